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
import zwick.game.Perft;
import zwick.game.Presets;
import zwick.hall.Hall;
import zwick.server.Serving;
import zwick.server.WebServer;
import zwick.web.Site;

/// A short run of what people do most. The launcher lets the JVM watch it once after each build and
/// keep what it loaded and learnt, so that every later start is quick.
final class Training {
  private static final long ENOUGH = 30_000;

  private Training() {}

  public static void main(String[] args) throws IOException {
    var nowhere = new PrintStream(OutputStream.nullOutputStream());
    var program = new Program(Map.of(), InputStream.nullInputStream(), nowhere, nowhere, false);
    serve();
    program.run("help");
    program.run("rules");
    program.run("rules", "dame-ravensburger", "--language", "de");
    for (var rules : new String[] {"muehle-turnier", "dame-ravensburger"}) {
      program.run("play", rules, "--level", "1", "--side", "B");
      program.run("analyse", rules, "--nodes", "30000");
    }
    for (var preset : Presets.all()) {
      program.run("moves", preset.id());
      program.run("replay", preset.id(), "--json");
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
    try (var server = WebServer.start(Serving.page("localhost", 0, () -> site).with(hall))) {
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
