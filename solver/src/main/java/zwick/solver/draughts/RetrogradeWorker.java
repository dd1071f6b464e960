package zwick.solver.draughts;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;

/// One thread's part in a round of [DraughtsRetrograde]: what the positions of one worth mean to
/// those before them.
final class RetrogradeWorker extends Unmoves {
  private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

  private final SliceDraft sliceDraft;
  private final SliceDraft before;
  private final int code;
  private final boolean won;
  private final boolean huffs;
  private final EndingEntry worth;
  private final HuffableMoves huffableMoves;
  private final boolean[] seen;

  RetrogradeWorker(
      SliceDraft sliceDraft,
      SliceDraft before,
      int code,
      DraughtsRules rules,
      EndingEntry worth,
      EndingProbe endingProbe,
      boolean[] seen) {
    super(sliceDraft.index);
    this.sliceDraft = sliceDraft;
    this.before = before;
    this.code = code;
    won = worth.isWon(code);
    huffs = rules.obligation() == Obligation.HUFF;
    this.worth = worth;
    this.seen = seen;
    huffableMoves = new HuffableMoves(sliceDraft, rules, worth, endingProbe);
  }

  void sweep(int from, int to) {
    for (int at = from; at < to; at++) {
      if (sliceDraft.worths[at] == (byte) code && (won || !sliceDraft.open(at))) {
        from(at);
      }
    }
  }

  /// Where captures are enforced, who can capture makes no quiet move. Where they may be left out,
  /// the opponent has more to choose from than the position he finds.
  @Override
  void met() {
    int at = before.index.of(ownMen, ownKings, foeMen, foeKings);
    boolean captures = before.captures(at);
    if (captures && !huffs) {
      return;
    }
    if (won) {
      lose(at, captures);
    } else {
      win(at, captures);
    }
  }

  private void win(int at, boolean captures) {
    int now = before.worth(at);
    int known = code;
    if (worth.isWon(now) && worth.plies(now) <= worth.plies(code) + 1) {
      return;
    }
    if (captures) {
      known = worth.better(code, huffableMoves.huffed(this));
      if (!worth.isLost(known)) {
        return;
      }
    }
    int mine = worth.before(known);
    // Huffs make some threads' wins longer than others'; the shortest stays.
    while (worth.better(now, mine) != now
        && !BYTES.compareAndSet(before.worths, at, (byte) now, (byte) mine)) {
      now = before.worth(at);
    }
    seen[mine] = true;
  }

  private void lose(int at, boolean captures) {
    int now = before.worth(at);
    if (!worth.isLost(now)) {
      return;
    }
    if (captures) {
      missed(at, now);
    } else if (last(at)) {
      put(at, worth.better(now, worth.before(code)));
    }
  }

  /// A quiet move from a position with captures loses: to the position it leads to or, perhaps
  /// sooner, to a huff. Which one only all the moves together tell.
  private void missed(int at, int now) {
    int huffed = huffableMoves.huffed(this);
    boolean counted = !worth.isWon(huffed);
    boolean later = !counted && !before.open(at) && worth.before(huffed) == now;
    if (counted ? last(at) : later) {
      put(at, huffableMoves.loss(this, worth.plies(code)));
    }
  }

  /// Counts a way out less; whether it was the last.
  private boolean last(int at) {
    int left = (byte) BYTES.getAndAdd(before.ways, at, (byte) -1);
    return (left & SliceDraft.WAYS) == 1;
  }

  private void put(int at, int lost) {
    before.worths[at] = (byte) lost;
    seen[lost] = true;
  }
}
