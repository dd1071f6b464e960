package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpCookie;
import java.net.URI;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Hall;
import zwick.hall.people.Passkey;
import zwick.hall.policy.Ids;
import zwick.hall.policy.UsageLimits;
import zwick.notation.json.Json;
import zwick.server.SoftPasskey.Kind;
import zwick.server.page.Described;
import zwick.server.settings.ServerSettings;
import zwick.view.json.JsonObjectBuilder;

/// Coming in with a passkey, and all that nobody comes in with.
@ParameterizedClass
@EnumSource(PasskeyTest.Storage.class)
class PasskeyTest {
  enum Storage {
    SQLITE,
    POSTGRES;

    private static final AtomicInteger COUNT = new AtomicInteger();

    String fresh(Path folder) {
      var name = "passkeys" + COUNT.incrementAndGet();
      return this == SQLITE ? folder.resolve(name + ".db").toString() : Server.schema(name);
    }

    private static final class Server {
      static final EmbeddedPostgres ONE = start();

      private static EmbeddedPostgres start() {
        try {
          return EmbeddedPostgres.builder().setServerConfig("fsync", "off").start();
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }

      static String schema(String name) {
        try (var connection = ONE.getPostgresDatabase().getConnection();
            var statement = connection.createStatement()) {
          statement.execute("create schema " + name);
          return ONE.getJdbcUrl("postgres", "postgres") + "&currentSchema=" + name;
        } catch (SQLException e) {
          throw new IllegalStateException(e);
        }
      }
    }
  }

  private static final String PASSWORD = "{\"password\":\"correct horse\"}";
  private static final String COOKIE = "zwick-passkey";
  private static final String CREATE = "api/passkeys/registration/";
  private static final String LOGIN = "api/passkeys/login/";
  private static final String PROOF = "api/passkeys/proof/begin";

  @TempDir private Path folder;
  @Parameter private Storage storage;
  private final AtomicLong later = new AtomicLong();
  private String database;
  private Hall hall;
  private WebServer server;
  private Guest anna;
  private Guest beppe;
  private Guest stranger;

  @BeforeEach
  void open() throws Exception {
    database = storage.fresh(folder);
    hall = hall();
    server =
        WebServer.start(
            ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall).unlimited());
    anna = account("Anna");
    beppe = account("Beppe");
    stranger = new Guest(server.url());
  }

  private Hall hall() {
    InstantSource time = () -> Instant.ofEpochMilli(System.currentTimeMillis() + later.get());
    return Hall.open(database, time);
  }

  private Guest account(String name) throws Exception {
    var guest = new Guest(server.url());
    var body = "{\"name\":\"%s\",\"password\":\"correct horse\"}".formatted(name);
    assertThat(guest.post("api/account", body).status()).isEqualTo(200);
    return guest;
  }

  @AfterEach
  void close() {
    for (var guest : List.of(anna, beppe, stranger)) {
      guest.close();
    }
    server.close();
    hall.close();
  }

  private SoftPasskey passkey(Kind kind) throws Exception {
    return new SoftPasskey(kind, server.url().replaceFirst("/$", ""));
  }

  private static String with(Json credential) {
    return new JsonObjectBuilder()
        .put("label", "Telefon")
        .put("credential", credential)
        .done()
        .write();
  }

  private static Json.Obj asked(Guest guest, String path, String body) throws Exception {
    var options = guest.post(path, body);
    assertThat(options.status()).as(options.http().body()).isEqualTo(200);
    return options.json();
  }

  private static Guest.Answer add(Guest guest, SoftPasskey passkey) throws Exception {
    var options = asked(guest, CREATE + "begin", PASSWORD);
    return guest.post(CREATE + "finish", with(passkey.create(options)));
  }

  private static Guest.Answer login(Guest guest, SoftPasskey passkey) throws Exception {
    var options = asked(guest, LOGIN + "begin", "");
    return guest.post(LOGIN + "finish", with(passkey.get(options)));
  }

  private SoftPasskey added(Guest guest) throws Exception {
    var passkey = passkey(Kind.ES256);
    assertThat(add(guest, passkey).status()).isEqualTo(201);
    return passkey;
  }

