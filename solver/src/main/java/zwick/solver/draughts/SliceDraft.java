package zwick.solver.draughts;

import zwick.solver.TableCensus;

/// A table in the making. An entry that is won is so in at most as many plies as it says, and in
/// exactly as many once [DraughtsRetrograde] has come that far. One that is lost with `ways` left
/// is lost only if all of these lose too. What is left over in the end is drawn.
final class SliceDraft {
  /// Marks in `ways` that the side to move can capture; the other bits count the quiet moves inside
  /// the slice that may still save it.
  static final int CAPTURES = 128;

  static final int WAYS = 127;

  final SliceIndex index;
  final byte[] worths;
  final byte[] ways;

  SliceDraft(SliceIndex index) {
    this.index = index;
    worths = new byte[index.size()];
    ways = new byte[index.size()];
  }

  int worth(int at) {
    return worths[at] & 255;
  }

  boolean captures(int at) {
    return (ways[at] & CAPTURES) != 0;
  }

  boolean open(int at) {
    return (ways[at] & WAYS) != 0;
  }

  /// Whatever still has a way out is drawn.
  void settle(EndingEntry worth) {
    for (int at = 0; at < worths.length; at++) {
      if (open(at) && worth.isLost(worth(at))) {
        worths[at] = EndingEntry.DRAWN;
      }
    }
  }

  /// What the finished table says in all.
  TableCensus census(EndingEntry worth, long positions) {
    return census(index.materialSlice, worths, worth, positions);
  }

  static TableCensus census(
      MaterialSlice materialSlice, byte[] worths, EndingEntry worth, long positions) {
    var counts = new long[256];
    for (byte code : worths) {
      counts[code & 255]++;
    }
    long won = 0;
    long lost = 0;
    int deepest = 0;
    for (int code = 0; code < counts.length; code++) {
      won += worth.isWon(code) ? counts[code] : 0;
      lost += worth.isLost(code) ? counts[code] : 0;
      deepest = counts[code] > 0 ? Math.max(deepest, worth.plies(code)) : deepest;
    }
    return new TableCensus(
        materialSlice.own().toString(),
        materialSlice.foe().toString(),
        positions,
        won,
        positions - won - lost,
        lost,
        deepest);
  }
}
