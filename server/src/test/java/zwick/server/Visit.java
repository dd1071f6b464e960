package zwick.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.zip.GZIPInputStream;
import org.brotli.dec.BrotliInputStream;
import zwick.web.Site;

/// A server for tests and a client of it.
public record Visit(WebServer server) implements AutoCloseable {
  public static final Site SITE = Site.packed();
  public static final HttpClient CLIENT = HttpClient.newHttpClient();

  public static Visit open() throws IOException {
    return new Visit(WebServer.start("localhost", 0, () -> SITE));
  }

  @Override
  public void close() {
    server.close();
  }

  public HttpRequest.Builder request(String path) {
    return HttpRequest.newBuilder(URI.create(server.url() + path));
  }

  public HttpResponse<byte[]> get(String path) throws Exception {
    return CLIENT.send(request(path).build(), BodyHandlers.ofByteArray());
  }

  public static byte[] plain(HttpResponse<byte[]> answer) throws IOException {
    var bytes = new ByteArrayInputStream(answer.body());
    return switch (answer.headers().firstValue("Content-Encoding").orElse("")) {
      case "br" -> new BrotliInputStream(bytes).readAllBytes();
      case "gzip" -> new GZIPInputStream(bytes).readAllBytes();
      default -> answer.body();
    };
  }

  /// What a client gets who says just this, such as no decent client would.
  public String raw(String line) throws IOException {
    try (var socket = new Socket(InetAddress.getByName("localhost"), server.port())) {
      socket.setSoTimeout(5_000);
      var head = line + "\r\nHost: localhost\r\nConnection: close\r\n\r\n";
      socket.getOutputStream().write(head.getBytes(ISO_8859_1));
      return new String(socket.getInputStream().readAllBytes(), UTF_8);
    }
  }
}
