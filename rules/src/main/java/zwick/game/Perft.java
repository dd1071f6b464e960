package zwick.game;

/// Counts leaves: the positions after a number of moves. Draw rules are ignored, and a finished
/// game has no moves. The last ply is counted without being played.
public final class Perft {
  private final MoveBuffer[] buffers;

  private Perft(int depth) {
    buffers = new MoveBuffer[depth + 1];
    for (int i = 0; i <= depth; i++) {
      buffers[i] = new MoveBuffer();
    }
  }

  public static long count(Position position, int depth) {
    return depth == 0 ? 1 : new Perft(depth).leaves(position, depth);
  }

  private long leaves(Position position, int depth) {
    var moves = buffers[depth];
    if (depth == 1) {
      return position.count(moves);
    }
    position.generate(moves);
    long leaves = 0;
    for (int i = 0; i < moves.size(); i++) {
      leaves += leaves(position.play(moves, i), depth - 1);
    }
    return leaves;
  }
}
