package zwick.hall.policy;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/// A place on the net by which those who come from there are told from others: an IPv4 address, or
/// the half of an IPv6 address that one household has, `2001:db8:1:2::/64`.
public final class AddressKey {
  private static final String HALF = "/64";
  private static final int LONGEST = 60;

  private AddressKey() {}

  /// None if it is no address.
  public static Optional<String> of(String text) {
    var bare = text.strip().replaceAll("^\\[|]$|%.*|" + HALF + "$", "");
    if (bare.isEmpty() || bare.length() > LONGEST) {
      return Optional.empty();
    }
    try {
      return Optional.of(of(InetAddress.ofLiteral(bare)));
    } catch (IllegalArgumentException _) {
      return Optional.empty();
    }
  }

  public static String of(InetAddress address) {
    if (!(address instanceof Inet6Address)) {
      return address.getHostAddress();
    }
    var key = new StringBuilder();
    var bytes = Arrays.copyOf(address.getAddress(), 8);
    for (int i = 0; i < bytes.length; i += 2) {
      var group = HexFormat.of().formatHex(bytes, i, i + 2).replaceFirst("^0{1,3}", "");
      key.append(group).append(':');
    }
    return key.append(':').append(HALF).toString();
  }
}
