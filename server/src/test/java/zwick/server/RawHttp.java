package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.List;

/// Requests line by line, as programs send them that no library holds back.
public final class RawHttp {
  private RawHttp() {}

  /// The whole answer to these lines, the first of which is `GET / HTTP/1.1` or the like.
  public static Answer ask(int port, String... lines) throws IOException {
    try (var socket = new Socket(InetAddress.getByName("localhost"), port)) {
      socket.setSoTimeout(20_000);
      var head = String.join("\r\n", lines) + "\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(ISO_8859_1));
      return new Answer(new String(socket.getInputStream().readAllBytes(), UTF_8));
    }
  }

  public record Answer(String text) {
    public int status() {
      return text.matches("(?s)HTTP/1.1 [0-9]{3} .*") ? Integer.parseInt(text.substring(9, 12)) : 0;
    }

    /// All lines of that name.
    public List<String> headers(String name) {
      return text.lines()
          .takeWhile(line -> !line.isEmpty())
          .filter(line -> line.regionMatches(true, 0, name + ":", 0, name.length() + 1))
          .map(line -> line.substring(name.length() + 1).strip())
          .toList();
    }
  }
}
