package zwick.server.settings;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// What browsers take for one site: scheme, host and port together.
public record Origin(String scheme, String host, int port) {
  private static final int MOST_PORT = 65_535;
  private static final Pattern AUTHORITY =
      Pattern.compile(
          "(?<host>[A-Za-z0-9]([A-Za-z0-9._-]{0,251}[A-Za-z0-9.])?|\\[[0-9a-fA-F:.]{2,45}])"
              + "(:(?<port>[0-9]{1,5}))?");
  private static final Pattern ORIGIN = Pattern.compile("(?<scheme>https?)://(?<authority>[^/]+)");

  /// As the header `Origin` has it.
  static Optional<Origin> read(String text) {
    var parts = ORIGIN.matcher(text.toLowerCase(Locale.ROOT));
    return parts.matches() ? of(parts.group("scheme"), parts.group("authority")) : Optional.empty();
  }

  /// @param authority as the header `Host` has it; none if that is nonsense
  static Optional<Origin> of(String scheme, String authority) {
    var parts = AUTHORITY.matcher(authority);
    if (!parts.matches()) {
      return Optional.empty();
    }
    var host = parts.group("host").toLowerCase(Locale.ROOT);
    var number = parts.group("port");
    int port = number == null ? usual(scheme) : Integer.parseInt(number);
    boolean literal = !host.startsWith("[") || ClientAddress.literal(host).isPresent();
    return literal && port > 0 && port <= MOST_PORT
        ? Optional.of(new Origin(scheme, host, port))
        : Optional.empty();
  }

  private static int usual(String scheme) {
    return scheme.equals("https") ? 443 : 80;
  }

  boolean isSecure() {
    return scheme.equals("https");
  }

  @Override
  public String toString() {
    return scheme + "://" + host + (port == usual(scheme) ? "" : ":" + port);
  }
}
