package zwick.server;

import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.ConnectionMetaData;
import org.eclipse.jetty.server.Request;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Cuts off those who send a byte now and then, so that they keep a connection, a thread and memory
/// for nothing. A timeout for silence does not notice them: what counts is the time a request's
/// head or body takes as a whole. Sockets are not its business, nor is what we send.
final class SlowSenders implements Connection.Listener, AutoCloseable {
  /// @param head from the first byte of a request, or from the opening of a connection, to the end
  ///   of its header
  /// @param body from there to its last byte
  record Times(Duration head, Duration body) {
    static final Times USUAL = new Times(Duration.ofSeconds(10), Duration.ofSeconds(15));
  }

  private static final Logger LOG = LoggerFactory.getLogger(SlowSenders.class);
  private static final long LOOK = 250;

  /// So soon is a connection silent, once its sender was too slow; then who reads from it hears so.
  private static final long HURRY = 50;

  private final Times times;
  private final Map<Connection, Sending> lines = new ConcurrentHashMap<>();
  private final LongAdder cut = new LongAdder();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(Thread.ofVirtual().factory());

  SlowSenders(Times times) {
    this.times = times;
    clock.scheduleWithFixedDelay(this::lookCarefully, LOOK, LOOK, TimeUnit.MILLISECONDS);
  }

  /// How many have been cut off.
  long cut() {
    return cut.sum();
  }

  @Override
  public void onOpened(Connection connection) {
    if (connection instanceof ConnectionMetaData) { // HTTP, not a socket
      lines.put(connection, new Sending());
    }
  }

  @Override
  public void onClosed(Connection connection) {
    lines.remove(connection);
  }

  /// A request whose head is complete.
  Request watched(Request request) {
    var connection = request.getConnectionMetaData().getConnection();
    var sending = lines.get(connection);
    if (sending == null) {
      return request;
    }
    boolean body = hasBody(request);
    sending.is(body ? Sending.Phase.BODY : Sending.Phase.DONE);
    Request.addCompletionListener(request, _ -> sending.answered(connection.getBytesIn()));
    return body ? new SentBody(request, sending, times.body()) : request;
  }

  private static boolean hasBody(Request request) {
    var headers = request.getHeaders();
    return headers.contains(HttpHeader.TRANSFER_ENCODING)
        || headers.contains(HttpHeader.CONTENT_LENGTH)
            && headers.getLongField(HttpHeader.CONTENT_LENGTH) != 0;
  }

  /// Whatever is wrong with one of them, the others are looked at, and all of them again.
  private void lookCarefully() {
    lines.forEach((connection, sending) -> {
      try {
        look(connection, sending);
      } catch (RuntimeException e) {
        lines.remove(connection);
        LOG.error("could not look after a connection", e);
      }
    });
  }

  private void look(Connection connection, Sending sending) {
    sending.look(connection.getBytesIn());
    switch (sending.phase()) {
      case HEAD -> {
        if (sending.lasts(times.head())) {
          cut.increment();
          connection.getEndPoint().close();
        }
      }
      case BODY -> {
        if (sending.lasts(times.body())) {
          cut.increment();
          sending.is(Sending.Phase.LATE);
          connection.getEndPoint().setIdleTimeout(HURRY);
        }
      }
      case LATE -> {
        if (sending.lasts(times.head())) { // nobody has read from it
          connection.getEndPoint().close();
        }
      }
      case DONE, KEPT -> {}
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
