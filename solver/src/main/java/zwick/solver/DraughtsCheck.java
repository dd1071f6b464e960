package zwick.solver;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.MoveBuffer;
import zwick.notation.PositionText;
import zwick.solver.BadTable.Trouble;

/// Checks a table forwards: every entry must be what the referee's moves from its position make of
/// the entries they lead to.
///
/// That proves the table. A win or loss names its plies, so it rests on others with fewer and at
/// last on ended games, which the referee judges; and a position that is won but not said to be
/// would have a move to one that is lost but not said to be, with fewer plies, and so on to an
/// ended game.
final class DraughtsCheck {
  private final DraughtsRules rules;
  private final Path folder;
  private final EndWorth worth;
  private final Shelf shelf;
  private final Workers workers;

  DraughtsCheck(DraughtsRules rules, Path folder, EndWorth worth, Shelf shelf, Workers workers) {
    this.rules = rules;
    this.folder = folder;
    this.worth = worth;
    this.shelf = shelf;
    this.workers = workers;
  }

  /// @throws BadTable that names the first wrong position
  void check(SliceIndex index) {
    var first = new AtomicInteger(Integer.MAX_VALUE);
    workers.each(
        Math.ceilDiv(index.size(), Retrograde.BLOCK),
        (from, to, _) -> {
          int last = (int) Math.min(index.size(), (long) to * Retrograde.BLOCK);
          int wrong = wrong(index, from * Retrograde.BLOCK, Math.min(last, first.get()));
          first.accumulateAndGet(wrong, Math::min);
        });
    var file = index.slice.file(folder);
    if (first.get() < index.size()) {
      var place = new Placement(index);
      place.go(first.get());
      throw new BadTable(Trouble.WRONG, file, PositionText.write(place.position(rules)));
    }
    var counted =
        Draft.census(
            index.slice,
            shelf.table(index.slice),
            worth,
            SliceIndex.positions(index.slice, index.squares));
    try (var table = shelf.open(index.slice)) {
      if (!counted.equals(Census.of(table.facts()))) {
        throw new BadTable(Trouble.WRONG, file, counted.toString());
      }
    }
  }

  private int wrong(SliceIndex index, int from, int to) {
    var place = new Placement(index);
    var moves = new MoveBuffer();
    for (int at = from; at < to; at++) {
      if (place.go(at)) {
        var p = place.position(rules);
        if (shelf.probe().worth(p) != follows(p, moves)) {
          return at;
        }
      }
    }
    return Integer.MAX_VALUE;
  }

  /// What a position is worth if the tables are right about those its moves lead to.
  private int follows(DraughtsPosition p, MoveBuffer moves) {
    p.generate(moves);
    if (moves.size() == 0) {
      return shelf.probe().ended(p);
    }
    int left = worth.best();
    for (int i = 0; i < moves.size(); i++) {
      left = worth.worse(left, shelf.probe().worth(p.play(moves, i)));
    }
    return worth.before(left);
  }
}
