package zwick.bench;

import io.javalin.Javalin;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Scanner;
import zwick.hall.Hall;
import zwick.server.Serving;
import zwick.server.WebServer;
import zwick.web.Site;

/// The server that [Load] asks, in a process of its own: `LoadServer DATABASE`. Beside it, on
/// another port, the same web framework does nothing but say back what it hears.
///
/// On its standard input `memory` asks how much it uses, anything else ends it.
final class LoadServer {
  private LoadServer() {}

  public static void main(String[] args) throws Exception {
    try (var hall = Hall.open(args[0], InstantSource.system());
        var server =
            WebServer.start(Serving.page("localhost", 0, Site::packed).with(hall).unlimited())) {
      var echo =
          Javalin.create(
                  config -> {
                    config.startup.showJavalinBanner = false;
                    config.concurrency.useVirtualThreads = true;
                    config.routes.ws(
                        "/echo", socket -> socket.onMessage(said -> said.send(said.message())));
                  })
              .start("localhost", 0);
      System.out.println("ready " + server.port() + " " + echo.port());
      var in = new Scanner(System.in, "UTF-8");
      while (in.hasNextLine() && in.nextLine().equals("memory")) {
        System.out.println("memory " + heap() + " " + resident());
      }
      echo.stop();
    }
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
