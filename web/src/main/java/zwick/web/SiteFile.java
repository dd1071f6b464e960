package zwick.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.jspecify.annotations.Nullable;

/// One file of the page. The arrays it hands out are its own: nobody writes into them.
public final class SiteFile {
  private final String path;
  private final FileType type;
  private final byte[] bytes;
  private final byte @Nullable [] brotli;
  private final String hash;
  private byte @Nullable [] gzip;

  SiteFile(String path, FileType type, byte[] bytes, byte @Nullable [] brotli) {
    this.path = path;
    this.type = type;
    this.bytes = bytes;
    this.brotli = brotli;
    this.hash = hash(bytes);
  }

  /// Where it is, seen from the page's first file: `app/main.js`.
  public String path() {
    return path;
  }

  /// What it is, in HTTP's words.
  public String type() {
    return type.mime();
  }

  /// Two files with the same hash are the same.
  public String hash() {
    return hash;
  }

  public byte[] bytes() {
    return bytes;
  }

  /// As compressed when the program was built; not where that would save nothing.
  public Optional<byte[]> brotli() {
    return Optional.ofNullable(brotli);
  }

  /// Compressed when it is first asked for; not where that saves nothing.
  public synchronized Optional<byte[]> gzip() {
    if (gzip == null) {
      gzip = gzip(bytes);
    }
    return gzip.length < bytes.length ? Optional.of(gzip) : Optional.empty();
  }

  private static byte[] gzip(byte[] bytes) {
    var out = new ByteArrayOutputStream(bytes.length / 2);
    try (var zip = new Thorough(out)) {
      zip.write(bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // no device is involved
    }
    return out.toByteArray();
  }

  static String hash(byte[] bytes) {
    try {
      var digest = MessageDigest.getInstance("SHA-256").digest(bytes);
      return HexFormat.of().formatHex(digest);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }

  /// The JDK's own, at its best.
  private static final class Thorough extends GZIPOutputStream {
    Thorough(ByteArrayOutputStream out) throws IOException {
      super(out);
      def.setLevel(9);
    }
  }
}
