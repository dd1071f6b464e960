package zwick.hall.storage;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import zwick.fuzz.Target;
import zwick.notation.json.Json;

/// Files of backups: as they are, and packed with the right checksum, which no fuzzer would find by
/// itself. What is good goes into a real database, and out of it again.
public final class BackupFuzz implements Target {
  /// Made when it is first needed.
  private static final class Room {
    static final Path FILE;
    static final Database DATABASE;

    static {
      try {
        var folder = Files.createTempDirectory("fuzz-backup");
        FILE = folder.resolve("hall.backup");
        DATABASE = Database.open(folder.resolve("hall.db").toString());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public String name() {
    return "backup";
  }

  @Override
  public Stream<byte[]> seeds() {
    var rows =
        new String[] {
          "player {\"id\":1,\"name\":\"Anna\",\"login\":null,\"password\":null,\"bot\":false,"
              + "\"owner\":null,\"free_text\":true,\"created\":1,\"seen\":2}",
          "game_event {\"game_id\":5,\"seq\":1,\"at\":3,\"version\":1,\"kind\":\"aborted\","
              + "\"payload\":\"{}\",\"command\":null}",
          "rating {\"player_id\":1,\"family\":\"mill\",\"rating\":1500.5,\"deviation\":1e2,"
              + "\"volatility\":0.06,\"games\":3,\"changed\":4}",
          "seat_seen {\"game_id\":5,\"side\":\"W\",\"at\":3}"
        };
    return Stream.of(0, 1, 2, 4)
        .map(count -> {
          var counts = new LinkedHashMap<String, Json>();
          Backup.TABLES.keySet().forEach(table -> counts.put(table, Json.of(0)));
          var lines = new StringBuilder();
          for (int i = 0; i < count; i++) {
            var words = rows[i].split(" ", 2);
            counts.put(words[0], Json.of(1));
            lines.append("{\"table\":\"" + words[0] + "\",\"row\":").append(words[1]).append("}\n");
          }
          return (BackupReader.header(new Json.Obj(counts)).write() + "\n" + lines)
              .getBytes(StandardCharsets.UTF_8);
        });
  }

  @Override
  public void take(byte[] input) throws Exception {
    read(input);
    read(packed(input));
  }

  private static void read(byte[] bytes) throws IOException {
    Files.write(Room.FILE, bytes);
    try {
      var check = new BackupReader((_, _) -> {}, (_, _) -> {});
      BackupFile.read(Room.FILE, check);
      check.end();
      Room.DATABASE.write(transaction -> {
        try (var batchInsert = new BatchInsert(transaction.handle().getConnection())) {
          var reader = new BackupReader(batchInsert::add, (_, _) -> {});
          BackupFile.read(Room.FILE, reader);
          batchInsert.flush();
          reader.end();
        } catch (java.sql.SQLException e) {
          throw StorageTrouble.reach(e);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
        throw new BackupTrouble(BackupTrouble.Why.NOT_EMPTY); // so that nothing is kept
      });
    } catch (BackupTrouble _) {
      // as it says it would
    } catch (StorageTrouble trouble) {
      expected(trouble);
    }
  }

  /// The database refuses rows that do not belong together; whatever else went wrong has no such
  /// name.
  private static void expected(StorageTrouble trouble) {
    if (!String.valueOf(trouble.getMessage()).startsWith("[SQLITE")) {
      throw trouble;
    }
  }

  /// Whole lines in gzip, with their sum behind them.
  private static byte[] packed(byte[] input) throws IOException, GeneralSecurityException {
    var lines =
        new String(input, StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isEmpty())
            .map(line -> line + "\n")
            .collect(Collectors.joining())
            .getBytes(StandardCharsets.UTF_8);
    var sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(lines));
    var out = new ByteArrayOutputStream();
    try (var zip = new GZIPOutputStream(out)) {
      zip.write(lines);
      zip.write(("{\"sha256\":\"" + sum + "\"}\n").getBytes(StandardCharsets.UTF_8));
    }
    return out.toByteArray();
  }
}
