package zwick.cli.terminal;

import org.jspecify.annotations.Nullable;
import zwick.cli.reports.LineText;
import zwick.cli.support.CliTexts;
import zwick.engine.Score;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;

/// Helps a person on: asked once, where to look; asked again, what to do. Thinks on its own, so
/// that the opponent learns nothing from it.
final class TerminalHints {
  private static final long NODES = 200_000;

  private final CliTexts cliTexts;
  private final RuleSet rules;
  private @Nullable Engine engine;
  private @Nullable Progress nudged;

  TerminalHints(CliTexts cliTexts, RuleSet rules) {
    this.cliTexts = cliTexts;
    this.rules = rules;
  }

  String next(Game game, Side near) {
    var searchLine = best(game);
    boolean again = game.progress().equals(nudged);
    nudged = game.progress();
    if (insist(game, searchLine)) {
      return again
          ? cliTexts.say("hint.move", Keyword.INSIST.in(cliTexts))
          : cliTexts.say("hint.missed");
    }
    return again ? tell(game, searchLine) : nudge(game, searchLine.first(), near);
  }

  private SearchLine best(Game game) {
    if (engine == null) {
      engine = Engine.of(rules); // many people never ask
    }
    return engine.think(game, SearchLimits.nodes(NODES)).best();
  }

  /// Whether it is better to insist on the capture the opponent has missed.
  private boolean insist(Game game, SearchLine searchLine) {
    var insistence = new Action.Insist(game.position().turn());
    if (!(game.apply(insistence) instanceof Verdict.Accepted(Game then))) {
      return false;
    }
    return -best(then).score() > searchLine.score();
  }

  private String tell(Game game, SearchLine searchLine) {
    var found = new LineText(game, searchLine);
    var standing =
        Score.decided(searchLine.score())
            ? cliTexts.words().wins(found.winner(), found.moves())
            : cliTexts.words().standing(searchLine.score(), game.position().turn());
    return cliTexts.say("hint.move", found.actions().getFirst()) + " " + standing;
  }

  private String nudge(Game game, Deed deed, Side near) {
    if (!(deed instanceof Deed.Moved(Side _, Move move))) {
      return cliTexts.say("hint.missed");
    }
    var wish = Wish.of(move);
    var grid = game.rules().grid();
    return switch (wish.kind()) {
      case PASS -> cliTexts.say("hint.pass");
      case PLACE ->
          cliTexts.say(
              "hint.region", cliTexts.say(BoardRegion.of(game.rules(), wish.to(), near).key()));
      case SLIDE, CAPTURE -> cliTexts.say("hint.piece", grid.say(wish.from()));
    };
  }
}
