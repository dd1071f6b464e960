package zwick.packaging;

import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;

/// Asks a server whether it can work; the exit code tells. For containers, which have no shell and
/// no other program to ask with. It is packed alone, so it needs nothing but Java.
public final class HealthProbe {
  private static final String USUAL = "http://127.0.0.1:8080/ready";
  private static final int PATIENCE = 3_000;

  private HealthProbe() {}

  /// @param args the address to ask, or nothing for the usual one
  public static void main(String[] args) {
    System.exit(isWell(args.length == 0 ? USUAL : args[0]) ? 0 : 1);
  }

  static boolean isWell(String address) {
    try {
      var connection = (HttpURLConnection) URI.create(address).toURL().openConnection();
      connection.setConnectTimeout(PATIENCE);
      connection.setReadTimeout(PATIENCE);
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (IOException | IllegalArgumentException _) {
      return false;
    }
  }

  static void copyTo(Path folder) throws IOException {
    var name = HealthProbe.class.getName().replace('.', '/') + ".class";
    var to = folder.resolve(name);
    Files.createDirectories(to.getParent());
    try (var in = HealthProbe.class.getResourceAsStream("/" + name)) {
      if (in == null) {
        throw new IOException("no class " + name);
      }
      Files.copy(in, to);
    }
  }
}
