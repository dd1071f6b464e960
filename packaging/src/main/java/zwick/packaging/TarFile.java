package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Date;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/// A compressed tar archive in the making. All of it belongs to root and has one age; the folders
/// that lead to a file come by themselves.
final class TarFile {
  private static final int PROGRAM = 0100755;
  private static final int FILE = 0100644;
  private static final int SECRET = 0100640;
  private static final int FOLDER = 040755;

  private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
  private final TarArchiveOutputStream out;
  private final Set<String> folders = new TreeSet<>();
  private final StringBuilder sums = new StringBuilder();
  private long size;

  TarFile() throws IOException {
    var parameters = new GzipParameters();
    parameters.setModificationInstant(Folders.TIME);
    out =
        new TarArchiveOutputStream(new GzipCompressorOutputStream(bytes, parameters), UTF_8.name());
    out.setLongFileMode(TarArchiveOutputStream.LONGFILE_GNU);
    folder("");
  }

  void text(String name, String text) throws IOException {
    bytes(name, text.getBytes(UTF_8), false);
  }

  /// What not everybody may read.
  void secret(String name, String text) throws IOException {
    bytes(name, text.getBytes(UTF_8), SECRET);
  }

  void bytes(String name, byte[] content, boolean program) throws IOException {
    bytes(name, content, program ? PROGRAM : FILE);
  }

  private void bytes(String name, byte[] content, int mode) throws IOException {
    parents(name);
    var entry = entry("./" + name, mode);
    entry.setSize(content.length);
    out.putArchiveEntry(entry);
    out.write(content);
    out.closeArchiveEntry();
    sums.append(md5(content)).append("  ").append(name).append('\n');
    size += content.length;
  }

  void link(String name, String target) throws IOException {
    parents(name);
    var entry = new TarArchiveEntry("./" + name, TarArchiveEntry.LF_SYMLINK);
    settle(entry, 0120777);
    entry.setLinkName(target);
    out.putArchiveEntry(entry);
    out.closeArchiveEntry();
  }

  /// All of a folder, under another name.
  void tree(Path from, String name) throws IOException {
    for (var file : Folders.all(from)) {
      var inside = name + "/" + from.relativize(file);
      if (Files.isDirectory(file)) {
        parents(inside + "/");
      } else {
        bytes(inside, Files.readAllBytes(file), Folders.isProgram(file));
      }
    }
  }

  private void parents(String name) throws IOException {
    for (int at = name.indexOf('/'); at >= 0; at = name.indexOf('/', at + 1)) {
      folder(name.substring(0, at + 1));
    }
  }

  private void folder(String name) throws IOException {
    if (folders.add(name)) {
      out.putArchiveEntry(entry("./" + name, FOLDER));
      out.closeArchiveEntry();
    }
  }

  private static TarArchiveEntry entry(String name, int mode) {
    var entry = new TarArchiveEntry(name);
    settle(entry, mode);
    return entry;
  }

  private static void settle(TarArchiveEntry entry, int mode) {
    entry.setMode(mode);
    entry.setIds(0, 0);
    entry.setNames("root", "root");
    entry.setModTime(Date.from(Folders.TIME));
  }

  private static String md5(byte[] content) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(content));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  /// The sums of all files, as dpkg wants them.
  String sums() {
    return sums.toString();
  }

  /// How much it takes when it is unpacked.
  long size() {
    return size;
  }

  /// The end of it.
  byte[] bytes() throws IOException {
    out.close();
    return bytes.toByteArray();
  }
}
