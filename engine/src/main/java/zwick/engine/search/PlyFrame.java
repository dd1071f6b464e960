package zwick.engine.search;

import zwick.game.Position;
import zwick.game.moves.MoveBuffer;

/// What a search remembers at one ply. Made once and used again and again, so that a search
/// allocates nothing but positions.
public final class PlyFrame {
  final MoveBuffer moves = new MoveBuffer();

  /// Moves as numbers of 24 bits, never 0, and what each promises; see [#rank].
  int[] names = new int[64];

  int[] promise = new int[64];

  /// Two quiet moves that were good enough at this ply elsewhere.
  int killer, killer2;

  /// The line from here on, as codes and taken sets.
  final int[] lineCodes = new int[Search.MOST_PLIES];

  final long[] lineTaken = new long[Search.MOST_PLIES];
  int lineLength;

  // How the position came about, as the draw rules count

  long key;
  int quiet;
  int limited;

  /// How many plies one can go back before a move that cannot be undone.
  int reach;

  public static int name(int code, long taken) {
    long mixed = (code + taken * 0x9e3779b97f4a7c15L + 1) * 0xd6e8feb86659fd93L;
    return (int) (mixed >>> 40) | 1;
  }

  /// Names the moves and says in which order to try them.
  ///
  /// @param first the move that was best here before, or 0
  void rank(Position position, int first, int[] history) {
    int size = moves.size();
    if (size > names.length) {
      names = new int[size * 2];
      promise = new int[size * 2];
    }
    for (int i = 0; i < size; i++) {
      int name = name(moves.code(i), moves.taken(i));
      names[i] = name;
      if (name == first) {
        promise[i] = Integer.MAX_VALUE;
      } else {
        int past = history[name & HistoryHeuristic.MASK];
        if (position.loud(moves, i)) {
          promise[i] = HistoryHeuristic.MOST * (4 + Long.bitCount(moves.taken(i))) + past;
        } else {
          promise[i] =
              (name == killer ? 3 : name == killer2 ? 2 : 0) * HistoryHeuristic.MOST + past;
        }
      }
    }
  }

  /// The index of the most promising move not yet taken, or -1.
  int next() {
    int best = -1;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < moves.size(); i++) {
      if (promise[i] > most) {
        most = promise[i];
        best = i;
      }
    }
    if (best >= 0) {
      promise[best] = Integer.MIN_VALUE;
    }
    return best;
  }

  /// Whether [#next] has given this move already.
  boolean tried(int index) {
    return promise[index] == Integer.MIN_VALUE;
  }

  void keepLine(int code, long taken, PlyFrame next) {
    lineCodes[0] = code;
    lineTaken[0] = taken;
    System.arraycopy(next.lineCodes, 0, lineCodes, 1, next.lineLength);
    System.arraycopy(next.lineTaken, 0, lineTaken, 1, next.lineLength);
    lineLength = next.lineLength + 1;
  }

  void learnKiller(int name) {
    if (name != killer) {
      killer2 = killer;
      killer = name;
    }
  }
}
