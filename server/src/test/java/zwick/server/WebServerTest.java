package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.BindException;
import java.net.URI;
import java.net.UnknownHostException;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/// Starting and ending.
class WebServerTest {
  private static Visit visit;

  @BeforeAll
  static void open() throws IOException {
    visit = Visit.open();
  }

  @AfterAll
  static void close() {
    visit.close();
  }

  @Test
  void twoServersServeSideBySide() throws Exception {
    try (var second = WebServer.start("127.0.0.1", 0, () -> Visit.SITE)) {
      assertThat(second.port()).isNotEqualTo(visit.server().port()).isPositive();
      var request = HttpRequest.newBuilder(URI.create(second.url())).build();
      assertThat(Visit.CLIENT.send(request, BodyHandlers.ofByteArray()).statusCode())
          .isEqualTo(200);
    }
    assertThat(visit.get("").statusCode()).isEqualTo(200);
  }

  @Test
  void aPortThatIsTakenOrAHostElsewhereIsSaidPlainly() {
    assertThatThrownBy(() -> WebServer.start("localhost", visit.server().port(), () -> Visit.SITE))
        .isInstanceOf(BindException.class);
    assertThatThrownBy(() -> WebServer.start("192.0.2.1", 0, () -> Visit.SITE))
        .isInstanceOf(UnknownHostException.class);
    assertThatThrownBy(() -> WebServer.start("no.such.host.invalid", 0, () -> Visit.SITE))
        .isInstanceOf(UnknownHostException.class);
  }

  @Test
  void aPortIsFreeAgainOnceTheServerIsClosed() throws Exception {
    int port;
    try (var first = WebServer.start("localhost", 0, () -> Visit.SITE)) {
      port = first.port();
    }
    try (var second = WebServer.start("localhost", port, () -> Visit.SITE)) {
      assertThat(second.port()).isEqualTo(port);
    }
  }

  @Test
  void theAddressIsOneABrowserCanOpen() throws Exception {
    assertThat(visit.server().url()).isEqualTo("http://localhost:" + visit.server().port() + "/");
    try (var open = WebServer.start("0.0.0.0", 0, () -> Visit.SITE)) {
      assertThat(open.url()).isEqualTo("http://localhost:" + open.port() + "/");
    }
  }
}
