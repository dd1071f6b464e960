package zwick.solver.draughts;

import java.util.List;
import zwick.draughts.DraughtsRules;
import zwick.solver.Workers;

/// Works out a pair of drafts after the [InitialPass]: ply by ply, from decided positions back to
/// those that lead there.
///
/// In each round all positions that are lost in so many plies come first and those that are won in
/// as many after them, so a round never reads what it writes, and threads cannot change the result.
final class DraughtsRetrograde {
  static final int BLOCK = 1 << 12;

  private final DraughtsRules rules;
  private final EndingEntry worth;
  private final EndingProbe endingProbe;
  private final List<SliceDraft> drafts;
  private final Workers workers;

  /// Which entries there may be; only ever set, by any thread.
  private final boolean[] seen = new boolean[256];

  /// @param drafts a slice and its answer, or one that is its own answer
  DraughtsRetrograde(
      DraughtsRules rules,
      EndingEntry worth,
      EndingProbe endingProbe,
      List<SliceDraft> drafts,
      Workers workers) {
    this.rules = rules;
    this.worth = worth;
    this.endingProbe = endingProbe;
    this.drafts = drafts;
    this.workers = workers;
  }

  void run() {
    for (var sliceDraft : drafts) {
      for (byte code : sliceDraft.worths) {
        seen[code & 255] = true;
      }
    }
    for (int plies = 0; plies <= worth.most(); plies++) {
      round(worth.lost(plies));
      round(worth.won(plies));
    }
    drafts.forEach(sliceDraft -> sliceDraft.settle(worth));
  }

  /// Goes back from every position that is now known to be worth `code`.
  private void round(int code) {
    if (code == EndingEntry.NONE || !seen[code]) {
      return;
    }
    for (int i = 0; i < drafts.size(); i++) {
      var sliceDraft = drafts.get(i);
      var before = drafts.get(drafts.size() - 1 - i);
      workers.each(
          Math.ceilDiv(sliceDraft.worths.length, BLOCK),
          (from, to, _) -> {
            var back =
                new RetrogradeWorker(sliceDraft, before, code, rules, worth, endingProbe, seen);
            back.sweep(from * BLOCK, (int) Math.min(sliceDraft.worths.length, (long) to * BLOCK));
          });
    }
  }
}
