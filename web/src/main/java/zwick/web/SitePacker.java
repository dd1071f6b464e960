package zwick.web;

import com.aayushatharva.brotli4j.Brotli4jLoader;
import com.aayushatharva.brotli4j.encoder.Encoder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;

/// Gathers the page while the program is built: our own files, the WebAssembly program, the
/// weights, each also compressed where that saves something. Compressing well takes seconds, so
/// what has not changed is left as it is.
final class SitePacker {
  private static final int BEST = 11;
  private static final int WINDOW = 24;
  private static final double WORTH_IT = 0.95;

  private final Path to;
  private final boolean brotli = Brotli4jLoader.isAvailable();

  private SitePacker(Path to) {
    this.to = to;
  }

  /// @param args the folder of the page's own files, and the folder of our classes
  public static void main(String[] args) throws IOException {
    var files = new TreeMap<String, byte[]>();
    put(files, "wasm/", Resources.onTheClassPath("META-INF/resources/wasm"));
    put(files, "weights/", Resources.onTheClassPath("zwick/engine/weights"));
    put(files, "", Resources.inFolder(Path.of(args[0])));
    new SitePacker(Path.of(args[1], Site.PACKED)).write(files);
  }

  private static void put(Map<String, byte[]> files, String folder, Map<String, byte[]> more) {
    more.forEach((path, bytes) -> {
      if (Site.isPart(folder + path)) {
        files.put(folder + path, bytes);
      }
    });
  }

  private void write(Map<String, byte[]> files) throws IOException {
    if (!brotli) {
      System.err.println("zwick: no Brotli for this system; the page will be sent as gzip.");
    }
    Files.createDirectories(to);
    for (var old : Resources.inFolder(to).keySet()) {
      if (!files.containsKey(old) && !(brotli && files.containsKey(plain(old)))) {
        Files.delete(to.resolve(old));
      }
    }
    for (var file : files.entrySet()) {
      write(to.resolve(file.getKey()), file.getValue());
    }
  }

  private static String plain(String path) {
    return path.endsWith(Site.BROTLI)
        ? path.substring(0, path.length() - Site.BROTLI.length())
        : path;
  }

  private void write(Path file, byte[] bytes) throws IOException {
    if (Files.exists(file) && Arrays.equals(Files.readAllBytes(file), bytes)) {
      return;
    }
    Files.createDirectories(file.getParent());
    var twin = file.resolveSibling(file.getFileName() + Site.BROTLI);
    Files.deleteIfExists(twin);
    if (brotli) {
      var how = new Encoder.Parameters().setQuality(BEST).setWindow(WINDOW);
      var small = Encoder.compress(bytes, how);
      if (small.length < bytes.length * WORTH_IT) {
        Files.write(twin, small);
      }
    }
    // last, so that a build that was stopped does not think it has done this file
    Files.write(file, bytes);
  }
}
