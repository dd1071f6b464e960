package zwick.solver.draughts;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.solver.BadTable;
import zwick.solver.ProgressListener;
import zwick.solver.Solver;
import zwick.solver.SolvingPlan;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.files.SolvingTimes;
import zwick.solver.files.TableWriter;

/// Solves the endings of any draughts rules backwards and writes one table for each kind of
/// material. Whatever is already on the disk is not made again, so it can be stopped and started at
/// any time.
///
/// An entry says whether its position is won, drawn or lost, and in how many plies the game is over
/// when the winner hurries and the loser holds out. Plies to the end, not to the next capture: a
/// side that always makes the count smaller gets there, whatever is taken on the way, and an engine
/// can compare an ending with a win it has found by itself. Draw rules that count moves are left
/// out.
public final class DraughtsSolver implements Solver {
  private final DraughtsRules rules;
  private final Path tables;
  private final Path folder;
  private final int pieces;
  private final Workers workers;
  private final EndingBoard endingBoard;
  private final EndingEntry worth;
  private final LoadedTables loadedTables;

  /// @param tables the folder in which all rules have theirs
  /// @param pieces how many there are at most, both sides together: 2 to [#most]
  public DraughtsSolver(DraughtsRules rules, Path tables, int pieces, Workers workers) {
    this.rules = DraughtsTableRules.strict(rules);
    this.tables = tables;
    this.pieces = pieces;
    this.workers = workers;
    folder = DraughtsTableRules.folder(tables, rules);
    endingBoard = new EndingBoard(rules);
    worth = new EndingEntry(this.rules);
    loadedTables = new LoadedTables(this.rules, folder, endingBoard, worth, workers);
  }

  /// The most pieces for which every table can be numbered.
  public static int most(DraughtsRules rules) {
    return DraughtsPlan.most(new EndingBoard(rules));
  }

  private List<List<MaterialSlice>> pairs() {
    return DraughtsPlan.pairs(pieces);
  }

  @Override
  public SolvingPlan solvingPlan() {
    return new DraughtsPlan(rules, endingBoard)
        .of(pieces, materialSlice -> Files.exists(materialSlice.file(folder)));
  }

  /// @throws TooDeep where a win is longer than a table can say
  @Override
  public void solve(ProgressListener progressListener) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadTable(BadTable.Trouble.REFUSED, folder, String.valueOf(e.getMessage()));
    }
    run(progressListener, SolvingTimes.SOLVED, pair -> !finished(pair), this::make);
  }

  @Override
  public void verify(ProgressListener progressListener) {
    run(progressListener, SolvingTimes.CHECKED, this::begun, this::check);
  }

  @FunctionalInterface
  private interface Choice {
    boolean takes(List<MaterialSlice> pair);
  }

  @FunctionalInterface
  private interface Work {
    void on(List<MaterialSlice> pair);
  }

  private void run(ProgressListener progressListener, String kind, Choice choice, Work work) {
    long total = solvingPlan().entries();
    long done = 0;
    for (var pair : pairs()) {
      var name = pair.getFirst().toString();
      long positions =
          pair.stream()
              .mapToLong(materialSlice -> SliceIndex.positions(materialSlice, endingBoard))
              .sum();
      progressListener.at(name, done, total);
      if (choice.takes(pair)) {
        double start = SolvingTimes.spent();
        work.on(pair);
        double spent = SolvingTimes.spent() - start;
        new SolvingTimes(folder, kind).note(name, spent);
        progressListener.finished(name, positions, spent);
      }
      done += positions;
    }
    progressListener.at("", done, total);
  }

  private boolean begun(List<MaterialSlice> pair) {
    return pair.stream().anyMatch(materialSlice -> Files.exists(materialSlice.file(folder)));
  }

  /// Whether all tables of a pair are there; one that cannot be used is no reason to overwrite it.
  private boolean finished(List<MaterialSlice> pair) {
    boolean all = true;
    for (var materialSlice : pair) {
      if (Files.exists(materialSlice.file(folder))) {
        loadedTables.open(materialSlice).close();
      } else {
        all = false;
      }
    }
    return all;
  }

  private void make(List<MaterialSlice> pair) {
    loadedTables.hold(DraughtsPlan.needs(pair, rules));
    var drafts =
        pair.stream()
            .map(materialSlice -> new SliceDraft(new SliceIndex(materialSlice, endingBoard)))
            .toList();
    drafts.forEach(this::look);
    new DraughtsRetrograde(rules, worth, loadedTables.endingProbe(), drafts, workers).run();
    drafts.forEach(this::write);
  }

  private void look(SliceDraft sliceDraft) {
    int size = sliceDraft.worths.length;
    workers.each(
        Math.ceilDiv(size, DraughtsRetrograde.BLOCK),
        (from, to, _) -> {
          var look = new InitialPass(sliceDraft, rules, worth, loadedTables.endingProbe());
          int end = (int) Math.min(size, (long) to * DraughtsRetrograde.BLOCK);
          for (int at = from * DraughtsRetrograde.BLOCK; at < end; at++) {
            look.at(at);
          }
        });
  }

  private void write(SliceDraft sliceDraft) {
    var materialSlice = sliceDraft.index.materialSlice;
    long positions = SliceIndex.positions(materialSlice, endingBoard);
    var facts = new TreeMap<>(sliceDraft.census(worth, positions).facts());
    facts.put("rules", DraughtsTableRules.text(rules));
    facts.put("table", materialSlice.toString());
    TableWriter.write(materialSlice.file(folder), facts, sliceDraft.worths, workers);
  }

  private void check(List<MaterialSlice> pair) {
    loadedTables.hold(DraughtsPlan.needs(pair, rules));
    pair.forEach(loadedTables::table);
    var check = new DraughtsCheck(rules, folder, worth, loadedTables, workers);
    pair.forEach(materialSlice -> check.check(new SliceIndex(materialSlice, endingBoard)));
  }

  @Override
  public List<TableCensus> census() {
    try (var known = DraughtsOracle.open(tables, rules)) {
      return known.census().stream()
          .filter(
              tableCensus -> tableCensus.own().length() + tableCensus.opponent().length() <= pieces)
          .toList();
    }
  }

  /// Whether every table with so many pieces is there.
  public boolean whole(int count) {
    return pairs().stream()
        .filter(pair -> pair.getFirst().pieces() == count)
        .allMatch(pair ->
            pair.stream().allMatch(materialSlice -> Files.exists(materialSlice.file(folder))));
  }

  /// One of the positions of a table that take longest, White to move; none where all are drawn.
  public Optional<DraughtsPosition> longest(TableCensus table) {
    var materialSlice =
        new MaterialSlice(Material.read(table.own()), Material.read(table.opponent()));
    var index = new SliceIndex(materialSlice, endingBoard);
    var place = new SliceCursor(index);
    try (var file = loadedTables.open(materialSlice)) {
      var codes = file.all(workers);
      for (int at = 0; at < codes.length && table.won() + table.lost() > 0; at++) {
        int code = codes[at] & 255;
        if (code != EndingEntry.DRAWN && worth.plies(code) == table.deepest() && place.go(at)) {
          return Optional.of(place.position(rules));
        }
      }
      return Optional.empty();
    }
  }

  @Override
  public Map<String, Double> solvingTimes() {
    return new SolvingTimes(folder, SolvingTimes.SOLVED).all();
  }

  @Override
  public Map<String, Double> checkingTimes() {
    return new SolvingTimes(folder, SolvingTimes.CHECKED).all();
  }

  @Override
  public List<Path> folders() {
    return List.of(folder);
  }
}
