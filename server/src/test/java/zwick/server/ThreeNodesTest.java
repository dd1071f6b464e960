package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The configuration that the README shows, started as it stands, but for its ports.
class ThreeNodesTest {
  private static final Path CONFIGURATION =
      Path.of(System.getProperty("basedir", "server") + "/../docs/three-nodes/nginx.conf");

  @TempDir private Path folder;

  @Test
  void threeServersBehindNginxAreOneHall() throws Exception {
    assumeTrue(hasNginx(), "nginx is not installed");
    var log = folder.resolve("node.log");
    try (var postgres = new Postgres(folder);
        var first = new Node(postgres.url(), log);
        var second = new Node(postgres.url(), log);
        var third = new Node(postgres.url(), log);
        var nginx = new Nginx(configuration(List.of(first, second, third)))) {
      try (var anna = new Guest(nginx.url());
          var beppe = new Guest(nginx.url())) {
        var latencies = new ConcurrentLinkedQueue<Long>();
        var pair = new Sparring("nginx", nginx::url, latencies);
        var thread = Thread.ofVirtual().start(pair);
        watchAGame(anna, beppe, second);
        pair.stop();
        thread.join();
        assertThat(pair.troubles).isEmpty();
        assertThat(latencies).isNotEmpty();
      }
    }
  }

  /// Two people who may have come to different servers see each other's moves, also when one of the
  /// servers is killed.
  private static void watchAGame(Guest anna, Guest beppe, Node victim) throws Exception {
    anna.arrive();
    beppe.arrive();
    var game = anna.open("{\"rules\":\"dame-10x10\",\"host\":\"W\"}");
    anna.connect().watch(game, 0).hear("open");
    beppe.connect().watch(game, 0).hear("open");
    beppe.command(game, 1, "\"do\":\"join\"");
    anna.hear("events");
    anna.command(game, 2, "\"do\":\"act\",\"action\":\"32-28\"");
    assertThat(beppe.hears("W:32-28")).isTrue();
    victim.kill();
    for (var guest : List.of(anna, beppe)) { // whose socket it was comes back
      guest.connect().watch(game, 3).hear("events");
    }
    beppe.command(game, 3, "\"do\":\"act\",\"action\":\"19-23\"");
    assertThat(anna.hears("B:19-23")).isTrue();
    victim.start();
    anna.command(game, 4, "\"do\":\"act\",\"action\":\"28x19\"");
    assertThat(beppe.hears("W:28x19")).isTrue();
  }

  private static boolean hasNginx() {
    return List.of(System.getenv("PATH").split(":")).stream()
            .anyMatch(path -> Files.isExecutable(Path.of(path, "nginx")))
        || Files.isExecutable(Path.of("/usr/sbin/nginx"));
  }

  private Path configuration(List<Node> nodes) throws IOException {
    int port;
    try (var free = new ServerSocket(0)) {
      port = free.getLocalPort();
    }
    var text =
        Files.readString(CONFIGURATION)
            .replace("listen 8080", "listen 127.0.0.1:" + port)
            .replace("/run/zwick-nginx.pid", folder.resolve("nginx.pid").toString());
    for (int i = 0; i < nodes.size(); i++) {
      text = text.replace("127.0.0.1:" + (8081 + i), nodes.get(i).address());
    }
    return Files.writeString(folder.resolve("nginx.conf"), text);
  }

  private record Nginx(Process process, String url) implements AutoCloseable {
    Nginx(Path configuration) throws Exception {
      this(start(configuration), address(Files.readString(configuration)));
      for (int i = 0; i < 100; i++) {
        try (var guest = new Guest(url)) {
          if (guest.get("api/lobby").status() == 200) {
            return;
          }
        } catch (IOException _) {
          Thread.sleep(50);
        }
      }
      throw new IOException("nginx does not answer");
    }

    private static Process start(Path configuration) throws IOException {
      var program = Files.isExecutable(Path.of("/usr/sbin/nginx")) ? "/usr/sbin/nginx" : "nginx";
      return new ProcessBuilder(program, "-c", configuration.toAbsolutePath().toString())
          .redirectErrorStream(true)
          .redirectOutput(configuration.resolveSibling("nginx.log").toFile())
          .start();
    }

    private static String address(String configuration) {
      int at = configuration.indexOf("listen ") + "listen ".length();
      return "http://" + configuration.substring(at, configuration.indexOf(';', at)) + "/";
    }

    @Override
    public void close() {
      process.destroy();
      process.onExit().join();
    }
  }
}
