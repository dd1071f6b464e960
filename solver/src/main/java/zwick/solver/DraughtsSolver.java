package zwick.solver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;

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
  private final Squares squares;
  private final EndWorth worth;
  private final Shelf shelf;

  /// @param tables the folder in which all rules have theirs
  /// @param pieces how many there are at most, both sides together: 2 to [#most]
  public DraughtsSolver(DraughtsRules rules, Path tables, int pieces, Workers workers) {
    this.rules = TableRules.strict(rules);
    this.tables = tables;
    this.pieces = pieces;
    this.workers = workers;
    folder = TableRules.folder(tables, rules);
    squares = new Squares(rules);
    worth = new EndWorth(this.rules);
    shelf = new Shelf(this.rules, folder, squares, worth, workers);
  }

  /// The most pieces for which every table can be numbered.
  public static int most(DraughtsRules rules) {
    return DraughtsPlan.most(new Squares(rules));
  }

  private List<List<Slice>> pairs() {
    return DraughtsPlan.pairs(pieces);
  }

  @Override
  public Plan plan() {
    return new DraughtsPlan(rules, squares).of(pieces, slice -> Files.exists(slice.file(folder)));
  }

  /// @throws TooDeep where a win is longer than a table can say
  @Override
  public void solve(Progress progress) {
    try {
      Files.createDirectories(folder);
    } catch (IOException e) {
      throw new BadTable(BadTable.Trouble.REFUSED, folder, String.valueOf(e.getMessage()));
    }
    run(progress, Times.SOLVED, pair -> !finished(pair), this::make);
  }

  @Override
  public void verify(Progress progress) {
    run(progress, Times.CHECKED, this::begun, this::check);
  }

  @FunctionalInterface
  private interface Choice {
    boolean takes(List<Slice> pair);
  }

  @FunctionalInterface
  private interface Work {
    void on(List<Slice> pair);
  }

  private void run(Progress progress, String kind, Choice choice, Work work) {
    long total = plan().entries();
    long done = 0;
    for (var pair : pairs()) {
      var name = pair.getFirst().toString();
      long positions = pair.stream().mapToLong(slice -> SliceIndex.positions(slice, squares)).sum();
      progress.at(name, done, total);
      if (choice.takes(pair)) {
        double start = Times.spent();
        work.on(pair);
        double spent = Times.spent() - start;
        new Times(folder, kind).note(name, spent);
        progress.finished(name, positions, spent);
      }
      done += positions;
    }
    progress.at("", done, total);
  }

  private boolean begun(List<Slice> pair) {
    return pair.stream().anyMatch(slice -> Files.exists(slice.file(folder)));
  }

  /// Whether all tables of a pair are there; one that cannot be used is no reason to overwrite it.
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
    drafts.forEach(this::look);
    new Retrograde(rules, worth, shelf.probe(), drafts, workers).run();
    drafts.forEach(this::write);
  }

  private void look(Draft draft) {
    int size = draft.worths.length;
    workers.each(
        Math.ceilDiv(size, Retrograde.BLOCK),
        (from, to, _) -> {
          var look = new FirstLook(draft, rules, worth, shelf.probe());
          int end = (int) Math.min(size, (long) to * Retrograde.BLOCK);
          for (int at = from * Retrograde.BLOCK; at < end; at++) {
            look.at(at);
          }
        });
  }

  private void write(Draft draft) {
    var slice = draft.index.slice;
    long positions = SliceIndex.positions(slice, squares);
    var facts = new TreeMap<>(draft.census(worth, positions).facts());
    facts.put("rules", TableRules.text(rules));
    facts.put("table", slice.toString());
    TableWriter.write(slice.file(folder), facts, draft.worths, workers);
  }

  private void check(List<Slice> pair) {
    shelf.hold(DraughtsPlan.needs(pair, rules));
    pair.forEach(shelf::table);
    var check = new DraughtsCheck(rules, folder, worth, shelf, workers);
    pair.forEach(slice -> check.check(new SliceIndex(slice, squares)));
  }

  @Override
  public List<Census> census() {
    try (var known = DraughtsTables.open(tables, rules)) {
      return known.census().stream()
          .filter(census -> census.own().length() + census.opponent().length() <= pieces)
          .toList();
    }
  }

  /// Whether every table with so many pieces is there.
  public boolean whole(int count) {
    return pairs().stream()
        .filter(pair -> pair.getFirst().pieces() == count)
        .allMatch(pair -> pair.stream().allMatch(slice -> Files.exists(slice.file(folder))));
  }

  /// One of the positions of a table that take longest, White to move; none where all are drawn.
  public Optional<DraughtsPosition> longest(Census table) {
    var slice = new Slice(Material.read(table.own()), Material.read(table.opponent()));
    var index = new SliceIndex(slice, squares);
    var place = new Placement(index);
    try (var file = shelf.open(slice)) {
      var codes = file.all(workers);
      for (int at = 0; at < codes.length && table.won() + table.lost() > 0; at++) {
        int code = codes[at] & 255;
        if (code != EndWorth.DRAWN && worth.plies(code) == table.deepest() && place.go(at)) {
          return Optional.of(place.position(rules));
        }
      }
      return Optional.empty();
    }
  }

  @Override
  public Map<String, Double> solvingTimes() {
    return new Times(folder, Times.SOLVED).all();
  }

  @Override
  public Map<String, Double> checkingTimes() {
    return new Times(folder, Times.CHECKED).all();
  }

  @Override
  public List<Path> folders() {
    return List.of(folder);
  }
}