  private static void refused(Guest.Answer answer, String reason) {
    assertThat(answer.status()).as(answer.http().body()).isEqualTo(422);
    assertThat(answer.text("reason")).isEqualTo(reason);
  }

  private static int many(Guest guest) throws Exception {
    return ((Json.Arr) guest.get("api/passkeys").json().get("passkeys")).items().size();
  }

  private Passkey kept(SoftPasskey passkey) {
    return hall.passkeys().find(SoftPasskey.text(passkey.id)).orElseThrow();
  }

  /// What a browser holds under this name.
  private static String cookie(Guest guest, String name) {
    return guest.cookies.getCookieStore().getCookies().stream()
        .filter(cookie -> cookie.getName().equals(name))
        .map(HttpCookie::getValue)
        .findFirst()
        .orElse("");
  }

  private void give(Guest guest, String name, String value) {
    var cookie = new HttpCookie(name, value);
    cookie.setPath("/");
    cookie.setVersion(0);
    guest.cookies.getCookieStore().add(URI.create(server.url()), cookie);
  }

  @ParameterizedTest
  @EnumSource(
      value = Kind.class,
      names = {"EDDSA", "ES256"})
  void whoHasAddedAPasskeyComesInWithIt(Kind kind) throws Exception {
    var passkey = passkey(kind);
    var answer = add(anna, passkey);
    assertThat(answer.status()).as(answer.http().body()).isEqualTo(201);
    assertThat(answer.text("label")).isEqualTo("Telefon");
    var in = login(stranger, passkey);
    assertThat(in.status()).as(in.http().body()).isEqualTo(200);
    assertThat(in.text("name")).isEqualTo("Anna");
    assertThat(stranger.get("api/me").text("name")).isEqualTo("Anna");
    assertThat(kept(passkey).signCount()).isEqualTo(1);
    assertThat(kept(passkey).used()).isPresent();
    assertThat(login(stranger, passkey).status()).isEqualTo(200);
    assertThat(kept(passkey).signCount()).isEqualTo(2);
  }

  /// Whoever put a session into somebody's browser beforehand has nothing from it afterwards.
  @Test
  void whoComesInIsSomebodyNewToThisBrowser() throws Exception {
    var passkey = added(anna);
    stranger.arrive();
    var game = stranger.open("{\"rules\":\"dama\",\"host\":\"W\"}");
    var before = cookie(stranger, "zwick");
    assertThat(login(stranger, passkey).status()).isEqualTo(200);
    assertThat(cookie(stranger, "zwick")).isNotEqualTo(before).isNotEmpty();
    assertThat(anna.get("api/me/games").http().body()).contains(game);
    try (var thief = new Guest(server.url())) {
      give(thief, "zwick", before);
      assertThat(thief.get("api/me").status()).isEqualTo(401);
      give(thief, "zwick", cookie(stranger, "zwick"));
      assertThat(thief.get("api/me").status()).isEqualTo(200);
    }
  }

  @Test
  void aPasskeyMadeElsewhereOrBadlyIsNotKept() throws Exception {
    List<Consumer<SoftPasskey>> lies =
        List.of(
            one -> one.origin = "http://example.org",
            one -> one.origin = one.origin.replace("http:", "https:"),
            one -> one.origin = one.origin.replaceFirst(":\\d+$", ":1"),
            one -> one.rpId = "example.org",
            one -> one.challenge = SoftPasskey.text(new byte[32]),
            one -> one.flags = SoftPasskey.VERIFIED,
            one -> one.flags = SoftPasskey.PRESENT);
    for (var lie : lies) {
      var passkey = passkey(Kind.ES256);
      lie.accept(passkey);
      refused(add(anna, passkey), "passkey-refused");
    }
    refused(add(anna, passkey(Kind.ES384)), "passkey-refused");
    refused(add(anna, passkey(Kind.RS256)), "passkey-refused");
    assertThat(many(anna)).isZero();
  }

