package zwick.wire.hub;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/// Reads line by line, but never more than fits: the other program may have gone mad.
final class HubInput {
  static final int LONGEST = 1 << 16;

  private final InputStream in;

  HubInput(InputStream in) {
    this.in = in;
  }

  /// The next line, also one that breaks off; null at the end of input or when it cannot be read.
  @Nullable String line() throws HubError {
    var line = new ByteArrayOutputStream();
    long length = 0;
    int next = next();
    if (next < 0) {
      return null;
    }
    for (; next >= 0 && next != '\n'; next = next()) {
      if (++length <= LONGEST) {
        line.write(next);
      }
    }
    if (length > LONGEST) {
      throw new HubError("a line may have " + LONGEST + " characters at most");
    }
    return line.toString(StandardCharsets.UTF_8).strip();
  }

  private int next() {
    try {
      return in.read();
    } catch (IOException e) {
      return -1;
    }
  }
}
