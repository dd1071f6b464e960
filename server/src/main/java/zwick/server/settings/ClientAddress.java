package zwick.server.settings;

import java.net.InetAddress;
import java.util.Optional;
import zwick.hall.policy.AddressKey;

/// Where somebody comes from, as limits see it: an IPv4 address, also where it is written as IPv6,
/// or the first half of an IPv6 address, since the other half is his to choose.
///
/// @param key equal for all who share their limits
public record ClientAddress(String key) {
  private static final int LONGEST = 64;
  private static final String PORT = "(:[0-9]{1,5})?";
  private static final String IPV4 = "[0-9]{1,3}(\\.[0-9]{1,3}){3}";
  private static final String IPV6 = "[0-9a-fA-F:.]{2,45}";

  public static ClientAddress of(InetAddress address) {
    return new ClientAddress(AddressKey.of(address));
  }

  /// An address as a proxy writes it, some with a port; no name is looked up.
  static Optional<ClientAddress> read(String text) {
    return literal(text).map(ClientAddress::of);
  }

  /// Whether he sits at this very machine.
  boolean isLoopback() {
    return key.startsWith("127.") || key.equals(AddressKey.of(InetAddress.ofLiteral("::1")));
  }

  static Optional<InetAddress> literal(String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    boolean bracketed = text.matches("\\[" + IPV6 + "]" + PORT);
    if (!bracketed && !text.matches(IPV4 + PORT) && !text.matches(IPV6)) {
      return Optional.empty();
    }
    var plain =
        bracketed
            ? text.substring(1, text.indexOf(']'))
            : text.matches(IPV6) ? text : text.replaceFirst(":.*", "");
    try {
      return Optional.of(InetAddress.ofLiteral(plain));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }
}
