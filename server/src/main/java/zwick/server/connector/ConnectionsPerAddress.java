package zwick.server.connector;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;
import zwick.hall.policy.UsageLimits;
import zwick.server.settings.ClientAddress;

/// Counts who has how many connections open, and lets nobody have them all. A connection that turns
/// into a socket is closed as what it was and opened as what it is.
final class ConnectionsPerAddress implements Connection.Listener {
  private final int most;
  private final Map<Connection, ClientAddress> lines = new ConcurrentHashMap<>();
  private final Map<ClientAddress, Integer> counts = new ConcurrentHashMap<>();
  private final LongAdder refused = new LongAdder();

  /// @param most 0 for as many as anybody likes
  ConnectionsPerAddress(int most) {
    this.most = most;
  }

  @Override
  public void onOpened(Connection connection) {
    var address = address(connection.getEndPoint());
    lines.put(connection, address);
    int own = counts.merge(address, 1, Integer::sum);
    if (UsageLimits.isReached(most, own - 1)) {
      refused.increment();
      connection.getEndPoint().close();
    }
  }

  @Override
  public void onClosed(Connection connection) {
    var address = lines.remove(connection); // the connection has forgotten it
    if (address != null) {
      counts.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
    }
  }

  private static ClientAddress address(EndPoint end) {
    return end.getRemoteSocketAddress() instanceof InetSocketAddress internet
            && internet.getAddress() != null
        ? ClientAddress.of(internet.getAddress())
        : new ClientAddress("");
  }

  int open() {
    return lines.size();
  }

  long refused() {
    return refused.sum();
  }
}
