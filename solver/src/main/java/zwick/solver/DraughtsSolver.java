package zwick.solver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeMap;
import zwick.draughts.DraughtsRules;
import zwick.solver.BadTable.Trouble;
import zwick.solver.NotEnough.What;

/// Solves the endings of any draughts rules backwards and writes one table for each kind of
/// material.
///
/// An entry says whether its position is won, drawn or lost, and in how many plies the game is over
/// when the winner hurries and the loser holds out. Plies to the end, not to the next capture: a
/// side that always makes the count smaller gets there, whatever is taken on the way, and an engine
/// can compare an ending with a win it has found by itself. Draw rules that count moves are left
/// out.
public final class DraughtsSolver {
  /// Positions between two reports.
  private static final int STRIDE = 1 << 21;

  private final DraughtsRules rules;
  private final Path folder;
  private final Workers workers;
  private final Progress progress;
  private final Squares squares;
  private final EndWorth worth;
  private final Shelf shelf;
  private long done;
  private long total;

  private DraughtsSolver(DraughtsRules rules, Path folder, Workers workers, Progress progress) {
    this.rules = TableRules.strict(rules);
    this.folder = folder;
    this.workers = workers;
    this.progress = progress;
    squares = new Squares(rules);
    worth = new EndWorth(this.rules);
    shelf = new Shelf(this.rules, folder, squares, worth, workers);
  }

  /// Makes every table up to `pieces` that is not there yet. Whenever it is stopped and started
  /// again, the same files come out.
  ///
  /// @throws NotEnough before it begins
  /// @throws BadTable where a table that is there cannot be used, or one cannot be written
  /// @throws TooDeep where a win is longer than a table can say
  public static void solve(
      DraughtsRules rules, Path folder, int pieces, Workers workers, Progress progress) {
    new DraughtsSolver(rules, folder, workers, progress).solve(pieces);
  }

  /// Checks every entry of every table up to `pieces` against the moves of its position.
  ///
  /// @throws BadTable at the first table that is missing, damaged, foreign or wrong
  public static void verify(
      DraughtsRules rules, Path folder, int pieces, Workers workers, Progress progress) {
    new DraughtsSolver(rules, folder, workers, progress).verify(pieces);
  }

  private void solve(int pieces) {
    var plan = DraughtsPlan.of(rules, pieces);
    require(plan, pieces);
    total = plan.positions();
    for (var pair : DraughtsPlan.pairs(rules, pieces)) {
      if (!finished(pair)) {
        make(pair);
      }
      for (var slice : pair) {
        done += SliceIndex.positions(slice, squares);
      }
      progress.at(pair.getFirst().toString(), done, total);
    }
  }

  private void require(DraughtsPlan plan, int pieces) {
    long memory = Runtime.getRuntime().maxMemory();
    if (memory < plan.memory()) {
      throw new NotEnough(What.MEMORY, plan.memory(), memory);
    }
    try {
      Files.createDirectories(folder);
      long disk = Files.getFileStore(folder).getUsableSpace();
      long missing =
          DraughtsPlan.pairs(rules, pieces).stream()
              .flatMap(List::stream)
              .filter(slice -> !Files.exists(slice.file(folder)))
              .mapToLong(slice -> DraughtsPlan.disk(slice, squares))
              .sum();
      if (disk < missing) {
        throw new NotEnough(What.DISK, missing, disk);
      }
    } catch (IOException e) {
      throw new BadTable(Trouble.REFUSED, folder, String.valueOf(e.getMessage()));
    }
  }

  private boolean finished(List<Slice> pair) {
    boolean all = true;
    for (var slice : pair) {
      if (Files.exists(slice.file(folder))) {
        shelf.open(slice).close();
      } else {
        all = false;
      }
    }
    return all;
  }

  private void make(List<Slice> pair) {
    shelf.hold(DraughtsPlan.needs(pair, rules));
    var drafts = pair.stream().map(slice -> new Draft(new SliceIndex(slice, squares))).toList();
    long looked = 0;
    for (var draft : drafts) {
      for (int from = 0; from < draft.worths.length; from += STRIDE) {
        int to = (int) Math.min(draft.worths.length, (long) from + STRIDE);
        look(draft, from, to);
        looked += to - from;
        // Looking is about half of the work.
        progress.at(draft.index.slice.toString(), Math.min(total, done + looked / 2), total);
        if (to == draft.worths.length) {
          break; // the next step could leave the numbers
        }
      }
    }
    new Retrograde(rules, worth, shelf.probe(), drafts, workers).run();
    drafts.forEach(this::write);
  }

  private void look(Draft draft, int first, int end) {
    workers.each(
        Math.ceilDiv(end - first, Retrograde.BLOCK),
        (from, to, _) -> {
          var look = new FirstLook(draft, rules, worth, shelf.probe());
          int last = (int) Math.min(end, first + (long) to * Retrograde.BLOCK);
          for (int at = first + from * Retrograde.BLOCK; at < last; at++) {
            look.at(at);
          }
        });
  }

  private void write(Draft draft) {
    var slice = draft.index.slice;
    long positions = SliceIndex.positions(slice, squares);
    var facts = new TreeMap<>(draft.census(worth, positions).facts());
    facts.put("rules", TableRules.text(rules));
    facts.put("name", slice.toString());
    TableWriter.write(slice.file(folder), facts, draft.worths, workers);
  }

  private void verify(int pieces) {
    total = DraughtsPlan.of(rules, pieces).positions();
    for (var pair : DraughtsPlan.pairs(rules, pieces)) {
      shelf.hold(DraughtsPlan.needs(pair, rules));
      pair.forEach(shelf::table);
      for (var slice : pair) {
        new DraughtsCheck(rules, folder, worth, shelf, workers)
            .check(new SliceIndex(slice, squares));
        done += SliceIndex.positions(slice, squares);
        progress.at(slice.toString(), done, total);
      }
    }
  }
}