  @Test
  void nobodyComesInWithASignatureForAnotherPlaceOrQuestion() throws Exception {
    var passkey = added(anna);
    var right = passkey.origin;
    List<Consumer<SoftPasskey>> lies =
        List.of(
            one -> one.origin = "https://example.org",
            one -> one.rpId = "example.org",
            one -> one.challenge = SoftPasskey.text(new byte[32]),
            one -> one.flags = 0,
            one -> one.flags = SoftPasskey.PRESENT, // it does not know who has touched it
            one -> one.owner = "000000000000".getBytes(UTF_8));
    for (var lie : lies) {
      lie.accept(passkey);
      refused(login(stranger, passkey), "passkey-refused");
      passkey.origin = right;
      passkey.rpId = null;
      passkey.challenge = null;
      passkey.flags = SoftPasskey.PRESENT | SoftPasskey.VERIFIED;
    }
    assertThat(stranger.get("api/me").status()).isEqualTo(401);
    assertThat(kept(passkey).used()).isEmpty();
    assertThat(kept(passkey).signCount()).isZero();
  }

  @Test
  void whatWasSignedOnceIsWorthNothingTheSecondTime() throws Exception {
    var passkey = added(anna);
    var options = asked(stranger, LOGIN + "begin", "");
    var challenge = cookie(stranger, COOKIE);
    var answer = with(passkey.get(options));
    assertThat(stranger.post(LOGIN + "finish", answer).status()).isEqualTo(200);
    assertThat(cookie(stranger, COOKIE)).isEmpty();
    try (var thief = new Guest(server.url())) {
      give(thief, COOKIE, challenge);
      refused(thief.post(LOGIN + "finish", answer), "passkey-too-late");
      assertThat(thief.get("api/me").status()).isEqualTo(401);
    }
    var creation = asked(anna, CREATE + "begin", PASSWORD);
    var first = cookie(anna, COOKIE);
    assertThat(anna.post(CREATE + "finish", with(passkey(Kind.ES256).create(creation))).status())
        .isEqualTo(201);
    give(anna, COOKIE, first);
    refused(
        anna.post(CREATE + "finish", with(passkey(Kind.ES256).create(creation))),
        "passkey-too-late");
    assertThat(many(anna)).isEqualTo(2);
  }

  /// Nor is what somebody else's browser was asked.
  @Test
  void aQuestionIsForOneBrowserAndOnePurpose() throws Exception {
    var passkey = added(anna);
    var options = asked(stranger, LOGIN + "begin", "");
    try (var thief = new Guest(server.url())) {
      refused(thief.post(LOGIN + "finish", with(passkey.get(options))), "passkey-too-late");
      give(thief, COOKIE, cookie(stranger, COOKIE)); // it was the cookie and nothing else
      assertThat(thief.post(LOGIN + "finish", with(passkey.get(options))).status()).isEqualTo(200);
    }
    var proof = asked(anna, PROOF, "");
    refused(anna.post(LOGIN + "finish", with(passkey.get(proof))), "passkey-too-late");
    var creation = asked(anna, CREATE + "begin", PASSWORD);
    give(beppe, COOKIE, cookie(anna, COOKIE));
    refused(
        beppe.post(CREATE + "finish", with(passkey(Kind.ES256).create(creation))),
        "passkey-too-late");
    assertThat(many(beppe)).isZero();
  }

  @Test
  void fiveMinutesLaterItIsTooLate() throws Exception {
    var passkey = added(anna);
    var options = asked(stranger, LOGIN + "begin", "");
    var creation = asked(anna, CREATE + "begin", PASSWORD);
    later.set(5 * 60_000);
    refused(stranger.post(LOGIN + "finish", with(passkey.get(options))), "passkey-too-late");
    refused(
        anna.post(CREATE + "finish", with(passkey(Kind.ES256).create(creation))),
        "passkey-too-late");
    assertThat(stranger.get("api/me").status()).isEqualTo(401);
    assertThat(many(anna)).isEqualTo(1);
  }

