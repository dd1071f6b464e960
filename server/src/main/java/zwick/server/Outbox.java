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

  /// "Service restart".
  private static final int RESTART = 1012;

  private final Session session;
  private final Deque<String> waiting = new ArrayDeque<>();
  private boolean sending;
  private boolean ending;
  private boolean closed;

  Outbox(Session session) {
    this.session = session;
  }

  void send(String message) {
    synchronized (this) {
      if (closed || ending) {
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

  /// Says this after all that waits, and hangs up.
  void end(String message) {
    synchronized (this) {
      if (closed || ending) {
        return;
      }
      waiting.add(message);
      ending = true;
      if (sending) {
        return;
      }
      sending = true;
    }
    next();
  }

  private void next() {
    String message;
    boolean done;
    synchronized (this) {
      message = closed ? null : waiting.poll();
      sending = message != null;
      done = message == null && ending && !closed;
    }
    if (message != null) {
      session.sendText(message, Callback.from(this::next, _ -> close()));
    } else if (done) {
      session.close(RESTART, "restart", Callback.NOOP);
    }
  }

  synchronized void close() {
    closed = true;
    waiting.clear();
  }
}
