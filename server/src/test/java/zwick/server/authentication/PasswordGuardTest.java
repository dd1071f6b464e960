package zwick.server.authentication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.policy.UsageLimits;
import zwick.server.Guest;
import zwick.server.Visit;
import zwick.server.WebServer;
import zwick.server.settings.PublicUrl;
import zwick.server.settings.ServerSettings;

/// Nobody finds a password by trying, and nobody is kept out by those who try.
public class PasswordGuardTest {
  private static final String PASSWORD = "correct horse battery";
  private static final int MOST = 5;

  @TempDir private Path folder;
  private Hall hall;
  private WebServer server;
  private Guest owner;

  @BeforeEach
  void open() throws Exception {
    hall = Hall.open(folder.resolve("hall.db").toString(), InstantSource.system());
    var limits = UsageLimits.none().with("failed-logins-per-hour", MOST).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    server = WebServer.start(page.behindProxy(true).limited(limits));
    owner = new Guest(server.url());
    assertThat(from(owner, "10.0.0.1", "api/account", "Igor", PASSWORD)).isEqualTo(200);
  }

  @AfterEach
  void close() {
    owner.close();
    server.close();
    hall.close();
  }

  private static int from(Guest guest, String address, String path, String name, String password)
      throws Exception {
    var body = "{\"name\":\"%s\",\"password\":\"%s\"}".formatted(name, password);
    return guest
        .send(
            guest
                .request(path)
                .header("X-Forwarded-For", address)
                .POST(BodyPublishers.ofString(body))
                .build())
        .status();
  }

  private int login(Guest guest, String address, String name, String password) throws Exception {
    return from(guest, address, "api/login", name, password);
  }

  @Test
  void oneNameIsOneNameHoweverItIsWritten() throws Exception {
    try (var thief = new Guest(server.url())) {
      int tried = 0;
      for (var name : new String[] {"Igor", "IGOR", " igor", "igor  ", "Ｉｇｏｒ", "iGor", "lgor"}) {
        tried += login(thief, "10.1.0." + tried, name, "wrong guess " + tried) == 422 ? 1 : 0;
      }
      assertThat(tried).isEqualTo(MOST);
      assertThat(login(thief, "10.1.0.99", "Igor", PASSWORD)).isEqualTo(429);
    }
  }

  /// More blanks than a name has letters, and what nobody sees.
  @Test
  void whatIsBeforeANameDoesNotMakeItAnother() throws Exception {
    try (var thief = new Guest(server.url())) {
      int tried = 0;
      for (var before : new String[] {" ".repeat(24), "\u200B".repeat(24), "\u3164", "  \uFE0F"}) {
        for (int i = 0; i < 2; i++) {
          var address = "10.1.%d.%d".formatted(before.codePointAt(0) % 256, tried);
          tried += login(thief, address, before + "igor", "wrong guess " + i) == 422 ? 1 : 0;
        }
      }
      assertThat(tried).isEqualTo(MOST);
      assertThat(login(thief, "10.1.0.99", " ".repeat(24) + "igor", PASSWORD)).isEqualTo(429);
    }
  }

  @Test
  void strangersDoNotLockTheOwnerOut() throws Exception {
    owner.post("api/logout", "");
    try (var thief = new Guest(server.url())) {
      for (int i = 0; i < 2 * MOST; i++) {
        login(thief, "10.1.0." + i, "Igor", "wrong guess " + i);
      }
      assertThat(login(thief, "10.1.1.1", "Igor", PASSWORD)).isEqualTo(429);
    }
    assertThat(login(owner, "10.0.0.1", "Igor", PASSWORD)).isEqualTo(200);
    int tried = 0;
    for (int i = 0; i < 2 * MOST; i++) { // but his browser is no licence to guess
      tried += login(owner, "10.2.0." + i, "Igor", "wrong guess " + i) == 422 ? 1 : 0;
    }
    assertThat(tried).isEqualTo(MOST);
  }

  @Test
  void oneAddressTriesOnlySoManyNames() throws Exception {
    try (var thief = new Guest(server.url())) {
      int tried = 0;
      for (int i = 0; i < 2 * MOST; i++) {
        tried += login(thief, "10.1.0.1", "Name" + (char) ('a' + i), PASSWORD) == 422 ? 1 : 0;
      }
      assertThat(tried).isEqualTo(MOST);
    }
  }

  @Test
  void whoKnowsHisPasswordMayComeAsOftenAsHeLikes() throws Exception {
    for (int i = 0; i < 3 * MOST; i++) {
      try (var guest = new Guest(server.url())) {
        assertThat(login(guest, "10.0.0.1", "Igor", PASSWORD)).isEqualTo(200);
      }
    }
  }

