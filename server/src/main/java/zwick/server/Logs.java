package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.ThrowableProxyUtil;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.EncoderBase;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.time.Instant;
import org.slf4j.LoggerFactory;

/// What the server notes about itself, line by line on standard error, for whoever looks after it.
///
/// No token, cookie or password gets there: requests are noted by their route, not by their address
/// and headers, and libraries, which know no such reserve, may only warn.
public final class Logs extends ContextAwareBase implements Configurator {
  private static final String OURS = "zwick";

  /// How a line looks.
  public enum Style {
    PLAIN,
    /// An object a line.
    JSON,
    /// Not at all.
    NONE
  }

  /// How much is noted.
  public enum Depth {
    WARN(Level.WARN),
    INFO(Level.INFO),
    /// Every request.
    DEBUG(Level.DEBUG);

    private final Level level;

    Depth(Level level) {
      this.level = level;
    }
  }

  /// Before anybody has said otherwise; it spares the library the search for its own files.
  @Override
  public ExecutionStatus configure(LoggerContext fresh) {
    use(fresh, Style.PLAIN, Depth.WARN);
    return ExecutionStatus.DO_NOT_INVOKE_NEXT_IF_ANY;
  }

  public static void use(Style style, Depth depth) {
    if (LoggerFactory.getILoggerFactory() instanceof LoggerContext logs) {
      use(logs, style, depth);
    }
  }

  private static void use(LoggerContext logs, Style style, Depth depth) {
    logs.reset();
    var root = logs.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
    root.setLevel(style == Style.NONE ? Level.OFF : Level.WARN);
    if (style == Style.NONE) {
      return;
    }
    logs.getLogger(OURS).setLevel(depth.level);
    logs.getLogger("io.javalin").setLevel(Level.ERROR); // it warns of what anybody sends
    var encoder = style == Style.JSON ? json() : new Plain();
    encoder.setContext(logs);
    encoder.start();
    var lines = new ConsoleAppender<ILoggingEvent>();
    lines.setContext(logs);
    lines.setTarget("System.err");
    lines.setEncoder(encoder);
    lines.start();
    root.addAppender(lines);
  }

  private static Encoder<ILoggingEvent> json() {
    var json = new JsonEncoder();
    json.setWithContext(false);
    json.setWithSequenceNumber(false);
    json.setWithNanoseconds(false);
    json.setWithMarkers(false);
    json.setWithMDC(false);
    json.setWithMessage(false);
    json.setWithArguments(false);
    json.setWithFormattedMessage(true);
    return json;
  }

  /// `2026-01-01T12:00:00.123Z WARN Keeper: …`; the library's own patterns take longer to start
  /// than all the rest of it.
  private static final class Plain extends EncoderBase<ILoggingEvent> {
    private static final byte[] NONE = {};

    @Override
    public byte[] encode(ILoggingEvent event) {
      var name = event.getLoggerName();
      var line =
          "%s %s %s: %s%n"
              .formatted(
                  Instant.ofEpochMilli(event.getTimeStamp()),
                  event.getLevel(),
                  name.substring(name.lastIndexOf('.') + 1),
                  event.getFormattedMessage());
      var failure = event.getThrowableProxy();
      return (failure == null ? line : line + ThrowableProxyUtil.asString(failure)).getBytes(UTF_8);
    }

    @Override
    public byte[] headerBytes() {
      return NONE;
    }

    @Override
    public byte[] footerBytes() {
      return NONE;
    }
  }
}
