package zwick.solver.files;

import com.github.luben.zstd.ZstdDecompressCtx;
import com.github.luben.zstd.ZstdException;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;
import zwick.solver.BadTable;
import zwick.solver.BadTable.Trouble;
import zwick.solver.Workers;

/// A table on disk, mapped into memory and unpacked piece by piece as it is asked. Many threads may
/// read it. The layout is [TableWriter]'s; nothing is believed that its checksum does not confirm.
public final class TableFile implements AutoCloseable {
  private static final int KEPT = 64;

  /// Making one for each chunk would take longer than unpacking it; there are never more than
  /// threads that unpack at once.
  private static final Queue<ZstdDecompressCtx> IDLE = new ConcurrentLinkedQueue<>();

  private final Path file;
  private final Arena arena;
  private final MemorySegment bytes;
  private final Map<String, String> facts;
  private final long size;

  /// Where each chunk begins, and the index after the last.
  private final long[] starts;

  private final int[] sums;
  private final AtomicReferenceArray<@Nullable Chunk> kept = new AtomicReferenceArray<>(KEPT);

  private record Chunk(int number, byte[] bytes) {}

  private TableFile(Path file, Arena arena) throws IOException {
    this.file = file;
    this.arena = arena;
    try (var channel = FileChannel.open(file, StandardOpenOption.READ)) {
      bytes = channel.map(FileChannel.MapMode.READ_ONLY, 0, channel.size(), arena);
    }
    long length = bytes.byteSize();
    if (length < 12 + TableWriter.TAIL || buffer(0, 8).getLong() != TableWriter.MAGIC) {
      throw new BadTable(Trouble.NOT_A_TABLE, file, "");
    }
    var tail = buffer(length - TableWriter.TAIL, TableWriter.TAIL);
    long index = tail.getLong();
    size = tail.getLong();
    int sum = tail.getInt();
    int words = buffer(8, 4).getInt();
    int chunks = (int) Math.ceilDiv(size, (long) TableWriter.CHUNK);
    if (tail.getLong() != TableWriter.MAGIC
        || words < 0
        || size < 0
        || size > Integer.MAX_VALUE // more than any array of bytes
        || index < 12L + words
        || index + 8L * chunks + TableWriter.TAIL != length) {
      throw damaged("");
    }
    var text = slice(12, words);
    var list = slice(index, 8 * chunks);
    var check = new CRC32C();
    check.update(text);
    check.update(list);
    if ((int) check.getValue() != sum) {
      throw damaged("");
    }
    facts = facts(new String(text, StandardCharsets.UTF_8));
    starts = new long[chunks + 1];
    sums = new int[chunks];
    starts[0] = 12L + words;
    var entries = ByteBuffer.wrap(list);
    boolean forwards = true;
    for (int i = 0; i < chunks; i++) {
      starts[i + 1] = starts[i] + entries.getInt();
      sums[i] = entries.getInt();
      forwards &= starts[i] <= starts[i + 1];
    }
    if (!forwards || starts[chunks] != index) {
      throw damaged("");
    }
  }

  /// @throws BadTable where it is missing, damaged or no table at all
  public static TableFile open(Path file) {
    var arena = Arena.ofShared();
    boolean good = false;
    try {
      var table = new TableFile(file, arena);
      good = true;
      return table;
    } catch (NoSuchFileException _) {
      throw new BadTable(Trouble.MISSING, file, "");
    } catch (IOException e) {
      throw new BadTable(
          Files.isDirectory(file) ? Trouble.NOT_A_TABLE : Trouble.REFUSED,
          file,
          String.valueOf(e.getMessage()));
    } finally {
      if (!good) {
        arena.close();
      }
    }
  }

  private static Map<String, String> facts(String text) {
    var facts = new LinkedHashMap<String, String>();
    for (var line : text.split("\n")) {
      int colon = line.indexOf(": ");
      if (colon > 0) {
        facts.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return facts;
  }

  public Path file() {
    return file;
  }

  /// What the table says about itself.
  public Map<String, String> facts() {
    return facts;
  }

  /// How many bytes the table has when unpacked.
  public long size() {
    return size;
  }

  /// The byte at `index`, from 0 to 255.
  public int at(long index) {
    return chunk((int) (index / TableWriter.CHUNK))[(int) (index % TableWriter.CHUNK)] & 255;
  }

  /// Copies `count` bytes from `index` on.
  public void copy(long index, byte[] into, int count) {
    for (int done = 0; done < count; ) {
      var chunk = chunk((int) ((index + done) / TableWriter.CHUNK));
      int start = (int) ((index + done) % TableWriter.CHUNK);
      int length = Math.min(count - done, chunk.length - start);
      System.arraycopy(chunk, start, into, done, length);
      done += length;
    }
  }

  private byte[] chunk(int number) {
    int slot = number % KEPT;
    var chunk = kept.get(slot);
    if (chunk == null || chunk.number != number) {
      var unpacked = new byte[length(number)];
      unpack(number, unpacked, 0);
      chunk = new Chunk(number, unpacked);
      kept.set(slot, chunk);
    }
    return chunk.bytes;
  }

  /// The whole table.
  public byte[] all(Workers workers) {
    var table = new byte[(int) size];
    workers.each(
        sums.length,
        (from, to, _) -> {
          for (int i = from; i < to; i++) {
            unpack(i, table, i * TableWriter.CHUNK);
          }
        });
    return table;
  }

  private int length(int number) {
    return TableWriter.length(size, (long) number * TableWriter.CHUNK);
  }

  private void unpack(int number, byte[] into, int at) {
    var packed = slice(starts[number], (int) (starts[number + 1] - starts[number]));
    int length = length(number);
    if (TableWriter.sum(packed) != sums[number] || !unpack(packed, into, at, length)) {
      throw damaged(number + 1 + "/" + sums.length);
    }
  }

  private static boolean unpack(byte[] packed, byte[] into, int at, int length) {
    var made = IDLE.poll();
    var zstd = made == null ? new ZstdDecompressCtx() : made;
    try {
      return zstd.decompressByteArray(into, at, length, packed, 0, packed.length) == length;
    } catch (ZstdException _) {
      return false;
    } finally {
      IDLE.add(zstd);
    }
  }

  private ByteBuffer buffer(long at, int length) {
    return bytes.asSlice(at, length).asByteBuffer();
  }

  private byte[] slice(long at, int length) {
    return bytes.asSlice(at, length).toArray(ValueLayout.JAVA_BYTE);
  }

  private BadTable damaged(String part) {
    return new BadTable(Trouble.DAMAGED, file, part);
  }

  @Override
  public void close() {
    arena.close();
  }

  /// FNV-1a: short, and the same in every version.
  public static String hash(String text) {
    long hash = 0xcbf29ce484222325L;
    for (char c : text.toCharArray()) {
      hash = (hash ^ c) * 0x100000001b3L;
    }
    return "%016x".formatted(hash);
  }
}
