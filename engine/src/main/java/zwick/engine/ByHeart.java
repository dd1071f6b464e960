package zwick.engine;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import zwick.game.Insight;
import zwick.game.Move;
import zwick.game.MoveBuffer;
import zwick.game.Oracle;
import zwick.game.Oracle.Value;
import zwick.game.Turn.Deed;
import zwick.wolf.WolfPosition;

/// How somebody plays who knows for sure what each move leads to.
///
/// @param oracle what he knows
record ByHeart(Engine engine, Oracle oracle, Limits limits, Watch watch) {

  /// Nothing where he does not know, or where looking one move ahead tells as much.
  ///
  /// @param lines how many to choose from
  /// @param pick one of several that are about as good
  Optional<Line> line(Root root, int lines, Function<List<Line>, Line> pick) {
    if (root.position() instanceof WolfPosition wolf) {
      return lost(wolf) ? Optional.of(trap(wolf)) : Optional.empty();
    }
    return root.position().huffable().isEmpty()
        ? Insight.of(oracle, root.position()).map(insight -> sure(root, insight, lines, pick))
        : Optional.empty();
  }

  /// Keeps what is known: wins soonest, holds out longest. Where that leaves a choice, as in a
  /// draw, he takes what looks best to somebody who does not know, since nor does the opponent.
  private Line sure(Root root, Insight insight, int lines, Function<List<Line>, Line> pick) {
    var value = insight.known().value();
    var good = value == Value.DRAWN ? insight.keeping() : insight.best();
    var moves = new HashSet<Move>();
    good.forEach(choice -> moves.add(choice.move()));
    var choices = RootChoice.all(root.position());
    choices.removeIf(choice -> !moves.contains(choice.move(root.position())));
    var enough = choices.size() > 1 ? limits : Limits.depth(1);
    var look = engine.look(root, choices, Oracle.NONE, enough, watch, lines, null);
    var line = pick.apply(look.lines());
    int score =
        switch (value) {
          case WON -> Score.winIn(insight.known().plies());
          case DRAWN -> Math.max(0, Math.min(line.score(), Score.SURE - 1));
          case LOST -> -Score.SURE; // nobody says when: the distance may be that to a capture
        };
    return new Line(score, line.depth(), line.deeds());
  }

  private boolean lost(WolfPosition p) {
    var known = oracle.known(p);
    return known != null && known.value() == Value.LOST;
  }

  /// A lost game is worth as much as it takes the opponent to win it.
  private Line trap(WolfPosition p) {
    var moves = new MoveBuffer();
    p.generate(moves);
    int index = new WolfTraps(oracle).best(p, moves);
    var after = oracle.known(p.play(moves, index));
    int score = -Score.winIn(after == null ? 1 : after.plies() + 1);
    return new Line(score, 1, List.of(new Deed.Moved(p.turn(), p.describe(moves, index))));
  }
}
