package zwick.cli.terminal;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// What a person types, line by line. Nobody types long lines; the rest of one is dropped.
final class LineReader {
  private static final int LONGEST = 1000;

  private final Reader reader;

  LineReader(InputStream in) {
    reader = new InputStreamReader(in, StandardCharsets.UTF_8);
  }

  /// The next line; none when there is no more.
  Optional<String> line() {
    var line = new StringBuilder();
    try {
      int c = reader.read();
      if (c < 0) {
        return Optional.empty();
      }
      for (; c >= 0 && c != '\n'; c = reader.read()) {
        if (c != '\r' && line.length() < LONGEST) {
          line.append((char) c);
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return Optional.of(line.toString());
  }
}
