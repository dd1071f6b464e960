package zwick.solver.mill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import zwick.solver.BadTable;

/// One table of a mill game, or those that are made in one go.
///
/// @param positions all its tables have
/// @param memory bytes it takes to make them
/// @param there whether none of them is missing
record MillTableGroup(
    String name,
    List<Path> files,
    long positions,
    long memory,
    boolean there,
    Runnable solve,
    Runnable check) {
  /// Stones in hand: no plies are kept there.
  boolean placing() {
    return name.startsWith("placing");
  }

  /// @throws BadTable that names the first of its files that is not there
  void require() {
    for (var file : files) {
      if (!Files.exists(file)) {
        throw new BadTable(BadTable.Trouble.MISSING, file, "");
      }
    }
  }

  boolean begun() {
    return files.stream().anyMatch(Files::exists);
  }

  /// What its files may take at most. The largest take a little more than a quarter of a byte for
  /// each position, and half of that without plies.
  long room(boolean brief) {
    return positions / (brief || placing() ? 6 : 3);
  }

  /// What its files take.
  long bytes() {
    long sum = 0;
    for (var file : files) {
      try {
        sum += Files.size(file);
      } catch (IOException e) {
        throw new BadTable(BadTable.Trouble.REFUSED, file, String.valueOf(e.getMessage()));
      }
    }
    return sum;
  }
}
