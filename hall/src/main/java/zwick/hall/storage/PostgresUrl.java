package zwick.hall.storage;

import java.net.InetAddress;
import java.util.Locale;
import java.util.stream.Stream;
import org.postgresql.Driver;
import org.postgresql.PGProperty;

/// Where a PostgreSQL is, and how one speaks with it.
final class PostgresUrl {
  private PostgresUrl() {}

  /// On another machine only over TLS, and only with the one whose name its certificate says.
  /// Whoever says otherwise in the address, by `sslmode=…`, is taken at his word.
  static String guarded(String url) {
    var said = Driver.parseURL(url, null);
    if (said == null
        || PGProperty.SSL_MODE.getOrNull(said) != null
        || PGProperty.SSL.getOrNull(said) != null
        || PGProperty.SOCKET_FACTORY.getOrNull(said) != null) { // sockets that are files
      return url;
    }
    var hosts = said.getProperty(PGProperty.PG_HOST.getName(), "localhost").split(",");
    return Stream.of(hosts).allMatch(PostgresUrl::isHere) ? url : and(url, "sslmode=verify-full");
  }

  /// By what it is called: a name that leads here today may lead elsewhere tomorrow.
  private static boolean isHere(String host) {
    if (host.toLowerCase(Locale.ROOT).equals("localhost")) {
      return true;
    }
    try {
      return InetAddress.ofLiteral(host.replaceAll("[\\[\\]]", "")).isLoopbackAddress();
    } catch (IllegalArgumentException _) {
      return false;
    }
  }

  /// The same with something more to say.
  static String and(String url, String more) {
    return url + (url.contains("?") ? "&" : "?") + more;
  }
}
