package zwick.cli;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.URI;
import java.nio.file.Files;
import java.time.InstantSource;
import java.util.Map;
import zwick.cli.support.ProcessContext;
import zwick.game.Perft;
import zwick.game.presets.Presets;
import zwick.hall.Hall;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;
import zwick.web.Site;

/// A short run of what people do most. The launcher lets the JVM watch it once after each build and
/// keep what it loaded and learnt, so that every later start is quick.
final class AotWarmup {
  private static final long ENOUGH = 30_000;

  private AotWarmup() {}

  public static void main(String[] args) throws IOException {
    var nowhere = new PrintStream(OutputStream.nullOutputStream());
    var processContext =
        new ProcessContext(Map.of(), InputStream.nullInputStream(), nowhere, nowhere, false);
    serve();
    CommandTree.run(processContext, "help");
    CommandTree.run(processContext, "rules");
    CommandTree.run(processContext, "rules", "dame-ravensburger", "--language", "de");
    for (var rules : new String[] {"muehle-turnier", "dame-ravensburger"}) {
      CommandTree.run(processContext, "play", rules, "--level", "1", "--side", "B");
      CommandTree.run(processContext, "analyse", rules, "--nodes", "30000");
    }
    for (var preset : Presets.all()) {
      CommandTree.run(processContext, "moves", preset.id());
      CommandTree.run(processContext, "replay", preset.id(), "--json");
      var start = preset.rules().start();
      for (int depth = 1; Perft.count(start, depth) < ENOUGH && depth < 8; depth++) {}
    }
  }

  /// Starts a server twice, on a new database and on one that is there, and opens the page, as a
  /// browser would.
  private static void serve() throws IOException {
    var folder = Files.createTempDirectory("zwick");
    var database = folder.resolve("hall.db");
    try {
      Hall.open(database.toString(), InstantSource.system()).close();
      try (var hall = Hall.open(database.toString(), InstantSource.system())) {
        serve(hall);
      }
    } finally {
      try (var left = Files.list(folder)) {
        for (var file : left.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
  }

  private static void serve(Hall hall) throws IOException {
    var site = Site.packed();
    try (var server = WebServer.start(ServerSettings.page("localhost", 0, () -> site).with(hall))) {
      for (var path : new String[] {"", "wasm/zwick.wasm", "nothing", "api/lobby", "metrics"}) {
        var connection = URI.create(server.url() + path).toURL().openConnection();
        connection.setRequestProperty("Accept-Encoding", "br");
        try (var in = connection.getInputStream()) {
          in.readAllBytes();
        } catch (FileNotFoundException _) {
          // as it should be
        }
      }
    }
  }
}
