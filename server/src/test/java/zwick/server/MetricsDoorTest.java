package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.server.settings.ServerSettings;

/// Who is told the figures of a server.
class MetricsDoorTest {
  private static ServerSettings page() {
    return ServerSettings.page("localhost", 0, () -> Visit.SITE);
  }

  private static RawHttp.Answer get(int port, String path, String... more) throws Exception {
    var lines = new String[more.length + 1];
    lines[0] = "GET " + path + " HTTP/1.1";
    System.arraycopy(more, 0, lines, 1, more.length);
    return RawHttp.ask(port, lines);
  }

  private static int carePort(WebServer server) {
    return URI.create(server.careUrl().orElseThrow()).getPort();
  }

  @Test
  void aProgramOnThisMachineIsToldThem() throws Exception {
    try (var server = WebServer.start(page())) {
      var answer = get(server.port(), "/metrics", "Host: localhost");
      assertThat(answer.status()).isEqualTo(200);
      assertThat(answer.text()).contains("zwick_connections ", "zwick_senders_cut_total ");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "X-Forwarded-For: 192.0.2.1",
        "X-Forwarded-Proto: https",
        "X-Real-IP: 192.0.2.1",
        "Via: 1.1 somewhere",
        "Forwarded: for=192.0.2.1"
      })
  void whoComesThroughAnotherServerIsNot(String header) throws Exception {
    for (int proxies : new int[] {0, 1}) {
      try (var server = WebServer.start(page().behind(proxies))) {
        var answer = get(server.port(), "/metrics", "Host: localhost", header);
        assertThat(answer.status()).isEqualTo(403);
        assertThat(answer.text())
            .contains("application/problem+json", "\"reason\":\"only-here\"", "--care-port");
      }
    }
  }

  @Test
  void aPageThatWasGivenOurAddressIsNot() throws Exception {
    try (var server = WebServer.start(page())) {
      assertThat(get(server.port(), "/metrics", "Host: rebound.example").status()).isEqualTo(403);
    }
  }

  @Test
  void withADoorOfTheirOwnTheyAreThereAlone() throws Exception {
    try (var server = WebServer.start(page().caredFor("localhost", 0))) {
      int care = carePort(server);
      assertThat(care).isPositive().isNotEqualTo(server.port());
      for (var path : new String[] {"/metrics", "/metrics/"}) {
        assertThat(get(server.port(), path, "Host: localhost").status()).isEqualTo(404);
      }
      assertThat(get(care, "/metrics", "Host: prometheus-target:9000").text())
          .contains("jvm_memory_used_bytes");
      for (var path : new String[] {"/health", "/ready", "/status", "/style/base.css"}) {
        assertThat(get(care, path, "Host: localhost").status()).as(path).isEqualTo(200);
      }
      for (var path : new String[] {"/", "/index.html", "/api/lobby", "/api/socket"}) {
        var answer = get(care, path, "Host: localhost", "Sec-WebSocket-Version: 13");
        assertThat(answer.status()).as(path).isEqualTo(404);
      }
      assertThat(get(server.port(), "/health", "Host: localhost").status()).isEqualTo(200);
    }
  }

  @Test
  void aTakenPortForThemIsSaidPlainly() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
      var serverSettings = page().caredFor("localhost", taken.getLocalPort());
      assertThatThrownBy(() -> WebServer.start(serverSettings))
          .isInstanceOf(OperationsPortTaken.class);
    }
  }
}
