package zwick.cli;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/// Standard input with somebody behind it who reads the screen before he types the next line.
public final class Guest extends InputStream {
  /// What to type, knowing what was printed last; nothing ends the input.
  public interface Mind {
    Optional<String> says(String screen);
  }

  private static final int SCREENFUL = 4000;

  private final ByteArrayOutputStream screen;
  private final Mind mind;
  private byte[] line = {};
  private int at;

  Guest(ByteArrayOutputStream screen, Mind mind) {
    this.screen = screen;
    this.mind = mind;
  }

  @Override
  public int read() {
    if (at == line.length) {
      var next = mind.says(latest());
      if (next.isEmpty()) {
        return -1;
      }
      line = (next.get() + "\n").getBytes(StandardCharsets.UTF_8);
      at = 0;
    }
    return line[at++] & 0xff;
  }

  /// What is to be seen without scrolling.
  private String latest() {
    var all = screen.toByteArray();
    int start = Math.max(0, all.length - SCREENFUL);
    return new String(all, start, all.length - start, StandardCharsets.UTF_8);
  }

  /// No more than one line, as from a terminal.
  @Override
  public int read(byte[] bytes, int start, int length) {
    int first = length == 0 ? -1 : read();
    if (first < 0) {
      return -1;
    }
    bytes[start] = (byte) first;
    int count = 1;
    while (count < length && at < line.length) {
      bytes[start + count++] = line[at++];
    }
    return count;
  }
}
