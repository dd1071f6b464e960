package zwick.server;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// What waits to be sent to one browser, one after the other and never much. Who does not take it
/// is cut off, and nothing is lost: he connects again and asks for what he missed.
final class Outbox {
  private static final int MOST = 256;

  /// "Try again later", as RFC 6455's list has it.
  private static final int TOO_SLOW = 1013;

  private final Session session;
  private final Deque<String> waiting = new ArrayDeque<>();
  private boolean sending;
  private boolean closed;

  Outbox(Session session) {
    this.session = session;
  }

  void send(String message) {
    synchronized (this) {
      if (closed) {
        return;
      }
      if (waiting.size() == MOST) {
        closed = true;
        waiting.clear();
      } else {
        waiting.add(message);
        if (sending) {
          return;
        }
        sending = true;
      }
    }
    if (closed) {
      session.close(TOO_SLOW, "too slow", Callback.NOOP);
    } else {
      next();
    }
  }

  private void next() {
    String message;
    synchronized (this) {
      message = waiting.poll();
      if (message == null || closed) {
        sending = false;
        return;
      }
    }
    session.sendText(message, Callback.from(this::next, _ -> close()));
  }

  synchronized void close() {
    closed = true;
    waiting.clear();
  }
}
