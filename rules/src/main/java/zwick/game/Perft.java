package zwick.game;

import zwick.game.moves.MoveBuffer;

/// Counts leaves: the positions after a number of moves. Draw rules are ignored, and a finished
/// game has no moves. The last ply is counted without being played.
public final class Perft {
  private Perft() {}

  public static long count(Position position, int depth) {
    if (depth == 0) {
      return 1;
    }
    var buffers = new MoveBuffer[depth + 1];
    for (int i = 0; i <= depth; i++) {
      buffers[i] = new MoveBuffer();
    }
    return position.leaves(depth, buffers);
  }

  /// The way that all positions know: move by move.
  public static long leaves(Position position, int depth, MoveBuffer[] buffers) {
    var moves = buffers[depth];
    if (depth == 1) {
      return position.count(moves);
    }
    position.generate(moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += position.play(moves, i).leaves(depth - 1, buffers);
    }
    return leaves;
  }
}
