package zwick.server.connector;

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
public final class SlowSenders implements Connection.Listener, AutoCloseable {
  /// @param head from the first byte of a request, or from the opening of a connection, to the end
  ///   of its header
  /// @param body from there to its last byte
  public record Times(Duration head, Duration body) {
    public static final Times USUAL = new Times(Duration.ofSeconds(10), Duration.ofSeconds(15));
  }

  private static final Logger LOG = LoggerFactory.getLogger(SlowSenders.class);
  private static final long LOOK = 250;

  /// So soon is a connection silent, once its sender was too slow; then who reads from it hears so.
  private static final long HURRY = 50;

  private final Times times;
  private final Map<Connection, RequestArrival> lines = new ConcurrentHashMap<>();
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
      lines.put(connection, new RequestArrival());
    }
  }

  @Override
  public void onClosed(Connection connection) {
    lines.remove(connection);
  }

  /// A request whose head is complete.
  Request watched(Request request) {
    var connection = request.getConnectionMetaData().getConnection();
    var requestArrival = lines.get(connection);
    if (requestArrival == null) {
      return request;
    }
    boolean body = hasBody(request);
    requestArrival.is(body ? RequestArrival.Phase.BODY : RequestArrival.Phase.DONE);
    Request.addCompletionListener(request, _ -> requestArrival.answered(connection.getBytesIn()));
    return body ? new TimedRequestBody(request, requestArrival, times.body()) : request;
  }

  private static boolean hasBody(Request request) {
    var headers = request.getHeaders();
    return headers.contains(HttpHeader.TRANSFER_ENCODING)
        || headers.contains(HttpHeader.CONTENT_LENGTH)
            && headers.getLongField(HttpHeader.CONTENT_LENGTH) != 0;
  }

  /// Whatever is wrong with one of them, the others are looked at, and all of them again.
  private void lookCarefully() {
    lines.forEach((connection, requestArrival) -> {
      try {
        look(connection, requestArrival);
      } catch (RuntimeException e) {
        lines.remove(connection);
        LOG.error("could not look after a connection", e);
      }
    });
  }

  private void look(Connection connection, RequestArrival requestArrival) {
    requestArrival.look(connection.getBytesIn());
    switch (requestArrival.phase()) {
      case HEAD -> {
        if (requestArrival.lasts(times.head())) {
          cut.increment();
          connection.getEndPoint().close();
        }
      }
      case BODY -> {
        if (requestArrival.lasts(times.body())) {
          cut.increment();
          requestArrival.is(RequestArrival.Phase.LATE);
          connection.getEndPoint().setIdleTimeout(HURRY);
        }
      }
      case LATE -> {
        if (requestArrival.lasts(times.head())) { // nobody has read from it
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
