package zwick.server.settings;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.hall.policy.AddressKey;

/// Where somebody comes from and whom he asks for: a line as `X-Forwarded-For` has it, one as
/// `Origin`, one as `Host`, one as an operator types it, and one as an administrator does.
public final class AddressFuzz extends TextTarget {
  private static final InetAddress PEER = InetAddress.ofLiteral("192.0.2.9");
  private static final int MOST_PROXIES = 9;

  public AddressFuzz() {
    super("address");
  }

  @Override
  protected Stream<String> texts() {
    return Stream.of(
        "10.0.0.1, 2001:db8::1\nhttps://play.example\nplay.example:8080\nhttps://play.example/a/"
            + "\n2001:db8:1:2::/64",
        "[2001:db8::1]:80,1.2.3.4:5\nhttp://[::1]:8080\n[::1]:1\nhttp://[::1]/\n[::1]",
        "::ffff:1.2.3.4\nnull\nlocalhost\nHTTPS://Mühle.Example:8443\nfe80::1%eth0",
        "unknown,_hidden, 1.2.3\nhttps://a.b:0\na..b\nftp://x/\n1.2.3.4");
  }

  @Override
  protected void take(String text) {
    var lines = (text + "\n\n\n\n\n").split("\n", -1);
    for (int count = 0; count <= MOST_PROXIES; count++) {
      var key = new TrustedProxies(count).client(List.of(lines[0], lines[4]), PEER).key();
      Check.same("an address", AddressKey.of(key).orElse(""), key);
      Check.holds("nobody's word", count > 0 || key.equals("192.0.2.9"));
    }
    Origin.read(lines[1])
        .ifPresent(
            origin -> Check.same("origin", origin, Origin.read(origin.toString()).orElseThrow()));
    Origin.of("https", lines[2])
        .ifPresent(host -> Check.same("host", host, Origin.read(host.toString()).orElseThrow()));
    PublicUrl.read(lines[3])
        .ifPresent(url -> Check.same("url", url, PublicUrl.read(url.toString()).orElseThrow()));
    AddressKey.of(lines[4])
        .ifPresent(key -> Check.same("key", key, AddressKey.of(key).orElseThrow()));
  }
}
