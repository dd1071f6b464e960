package zwick.solver.mill.placing;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// A table of the placing phase: all positions after `ply` stones have been placed in turn, with
/// `white` and `black` stones left on the board. White is to move after an even number.
///
/// @param stones how many each side has in all
public record PlacingStage(int stones, int ply, int white, int black) {

  public static PlacingStage start(int stones) {
    return new PlacingStage(stones, 0, 0, 0);
  }

  public boolean whiteToMove() {
    return ply % 2 == 0;
  }

  public int whiteHand() {
    return stones - (ply + 1) / 2;
  }

  int blackHand() {
    return stones - ply / 2;
  }

  /// Whether all stones are placed, so that the tables of the moving phase say the rest.
  boolean placed() {
    return ply == 2 * stones;
  }

  /// What the opponent of the side to move owns.
  int opponentOwns() {
    return whiteToMove() ? black + blackHand() : white + whiteHand();
  }

  /// The side to move places a stone and takes some of the opponent's.
  PlacingStage next(int taken) {
    return whiteToMove()
        ? new PlacingStage(stones, ply + 1, white + 1, black - taken)
        : new PlacingStage(stones, ply + 1, white - taken, black + 1);
  }

  /// Whether the side to move can close a mill, and the opponent has as many stones to take.
  private boolean mayTake(int taken) {
    int own = whiteToMove() ? white : black;
    int his = whiteToMove() ? black : white;
    return own >= 2 * taken && his >= taken && opponentOwns() - taken >= 3;
  }

  /// All tables of a ply that play can reach, in the order of the stones on the board.
  static List<PlacingStage> of(int stones, int ply, boolean two) {
    Set<PlacingStage> now = Set.of(start(stones));
    for (int i = 0; i < ply; i++) {
      var next = new HashSet<PlacingStage>();
      for (var stage : now) {
        for (int taken = 0; taken <= (two ? 2 : 1); taken++) {
          if (stage.mayTake(taken)) {
            next.add(stage.next(taken));
          }
        }
      }
      now = next;
    }
    var sorted = new ArrayList<>(now);
    // Neighbours in this order share what they look into: see PlacingTables.
    sorted.sort((one, other) ->
        ply % 2 == 0
            ? 32 * (one.white - other.white) + one.black - other.black
            : 32 * (one.black - other.black) + one.white - other.white);
    return sorted;
  }

  public String title() {
    return "placing " + ply + " " + white + "-" + black;
  }
}
