package zwick.solver.draughts;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.solver.SolvingPlan;

/// In which order draughts endings are solved, and what that takes.
final class DraughtsPlan {
  /// For the program, its buffers and the lists of sets.
  private static final long SPARE = 100L << 20;

  /// A file's head, index and worst compression, for every table.
  private static final long FILE = 4L << 10;

  private final DraughtsRules rules;
  private final EndingBoard endingBoard;

  DraughtsPlan(DraughtsRules rules, EndingBoard endingBoard) {
    this.rules = rules;
    this.endingBoard = endingBoard;
  }

  /// The memory is what the program must be allowed to use: a third of it is no room for tables,
  /// since Java keeps it for young objects. The disk would do if nothing could be compressed.
  SolvingPlan of(int pieces, Predicate<MaterialSlice> finished) {
    long positions = 0;
    long memory = 0;
    long disk = 0;
    for (var pair : pairs(pieces)) {
      long held = 0;
      boolean made = true;
      for (var materialSlice : pair) {
        long size = SliceIndex.size(materialSlice, endingBoard);
        positions += SliceIndex.positions(materialSlice, endingBoard);
        held += 2 * size;
        made &= finished.test(materialSlice);
        disk += finished.test(materialSlice) ? 0 : size + size / 128 + FILE;
      }
      for (var materialSlice : needs(pair, rules)) {
        held += SliceIndex.size(materialSlice, endingBoard);
      }
      memory = made ? memory : Math.max(memory, held);
    }
    return new SolvingPlan(positions, disk, memory * 3 / 2 + SPARE);
  }

  static int most(EndingBoard endingBoard) {
    int pieces = 2;
    while (pieces <= MaterialSlice.MOST
        && slices(pieces + 1).stream()
            .allMatch(materialSlice ->
                SliceIndex.size(materialSlice, endingBoard) < Integer.MAX_VALUE - 8)) {
      pieces++;
    }
    return pieces;
  }

  /// The pairs of slices in an order in which moves that leave one lead to earlier ones.
  static List<List<MaterialSlice>> pairs(int pieces) {
    var pairs = new LinkedHashSet<List<MaterialSlice>>();
    for (int count = 2; count <= pieces; count++) {
      var slices = slices(count);
      slices.sort(Comparator.comparingInt(MaterialSlice::men));
      for (var materialSlice : slices) {
        if (!pairs.contains(materialSlice.swapped().pair())) {
          pairs.add(materialSlice.pair());
        }
      }
    }
    return List.copyOf(pairs);
  }

  /// All with so many pieces, the stronger side to move first.
  private static List<MaterialSlice> slices(int pieces) {
    var slices = new ArrayList<MaterialSlice>();
    for (int own = pieces - 1; own > 0; own--) {
      for (var mine : Material.of(own)) {
        Material.of(pieces - own).forEach(his -> slices.add(new MaterialSlice(mine, his)));
      }
    }
    return slices;
  }

  /// The finished tables that the making of a pair looks into.
  static Set<MaterialSlice> needs(List<MaterialSlice> pair, DraughtsRules rules) {
    var needs = new LinkedHashSet<MaterialSlice>();
    boolean huffs = rules.obligation() == Obligation.HUFF;
    pair.forEach(materialSlice -> needs.addAll(materialSlice.next(huffs)));
    return needs;
  }
}