  @Test
  void aForeignKeyOpensNothing() throws Exception {
    var passkey = added(anna);
    var unknown = passkey(Kind.ES256);
    unknown.owner = passkey.owner;
    refused(login(stranger, unknown), "passkey-refused");
    unknown.id = passkey.id; // as if it were hers
    refused(login(stranger, unknown), "passkey-refused");
    assertThat(stranger.get("api/me").status()).isEqualTo(401);
    refused(add(beppe, unknown), "passkey-known");
    assertThat(many(beppe)).isZero();
    assertThat(login(stranger, passkey).text("name")).isEqualTo("Anna");
  }

  @Test
  void ofTwoCopiesTheOneThatIsBehindIsRefused() throws Exception {
    var passkey = added(anna);
    passkey.count = 10;
    assertThat(login(stranger, passkey).status()).isEqualTo(200);
    for (long count : new long[] {4, 10}) {
      passkey.count = count;
      try (var copy = new Guest(server.url())) {
        refused(login(copy, passkey), "passkey-refused");
        assertThat(copy.get("api/me").status()).isEqualTo(401);
        passkey.count = 11;
      }
    }
    assertThat(kept(passkey).signCount()).isEqualTo(11);
  }

  @Test
  void whoAddsOrRemovesOneProvesWhoHeIs() throws Exception {
    refused(anna.post(CREATE + "begin", "{}"), "proof-needed");
    refused(anna.post(PROOF, ""), "proof-needed");
    refused(anna.post(CREATE + "begin", "{\"password\":\"wrong horse\"}"), "password-wrong");
    var passkey = added(anna);
    var his = added(beppe);
    var path = "api/passkeys/" + Ids.text(kept(passkey).id());
    refused(delete(anna, path, "{}"), "proof-needed");
    refused(delete(anna, path, "{\"password\":\"wrong horse\"}"), "password-wrong");
    assertThat(delete(beppe, path, PASSWORD).status()).isEqualTo(404);
    assertThat(delete(stranger, path, PASSWORD).status()).isEqualTo(401);
    refused(delete(anna, path, with(his.get(asked(anna, PROOF, "")))), "passkey-refused");
    assertThat(kept(his).used()).isEmpty();
    var proof = with(passkey.get(asked(anna, PROOF, "")));
    var options = asked(anna, CREATE + "begin", proof);
    assertThat(Described.member(options, "user").get("name")).isEqualTo(Json.of("Anna"));
    assertThat(options.write()).contains(SoftPasskey.text(passkey.id)); // no second one on it
    var second = passkey(Kind.EDDSA);
    assertThat(anna.post(CREATE + "finish", with(second.create(options))).status()).isEqualTo(201);
    assertThat(delete(anna, path, with(second.get(asked(anna, PROOF, "")))).status())
        .isEqualTo(204);
    assertThat(many(anna)).isEqualTo(1);
    refused(login(stranger, passkey), "passkey-refused");
    assertThat(login(stranger, second).status()).isEqualTo(200);
  }

  /// Touching the device is one factor; that it knows who touches it is the other.
  @Test
  void aDeviceThatDoesNotKnowItsOwnerProvesNothing() throws Exception {
    var passkey = added(anna);
    var asked = asked(anna, PROOF, "");
    assertThat(asked.get("userVerification")).isEqualTo(Json.of("required"));
    passkey.flags = SoftPasskey.PRESENT;
    refused(anna.post(CREATE + "begin", with(passkey.get(asked))), "passkey-refused");
    refused(anna.show(passkey), "passkey-refused");
    passkey.flags |= SoftPasskey.VERIFIED;
    assertThat(anna.show(passkey).status()).isEqualTo(200);
  }

  /// One that was made when RSA was allowed still is in the database.
  @Test
  void whatIsNoLongerStrongEnoughOpensNothing() throws Exception {
    var old = passkey(Kind.RS256);
    var options = asked(anna, CREATE + "begin", PASSWORD);
    assertThat(options.write()).doesNotContain("-257");
    old.create(options);
    var id = SoftPasskey.text(old.id);
    var anna = hall.players().named("Anna").orElseThrow().id();
    hall.passkeys().add(Passkey.fresh(anna, id, SoftPasskey.text(old.attested()), false, 0, "old"));
    refused(login(stranger, old), "passkey-refused");
  }

