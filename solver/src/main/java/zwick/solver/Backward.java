package zwick.solver;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;

/// One thread's part in a round of [Retrograde]: what the positions of one worth mean to those
/// before them.
final class Backward extends Unmoves {
  private static final VarHandle BYTES = MethodHandles.arrayElementVarHandle(byte[].class);

  private final Draft draft;
  private final Draft before;
  private final int code;
  private final boolean won;
  private final boolean huffs;
  private final EndWorth worth;
  private final Oversight oversight;
  private final boolean[] seen;

  Backward(
      Draft draft,
      Draft before,
      int code,
      DraughtsRules rules,
      EndWorth worth,
      Probe probe,
      boolean[] seen) {
    super(draft.index);
    this.draft = draft;
    this.before = before;
    this.code = code;
    won = worth.isWon(code);
    huffs = rules.obligation() == Obligation.HUFF;
    this.worth = worth;
    this.seen = seen;
    oversight = new Oversight(draft, rules, worth, probe);
  }

  void sweep(int from, int to) {
    for (int at = from; at < to; at++) {
      if (draft.worths[at] == (byte) code && (won || !draft.open(at))) {
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
      known = worth.better(code, oversight.huffed(this));
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
    int huffed = oversight.huffed(this);
    boolean counted = !worth.isWon(huffed);
    boolean later = !counted && !before.open(at) && worth.before(huffed) == now;
    if (counted ? last(at) : later) {
      put(at, oversight.loss(this, worth.plies(code)));
    }
  }

  /// Counts a way out less; whether it was the last.
  private boolean last(int at) {
    int left = (byte) BYTES.getAndAdd(before.ways, at, (byte) -1);
    return (left & Draft.WAYS) == 1;
  }

  private void put(int at, int lost) {
    before.worths[at] = (byte) lost;
    seen[lost] = true;
  }
}
