package zwick.server;

import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import zwick.hall.Hall;
import zwick.hall.SteadyClock;
import zwick.server.settings.ServerSettings;

/// A server as a program of its own, for tests that kill it: `Standalone PORT DATABASE [limited]`.
final class Standalone {
  private Standalone() {}

  public static void main(String[] args) throws Exception {
    var hall = Hall.open(args[1], SteadyClock.from(InstantSource.system()));
    var serverSettings =
        ServerSettings.page("127.0.0.1", Integer.parseInt(args[0]), () -> Visit.SITE).with(hall);
    var server = WebServer.start(args.length > 2 ? serverSettings : serverSettings.unlimited());
    Runtime.getRuntime()
        .addShutdownHook(
            new Thread(() -> {
              server.close();
              hall.close();
            }));
    System.out.println("ready " + server.port());
    new CountDownLatch(1).await();
  }
}
