package zwick.server.socket;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/// What waits to be sent to one browser, one after the other and never much. Who does not take it
/// is cut off, and nothing is lost: he connects again and asks for what he missed.
final class Outbox {
  private static final int MOST = 256;

  /// "Policy violation".
  static final int TOO_MUCH = 1008;

  /// "Try again later", as RFC 6455's list has it.
  static final int TOO_SLOW = 1013;

  /// "Service restart".
  private static final int RESTART = 1012;

  /// "Policy violation".
  private static final int NOT_ALLOWED = 1008;

  private final Session session;
  private final Deque<Letter> waiting = new ArrayDeque<>();
  private boolean sending;
  private boolean ending;
  private boolean closed;

  /// @param topic of which only the last one matters; empty if all do
  private record Letter(String topic, String text) {}

  Outbox(Session session) {
    this.session = session;
  }

  void send(String message) {
    send("", message);
  }

  /// How something stands now: whatever waits about the same is out of date and not sent any more.
  void send(String topic, String message) {
    synchronized (this) {
      if (closed || ending) {
        return;
      }
      if (!topic.isEmpty()) {
        waiting.removeIf(letter -> letter.topic.equals(topic));
      }
      if (waiting.size() == MOST) {
        closed = true;
        waiting.clear();
      } else {
        waiting.add(new Letter(topic, message));
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

  /// Hangs up at once.
  void expel() {
    close();
    session.close(NOT_ALLOWED, "session ended", Callback.NOOP);
  }

  /// Says this after all that waits, and hangs up.
  void end(String message) {
    synchronized (this) {
      if (closed || ending) {
        return;
      }
      waiting.add(new Letter("", message));
      ending = true;
      if (sending) {
        return;
      }
      sending = true;
    }
    next();
  }

  private void next() {
    Letter letter;
    boolean done;
    synchronized (this) {
      letter = closed ? null : waiting.poll();
      sending = letter != null;
      done = letter == null && ending && !closed;
    }
    if (letter != null) {
      session.sendText(letter.text, Callback.from(this::next, _ -> close()));
    } else if (done) {
      session.close(RESTART, "restart", Callback.NOOP);
    }
  }

  /// Hangs up on somebody who does not stop.
  void cut() {
    close();
    session.close(TOO_MUCH, "too many messages", Callback.NOOP);
  }

  synchronized void close() {
    closed = true;
    waiting.clear();
  }
}
