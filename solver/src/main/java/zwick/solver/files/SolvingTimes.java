package zwick.solver.files;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// What each table cost, in seconds of all processors, noted beside the tables: not in them, since
/// they are the same whoever makes them.
public final class SolvingTimes {
  public static final String SOLVED = "solved";
  public static final String CHECKED = "checked";

  private final Path file;

  /// @param folder where the tables lie
  /// @param work [#SOLVED] or [#CHECKED]
  public SolvingTimes(Path folder, String work) {
    file = folder.resolve(work + ".times");
  }

  /// Seconds of all processors that this program has used up so far.
  public static double spent() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .map(time -> time.toMillis() / 1e3)
        .orElse(0.0);
  }

  /// A note that cannot be written is not worth losing a table for.
  public void note(String table, double seconds) {
    try {
      Files.writeString(
          file,
          String.format(Locale.ROOT, "%s: %.2f%n", table, seconds),
          StandardOpenOption.CREATE,
          StandardOpenOption.APPEND);
    } catch (IOException _) {
      // the time is gone, the table is there
    }
  }

  /// The last note of each table.
  public Map<String, Double> all() {
    var times = new LinkedHashMap<String, Double>();
    try {
      for (var line : Files.readAllLines(file)) {
        int colon = line.indexOf(": ");
        if (colon > 0 && line.substring(colon + 2).matches("[0-9]{1,9}\\.[0-9]{2}")) {
          times.put(line.substring(0, colon), Double.parseDouble(line.substring(colon + 2)));
        }
      }
    } catch (IOException _) {
      // nobody has noted anything
    }
    return times;
  }
}
