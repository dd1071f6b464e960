package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/// A socket that says whatever bytes one likes, as no decent client would.
public final class RawSocket implements AutoCloseable {
  static final int TEXT = 1;
  static final int BYTES = 2;
  private static final int CLOSE = 8;
  private static final int SERVER_ERROR = 1011;

  private final Socket socket;
  private final OutputStream out;
  private final Thread reader;
  private final BlockingQueue<String> pongs = new LinkedBlockingQueue<>();
  private volatile boolean open = true;

  /// The worst that was heard.
  volatile String failure = "";

  RawSocket(int port, String cookie) throws IOException {
    this(port, cookie, "X-Nothing: more");
  }

  /// @param header one more
  public RawSocket(int port, String cookie, String header) throws IOException {
    socket = new Socket(InetAddress.getByName("localhost"), port);
    socket.setTcpNoDelay(true);
    out = socket.getOutputStream();
    var head =
        """
        GET /api/socket HTTP/1.1
        Host: localhost:%d
        Upgrade: websocket
        Connection: Upgrade
        Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==
        Sec-WebSocket-Version: 13
        Cookie: %s
        %s

        """
            .formatted(port, cookie, header)
            .replace("\n", "\r\n");
    out.write(head.getBytes(ISO_8859_1));
    var in = new DataInputStream(new BufferedInputStream(socket.getInputStream()));
    var answer = new StringBuilder();
    while (answer.indexOf("\r\n\r\n") < 0) {
      answer.append((char) in.readUnsignedByte());
    }
    if (!answer.toString().startsWith("HTTP/1.1 101")) {
      throw new IOException(answer.toString());
    }
    reader = Thread.ofVirtual().start(() -> read(in));
  }

  private void read(DataInputStream in) {
    try {
      while (true) {
        int kind = in.readUnsignedByte() & 15;
        long length = in.readUnsignedByte() & 127;
        length = length == 126 ? in.readUnsignedShort() : length == 127 ? in.readLong() : length;
        var bytes = in.readNBytes((int) length);
        var text = new String(bytes, UTF_8);
        if (kind == TEXT && text.startsWith("{\"type\":\"pong\"")) {
          pongs.add(text);
        } else if (kind == TEXT && text.contains("\"status\":5")) {
          failure = text;
        } else if (kind == CLOSE && code(bytes) == SERVER_ERROR) {
          failure = text;
        }
      }
    } catch (IOException _) {
      open = false;
    }
  }

  private static int code(byte[] bytes) {
    return bytes.length < 2 ? 0 : (bytes[0] & 255) << 8 | bytes[1] & 255;
  }

  boolean isOpen() {
    return open;
  }

  void text(String text) throws IOException {
    frame(TEXT, true, text.getBytes(UTF_8));
  }

  /// Masked with nothing, so that what is sent can be read in a trace.
  void frame(int kind, boolean last, byte[] bytes) throws IOException {
    var frame = new ByteArrayOutputStream(bytes.length + 14);
    frame.write(kind | (last ? 128 : 0));
    if (bytes.length < 126) {
      frame.write(128 | bytes.length);
    } else if (bytes.length < 1 << 16) {
      frame.write(128 | 126);
      frame.write(bytes.length >> 8);
      frame.write(bytes.length);
    } else {
      frame.write(128 | 127);
      for (int shift = 56; shift >= 0; shift -= 8) {
        frame.write((int) ((long) bytes.length >> shift));
      }
    }
    frame.writeBytes(new byte[4]);
    frame.writeBytes(bytes);
    raw(frame.toByteArray());
  }

  void raw(byte[] bytes) throws IOException {
    out.write(bytes);
    out.flush();
  }

  /// Whether everything said so far has been heard; false if the server has hung up.
  public boolean isAnswered() throws IOException, InterruptedException {
    try {
      text("{\"type\":\"ping\"}");
    } catch (IOException _) {
      return false;
    }
    for (int i = 0; i < 300; i++) {
      if (pongs.poll(100, TimeUnit.MILLISECONDS) != null) {
        return true;
      }
      if (!open) {
        return false;
      }
    }
    throw new AssertionError("no answer for half a minute");
  }

  @Override
  public void close() throws IOException {
    socket.close();
    try {
      reader.join();
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }
}
