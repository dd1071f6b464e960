package zwick.server.operations;

import static java.nio.charset.StandardCharsets.UTF_8;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.Configurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.classic.spi.IThrowableProxy;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.encoder.Encoder;
import ch.qos.logback.core.encoder.EncoderBase;
import ch.qos.logback.core.spi.ContextAwareBase;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.LoggerFactory;

/// What the server notes about itself, line by line on standard error, for whoever looks after it.
///
/// No token, cookie or password gets there: requests are noted by their route, not by their address
/// and headers, and libraries, which know no such reserve, may only warn.
public final class LogConfiguration extends ContextAwareBase implements Configurator {
  private static final String OURS = "zwick";

  /// Who came in is noted however little else is: it is asked for when it is too late to ask for
  /// it.
  private static final String SECURITY = "zwick.security";

  /// How a line looks.
  public enum Style {
    PLAIN,
    /// An object a line.
    JSON,
    /// Not at all.
    NONE
  }

  /// How much is noted, besides who came in and who did not.
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
    fresh.getLogger(SECURITY).setLevel(Level.WARN);
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
    logs.getLogger(SECURITY).setLevel(Level.INFO);
    for (var name : List.of("io.javalin", "org.eclipse.jetty.util.HostPort")) {
      logs.getLogger(name).setLevel(Level.ERROR); // they warn of what anybody sends
    }
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
      var lines = new StringBuilder();
      lines
          .append(Instant.ofEpochMilli(event.getTimeStamp()))
          .append(' ')
          .append(event.getLevel())
          .append(' ')
          .append(name.substring(name.lastIndexOf('.') + 1))
          .append(": ")
          .append(onOneLine(event.getFormattedMessage()))
          .append('\n');
      describe(lines, "", event.getThrowableProxy());
      return lines.toString().getBytes(UTF_8);
    }

    private static void describe(
        StringBuilder lines, String before, @Nullable IThrowableProxy failure) {
      if (failure == null) {
        return;
      }
      lines.append(before).append(failure.getClassName());
      if (failure.getMessage() != null) {
        lines.append(": ").append(onOneLine(failure.getMessage()));
      }
      lines.append('\n');
      for (var step : failure.getStackTraceElementProxyArray()) {
        lines.append('\t').append(step.getSTEAsString()).append('\n');
      }
      describe(lines, "Caused by: ", failure.getCause());
    }

    /// Nobody makes up a line of ours by what he sends, nor turns the reader's terminal about.
    private static String onOneLine(String text) {
      var line = new StringBuilder(text.length());
      text.codePoints()
          .forEach(c -> {
            if (isPlain(c)) {
              line.appendCodePoint(c);
            } else {
              line.append("\\u{").append(Integer.toHexString(c)).append('}');
            }
          });
      return line.toString();
    }

    private static boolean isPlain(int c) {
      return switch (Character.getType(c)) {
        case Character.CONTROL,
            Character.FORMAT,
            Character.LINE_SEPARATOR,
            Character.PARAGRAPH_SEPARATOR,
            Character.SURROGATE ->
            false;
        default -> true;
      };
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
