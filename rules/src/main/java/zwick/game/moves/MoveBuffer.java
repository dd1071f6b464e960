package zwick.game.moves;

import java.util.Arrays;

/// The legal moves of one position as numbers: a code (whose meaning is the family's) and the set
/// of what is taken. A search or a leaf count keeps one buffer per ply and allocates no moves.
public final class MoveBuffer {
  private int[] codes = new int[64];
  private long[] taken = new long[64];
  private int size;

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  public int code(int index) {
    return codes[index];
  }

  public long taken(int index) {
    return taken[index];
  }

  public void add(int code, long takenSet) {
    if (size == codes.length) {
      codes = Arrays.copyOf(codes, size * 2);
      taken = Arrays.copyOf(taken, size * 2);
    }
    codes[size] = code;
    taken[size++] = takenSet;
  }

  /// Forgets all moves from `newSize` on.
  public void truncate(int newSize) {
    size = newSize;
  }

  /// Whether the move is among those from index `first` on.
  public boolean contains(int first, int code, long takenSet) {
    for (int i = first; i < size; i++) {
      if (codes[i] == code && taken[i] == takenSet) {
        return true;
      }
    }
    return false;
  }
}
