package zwick.hall.storage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.hall.storage.BackupTrouble.Why;
import zwick.notation.json.Json;

/// Makes rows of the lines of a [BackupFile], and counts whether they are as many as its first line
/// says.
final class BackupReader implements Consumer<Json.Obj> {
  private static final String KIND = "zwickmuehle-hall";

  /// Of the file's form.
  private static final int VERSION = 1;

  private final BiConsumer<String, Json.Obj> rows;
  private final Backup.Progress progress;
  private @Nullable Map<String, Long> left;
  private long all;
  private long done;

  BackupReader(BiConsumer<String, Json.Obj> rows, Backup.Progress progress) {
    this.rows = rows;
    this.progress = progress;
  }

  /// The first line.
  static Json header(Json.Obj counts) {
    var header = new LinkedHashMap<String, Json>();
    header.put("kind", Json.of(KIND));
    header.put("version", Json.of(VERSION));
    header.put("schema", Json.of(Schema.NEWEST));
    header.put("counts", counts);
    return new Json.Obj(header);
  }

  @Override
  public void accept(Json.Obj line) {
    if (left == null) {
      left = counts(line);
      return;
    }
    if (!(line.get("table") instanceof Json.Str(String table))
        || !(line.get("row") instanceof Json.Obj row)
        || left.merge(table, -1L, Long::sum) < 0) {
      throw new BackupTrouble(Why.DAMAGED);
    }
    rows.accept(table, row);
    progress.at(++done, all);
  }

  private Map<String, Long> counts(Json.Obj header) {
    if (!header.get("kind").equals(Json.of(KIND))) {
      throw new BackupTrouble(Why.NOT_A_BACKUP);
    }
    long schema = number(header.get("schema"));
    if (number(header.get("version")) > VERSION || schema > Schema.NEWEST) {
      throw new BackupTrouble(Why.TOO_NEW);
    }
    var counts = new LinkedHashMap<String, Long>();
    if (header.get("counts") instanceof Json.Obj tables) {
      tables.members().forEach((table, count) -> counts.put(table, number(count)));
    }
    boolean older = schema < Schema.NEWEST && Backup.TABLES.keySet().containsAll(counts.keySet());
    if (!older && !counts.keySet().equals(Backup.TABLES.keySet())) {
      throw new BackupTrouble(Why.DAMAGED);
    }
    all = counts.values().stream().mapToLong(count -> count).sum();
    return counts;
  }

  private static long number(Json json) {
    try {
      return Long.parseLong(json instanceof Json.Num(String digits) ? digits : "none");
    } catch (NumberFormatException _) {
      throw new BackupTrouble(Why.DAMAGED);
    }
  }

  /// How many rows there were; throws if some are missing.
  long end() {
    if (left == null || done != all) {
      throw new BackupTrouble(Why.DAMAGED);
    }
    return done;
  }
}
