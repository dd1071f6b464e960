package zwick.engine.players;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zwick.engine.Score;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchRoot;
import zwick.engine.search.Engine;
import zwick.engine.search.RootChoice;
import zwick.game.Progress.Deed;
import zwick.game.known.Insight;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.wolf.WolfPosition;

/// How somebody plays who knows for sure what each move leads to.
///
/// @param oracle what he knows
record OraclePlay(
    Engine engine, Oracle oracle, SearchLimits searchLimits, SearchControl searchControl) {

  /// Nothing where he does not know, or where looking one move ahead tells as much.
  ///
  /// @param lines how many to choose from
  /// @param pick one of several that are about as good
  Optional<SearchLine> line(
      SearchRoot searchRoot, int lines, Function<List<SearchLine>, SearchLine> pick) {
    if (searchRoot.position() instanceof WolfPosition wolf) {
      return lost(wolf) ? Optional.of(trap(wolf)) : Optional.empty();
    }
    return searchRoot.position().huffable().isEmpty()
        ? Insight.of(oracle, searchRoot.position())
            .map(insight -> sure(searchRoot, insight, lines, pick))
        : Optional.empty();
  }

  /// Keeps what is known: wins soonest, holds out longest. Where that leaves a choice, as in a
  /// draw, he takes what looks best to somebody who does not know, since nor does the opponent.
  private SearchLine sure(
      SearchRoot searchRoot,
      Insight insight,
      int lines,
      Function<List<SearchLine>, SearchLine> pick) {
    var value = insight.known().value();
    var good = value == Value.DRAWN ? insight.keeping() : insight.best();
    var moves = new HashSet<Move>();
    good.forEach(choice -> moves.add(choice.move()));
    var choices = RootChoice.all(searchRoot.position());
    choices.removeIf(choice -> !moves.contains(choice.move(searchRoot.position())));
    var enough = choices.size() > 1 ? searchLimits : SearchLimits.depth(1);
    var look = engine.look(searchRoot, choices, Oracle.NONE, enough, searchControl, lines, null);
    var searchLine = pick.apply(look.lines());
    int score =
        switch (value) {
          case WON -> Score.winIn(insight.known().plies());
          case DRAWN -> Math.max(0, Math.min(searchLine.score(), Score.SURE - 1));
          case LOST -> -Score.SURE; // nobody says when: the distance may be that to a capture
        };
    return new SearchLine(score, searchLine.depth(), searchLine.deeds());
  }

  private boolean lost(WolfPosition p) {
    var known = oracle.known(p);
    return known != null && known.value() == Value.LOST;
  }

  /// A lost game is worth as much as it takes the opponent to win it.
  private SearchLine trap(WolfPosition p) {
    var moves = new MoveBuffer();
    p.generate(moves);
    int index = new WolfTraps(oracle).best(p, moves);
    var after = oracle.known(p.play(moves, index));
    int score = -Score.winIn(after == null ? 1 : after.plies() + 1);
    return new SearchLine(score, 1, List.of(new Deed.Moved(p.turn(), p.describe(moves, index))));
  }
}
