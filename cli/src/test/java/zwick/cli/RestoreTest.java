package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.support.ProcessContext;
import zwick.notation.json.Json;

/// The day a machine is lost, rehearsed: a copy is made while people play, a new server is made of
/// it, and they go on with the same game and the same cookies.
class RestoreTest {
  @TempDir private Path folder;

  @Test
  void whoPlayedGoesOnPlayingOnAnotherMachine() throws Exception {
    rehearse(folder.resolve("new.db").toString());
  }

  @Test
  void whoPlayedGoesOnPlayingOnPostgreSql() throws Exception {
    try (var postgres = EmbeddedPostgres.builder().setServerConfig("fsync", "off").start()) {
      rehearse(postgres.getJdbcUrl("postgres", "postgres"));
    }
  }

  private void rehearse(String target) throws Exception {
    var lost = folder.resolve("lost.db").toString();
    var copy = folder.resolve("copy.zwick").toString();
    try (var anna = new Browser();
        var beppe = new Browser()) {
      String game;
      try (var server = new Server(lost)) {
        game = anna.invite(server);
        beppe.does(server, game, 1, "\"do\":\"join\"");
        anna.does(server, game, 2, "\"do\":\"act\",\"action\":\"32-28\"");
        assertThat(Run.zwick("export", "--to", copy, "--database", lost).lines()).hasSize(1);
        beppe.does(server, game, 3, "\"do\":\"act\",\"action\":\"19-23\""); // too late for the copy
      }
      assertThat(Run.zwick("import", copy, "--database", target).lines()).hasSize(1);
      try (var server = new Server(target)) {
        assertThat(beppe.events(server, game)).contains("W:32-28").doesNotContain("B:19-23");
        beppe.does(server, game, 3, "\"do\":\"act\",\"action\":\"18-22\""); // another idea, now
        anna.does(server, game, 4, "\"do\":\"act\",\"action\":\"37-32\"");
        assertThat(anna.events(server, game)).contains("B:18-22", "W:37-32");
      }
    }
  }

  /// `zwick serve`, until it is interrupted.
  private static final class Server implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+/");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final Thread thread;

    Server(String database) {
      var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
      var processContext =
          new ProcessContext(Run.newcomer(), InputStream.nullInputStream(), stream, stream, false);
      thread =
          Thread.ofPlatform()
              .start(() ->
                  CommandTree.run(processContext, "serve", "--port", "0", "--database", database));
    }

    String url() throws InterruptedException {
      for (int i = 0; i < 3_000 && thread.isAlive(); i++) {
        var found = ADDRESS.matcher(out.toString(StandardCharsets.UTF_8));
        if (found.find()) {
          return found.group();
        }
        Thread.sleep(20);
      }
      throw new AssertionError(out.toString(StandardCharsets.UTF_8));
    }

    @Override
    public void close() {
      thread.interrupt();
      try {
        thread.join();
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }
  }

  /// Somebody's browser; it keeps its cookies whatever the port.
  private static final class Browser implements AutoCloseable {
    private final HttpClient client =
        HttpClient.newBuilder().cookieHandler(new CookieManager()).build();
    private int command;

    private String ask(HttpRequest.Builder request) throws Exception {
      var answer = client.send(request.build(), BodyHandlers.ofString());
      assertThat(answer.statusCode()).as(answer.body()).isBetween(200, 299);
      return answer.body();
    }

    private static HttpRequest.Builder to(Server server, String path) throws InterruptedException {
      return HttpRequest.newBuilder(URI.create(server.url() + path));
    }

    private String post(Server server, String path, String body) throws Exception {
      return ask(to(server, path).POST(BodyPublishers.ofString(body)));
    }

    String invite(Server server) throws Exception {
      post(server, "api/session", "{}");
      var terms = "{\"terms\":{\"rules\":\"dame-10x10\",\"host\":\"W\"}}";
      var table = (Json.Obj) ((Json.Obj) Json.read(post(server, "api/games", terms))).get("table");
      return table.get("id") instanceof Json.Str(String id) ? id : "";
    }

    void does(Server server, String game, int version, String deed) throws Exception {
      if (version == 1) {
        post(server, "api/session", "{}");
      }
      var body =
          "{\"commandId\":\"c%d\",\"expectedVersion\":%d,%s}".formatted(++command, version, deed);
      post(server, "api/games/" + game + "/commands", body);
    }

    String events(Server server, String game) throws Exception {
      return ask(to(server, "api/games/" + game + "/events"));
    }

    @Override
    public void close() {
      client.shutdownNow();
    }
  }
}
