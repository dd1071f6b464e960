package zwick.wire.dxp;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.function.IntConsumer;

/// The connection to the other program: messages that end with a zero byte, one after the other.
public final class DxpConnection implements AutoCloseable {
  public static final int USUAL_PORT = 27531;

  /// The protocol has 127; programs that chat more than that are forgiven.
  static final int LONGEST = 1000;

  private static final int MOST_WAIT = 10_000, FAREWELL = 300;

  private final Socket socket;
  private final InputStream in;

  private DxpConnection(Socket socket) throws IOException {
    this.socket = socket;
    socket.setTcpNoDelay(true);
    in = new BufferedInputStream(socket.getInputStream());
  }

  /// A host can have several addresses, old and new; the first that answers is it.
  public static DxpConnection connect(String host, int port) throws PeerFailure {
    try {
      for (var address : InetAddress.getAllByName(host)) {
        var socket = new Socket();
        try {
          socket.connect(new InetSocketAddress(address, port), MOST_WAIT);
          return new DxpConnection(socket);
        } catch (IOException e) {
          close(socket);
        }
      }
    } catch (UnknownHostException e) {
      // as good as no answer
    }
    throw new PeerFailure(new PeerTrouble.Unreachable(host, port));
  }

  /// Waits until another program calls.
  ///
  /// @param port 0 for any that is free
  /// @param waiting is told the port once it is open
  public static DxpConnection await(int port, IntConsumer waiting) throws PeerFailure {
    try (var server = new ServerSocket(port, 1)) {
      waiting.accept(server.getLocalPort());
      return new DxpConnection(server.accept());
    } catch (IOException e) {
      throw new PeerFailure(new PeerTrouble.PortTaken(port));
    }
  }

  void send(DxpMessage message) throws PeerFailure {
    try {
      var bytes = (message.write() + '\0').getBytes(StandardCharsets.US_ASCII);
      socket.getOutputStream().write(bytes);
    } catch (IOException e) {
      throw new PeerFailure(new PeerTrouble.HungUp());
    }
  }

  /// The next message. However slowly it trickles in, it must be here in time.
  DxpMessage receive(long millis) throws PeerFailure {
    long begun = System.nanoTime();
    var text = new ByteArrayOutputStream();
    while (true) {
      long left = millis - (System.nanoTime() - begun) / 1_000_000;
      int next = left <= 0 ? silent(millis) : read(left, millis);
      if (next == 0) {
        return DxpReader.read(text.toString(StandardCharsets.ISO_8859_1));
      }
      text.write(next);
      if (text.size() > LONGEST) {
        var start = text.toString(StandardCharsets.ISO_8859_1).substring(0, 20);
        throw new PeerFailure(new PeerTrouble.Garbled(DxpMessage.ascii(start) + " ..."));
      }
    }
  }

  private int read(long left, long millis) throws PeerFailure {
    try {
      socket.setSoTimeout((int) Math.min(left, Integer.MAX_VALUE));
      int next = in.read();
      if (next >= 0) {
        return next;
      }
    } catch (SocketTimeoutException e) {
      return silent(millis);
    } catch (IOException e) {
      // gone, like one that says goodbye
    }
    throw new PeerFailure(new PeerTrouble.HungUp());
  }

  private static int silent(long millis) throws PeerFailure {
    throw new PeerFailure(new PeerTrouble.Silent(Math.max(1, Math.round(millis / 1000.0))));
  }

  /// Says goodbye and lets the other program have the last word: closing with words unread would
  /// take back ours.
  @Override
  public void close() {
    try {
      socket.shutdownOutput();
      socket.setSoTimeout(FAREWELL);
      in.readNBytes(LONGEST);
    } catch (IOException e) {
      // it has gone already
    }
    close(socket);
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // as good as closed
    }
  }
}
