package zwick.bench;

import io.javalin.Javalin;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Scanner;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;
import zwick.web.Site;

/// The server that [Load] asks, in a process of its own: `LoadServer DATABASE`. Behind two ports
/// are two halls: one knows no limits, the other keeps count of everybody, though of more than
/// anybody asks for. Beside them, on a third, the same web framework does nothing but say back what
/// it hears.
///
/// On its standard input `memory` asks how much it uses, anything else ends it.
final class LoadServer {
  private static final int MANY = 100_000_000;

  private LoadServer() {}

  public static void main(String[] args) throws Exception {
    try (var free = Hall.open(args[0], InstantSource.system());
        var counted = Hall.open(another(args[0]), InstantSource.system());
        var server = WebServer.start(page(free, UsageLimits.none()));
        var counting = WebServer.start(page(counted, generous()))) {
      var echo =
          Javalin.create(
                  config -> {
                    config.startup.showJavalinBanner = false;
                    config.concurrency.useVirtualThreads = true;
                    config.routes.ws(
                        "/echo", socket -> socket.onMessage(said -> said.send(said.message())));
                  })
              .start("localhost", 0);
      System.out.println("ready " + server.port() + " " + counting.port() + " " + echo.port());
      var in = new Scanner(System.in, "UTF-8");
      while (in.hasNextLine() && in.nextLine().equals("memory")) {
        System.out.println("memory " + heap() + " " + resident());
      }
      echo.stop();
    }
  }

  /// Two halls share a PostgreSQL, but not a file.
  private static String another(String database) {
    return database.startsWith("jdbc:postgresql:") ? database : database + ".counted";
  }

  private static ServerSettings page(Hall hall, UsageLimits limits) {
    return ServerSettings.page("localhost", 0, Site::packed).with(hall).limited(limits);
  }

  /// Every limit there is, and none of them ever reached.
  private static UsageLimits generous() {
    var limits = UsageLimits.usual();
    for (var name : limits.all().keySet()) {
      limits = limits.with(name, MANY).orElseThrow();
    }
    return limits;
  }

  /// What is left in bytes when all garbage is gone.
  private static long heap() {
    for (int i = 0; i < 3; i++) {
      System.gc();
    }
    return ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
  }

  /// What the system has given us, in bytes; 0 where it does not tell.
  private static long resident() throws IOException {
    var status = Path.of("/proc/self/status");
    if (Files.exists(status)) {
      for (var line : Files.readAllLines(status)) {
        if (line.startsWith("VmRSS:")) {
          return 1024 * Long.parseLong(line.replaceAll("\\D", ""));
        }
      }
    }
    return 0;
  }
}
