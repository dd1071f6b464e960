package zwick.server;

import java.util.Optional;
import java.util.function.Supplier;
import zwick.hall.Hall;
import zwick.web.Site;

/// What to serve, and where.
///
/// @param port 0 for any that is free
/// @param site asked anew for every request, so that it may change
/// @param hall where people play each other; without one there is the page alone
/// @param behindProxy whether to believe what a server in front of us says about the asker
/// @param rate requests a second that one address may make; 0 for any number
public record Serving(
    String host,
    int port,
    Supplier<Site> site,
    Optional<Hall> hall,
    boolean behindProxy,
    double rate) {

  /// Which program this is.
  public static final String VERSION = "0.1.0";

  /// Enough for a family behind one address, too little for mischief.
  public static final double USUAL_RATE = 50;

  public static Serving page(String host, int port, Supplier<Site> site) {
    return new Serving(host, port, site, Optional.empty(), false, USUAL_RATE);
  }

  public Serving with(Hall open) {
    return new Serving(host, port, site, Optional.of(open), behindProxy, rate);
  }

  public Serving behindProxy(boolean yes) {
    return new Serving(host, port, site, hall, yes, rate);
  }

  public Serving limited(double most) {
    return new Serving(host, port, site, hall, behindProxy, most);
  }

  public Serving unlimited() {
    return limited(0);
  }
}
