package zwick.server;

import java.time.Duration;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/// A request's body, which must be complete in time.
final class SentBody extends Request.Wrapper {
  private final Sending sending;
  private final long until;

  SentBody(Request request, Sending sending, Duration longest) {
    super(request);
    this.sending = sending;
    until = System.nanoTime() + longest.toNanos();
  }

  @Override
  public Content.@Nullable Chunk read() {
    var chunk = super.read();
    if (chunk == null || Content.Chunk.isFailure(chunk)) {
      return chunk;
    }
    if (chunk.isLast()) {
      sending.is(Sending.Phase.DONE);
      return chunk;
    }
    if (System.nanoTime() - until < 0) {
      return chunk;
    }
    chunk.release();
    return Content.Chunk.from(new TimeoutException("the body took too long"), true);
  }
}
