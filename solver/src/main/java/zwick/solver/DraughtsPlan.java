package zwick.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;

/// In which order draughts endings are solved, and what that takes.
final class DraughtsPlan {
  /// For the program, its buffers and the lists of sets.
  private static final long SPARE = 100L << 20;

  /// A file's head, index and worst compression, for every table.
  private static final long FILE = 4L << 10;

  private final DraughtsRules rules;
  private final Squares squares;

  DraughtsPlan(DraughtsRules rules, Squares squares) {
    this.rules = rules;
    this.squares = squares;
  }

  /// The memory is what the program must be allowed to use: a third of it is no room for tables,
  /// since Java keeps it for young objects. The disk would do if nothing could be compressed.
  Plan of(int pieces, Predicate<Slice> finished) {
    long positions = 0;
    long memory = 0;
    long disk = 0;
    for (var pair : pairs(pieces)) {
      long held = 0;
      boolean made = true;
      for (var slice : pair) {
        long size = SliceIndex.size(slice, squares);
        positions += SliceIndex.positions(slice, squares);
        held += 2 * size;
        made &= finished.test(slice);
        disk += finished.test(slice) ? 0 : size + size / 128 + FILE;
      }
      for (var slice : needs(pair, rules)) {
        held += SliceIndex.size(slice, squares);
      }
      memory = made ? memory : Math.max(memory, held);
    }
    return new Plan(positions, disk, memory * 3 / 2 + SPARE);
  }

  static int most(Squares squares) {
    int pieces = 2;
    while (pieces <= Slice.MOST
        && slices(pieces + 1).stream()
            .allMatch(slice -> SliceIndex.size(slice, squares) < Integer.MAX_VALUE - 8)) {
      pieces++;
    }
    return pieces;
  }

  /// The pairs of slices in an order in which moves that leave one lead to earlier ones.
  static List<List<Slice>> pairs(int pieces) {
    var pairs = new LinkedHashSet<List<Slice>>();
    for (int count = 2; count <= pieces; count++) {
      var slices = slices(count);
      slices.sort(Comparator.comparingInt(Slice::men));
      for (var slice : slices) {
        if (!pairs.contains(slice.swapped().pair())) {
          pairs.add(slice.pair());
        }
      }
    }
    return List.copyOf(pairs);
  }

  /// All with so many pieces, the stronger side to move first.
  private static List<Slice> slices(int pieces) {
    var slices = new ArrayList<Slice>();
    for (int own = pieces - 1; own > 0; own--) {
      for (var mine : Material.of(own)) {
        Material.of(pieces - own).forEach(his -> slices.add(new Slice(mine, his)));
      }
    }
    return slices;
  }

  /// The finished tables that the making of a pair looks into.
  static Set<Slice> needs(List<Slice> pair, DraughtsRules rules) {
    var needs = new LinkedHashSet<Slice>();
    boolean huffs = rules.obligation() == Obligation.HUFF;
    pair.forEach(slice -> needs.addAll(slice.next(huffs)));
    return needs;
  }
}
