package zwick.server.settings;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import zwick.server.protocol.HttpProblem;

/// How we look from outside: at which address people find us, and from which one they come.
///
/// @param publicUrl where people find us, if we have been told; else wherever they say they are
public record RequestAddresses(Optional<PublicUrl> publicUrl, TrustedProxies proxies) {

  public ClientAddress client(Request request) {
    return proxies.client(request);
  }

  /// Whether all that is between a browser and us is encrypted.
  public boolean isSecure(Request request) {
    return scheme(request).equals("https");
  }

  /// Whether what is sent can be read by somebody in between: by all we know it is not encrypted,
  /// and comes from another machine.
  public boolean isPlain(Request request) {
    boolean encrypted =
        proxies
            .said(request, "X-Forwarded-Proto")
            .map("https"::equalsIgnoreCase)
            .orElse(
                request.getConnectionMetaData().isSecure()
                    || proxies.count() > 0 && TrustedProxies.isForwarded(request));
    return !encrypted && !client(request).isLoopback();
  }

  /// The same where there is HTTPS, and somebody has come without it.
  public boolean isUnprotected(Request request) {
    boolean possible =
        proxies.count() > 0
            || publicUrl.filter(url -> url.origin().scheme().equals("https")).isPresent();
    return possible && isPlain(request);
  }

  private String scheme(Request request) {
    boolean outside = TrustedProxies.isForwarded(request) || !isLocal(request);
    if (publicUrl.isPresent() && outside) {
      return publicUrl.get().origin().scheme();
    }
    boolean secure =
        proxies
            .said(request, "X-Forwarded-Proto")
            .map("https"::equalsIgnoreCase)
            .orElse(request.getConnectionMetaData().isSecure());
    return secure ? "https" : "http";
  }

  /// The host that was asked for, with its port.
  private @Nullable String authority(Request request) {
    return proxies
        .said(request, "X-Forwarded-Host")
        .orElse(request.getHeaders().get(HttpHeader.HOST));
  }

  private Optional<Origin> asked(Request request, String scheme) {
    var authority = authority(request);
    return authority == null ? Optional.empty() : Origin.of(scheme, authority);
  }

  /// Who asks for somebody else, or for nobody in particular where we know who we are. A foreign
  /// name may have been made to point here, so that a browser takes us for that site.
  public Optional<HttpProblem> objection(Request request) {
    var authority = authority(request);
    if (authority != null && asked(request, "http").isEmpty()) {
      return Optional.of(HttpProblem.BAD_REQUEST);
    }
    if (publicUrl.isEmpty() || isPublic(request) || isLocal(request)) {
      return Optional.empty();
    }
    return Optional.of(HttpProblem.MISDIRECTED);
  }

  /// Without the port, which proxies often leave out.
  private boolean isPublic(Request request) {
    return asked(request, "http")
        .filter(
            asked -> publicUrl.filter(url -> url.origin().host().equals(asked.host())).isPresent())
        .isPresent();
  }

  /// Whether it was asked for by a name that cannot mean another machine: this one itself, or the
  /// very address somebody has connected to.
  public boolean isLocal(Request request) {
    var host = asked(request, "http").map(Origin::host).orElse("");
    return host.equals("localhost")
        || ClientAddress.literal(host)
            .filter(address -> address.isLoopbackAddress() || address.equals(listening(request)))
            .isPresent();
  }

  private static @Nullable InetAddress listening(Request request) {
    return request.getConnectionMetaData().getLocalSocketAddress() instanceof InetSocketAddress at
        ? at.getAddress()
        : null;
  }

  /// Whether a page of that origin is ours.
  public boolean isOurs(String origin, Request request) {
    var from = Origin.read(origin);
    if (from.isEmpty()) {
      return false;
    }
    boolean named = publicUrl.isEmpty() || isLocal(request);
    return publicUrl.map(PublicUrl::origin).equals(from)
        || named && asked(request, scheme(request)).equals(from);
  }

  /// The address of the page as the asker knows it, with a slash at its end.
  public String base(Request request) {
    return publicUrl.map(PublicUrl::toString).orElseGet(() -> told(request));
  }

  private String told(Request request) {
    var scheme = scheme(request);
    var path =
        proxies
            .said(request, "X-Forwarded-Prefix")
            .filter(prefix -> prefix.matches("(/[\\w.-]+)+/?"))
            .map(prefix -> prefix.replaceFirst("/?$", "/"))
            .orElse("/");
    return asked(request, scheme).map(Origin::toString).orElse(scheme + "://localhost") + path;
  }
}
