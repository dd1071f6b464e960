package zwick.server.socket;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.time.Duration;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/// An answer that goes on line by line. Others put in what there is to tell and never wait for it;
/// one thread, the asker's own, sends it. Who does not take it is cut off, and asks again for what
/// he missed.
final class StreamingResponse {
  private static final int MOST = 256;
  private static final byte[] NOTHING_NEW = {'\n'};
  private static final String END = "";

  private final BlockingQueue<String> waiting = new ArrayBlockingQueue<>(MOST);
  private final Runnable hangUp;
  private volatile boolean cut;

  /// @param hangUp lets whoever is stuck in the middle of a line fail
  StreamingResponse(Runnable hangUp) {
    this.hangUp = hangUp;
  }

  /// @param lines one or more, each with its end
  void add(String lines) {
    if (!lines.isEmpty() && !waiting.offer(lines)) {
      cutOff();
    }
  }

  /// Nothing follows what waits.
  void end() {
    if (!waiting.offer(END)) {
      cutOff();
    }
  }

  private void cutOff() {
    cut = true;
    hangUp.run();
  }

  /// Sends until there is nothing more to come. False if the reader was too slow or has gone.
  ///
  /// @param beat so often at least something is sent, so that both sides know of each other
  boolean send(OutputStream out, Duration beat) {
    try {
      out.flush();
      while (!cut) {
        var lines = waiting.poll(beat.toMillis(), TimeUnit.MILLISECONDS);
        if (lines != null && lines.equals(END)) {
          return true;
        }
        out.write(lines == null ? NOTHING_NEW : lines.getBytes(UTF_8));
        if (waiting.isEmpty()) {
          out.flush();
        }
      }
    } catch (IOException _) {
      // gone, or cut off
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    return false;
  }
}
