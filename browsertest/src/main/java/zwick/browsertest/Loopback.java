package zwick.browsertest;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/// Serves the web files on the class path (`META-INF/resources`) to this machine only, on a free
/// port. The root is an empty page for tests to work in.
public final class Loopback implements AutoCloseable {
  private final HttpServer server;

  public Loopback() throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.createContext("/", Loopback::answer);
    server.start();
  }

  public String url() {
    return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
  }

  @Override
  public void close() {
    server.stop(0);
  }

  private static void answer(HttpExchange exchange) throws IOException {
    var path = exchange.getRequestURI().getPath();
    try (exchange) {
      var body = content(path);
      exchange.getResponseHeaders().set("Content-Type", type(path));
      exchange.sendResponseHeaders(
          body.length == 0 ? 404 : 200, body.length == 0 ? -1 : body.length);
      exchange.getResponseBody().write(body);
    }
  }

  private static byte[] content(String path) throws IOException {
    if (path.equals("/")) {
      return "<!doctype html><title>Zwickmühle</title>".getBytes(UTF_8);
    }
    try (var in = Loopback.class.getResourceAsStream("/META-INF/resources" + path)) {
      return in == null ? new byte[0] : in.readAllBytes();
    }
  }

  private static String type(String path) {
    return switch (path.substring(path.lastIndexOf('.') + 1)) {
      case "wasm" -> "application/wasm"; // the browser compiles it while it loads
      case "js" -> "text/javascript";
      default -> "text/html; charset=utf-8";
    };
  }
}
