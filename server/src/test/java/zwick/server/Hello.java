package zwick.server;

import static java.nio.charset.StandardCharsets.US_ASCII;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;

/// How somebody begins to speak TLS, byte by byte: old versions and ciphers, which Java's own
/// client refuses to offer, among others.
public final class Hello {
  /// With keys for once and encryption that notices changes, which is what is recommended.
  public static final int[] GCM = {0xc02b, 0xc02c, 0xc02f, 0xc030};

  public static final int[] CBC = {0xc009, 0xc00a, 0xc013, 0xc014, 0xc023, 0xc024, 0xc027, 0xc028};
  public static final int[] WITHOUT_FORWARD_SECRECY = {
    0x009c, 0x009d, 0x002f, 0x0035, 0x003c, 0x000a
  };

  private static final int[] GROUPS = {0x001d, 0x0017, 0x0018};
  private static final int[] SIGNATURES = {
    0x0403, 0x0503, 0x0804, 0x0805, 0x0806, 0x0401, 0x0501, 0x0601, 0x0203, 0x0201
  };
  private static final int HANDSHAKE = 0x16;

  private final byte[] bytes;

  private Hello(int version, int... ciphers) throws IOException {
    var hello = new Bytes().two(version).all(new byte[32]).one(0);
    hello.sized(pairs(ciphers)).one(1).one(0);
    var name = new Bytes().one(0).sized(new Bytes().all("localhost".getBytes(US_ASCII)));
    var more = new Bytes();
    more.two(0).sized(new Bytes().sized(name));
    more.two(10).sized(new Bytes().sized(pairs(GROUPS)));
    more.two(11).sized(new Bytes().one(1).one(0));
    more.two(13).sized(new Bytes().sized(pairs(SIGNATURES)));
    hello.sized(more);
    var message = new Bytes().one(1).one(0).sized(hello);
    bytes = new Bytes().one(HANDSHAKE).two(0x0301).sized(message).toByteArray();
  }

  public static Hello tls11(int... ciphers) throws IOException {
    return new Hello(0x0302, ciphers);
  }

  public static Hello tls12(int... ciphers) throws IOException {
    return new Hello(0x0303, ciphers);
  }

  private static Bytes pairs(int... numbers) {
    var pairs = new Bytes();
    for (int number : numbers) {
      pairs.two(number);
    }
    return pairs;
  }

  /// Whether the conversation goes on; else there is an alert, or nothing.
  public boolean isTakenBy(int port) throws IOException {
    try (var socket = new Socket(InetAddress.getByName("localhost"), port)) {
      socket.setSoTimeout(20_000);
      socket.getOutputStream().write(bytes);
      return socket.getInputStream().read() == HANDSHAKE;
    }
  }

  private static final class Bytes extends ByteArrayOutputStream {
    Bytes one(int number) {
      write(number);
      return this;
    }

    Bytes two(int number) {
      return one(number >> 8).one(number & 0xff);
    }

    Bytes all(byte[] some) {
      writeBytes(some);
      return this;
    }

    Bytes sized(Bytes others) {
      return two(others.size()).all(others.toByteArray());
    }
  }
}
