package zwick.hall.storage;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipException;
import zwick.game.BadInput;
import zwick.hall.storage.BackupTrouble.Why;
import zwick.notation.json.Json;

/// The file of a [Backup]: lines of JSON in gzip. The last one has the SHA-256 of those before it,
/// so that a file that was cut off or changed is known for what it is.
final class BackupFile {
  private static final String SUM = "sha256";
  private static final int LONGEST_LINE = 10_000_000;

  private static final FileAttribute<Set<PosixFilePermission>> PRIVATE =
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"));

  private BackupFile() {}

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  private static byte[] bytes(String line) {
    return (line + "\n").getBytes(StandardCharsets.UTF_8);
  }

  private static String sum(MessageDigest digest) {
    return new Json.Obj(Map.of(SUM, Json.of(HexFormat.of().formatHex(digest.digest())))).write();
  }

  static final class Writer implements AutoCloseable {
    private final MessageDigest digest = digest();
    private final FileChannel file;
    private final GZIPOutputStream zip;
    private final OutputStream out;

    /// Nobody but the owner reads it, where the system knows owners.
    Writer(Path to) throws IOException {
      Files.deleteIfExists(to);
      var options = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      file =
          to.getFileSystem().supportedFileAttributeViews().contains("posix")
              ? FileChannel.open(to, options, PRIVATE)
              : FileChannel.open(to, options);
      zip = new GZIPOutputStream(Channels.newOutputStream(file), 1 << 16);
      out = new BufferedOutputStream(zip, 1 << 16);
    }

    void line(Json json) throws IOException {
      var bytes = bytes(json.write());
      digest.update(bytes);
      out.write(bytes);
    }

    void end() throws IOException {
      out.write(bytes(sum(digest)));
      out.flush();
      zip.finish();
      file.force(true);
    }

    @Override
    public void close() throws IOException {
      file.close();
    }
  }

  /// Reads the whole file, line by line, and throws [BackupTrouble] if it is not as it was written.
  /// What it has passed on until then is not to be believed.
  static void read(Path file, Consumer<Json.Obj> reader) throws IOException {
    var digest = digest();
    boolean first = true;
    try (var in = Files.newInputStream(file);
        var zip = new GZIPInputStream(new BufferedInputStream(in), 1 << 16);
        var lines =
            new BufferedReader(
                new InputStreamReader(zip, StandardCharsets.UTF_8.newDecoder()), 1 << 16)) {
      for (var line = line(lines); !line.isEmpty(); line = line(lines)) {
        if (line.startsWith("{\"" + SUM)) {
          if (line.equals(sum(digest)) && line(lines).isEmpty()) {
            return;
          }
          break;
        }
        digest.update(bytes(line));
        reader.accept(json(line, first));
        first = false;
      }
    } catch (ZipException e) {
      boolean other = String.valueOf(e.getMessage()).contains("Not in GZIP format");
      throw new BackupTrouble(other ? Why.NOT_A_BACKUP : Why.DAMAGED);
    } catch (EOFException | CharacterCodingException _) {
      throw new BackupTrouble(Why.DAMAGED);
    }
    throw new BackupTrouble(Why.DAMAGED);
  }

  /// Empty after the last one. A line that does not end is no reason to run out of memory.
  private static String line(BufferedReader lines) throws IOException {
    var line = new StringBuilder();
    for (int c = lines.read(); c >= 0 && c != '\n'; c = lines.read()) {
      if (line.length() == LONGEST_LINE) {
        throw new BackupTrouble(Why.DAMAGED);
      }
      line.append((char) c);
    }
    return line.toString();
  }

  private static Json.Obj json(String line, boolean first) {
    try {
      if (Json.read(line) instanceof Json.Obj object) {
        return object;
      }
    } catch (BadInput _) {
      // said below
    }
    throw new BackupTrouble(first ? Why.NOT_A_BACKUP : Why.DAMAGED);
  }
}
