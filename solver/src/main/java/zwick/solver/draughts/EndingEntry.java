package zwick.solver.draughts;

import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Goal;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.solver.TooManyPlies;

/// How a draughts table says in one byte what a position is worth to the side to move: 0 for a
/// draw, else whether it is won or lost and in how many plies the game is over. A huff is no ply.
///
/// Turns alternate, so the number of plies alone tells who wins, and a byte holds up to 254 of
/// them. Only where somebody may huff is that not so, since he moves after it; there wins have the
/// lower half of the byte and losses the upper, with up to 126 plies each.
final class EndingEntry {
  static final int DRAWN = 0;

  /// No entry says this.
  static final int NONE = -1;

  private static final int CODES = 256;

  private final boolean huffs;
  private final boolean oddWins;
  private final int[] plies = new int[CODES];

  /// How good an entry is: the higher the better.
  private final int[] rank = new int[CODES];

  private final int[] before = new int[CODES];

  EndingEntry(DraughtsRules rules) {
    huffs = rules.obligation() == Obligation.HUFF;
    oddWins = rules.goal() == Goal.CAPTURE;
    for (int n = 0; n <= most(); n++) {
      know(won(n), n, CODES - n, lost(n + 1));
      know(lost(n), n, n - CODES, won(n + 1));
    }
  }

  private void know(int code, int n, int good, int mover) {
    if (code != NONE) {
      plies[code] = n;
      rank[code] = good;
      before[code] = mover;
    }
  }

  /// The longest game an entry can tell of.
  int most() {
    return huffs ? 126 : 254;
  }

  /// The entry of a win, or [#NONE] if no win takes so many plies.
  int won(int n) {
    return n > most() || !huffs && (n % 2 == 1) != oddWins ? NONE : n + 1;
  }

  int lost(int n) {
    return n > most() || !huffs && (n % 2 == 1) == oddWins ? NONE : huffs ? n + 128 : n + 1;
  }

  /// No move is worth less.
  int worst() {
    return lost(0) == NONE ? lost(1) : lost(0);
  }

  /// No move leads to anything better for the opponent.
  int best() {
    return won(0) == NONE ? won(1) : won(0);
  }

  boolean isWon(int code) {
    return rank[code] > 0;
  }

  boolean isLost(int code) {
    return rank[code] < 0;
  }

  int plies(int code) {
    return plies[code];
  }

  int better(int a, int b) {
    return rank[a] >= rank[b] ? a : b;
  }

  int worse(int a, int b) {
    return rank[a] <= rank[b] ? a : b;
  }

  /// What a move is worth to who makes it if it leads to `code` for the opponent.
  int before(int code) {
    if (before[code] == NONE) {
      throw new TooManyPlies(most());
    }
    return before[code];
  }
}
