package zwick.server.settings;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.web.Site;

/// What to serve, and where.
///
/// @param at where everybody comes in
/// @param care a door of its own for those who look after the server; without one they come in
///   where everybody does, and figures are told to programs on this machine alone
/// @param site asked anew for every request, so that it may change
/// @param hall where people play each other; without one there is the page alone
/// @param publicUrl the address people use, if they do not all come by whatever names this machine
/// @param proxies how many servers in front of us are believed about the asker, one after the other
/// @param limits how much one may ask for
/// @param drain how long to go on answering once it is known that this is the end
public record ServerSettings(
    Listening at,
    Optional<Listening> care,
    Supplier<Site> site,
    Optional<Hall> hall,
    Optional<PublicUrl> publicUrl,
    int proxies,
    UsageLimits limits,
    Duration drain) {

  /// Which program this is.
  public static final String VERSION = "0.1.0";

  /// @param port 0 for any that is free
  public record Listening(String host, int port) {}

  public static ServerSettings page(String host, int port, Supplier<Site> site) {
    return new ServerSettings(
        new Listening(host, port),
        Optional.empty(),
        site,
        Optional.empty(),
        Optional.empty(),
        0,
        UsageLimits.usual(),
        Duration.ZERO);
  }

  public ServerSettings with(Hall open) {
    return new ServerSettings(at, care, site, Optional.of(open), publicUrl, proxies, limits, drain);
  }

  /// With a server in front of us that is believed.
  public ServerSettings behindProxy(boolean yes) {
    return behind(yes ? 1 : 0);
  }

  public ServerSettings behind(int servers) {
    return new ServerSettings(at, care, site, hall, publicUrl, servers, limits, drain);
  }

  public ServerSettings known(PublicUrl url) {
    return new ServerSettings(at, care, site, hall, Optional.of(url), proxies, limits, drain);
  }

  public ServerSettings caredFor(String host, int port) {
    var door = Optional.of(new Listening(host, port));
    return new ServerSettings(at, door, site, hall, publicUrl, proxies, limits, drain);
  }

  public ServerSettings draining(Duration time) {
    return new ServerSettings(at, care, site, hall, publicUrl, proxies, limits, time);
  }

  public ServerSettings limited(UsageLimits most) {
    return new ServerSettings(at, care, site, hall, publicUrl, proxies, most, drain);
  }

  public ServerSettings unlimited() {
    return limited(UsageLimits.none());
  }

  public RequestAddresses requestAddresses() {
    return new RequestAddresses(publicUrl, new TrustedProxies(proxies));
  }
}
