package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.server.settings.ServerSettings;

/// Who is meant when a server in front of us says where somebody comes from.
class ForwardedAddressTest {
  private static final int MANY = 40;

  @TempDir private Path folder;
  private Hall hall;

  @BeforeEach
  void open() {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private WebServer behind(int proxies) throws Exception {
    var limits = UsageLimits.usual().with("requests-per-second", 2).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    return WebServer.start(page.behind(proxies).limited(limits));
  }

  /// How many of many questions are refused.
  ///
  /// @param forwarded the lines of `X-Forwarded-For` of the n-th
  private static int refused(WebServer server, IntFunction<List<String>> forwarded)
      throws Exception {
    int refused = 0;
    try (var guest = new Guest(server.url())) {
      for (int i = 0; i < MANY; i++) {
        var request = guest.request("api/lobby");
        forwarded.apply(i).forEach(line -> request.header("X-Forwarded-For", line));
        int status = guest.send(request.build()).status();
        assertThat(status).isIn(200, 429);
        refused += status == 429 ? 1 : 0;
      }
    }
    return refused;
  }

  @Test
  void aFirstLineThatSomebodyMadeUpDoesNotHideHim() throws Exception {
    try (var server = behind(1)) {
      assertThat(refused(server, i -> List.of("10.1.0." + i, "10.0.0.1"))).isPositive();
      assertThat(refused(server, i -> List.of("10.2.0." + i + ", 10.3.0." + i, "10.0.0.2")))
          .isPositive();
      assertThat(refused(server, i -> List.of("10.0.0.3", "10.4.0." + i))).isZero();
    }
  }

  @Test
  void behindTwoServersTheOuterOneKnows() throws Exception {
    try (var server = behind(2)) {
      assertThat(refused(server, i -> List.of("10.1.0." + i + ", 10.0.0.1", "10.9.0." + i)))
          .isPositive();
      assertThat(refused(server, i -> List.of("10.5.0." + i, "10.9.9.9"))).isZero();
    }
  }

  @Test
  void withoutAServerInFrontNobodyIsBelieved() throws Exception {
    try (var server = behind(0)) {
      assertThat(refused(server, i -> List.of("10.1.0." + i))).isPositive();
    }
  }

  @Test
  void whatIsNoAddressCountsForWhoeverSentIt() throws Exception {
    try (var server = behind(1)) {
      assertThat(refused(server, i -> List.of("somebody-" + i))).isPositive();
    }
    try (var server = behind(1)) {
      assertThat(refused(server, i -> List.of("10.0.0." + (300 + i)))).isPositive();
    }
  }

  @Test
  void aNetworkOfIpv6AddressesIsOneAsker() throws Exception {
    try (var server = behind(1)) {
      assertThat(refused(server, i -> List.of("2001:db8:1:2:%x::%x".formatted(i, i + 1))))
          .isPositive();
      assertThat(refused(server, i -> List.of("2001:db8:1:%x::1".formatted(16 + i)))).isZero();
    }
  }

  @Test
  void oneAddressIsOneAskerHoweverItIsWritten() throws Exception {
    try (var server = behind(1)) {
      var ways = List.of("10.0.0.1", "::ffff:10.0.0.1", "[::FFFF:a00:1]:" + 80, "10.0.0.1:4711");
      assertThat(refused(server, i -> List.of(ways.get(i % ways.size())))).isPositive();
      int each = MANY - refused(server, i -> List.of("10.0.1." + i % ways.size()));
      assertThat(each).isEqualTo(MANY); // four askers, ten questions each
    }
  }
}
