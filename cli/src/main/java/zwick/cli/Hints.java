package zwick.cli;

import org.jspecify.annotations.Nullable;
import zwick.engine.Engine;
import zwick.engine.Limits;
import zwick.engine.Line;
import zwick.engine.Score;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Turn;
import zwick.game.Turn.Deed;
import zwick.game.Verdict;
import zwick.game.Wish;

/// Helps a person on: asked once, where to look; asked again, what to do. Thinks on its own, so
/// that the opponent learns nothing from it.
final class Hints {
  private static final long NODES = 200_000;

  private final Talk talk;
  private final RuleSet rules;
  private @Nullable Engine engine;
  private @Nullable Turn nudged;

  Hints(Talk talk, RuleSet rules) {
    this.talk = talk;
    this.rules = rules;
  }

  String next(Game game, Side near) {
    var line = best(game);
    boolean again = game.turn().equals(nudged);
    nudged = game.turn();
    if (insist(game, line)) {
      return again ? talk.say("hint.move", Word.INSIST.in(talk)) : talk.say("hint.missed");
    }
    return again ? tell(game, line) : nudge(game, line.first(), near);
  }

  private Line best(Game game) {
    if (engine == null) {
      engine = Engine.of(rules); // many people never ask
    }
    return engine.think(game, Limits.nodes(NODES)).best();
  }

  /// Whether it is better to insist on the capture the opponent has missed.
  private boolean insist(Game game, Line line) {
    var insistence = new Action.Insist(game.position().turn());
    if (!(game.apply(insistence) instanceof Verdict.Accepted(Game then))) {
      return false;
    }
    return -best(then).score() > line.score();
  }

  private String tell(Game game, Line line) {
    var found = new LineText(game, line);
    var standing =
        Score.decided(line.score())
            ? talk.words().wins(found.winner(), found.moves())
            : talk.words().standing(line.score(), game.position().turn());
    return talk.say("hint.move", found.actions().getFirst()) + " " + standing;
  }

  private String nudge(Game game, Deed deed, Side near) {
    if (!(deed instanceof Deed.Moved(Side _, Move move))) {
      return talk.say("hint.missed");
    }
    var wish = Wish.of(move);
    var grid = game.rules().grid();
    return switch (wish.kind()) {
      case PASS -> talk.say("hint.pass");
      case PLACE ->
          talk.say("hint.region", talk.say(Region.of(game.rules(), wish.to(), near).key()));
      case SLIDE, CAPTURE -> talk.say("hint.piece", grid.say(wish.from()));
    };
  }
}
