package zwick.hall.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.Room;
import zwick.hall.game.Pace;
import zwick.hall.people.Token.Kind;
import zwick.hall.people.Token.Scope;
import zwick.hall.policy.UsageLimits;

/// What a secret is good for, and for how long.
@ParameterizedClass
@EnumSource(Base.class)
class TokensTest {
  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Players players;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    players = room.hall.players();
  }

  @AfterEach
  void close() {
    room.close();
  }

  private Identity identity(Token token, Kind kind) {
    return players.identity(token, kind).orElseThrow();
  }

  @Test
  void aBrowserIsItsOwnerAndAProgramIsNot() {
    var cookie = players.token(room.anna, Kind.COOKIE, "");
    var reads = players.program(room.anna, Scope.READ, "reads").orElseThrow();
    var plays = players.program(room.anna, Scope.PLAY, "plays").orElseThrow();
    assertThat(identity(cookie, Kind.COOKIE).may(Scope.OWN)).isTrue();
    assertThat(identity(plays, Kind.BEARER).may(Scope.PLAY)).isTrue();
    assertThat(identity(plays, Kind.BEARER).may(Scope.OWN)).isFalse();
    assertThat(identity(reads, Kind.BEARER).may(Scope.READ)).isTrue();
    assertThat(identity(reads, Kind.BEARER).may(Scope.PLAY)).isFalse();
    assertThat(players.tokens(room.anna))
        .extracting(TokenRow::scope)
        .containsExactlyInAnyOrder(Scope.OWN, Scope.READ, Scope.PLAY);
  }

  @Test
  void itIsLongAndNobodyElsesAndOnlyItsHashIsKept() {
    var texts = new HashSet<String>();
    for (int i = 0; i < 40; i++) {
      texts.add(players.token(room.anna, Kind.BEARER, "").text());
      texts.add(players.session(room.anna, false).text());
    }
    assertThat(texts)
        .hasSize(80)
        .allMatch(text -> Base64.getUrlDecoder().decode(text).length == 32);
    var kept = dump();
    assertThat(kept).contains(new Token(texts.iterator().next()).hash());
    assertThat(texts).noneMatch(kept::contains);
  }

  private String dump() {
    return room.hall
        .database()
        .read(handle -> handle.createQuery("select * from token").mapToMap().list().toString());
  }

  /// Nobody fills the database by logging in.
  @Test
  void ofVeryManySessionsTheOldestEnds() {
    var first = players.session(room.anna, false);
    room.pass(1);
    var second = players.session(room.anna, false);
    var others = players.session(room.beppe, false);
    var program = players.program(room.anna, Scope.READ, "").orElseThrow();
    for (int i = 0; i < 49; i++) {
      room.pass(1);
      assertThat(players.by(first, Kind.COOKIE)).isPresent();
      players.session(room.anna, false);
    }
    assertThat(players.by(first, Kind.COOKIE)).isEmpty();
    assertThat(players.by(second, Kind.COOKIE)).isPresent();
    assertThat(players.by(others, Kind.COOKIE)).isPresent();
    assertThat(players.by(program, Kind.BEARER)).isPresent();
    assertThat(players.tokens(room.anna)).hasSize(51);
  }

  @Test
  void aPasskeyThatWasShownCountsForTwelveHours() {
    var plain = players.session(room.anna, false);
    var shown = players.session(room.anna, true);
    assertThat(identity(plain, Kind.COOKIE).hasShownPasskey(room.now.get())).isFalse();
    assertThat(identity(shown, Kind.COOKIE).hasShownPasskey(room.now.get())).isTrue();
    room.pass(12 * Pace.HOUR - 1);
    assertThat(identity(shown, Kind.COOKIE).hasShownPasskey(room.now.get())).isTrue();
    room.pass(1);
    assertThat(identity(shown, Kind.COOKIE).hasShownPasskey(room.now.get())).isFalse();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void everyKindEndsAfterNinetyIdleDaysOrFourHundredInAll(Kind kind) {
    assertThat(kind.expires(0, 0)).isEqualTo(90 * Pace.DAY);
    assertThat(kind.expires(0, 399 * Pace.DAY)).isEqualTo(400 * Pace.DAY);
  }

  @Test
  void nobodyHasMoreProgramsThanHeMay() {
    room.hall.limit(UsageLimits.none().with("tokens-per-player", 2).orElseThrow());
    assertThat(players.program(room.anna, Scope.READ, "")).isPresent();
    assertThat(players.program(room.anna, Scope.READ, "")).isPresent();
    assertThat(players.program(room.anna, Scope.READ, "")).isEmpty();
    assertThat(players.program(room.beppe, Scope.READ, "")).isPresent();
    players.token(room.anna, Kind.COOKIE, ""); // logging in is always possible
    players.tokens(room.anna).stream()
        .filter(token -> token.kind() == Kind.BEARER)
        .limit(1)
        .forEach(token -> players.revoke(room.anna, token.id()));
    assertThat(players.program(room.anna, Scope.READ, "")).isPresent();
  }

  @Test
  void itsOwnerEndsWhatHisProgramHas() {
    players.register(room.anna, "Anna", "correct horse");
    long bot = ((LoginResult.In) players.bot(room.anna, "Robo")).playerProfile().id();
    var token = players.program(bot, Scope.PLAY, "robo").orElseThrow();
    var row = players.tokens(room.anna).getFirst();
    assertThat(row.player()).isEqualTo(bot);
    assertThat(players.revoke(room.beppe, row.id())).isFalse();
    assertThat(players.revoke(room.anna, row.id())).isTrue();
    assertThat(players.by(token, Kind.BEARER)).isEmpty();
  }

  @Test
  void aSessionNobodyUsesEnds() {
    var used = players.token(room.anna, Kind.COOKIE, "");
    var unused = players.token(room.beppe, Kind.COOKIE, "");
    long begin = room.now.get();
    assertThat(players.tokens(room.anna).getFirst().expires()).isEqualTo(begin + 90 * Pace.DAY);
    for (int i = 0; i < 3; i++) {
      room.pass(30 * Pace.DAY);
      assertThat(players.by(used, Kind.COOKIE)).isPresent();
    }
    assertThat(players.by(unused, Kind.COOKIE)).isEmpty();
    assertThat(players.tokens(room.beppe)).isEmpty();
  }

  @Test
  void noSessionLastsForEver() {
    var cookie = players.token(room.anna, Kind.COOKIE, "");
    for (int i = 1; i < 40; i++) {
      room.pass(10 * Pace.DAY);
      assertThat(players.by(cookie, Kind.COOKIE)).isPresent();
    }
    room.pass(10 * Pace.DAY);
    assertThat(players.by(cookie, Kind.COOKIE)).isEmpty();
  }

  @Test
  void whoeverIsHereUsesHisSession() {
    players.token(room.anna, Kind.COOKIE, "");
    long id = players.tokens(room.anna).getFirst().id();
    for (int i = 0; i < 3; i++) {
      room.pass(40 * Pace.DAY);
      assertThat(players.living(List.of(id, 7L))).isEqualTo(Set.of(id));
    }
    room.pass(90 * Pace.DAY);
    assertThat(players.living(List.of(id))).isEmpty();
  }

  @Test
  void whatHasEndedIsSweptOut() {
    players.token(room.anna, Kind.COOKIE, "");
    var device = players.devices().remember(room.anna, Optional.empty());
    assertThat(device.text()).isNotEmpty();
    assertThat(count("token")).isOne();
    room.pass(401 * Pace.DAY);
    players.sweep(room.now.get());
    assertThat(count("token")).isZero();
    assertThat(count("device")).isZero();
  }

  private int count(String table) {
    return room.hall
        .database()
        .read(handle ->
            handle.createQuery("select count(*) from " + table).mapTo(Integer.class).one());
  }

  @Test
  void aBrowserIsKnownToTheAccountItWasUsedWith() {
    players.register(room.anna, "Anna", "correct horse");
    players.register(room.beppe, "Beppe", "correct horse");
    var devices = players.devices();
    var device = devices.remember(room.anna, Optional.empty());
    assertThat(devices.isKnown(device, " ANNA ")).isTrue();
    assertThat(devices.isKnown(device, "Beppe")).isFalse();
    assertThat(devices.isKnown(new Token("made up"), "Anna")).isFalse();
    assertThat(devices.remember(room.beppe, Optional.of(device))).isEqualTo(device);
    assertThat(devices.isKnown(device, "Beppe")).isTrue();
    assertThat(devices.isKnown(device, "Anna")).isTrue();
    for (int i = 0; i < 25; i++) {
      room.pass(1);
      devices.remember(room.anna, Optional.empty());
    }
    assertThat(devices.isKnown(device, "Anna")).isFalse();
    assertThat(count("device")).isEqualTo(21);
  }
}
