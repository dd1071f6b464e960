package zwick.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/// Another program at the end of a real socket that says just what a test lets it say.
public record DxpPeer(Socket socket) implements AutoCloseable {
  private static final int PATIENCE = 10_000;

  public static final String NAME = "Damage 1.0" + " ".repeat(22);

  public static DxpPeer calling(int port) throws IOException {
    var socket = new Socket(InetAddress.getLoopbackAddress(), port);
    socket.setSoTimeout(PATIENCE);
    return new DxpPeer(socket);
  }

  public void say(String... messages) throws IOException {
    for (var message : messages) {
      raw(message + '\0');
    }
  }

  public void raw(String text) throws IOException {
    socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  public String hear() throws IOException {
    var text = new StringBuilder();
    for (int next = read(); next != 0; next = read()) {
      assertThat(next).as("after " + text).isPositive();
      text.append((char) next);
    }
    return text.toString();
  }

  public boolean hungUp() throws IOException {
    return read() < 0;
  }

  private int read() throws IOException {
    return socket.getInputStream().read();
  }

  @Override
  public void close() throws IOException {
    socket.close();
  }
}
