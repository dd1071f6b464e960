package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Objection.House;

/// Guests, accounts and the secrets they are known by.
@ParameterizedClass
@EnumSource(Base.class)
class PlayersTest {
  private static final String PASSWORD = "correct horse";
  private static final String OTHER = "wrong elephant";

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

  private static Player in(Welcome welcome) {
    return ((Welcome.In) welcome).player();
  }

  private static Objection refused(Welcome welcome) {
    return ((Welcome.Refused) welcome).objection();
  }

  @Test
  void aGuestGetsAnAccountAndFindsItAgain() {
    var anna = in(players.register(room.anna, " Anna  Märchen ", PASSWORD));
    assertThat(anna)
        .isEqualTo(new Player(room.anna, Optional.of("Anna Märchen"), true, false, false));
    assertThat(in(players.login("ANNA MÄRCHEN", PASSWORD))).isEqualTo(anna);
    assertThat(refused(players.login("Anna Märchen", "wrong horse")))
        .isEqualTo(House.NAME_OR_PASSWORD_WRONG);
    assertThat(refused(players.login("Nobody Else", PASSWORD)))
        .isEqualTo(House.NAME_OR_PASSWORD_WRONG);
    assertThat(refused(players.register(room.anna, "Other", PASSWORD)))
        .isEqualTo(House.HAS_ACCOUNT);
    assertThat(refused(players.register(7, "Other", PASSWORD))).isEqualTo(House.NO_SUCH_PLAYER);
  }

  @Test
  void nobodyElseGetsTheSameName() {
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(refused(players.register(room.beppe, "aNNa", PASSWORD))).isEqualTo(House.NAME_TAKEN);
    assertThat(refused(players.register(room.beppe, "Ａｎｎａ", PASSWORD))).isEqualTo(House.NAME_TAKEN);
    assertThat(refused(players.rename(room.beppe, "anna"))).isEqualTo(House.NAME_TAKEN);
    assertThat(in(players.rename(room.beppe, "Beppe")).account()).isFalse();
    assertThat(in(players.rename(room.anna, "Änne")).name()).contains("Änne");
    assertThat(in(players.login("änne", PASSWORD)).id()).isEqualTo(room.anna);
    assertThat(in(players.rename(room.beppe, "anna")).name()).contains("anna");
  }

  @Test
  void aPasswordHasItsLengthAndCanBeChanged() {
    assertThat(refused(players.register(room.anna, "Anna", "1234567")))
        .isEqualTo(House.PASSWORD_TOO_SHORT);
    assertThat(refused(players.register(room.anna, "Anna", "x".repeat(201))))
        .isEqualTo(House.PASSWORD_TOO_LONG);
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(refused(players.changePassword(room.anna, "another horse", OTHER)))
        .isEqualTo(House.PASSWORD_WRONG);
    in(players.changePassword(room.anna, PASSWORD, OTHER));
    assertThat(refused(players.login("Anna", PASSWORD))).isEqualTo(House.NAME_OR_PASSWORD_WRONG);
    assertThat(in(players.login("Anna", OTHER)).id()).isEqualTo(room.anna);
  }

  @Test
  void aSecretIsGoodForOneThingUntilItIsRevoked() {
    var cookie = players.token(room.anna, Token.Kind.COOKIE, "a browser");
    var feed = players.token(room.anna, Token.Kind.FEED, "my calendar");
    assertThat(players.by(cookie, Token.Kind.COOKIE).map(Player::id)).contains(room.anna);
    assertThat(players.by(cookie, Token.Kind.BEARER)).isEmpty();
    assertThat(players.by(feed, Token.Kind.COOKIE)).isEmpty();
    var rows = players.tokens(room.anna);
    assertThat(rows)
        .extracting(TokenRow::label)
        .containsExactlyInAnyOrder("a browser", "my calendar");
    for (var row : rows) {
      assertThat(players.revoke(room.beppe, row.id())).isFalse();
      assertThat(players.revoke(room.anna, row.id())).isTrue();
    }
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isEmpty();
    assertThat(players.by(feed, Token.Kind.FEED)).isEmpty();
  }

  @Test
  void whoLogsOutIsOutAtOnceAndElsewhereToo() {
    var here = players.token(room.anna, Token.Kind.COOKIE, "here");
    var there = players.token(room.anna, Token.Kind.COOKIE, "there");
    assertThat(players.by(there, Token.Kind.COOKIE)).isPresent();
    players.revokeOthers(room.anna, here);
    assertThat(players.by(there, Token.Kind.COOKIE)).isEmpty();
    assertThat(players.by(here, Token.Kind.COOKIE)).isPresent();
    players.forget(here);
    assertThat(players.by(here, Token.Kind.COOKIE)).isEmpty();
  }

