package zwick.solver.draughts;

import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.moves.MoveBuffer;
import zwick.notation.PositionText;
import zwick.solver.BadTable;
import zwick.solver.BadTable.Trouble;
import zwick.solver.TableCensus;
import zwick.solver.Workers;

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
  private final EndingEntry worth;
  private final LoadedTables loadedTables;
  private final Workers workers;

  DraughtsCheck(
      DraughtsRules rules,
      Path folder,
      EndingEntry worth,
      LoadedTables loadedTables,
      Workers workers) {
    this.rules = rules;
    this.folder = folder;
    this.worth = worth;
    this.loadedTables = loadedTables;
    this.workers = workers;
  }

  /// @throws BadTable that names the first wrong position
  void check(SliceIndex index) {
    var first = new AtomicInteger(Integer.MAX_VALUE);
    workers.each(
        Math.ceilDiv(index.size(), DraughtsRetrograde.BLOCK),
        (from, to, _) -> {
          int last = (int) Math.min(index.size(), (long) to * DraughtsRetrograde.BLOCK);
          int wrong = wrong(index, from * DraughtsRetrograde.BLOCK, Math.min(last, first.get()));
          first.accumulateAndGet(wrong, Math::min);
        });
    var file = index.materialSlice.file(folder);
    if (first.get() < index.size()) {
      var place = new SliceCursor(index);
      place.go(first.get());
      throw new BadTable(Trouble.WRONG, file, PositionText.write(place.position(rules)));
    }
    var counted =
        SliceDraft.census(
            index.materialSlice,
            loadedTables.table(index.materialSlice),
            worth,
            SliceIndex.positions(index.materialSlice, index.endingBoard));
    try (var table = loadedTables.open(index.materialSlice)) {
      if (!counted.equals(TableCensus.of(table.facts()))) {
        throw new BadTable(Trouble.WRONG, file, counted.toString());
      }
    }
  }

  private int wrong(SliceIndex index, int from, int to) {
    var place = new SliceCursor(index);
    var moves = new MoveBuffer();
    for (int at = from; at < to; at++) {
      if (place.go(at)) {
        var p = place.position(rules);
        if (loadedTables.endingProbe().worth(p) != follows(p, moves)) {
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
      return loadedTables.endingProbe().ended(p);
    }
    int left = worth.best();
    for (int i = 0; i < moves.size(); i++) {
      left = worth.worse(left, loadedTables.endingProbe().worth(p.play(moves, i)));
    }
    return worth.before(left);
  }
}
