package zwick.bench;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.atomic.LongAdder;
import org.jspecify.annotations.Nullable;

/// How many messages a second the web framework says back, over as many sockets as are busy when
/// games are played as fast as they can.
record Echo(String url) {
  private static final int SOCKETS = 200;
  private static final String MESSAGE =
      "{\"type\":\"command\",\"pad\":\"" + "x".repeat(120) + "\"}";

  double perSecond() throws InterruptedException {
    var client = HttpClient.newHttpClient();
    var heard = new LongAdder();
    var sockets = new ArrayList<WebSocket>();
    for (int i = 0; i < SOCKETS; i++) {
      sockets.add(
          client.newWebSocketBuilder().buildAsync(URI.create(url), new Again(heard)).join());
    }
    sockets.forEach(socket -> socket.sendText(MESSAGE, true));
    Thread.sleep(2_000); // until it is warm
    heard.reset();
    long start = System.nanoTime();
    Thread.sleep(3_000);
    double rate = heard.sum() * 1e9 / (System.nanoTime() - start);
    sockets.forEach(WebSocket::abort);
    return rate;
  }

  /// Says it again whenever it hears it.
  private record Again(LongAdder heard) implements WebSocket.Listener {
    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
      if (last) {
        heard.increment();
        from.sendText(MESSAGE, true);
      }
      from.request(1);
      return null;
    }
  }
}
