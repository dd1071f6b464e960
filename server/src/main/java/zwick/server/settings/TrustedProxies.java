package zwick.server.settings;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.jetty.server.Request;

/// The web servers in front of us that are believed. Each adds at the right what it saw, so of a
/// list only as many entries from the right are true as there are such servers; whatever stands
/// further left anybody may have made up.
///
/// @param count 0 if people come to us directly
public record TrustedProxies(int count) {
  private static final List<String> MARKS =
      List.of(
          "Forwarded",
          "Via",
          "X-Forwarded-For",
          "X-Forwarded-Host",
          "X-Forwarded-Proto",
          "X-Real-IP");

  ClientAddress client(Request request) {
    return client(request.getHeaders().getValuesList("X-Forwarded-For"), peer(request));
  }

  /// @param lines what is said of where it came from
  /// @param peer who says so
  ClientAddress client(List<String> lines, InetAddress peer) {
    var direct = ClientAddress.of(peer);
    var hops = entries(lines);
    return count == 0 || hops.size() < count
        ? direct
        : ClientAddress.read(hops.get(hops.size() - count)).orElse(direct);
  }

  /// Who is at the other end of the connection.
  public static InetAddress peer(Request request) {
    var remote = request.getConnectionMetaData().getRemoteSocketAddress();
    return remote instanceof InetSocketAddress internet && internet.getAddress() != null
        ? internet.getAddress()
        : InetAddress.getLoopbackAddress();
  }

  /// What the outermost of them says; many pass on what is there already instead of adding to it.
  Optional<String> said(Request request, String header) {
    var all = count == 0 ? List.<String>of() : entries(request.getHeaders().getValuesList(header));
    return all.isEmpty() ? Optional.empty() : Optional.of(all.get(Math.max(0, all.size() - count)));
  }

  /// A header may come in several lines, which together are one list.
  private static List<String> entries(List<String> lines) {
    return lines.stream()
        .flatMap(line -> Stream.of(line.split(",", -1)))
        .map(String::strip)
        .toList();
  }

  /// Whether there is any sign of a server in between, believed or not.
  public static boolean isForwarded(Request request) {
    return MARKS.stream().anyMatch(request.getHeaders()::contains);
  }
}
