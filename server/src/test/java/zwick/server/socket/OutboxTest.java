package zwick.server.socket;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;

/// What waits for somebody who reads slowly.
class OutboxTest {
  private final List<String> sent = new ArrayList<>();
  private final List<Callback> taken = new ArrayList<>();
  private final List<Integer> hungUp = new ArrayList<>();

  /// A line whose other end reads only when it is told to.
  private final Session session =
      (Session)
          Proxy.newProxyInstance(
              Session.class.getClassLoader(),
              new Class<?>[] {Session.class},
              (_, method, arguments) -> {
                if (method.getName().equals("sendText")) {
                  sent.add((String) arguments[0]);
                  taken.add((Callback) arguments[1]);
                } else if (method.getName().equals("close")) {
                  hungUp.add((Integer) arguments[0]);
                }
                return null;
              });

  private void readAll() {
    while (!taken.isEmpty()) {
      taken.removeFirst().succeed();
    }
  }

  @Test
  void ofHowThingsStandOnlyTheLastIsSent() {
    var outbox = new Outbox(session);
    outbox.send("begin");
    outbox.send("table a", "a1");
    outbox.send("move");
    outbox.send("table b", "b1");
    outbox.send("table a", "a2");
    outbox.send("talk");
    outbox.send("table a", "a3");
    readAll();
    assertThat(sent).containsExactly("begin", "move", "b1", "talk", "a3");
  }

  @Test
  void whoComesAndGoesCutsNobodyOff() {
    var outbox = new Outbox(session);
    for (int i = 0; i < 5_000; i++) {
      outbox.send("table a", "a" + i);
    }
    readAll();
    assertThat(hungUp).isEmpty();
    assertThat(sent).containsExactly("a0", "a4999");
    for (int i = 0; i < 5_000; i++) {
      outbox.send("move " + i);
    }
    assertThat(hungUp).containsExactly(1013);
  }
}