  /// Nor does whoever knows one of them keep the others waiting.
  @Test
  void oneAddressThatLogsInAllTheTimeKeepsNobodyWaiting() throws Exception {
    var over = new AtomicBoolean();
    try (var busy = new Guest(server.url());
        var other = new Guest(server.url());
        var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      for (int i = 0; i < 60; i++) {
        crowd.submit(() -> {
          while (!over.get()) {
            login(busy, "10.0.0.9", "Igor", PASSWORD);
          }
          return null;
        });
      }
      Thread.sleep(1_000);
      long longest = 0;
      for (int i = 0; i < 5; i++) {
        long begin = System.nanoTime();
        assertThat(login(other, "10.0.1." + i, "Igor", PASSWORD)).isEqualTo(200);
        longest = Math.max(longest, System.nanoTime() - begin);
      }
      over.set(true);
      assertThat(Duration.ofNanos(longest)).isLessThan(Duration.ofSeconds(2));
    }
  }

  @Test
  void rightPasswordsCountToo() throws Exception {
    var limits = UsageLimits.none().with("passwords-per-minute", MOST).orElseThrow();
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    try (var limited = WebServer.start(page.behindProxy(true).limited(limits));
        var guest = new Guest(limited.url())) {
      for (int i = 0; i < MOST; i++) {
        assertThat(login(guest, "10.0.0.1", "Igor", PASSWORD)).isEqualTo(200);
      }
      assertThat(login(guest, "10.0.0.1", "Igor", PASSWORD)).isEqualTo(429);
      assertThat(login(guest, "10.0.0.2", "Igor", PASSWORD)).isEqualTo(200);
    }
  }

  /// Somebody could read it on its way.
  @Test
  void noPasswordIsTakenOverPlainHttpWhereThereIsHttps() throws Exception {
    try (var guest = new Guest(server.url())) {
      var body = "{\"name\":\"Igor\",\"password\":\"" + PASSWORD + "\"}";
      for (var path : new String[] {"api/login", "api/account"}) {
        for (var scheme : new String[] {"http", "https"}) {
          var request = guest.request(path).header("X-Forwarded-For", "10.0.0.1");
          request.header("X-Forwarded-Proto", scheme).POST(BodyPublishers.ofString(body));
          var answer = guest.send(request.build());
          if (scheme.equals("http")) {
            assertThat(answer.status()).isEqualTo(403);
            assertThat(answer.text("reason")).isEqualTo("unencrypted");
          } else {
            assertThat(answer.status()).isNotEqualTo(403);
          }
        }
      }
      var here = guest.request("api/login").header("X-Forwarded-For", "127.0.0.1");
      here.header("X-Forwarded-Proto", "http").POST(BodyPublishers.ofString(body));
      assertThat(guest.send(here.build()).status()).isEqualTo(200); // nobody is in between
    }
  }

  /// Nor is there a way past the server that speaks HTTPS; but who has none must do without.
  @Test
  void fromAnotherMachineItIsTakenPlainOnlyWhereThereIsNoHttps() throws Exception {
    var outside = outside();
    var page = ServerSettings.page("0.0.0.0", 0, () -> Visit.SITE).with(hall).unlimited();
    var url = PublicUrl.read("https://play.example");
    for (var serverSettings : List.of(page, page.known(url.orElseThrow()))) {
      try (var open = WebServer.start(serverSettings);
          var guest = new Guest("http://" + outside + ":" + open.port() + "/")) {
        var body = "{\"name\":\"Igor\",\"password\":\"" + PASSWORD + "\"}";
        assertThat(guest.post("api/login", body).status())
            .isEqualTo(serverSettings == page ? 200 : 403);
      }
    }
  }

  /// The address that other machines know this one by.
  public static String outside() throws SocketException {
    var address =
        NetworkInterface.networkInterfaces()
            .flatMap(NetworkInterface::inetAddresses)
            .filter(one -> one instanceof Inet4Address && !one.isLoopbackAddress())
            .map(InetAddress::getHostAddress)
            .findFirst();
    assumeTrue(address.isPresent(), "this machine has no network");
    return address.orElseThrow();
  }

  @Test
  void askingAllAtOnceIsNoWayAround() throws Exception {
    try (var thief = new Guest(server.url());
        var crowd = Executors.newVirtualThreadPerTaskExecutor()) {
      var answers =
          crowd.invokeAll(
              IntStream.range(0, 6 * MOST)
                  .<Callable<Integer>>mapToObj(
                      i -> () -> login(thief, "10.1.0." + i, "Igor", "wrong guess " + i))
                  .toList());
      int tried = 0;
      for (var answer : answers) {
        tried += answer.get() == 422 ? 1 : 0;
      }
      assertThat(tried).isLessThanOrEqualTo(MOST);
    }
  }

  @Test
  void whoFindsABrowserOpenDoesNotGuessThePasswordEither() throws Exception {
    int tried = 0;
    for (int i = 0; i < 2 * MOST; i++) {
      var body = "{\"password\":\"wrong guess " + i + "\"}";
      tried += owner.method("DELETE", "api/me", body).status() == 422 ? 1 : 0;
    }
    assertThat(tried).isEqualTo(MOST);
    assertThat(owner.get("api/me").text("name")).isEqualTo("Igor");
  }
}
