package zwick.arena;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// Proves that a side wins within so many plies, by looking at everything both can do: every move,
/// and every huff, which is a ply of its own. Draw rules are left out.
///
/// This is the second opinion on the engine's search and knows nothing of it. It stays plain: no
/// judgement, no order of moves, nothing left out.
public final class Prover {
  /// It needed more positions than it was given.
  public static final class TooHard extends RuntimeException {
    private static final long serialVersionUID = 1;

    TooHard() {
      super("too many positions to look at", null, false, false);
    }
  }

  private final Side winner;
  private final long budget;
  private long looked;

  /// Per [Position#key] the plies in which a win is proved, and those in which there is none.
  private final Map<Long, int[]> known = new HashMap<>();

  private Prover(Side winner, long budget) {
    this.winner = winner;
    this.budget = budget;
  }

  /// A win and how to begin it.
  ///
  /// @param plies until the end if the loser holds out as long as he can
  /// @param first every move or huff after which it takes no longer
  public record Win(int plies, List<Deed> first) {
    public Win {
      first = List.copyOf(first);
    }
  }

  /// The quickest win of the side to move within `plies`, if there is one.
  ///
  /// @param budget positions to look at
  /// @throws TooHard if they are not enough
  public static Optional<Win> quickest(Position position, int plies, long budget) {
    var start = position.strict();
    var prover = new Prover(start.turn(), budget);
    for (int n = 1; n <= plies; n++) {
      var first = prover.first(start, n);
      if (!first.isEmpty()) {
        return Optional.of(new Win(n, first));
      }
    }
    return Optional.empty();
  }

  private List<Deed> first(Position start, int plies) {
    var first = new ArrayList<Deed>();
    for (int at : start.huffable()) {
      if (wins(start.huff(at), plies - 1)) {
        first.add(new Deed.Huffed(start.turn(), at));
      }
    }
    var moves = new MoveBuffer();
    start.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (wins(start.play(moves, i), plies - 1)) {
        first.add(new Deed.Moved(start.turn(), start.describe(moves, i)));
      }
    }
    return first;
  }

  /// Whether the winner can force the end within `plies`.
  private boolean wins(Position p, int plies) {
    if (++looked > budget) {
      throw new TooHard();
    }
    var end = p.outcome();
    if (end.isPresent() && !mayHuffFirst(p, end.get())) {
      return end.get() instanceof Outcome.Win(Side side, var _) && side == winner;
    }
    if (plies == 0) {
      return false;
    }
    if (plies == 1) {
      return p.turn() == winner ? some(p, 1) : every(p, 1); // too many to remember them all
    }
    var bounds = known.computeIfAbsent(p.key(), _ -> new int[] {Integer.MAX_VALUE, 0});
    if (plies >= bounds[0] || plies <= bounds[1]) {
      return plies >= bounds[0];
    }
    boolean wins = p.turn() == winner ? some(p, plies) : every(p, plies);
    bounds[wins ? 0 : 1] = plies;
    return wins;
  }

  /// Who is shut in by a move that overlooked a capture may still huff, which comes first.
  private static boolean mayHuffFirst(Position p, Outcome end) {
    return end.equals(new Outcome.Win(p.turn().other(), Ending.BLOCKED)) && !p.huffable().isEmpty();
  }

  private boolean some(Position p, int plies) {
    for (int at : p.huffable()) {
      if (wins(p.huff(at), plies - 1)) {
        return true;
      }
    }
    var moves = new MoveBuffer();
    p.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (wins(p.play(moves, i), plies - 1)) {
        return true;
      }
    }
    return false;
  }

  private boolean every(Position p, int plies) {
    for (int at : p.huffable()) {
      if (!wins(p.huff(at), plies - 1)) {
        return false;
      }
    }
    var moves = new MoveBuffer();
    p.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      if (!wins(p.play(moves, i), plies - 1)) {
        return false;
      }
    }
    return true;
  }
}