  @Test
  void whatChangesIsKnownAtOnceThoughItIsRemembered() {
    var cookie = players.token(room.anna, Token.Kind.COOKIE, "");
    assertThat(players.by(cookie, Token.Kind.COOKIE).orElseThrow().freeText()).isFalse();
    players.allowWords(room.anna, true);
    assertThat(players.by(cookie, Token.Kind.COOKIE).orElseThrow().freeText()).isTrue();
    in(players.rename(room.anna, "Anna"));
    assertThat(players.by(cookie, Token.Kind.COOKIE).orElseThrow().name()).contains("Anna");
  }

  @Test
  void itIsNotedOnceAnHourThatSomebodyWasHere() {
    var cookie = players.token(room.anna, Token.Kind.COOKIE, "");
    long begin = room.now.get();
    room.pass(50 * Pace.MINUTE);
    players.by(cookie, Token.Kind.COOKIE);
    assertThat(players.tokens(room.anna).getFirst().used()).isEqualTo(begin);
    room.pass(10 * Pace.MINUTE);
    players.by(cookie, Token.Kind.COOKIE);
    assertThat(players.tokens(room.anna).getFirst().used()).isEqualTo(room.now.get());
  }

  @Test
  void aProgramPlaysUnderItsOwnName() {
    assertThat(refused(players.bot(room.anna, "Robo"))).isEqualTo(House.NEEDS_ACCOUNT);
    in(players.register(room.anna, "Anna", PASSWORD));
    var bot = in(players.bot(room.anna, "Robo"));
    assertThat(bot.bot()).isTrue();
    assertThat(players.bots(room.anna)).containsExactly(bot);
    assertThat(refused(players.bot(room.anna, "anna"))).isEqualTo(House.NAME_TAKEN);
    assertThat(refused(players.login("Robo", PASSWORD))).isEqualTo(House.NAME_OR_PASSWORD_WRONG);
    var token = players.token(bot.id(), Token.Kind.BEARER, "robo");
    assertThat(players.by(token, Token.Kind.BEARER)).contains(bot);
    room.hall.limit(UsageLimits.usual());
    for (int i = 2; i <= UsageLimits.usual().botsPerPlayer(); i++) {
      in(players.bot(room.anna, "Robo " + i));
    }
    assertThat(refused(players.bot(room.anna, "Robo 6"))).isEqualTo(House.TOO_MANY_BOTS);
  }

  /// What the attackers' lists begin with, and what one finds out about him.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "12345678",
        "password",
        "Passw0rd",
        "qwertzuiop",
        "aaaaaaaa",
        "abcdefgh",
        "19871987",
        "iloveyou",
        "annabell",
        "AnnaBell1",
        "zwickmühle",
        "Zwickmuehle1"
      })
  void aPasswordThatManyHaveIsNone(String password) {
    assertThat(refused(players.register(room.anna, "Anna Bell", password)))
        .isEqualTo(House.PASSWORD_TOO_COMMON);
    assertThat(players.find(room.anna).orElseThrow().account()).isFalse();
  }

  @Test
  void whoRegistersIsNotTheGuestWhoseTokensOthersMayKnow() {
    var cookie = players.token(room.anna, Token.Kind.COOKIE, "");
    var bearer = players.token(room.anna, Token.Kind.BEARER, "");
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isPresent();
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isEmpty();
    assertThat(players.by(bearer, Token.Kind.BEARER)).isEmpty();
  }

  @Test
  void aPasswordIsAskedOfAccountsOnly() {
    assertThat(in(players.confirm(room.anna, Optional.empty())).id()).isEqualTo(room.anna);
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(refused(players.confirm(room.anna, Optional.empty())))
        .isEqualTo(House.PASSWORD_NEEDED);
    assertThat(refused(players.confirm(room.anna, Optional.of(OTHER))))
        .isEqualTo(House.PASSWORD_WRONG);
    assertThat(in(players.confirm(room.anna, Optional.of(PASSWORD))).id()).isEqualTo(room.anna);
  }

  @Test
  void aNameThatLooksLikeAnothersIsTaken() {
    in(players.register(room.anna, "Igor", PASSWORD));
    for (var name : List.of("lgor", "1gor", "Igor_", "IGOR.", "Ig0r", "ǀgor", "Ɩgor", "İgor")) {
      assertThat(refused(players.register(room.beppe, name, PASSWORD)))
          .as(name)
          .isEqualTo(House.NAME_TAKEN);
    }
    for (var name : List.of("Ig\u034For", "Igor\uFE0F", "\u3164\u3164")) {
      assertThat(refused(players.register(room.beppe, name, PASSWORD)))
          .as(name)
          .isEqualTo(House.NAME_NOT_ALLOWED);
    }
    in(players.register(room.beppe, "Сосо", PASSWORD)); // Cyrillic throughout
    assertThat(refused(players.register(players.guest().id(), "Coco", PASSWORD)))
        .isEqualTo(House.NAME_TAKEN);
    in(players.register(players.guest().id(), "Ivan", PASSWORD));
  }
}
