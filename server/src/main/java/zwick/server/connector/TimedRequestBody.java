package zwick.server.connector;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/// A request's body, which must be complete in time.
final class TimedRequestBody extends Request.Wrapper {
  private final RequestArrival requestArrival;
  private final long until;

  TimedRequestBody(Request request, RequestArrival requestArrival, Duration longest) {
    super(request);
    this.requestArrival = requestArrival;
    until = System.nanoTime() + longest.toNanos();
  }

  @Override
  public Content.@Nullable Chunk read() {
    var chunk = super.read();
    if (chunk == null || Content.Chunk.isFailure(chunk)) {
      return chunk;
    }
    if (chunk.isLast()) {
      requestArrival.is(RequestArrival.Phase.DONE);
      return chunk;
    }
    if (System.nanoTime() - until < 0) {
      return chunk;
    }
    chunk.release();
    return Content.Chunk.from(new TimeoutException("the body took too long"), true);
  }
}