  @Test
  void whoWantsItSoComesInByPasskeysAlone() throws Exception {
    var password = "{\"name\":\"Anna\",\"password\":\"correct horse\"}";
    var on = "{\"on\":true,";
    refused(anna.post("api/passkeys/only", on + PASSWORD.substring(1)), "passkey-only");
    var passkey = added(anna);
    var only = anna.post("api/passkeys/only", on + anna.proof(passkey).substring(1));
    assertThat(only.json().get("passkeyOnly")).isEqualTo(Json.of(true));
    refused(stranger.post("api/login", password), "passkey-only");
    refused(stranger.post("api/login", password.replace("correct", "wrong")), "passkey-only");
    refused(anna.post(CREATE + "begin", PASSWORD), "passkey-only");
    var path = "api/passkeys/" + Ids.text(kept(passkey).id());
    refused(delete(anna, path, anna.proof(passkey)), "last-passkey");
    assertThat(login(stranger, passkey).status()).isEqualTo(200);
    var off = "{\"on\":false,";
    refused(anna.post("api/passkeys/only", off + PASSWORD.substring(1)), "passkey-only");
    assertThat(anna.post("api/passkeys/only", off + anna.proof(passkey).substring(1)).status())
        .isEqualTo(200);
    assertThat(stranger.post("api/login", password).status()).isEqualTo(200);
    assertThat(delete(anna, path, anna.proof(passkey)).status()).isEqualTo(204);
  }

  private static Guest.Answer delete(Guest guest, String path, String body) throws Exception {
    return guest.send(guest.request(path).method("DELETE", BodyPublishers.ofString(body)).build());
  }

  @Test
  void guestsHaveNone() throws Exception {
    assertThat(stranger.get("api/passkeys").status()).isEqualTo(401);
    assertThat(stranger.post(CREATE + "begin", PASSWORD).status()).isEqualTo(401);
    stranger.arrive();
    assertThat(many(stranger)).isZero();
    refused(stranger.post(CREATE + "begin", PASSWORD), "needs-account");
  }

  @Test
  void aPasskeyGoesWithItsAccount() throws Exception {
    var passkey = added(anna);
    assertThat(delete(anna, "api/me", PASSWORD).status()).isEqualTo(204);
    refused(login(stranger, passkey), "passkey-refused");
  }

  /// What is made up at random, and what is nearly right.
  @Test
  void whateverIsSentIsAnsweredCalmly() throws Exception {
    var passkey = added(anna);
    var random = new Random(7);
    for (int i = 0; i < 150; i++) {
      boolean creates = random.nextBoolean();
      var options =
          creates ? asked(anna, CREATE + "begin", PASSWORD) : asked(stranger, LOGIN + "begin", "");
      var good = with(creates ? passkey(Kind.ES256).create(options) : passkey.get(options));
      var bad = new StringBuilder(good);
      int from = good.indexOf("\"response\"") + 10;
      for (int n = random.nextInt(1, 4); n > 0; n--) {
        bad.setCharAt(random.nextInt(from, good.length()), (char) random.nextInt(32, 127));
      }
      var who = creates ? anna : stranger;
      var answer = who.post((creates ? CREATE : LOGIN) + "finish", bad.toString());
      assertThat(answer.status()).as(bad.toString()).isIn(200, 201, 400, 422);
    }
    for (var bad :
        List.of("", "[]", "{}", "{\"credential\":7}", "{\"credential\":{\"id\":\"x\"}}")) {
      assertThat(stranger.post(LOGIN + "finish", bad).status()).isIn(400, 422);
      assertThat(anna.post(CREATE + "finish", bad).status()).isIn(400, 422);
    }
  }

  @Test
  void tenAreEnough() throws Exception {
    hall.limit(UsageLimits.usual());
    for (int i = 0; i < UsageLimits.usual().passkeysPerPlayer(); i++) {
      added(anna);
    }
    refused(anna.post(CREATE + "begin", PASSWORD), "too-many-passkeys");
    assertThat(many(anna)).isEqualTo(10);
  }
}
