package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;

/// The files that are packed as they are written.
final class PackagedTexts {
  private PackagedTexts() {}

  static String read(String name) throws IOException {
    try (var in = PackagedTexts.class.getResourceAsStream(name)) {
      if (in == null) {
        throw new IOException("no text " + name);
      }
      return new String(in.readAllBytes(), UTF_8);
    }
  }
}
