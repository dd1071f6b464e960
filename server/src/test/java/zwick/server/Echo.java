package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;

/// A server that answers every request with the very lines it got.
public final class Echo implements AutoCloseable {
  private final ServerSocket door = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
  private final String header;

  /// @param header one more line for the head of every answer
  public Echo(String header) throws IOException {
    this.header = header;
    Thread.ofVirtual().start(this::serve);
  }

  private void serve() {
    while (!door.isClosed()) {
      try (var visitor = door.accept()) {
        answer(visitor);
      } catch (IOException _) {
        // he has gone, or we have
      }
    }
  }

  private void answer(Socket visitor) throws IOException {
    var lines = new BufferedReader(new InputStreamReader(visitor.getInputStream(), ISO_8859_1));
    var asked = new StringBuilder();
    for (var line = lines.readLine(); line != null && !line.isEmpty(); line = lines.readLine()) {
      asked.append(line).append('\n');
    }
    var answer =
        "HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Type: text/plain\r\n%s\r\n\r\n%s"
            .formatted(header, asked);
    visitor.getOutputStream().write(answer.getBytes(ISO_8859_1));
  }

  public int port() {
    return door.getLocalPort();
  }

  @Override
  public void close() throws IOException {
    door.close();
  }
}
