package zwick.solver.mill;

import java.util.List;
import java.util.Map;
import zwick.mill.MillRules;
import zwick.mill.MillRules.Placing;
import zwick.mill.MillRules.PlacingMill;
import zwick.solver.RemainingWork;
import zwick.solver.mill.positions.MovingIndex;

/// Counts what is not solved of a mill game: the tables that are missing and, where turns are free
/// to place or to move or a mill brings another one, all positions with stones in hand. Like tables
/// it asks what the side to move has, not which colour.
record MillRemainingWork(MillRules rules, MovingIndex space) {
  private static final int FEWEST = 3;

  /// @param pieces all there can be
  /// @param times what it took to solve some of them
  RemainingWork of(List<MillTableGroup> pieces, Map<String, Double> times) {
    long missing = 0;
    long room = 0;
    long made = 0;
    long bytes = 0;
    long timed = 0;
    double seconds = 0;
    for (var piece : pieces) {
      if (!piece.there()) {
        missing += piece.positions();
        room += piece.room(false);
        continue;
      }
      made += piece.positions();
      bytes += piece.bytes();
      var time = times.get(piece.name());
      if (time != null) {
        timed += piece.positions();
        seconds += time;
      }
    }
    long inHand = MillSolver.whole(rules) ? 0 : inHand();
    // Small tables compress too well to tell of the large ones.
    double each = missing > 0 ? (double) room / missing : (double) bytes / Math.max(1, made);
    return new RemainingWork(
        missing + inHand,
        inHand > 0,
        timed == 0 ? 0 : (missing + inHand) * (seconds / timed),
        (long) ((missing + inHand) * each));
  }

  /// Positions in which somebody has yet to place a stone, as far as numbers of stones can tell.
  long inHand() {
    long positions = 0;
    for (int own = 0; own <= rules.stones(); own++) {
      for (int other = 0; other <= rules.stones(); other++) {
        positions += hands(own, other) * space.size(own, other);
      }
    }
    boolean extra = space.rules().again() || rules.placingMill() == PlacingMill.EXTRA_MOVE;
    return positions * (extra ? 2 : 1);
  }

  /// With how many different hands, not both of them empty, such numbers can be on the board.
  private long hands(int own, int other) {
    boolean kept = // nothing is taken before all are placed
        rules.placing() == Placing.FIRST && rules.placingMill() == PlacingMill.EXTRA_MOVE;
    if (kept) {
      return own == rules.stones() && other == rules.stones() ? 0 : 1;
    }
    long empty = own >= FEWEST && other >= FEWEST ? 1 : 0;
    return hands(own) * hands(other) - empty;
  }

  /// Whoever owns fewer than three stones has lost; stones that were taken are neither here nor
  /// there.
  private long hands(int board) {
    return rules.stones() - Math.max(board, FEWEST) + 1;
  }
}
