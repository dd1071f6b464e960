package zwick.server.settings;

import java.net.IDN;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/// The address people type: `https://play.example/`, perhaps with a folder.
///
/// @param path begins and ends with a slash
public record PublicUrl(Origin origin, String path) {
  private static final Pattern URL =
      Pattern.compile("(?<scheme>(?i)https?)://(?<authority>[^/?#@\\s]+)(?<path>(/[\\w.~-]+)*)/?");

  /// None if it is no such address: of another scheme, with a password, a query or a fragment.
  public static Optional<PublicUrl> read(String text) {
    var parts = URL.matcher(text);
    if (!parts.matches()) {
      return Optional.empty();
    }
    var scheme = parts.group("scheme").toLowerCase(Locale.ROOT);
    return Origin.of(scheme, ascii(parts.group("authority")))
        .map(origin -> new PublicUrl(origin, parts.group("path") + "/"));
  }

  /// Names with letters such as ü, as browsers send them.
  private static String ascii(String authority) {
    try {
      return authority.startsWith("[") ? authority : IDN.toASCII(authority);
    } catch (IllegalArgumentException _) {
      return authority;
    }
  }

  @Override
  public String toString() {
    return origin + path;
  }
}
