package zwick.server;

import java.time.InstantSource;
import java.util.concurrent.CountDownLatch;
import zwick.hall.Hall;

/// A server as a program of its own, for tests that kill it: `Standalone PORT DATABASE`.
final class Standalone {
  private Standalone() {}

  public static void main(String[] args) throws Exception {
    var hall = Hall.open(args[1], InstantSource.system());
    var serving = Serving.page("127.0.0.1", Integer.parseInt(args[0]), () -> Visit.SITE).with(hall);
    var server = WebServer.start(serving.unlimited());
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
