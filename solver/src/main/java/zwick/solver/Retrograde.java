package zwick.solver;

import java.util.List;
import zwick.draughts.DraughtsRules;

/// Works out a pair of drafts after the [FirstLook]: ply by ply, from decided positions back to
/// those that lead there.
///
/// In each round all positions that are lost in so many plies come first and those that are won in
/// as many after them, so a round never reads what it writes, and threads cannot change the result.
final class Retrograde {
  static final int BLOCK = 1 << 12;

  private final DraughtsRules rules;
  private final EndWorth worth;
  private final Probe probe;
  private final List<Draft> drafts;
  private final Workers workers;

  /// Which entries there may be; only ever set, by any thread.
  private final boolean[] seen = new boolean[256];

  /// @param drafts a slice and its answer, or one that is its own answer
  Retrograde(
      DraughtsRules rules, EndWorth worth, Probe probe, List<Draft> drafts, Workers workers) {
    this.rules = rules;
    this.worth = worth;
    this.probe = probe;
    this.drafts = drafts;
    this.workers = workers;
  }

  void run() {
    for (var draft : drafts) {
      for (byte code : draft.worths) {
        seen[code & 255] = true;
      }
    }
    for (int plies = 0; plies <= worth.most(); plies++) {
      round(worth.lost(plies));
      round(worth.won(plies));
    }
    drafts.forEach(draft -> draft.settle(worth));
  }

  /// Goes back from every position that is now known to be worth `code`.
  private void round(int code) {
    if (code == EndWorth.NONE || !seen[code]) {
      return;
    }
    for (int i = 0; i < drafts.size(); i++) {
      var draft = drafts.get(i);
      var before = drafts.get(drafts.size() - 1 - i);
      workers.each(
          Math.ceilDiv(draft.worths.length, BLOCK),
          (from, to, _) -> {
            var back = new Backward(draft, before, code, rules, worth, probe, seen);
            back.sweep(from * BLOCK, (int) Math.min(draft.worths.length, (long) to * BLOCK));
          });
    }
  }
}
