package zwick.solver.files;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import zwick.fuzz.Check;
import zwick.fuzz.Target;
import zwick.solver.BadTable;
import zwick.solver.Workers;

/// Files of tables: as they are, and with their checksums put right, which no fuzzer would find by
/// itself.
public final class TableFuzz implements Target {
  private static final Workers WORKERS = new Workers(1);

  /// Made when it is first needed.
  private static final class Room {
    static final Path FILE;
    static final Path COPY;

    static {
      try {
        var folder = Files.createTempDirectory("fuzz-table");
        FILE = folder.resolve("a.table");
        COPY = folder.resolve("b.table");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public String name() {
    return "table";
  }

  @Override
  public Stream<byte[]> seeds() {
    return Stream.of(0, 1, 300, TableWriter.CHUNK, 3 * TableWriter.CHUNK + 5)
        .map(size -> {
          var table = new byte[size];
          for (int i = 0; i < size; i++) {
            table[i] = (byte) (i % 97 / 13);
          }
          TableWriter.write(Room.FILE, Map.of("rules", "any", "table", "w1-b1"), table, WORKERS);
          try {
            return Files.readAllBytes(Room.FILE);
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  @Override
  public void take(byte[] input) throws IOException {
    read(input);
    read(believable(input));
  }

  private static void read(byte[] bytes) throws IOException {
    Files.write(Room.FILE, bytes);
    try (var table = TableFile.open(Room.FILE)) {
      var all = table.all(WORKERS);
      Check.same("size", table.size(), (long) all.length);
      for (long at = 0; at < all.length; at += Math.max(1, all.length / 5)) {
        Check.same("byte " + at, all[(int) at] & 255, table.at(at));
      }
      TableWriter.write(Room.COPY, table.facts(), all, WORKERS);
      try (var again = TableFile.open(Room.COPY)) {
        Check.same("facts", table.facts(), again.facts());
        Check.holds("bytes", Arrays.equals(all, again.all(WORKERS)));
      }
    } catch (BadTable _) {
      // as it says it would
    }
  }

  /// The same with all checksums right, as far as it has places for them.
  private static byte[] believable(byte[] input) {
    if (input.length < 12 + TableWriter.TAIL) {
      return input;
    }
    var bytes = input.clone();
    var all = ByteBuffer.wrap(bytes);
    int tail = bytes.length - TableWriter.TAIL;
    all.putLong(0, TableWriter.MAGIC).putLong(tail + 20, TableWriter.MAGIC);
    int words = all.getInt(8);
    long index = all.getLong(tail);
    if (words < 0 || index < 12L + words || index > tail) {
      return bytes;
    }
    long start = 12L + words;
    for (int at = (int) index; at + 8 <= tail; at += 8) {
      int length = all.getInt(at);
      if (length < 0 || start + length > index) {
        break;
      }
      all.putInt(
          at + 4, TableWriter.sum(Arrays.copyOfRange(bytes, (int) start, (int) start + length)));
      start += length;
    }
    var sum = new CRC32C();
    sum.update(bytes, 12, words);
    sum.update(bytes, (int) index, tail - (int) index);
    all.putInt(tail + 16, (int) sum.getValue());
    return bytes;
  }
}
