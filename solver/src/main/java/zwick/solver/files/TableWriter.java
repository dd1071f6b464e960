package zwick.solver.files;

import com.github.luben.zstd.ZstdCompressCtx;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Map;
import java.util.zip.CRC32C;
import zwick.solver.BadTable;
import zwick.solver.Workers;

/// Writes a table's file, as [TableFile] reads it:
///
///     magic, length of the facts, facts   lines of "name: value"
///     chunks                              each compressed on its own, so that one can be read alone
///     index                               per chunk its length and the checksum of these bytes
///     tail                                where the index begins, the table's size, a checksum
///                                         of facts and index, magic
///
/// The file appears under its name only when all of it is on the disk, and the same bytes give the
/// same file however many threads there are.
public final class TableWriter {
  static final long MAGIC = 0x5A5749434B544142L; // "ZWICKTAB"
  static final int CHUNK = 1 << 14;
  static final int TAIL = 8 + 8 + 4 + 8;
  private static final int BATCH = 512;
  private static final int LEVEL = 3;

  private TableWriter() {}

  /// @param facts in the order in which they are to stand there
  public static void write(Path file, Map<String, String> facts, byte[] table, Workers workers) {
    var unfinished = file.resolveSibling(file.getFileName() + ".part");
    try {
      try (var channel =
          FileChannel.open(
              unfinished,
              StandardOpenOption.CREATE,
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE)) {
        fill(channel, text(facts), table, workers);
        channel.force(true);
      }
      Files.move(
          unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (IOException e) {
      throw refused(file, unfinished, e);
    }
  }

  private static byte[] text(Map<String, String> facts) {
    var lines = new StringBuilder();
    facts.forEach((name, value) -> lines.append(name).append(": ").append(value).append('\n'));
    return lines.toString().getBytes(StandardCharsets.UTF_8);
  }

  private static void fill(FileChannel out, byte[] facts, byte[] table, Workers workers)
      throws IOException {
    var sum = new CRC32C();
    sum.update(facts);
    var head =
        ByteBuffer.allocate(12 + facts.length).putLong(MAGIC).putInt(facts.length).put(facts);
    put(out, head.flip());
    int chunks = Math.ceilDiv(table.length, CHUNK);
    var index = ByteBuffer.allocate(chunks * 8);
    var packed = new byte[BATCH][];
    for (int from = 0; from < chunks; from += BATCH) {
      int first = from;
      int count = Math.min(BATCH, chunks - from);
      workers.each(count, (low, high, _) -> pack(table, first, low, high, packed));
      for (int i = 0; i < count; i++) {
        index.putInt(packed[i].length).putInt(sum(packed[i]));
        put(out, ByteBuffer.wrap(packed[i]));
      }
    }
    long start = out.position();
    sum.update(index.array());
    put(out, index.flip());
    var tail = ByteBuffer.allocate(TAIL).putLong(start).putLong(table.length);
    put(out, tail.putInt((int) sum.getValue()).putLong(MAGIC).flip());
  }

  private static void pack(byte[] table, int first, int low, int high, byte[][] packed) {
    try (var zstd = new ZstdCompressCtx().setLevel(LEVEL)) {
      for (int i = low; i < high; i++) {
        int at = (first + i) * CHUNK;
        packed[i] = zstd.compress(Arrays.copyOfRange(table, at, at + length(table.length, at)));
      }
    }
  }

  /// How many bytes of a table the chunk has that begins at `at`.
  static int length(long size, long at) {
    return (int) Math.min(CHUNK, size - at);
  }

  static int sum(byte[] bytes) {
    var sum = new CRC32C();
    sum.update(bytes);
    return (int) sum.getValue();
  }

  private static void put(FileChannel out, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      out.write(bytes);
    }
  }

  /// A full disk has no name of its own in Java; whether there is room left tells.
  private static BadTable refused(Path file, Path unfinished, IOException why) {
    var trouble = BadTable.Trouble.REFUSED;
    try {
      if (Files.getFileStore(file.toAbsolutePath().getParent()).getUsableSpace() < CHUNK * BATCH) {
        trouble = BadTable.Trouble.FULL;
      }
      Files.deleteIfExists(unfinished);
    } catch (IOException _) {
      // what is wrong is said already
    }
    return new BadTable(trouble, file, String.valueOf(why.getMessage()));
  }
}
