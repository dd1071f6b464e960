package zwick.solver;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;

/// What solving all draughts endings up to a number of pieces takes.
///
/// @param tables how many tables there will be
/// @param positions of all tables together, one side to move
/// @param memory bytes that the program must be allowed to use; a third of them is no room for
///   tables, since Java keeps it for young objects
/// @param disk bytes that are needed at the most; compressed, tables are a good deal smaller
public record DraughtsPlan(int pieces, int tables, long positions, long memory, long disk) {
  /// For the program, its buffers and the lists of sets.
  private static final long SPARE = 100L << 20;

  /// A file's head, index and worst compression, for every table.
  private static final long FILE = 4L << 10;

  /// @throws IllegalArgumentException if there are not 2 to [#most] pieces
  public static DraughtsPlan of(DraughtsRules rules, int pieces) {
    var squares = new Squares(rules);
    int tables = 0;
    long positions = 0;
    long memory = 0;
    long disk = 0;
    for (var pair : pairs(rules, pieces)) {
      long held = 0;
      for (var slice : pair) {
        long size = SliceIndex.size(slice, squares);
        tables++;
        positions += SliceIndex.positions(slice, squares);
        held += 2 * size;
        disk += disk(slice, squares);
      }
      for (var slice : needs(pair, rules)) {
        held += SliceIndex.size(slice, squares);
      }
      memory = Math.max(memory, held);
    }
    return new DraughtsPlan(pieces, tables, positions, memory * 3 / 2 + SPARE, disk);
  }

  /// What a table takes if nothing of it can be compressed.
  static long disk(Slice slice, Squares squares) {
    long size = SliceIndex.size(slice, squares);
    return size + size / 128 + FILE;
  }

  /// The most pieces for which every table can be numbered.
  public static int most(DraughtsRules rules) {
    var squares = new Squares(rules);
    int pieces = 2;
    while (pieces < Slice.MOST + 1
        && slices(pieces + 1).stream()
            .allMatch(slice -> SliceIndex.size(slice, squares) < Integer.MAX_VALUE - 8)) {
      pieces++;
    }
    return pieces;
  }

  /// The pairs of slices in an order in which moves that leave one lead to earlier ones.
  static List<List<Slice>> pairs(DraughtsRules rules, int pieces) {
    int most = most(rules);
    if (pieces < 2 || pieces > most) {
      throw new IllegalArgumentException(pieces + " pieces: 2 to " + most);
    }
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
