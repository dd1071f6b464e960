package zwick.hall.people;

import static org.assertj.core.api.Assertions.assertThat;

import com.password4j.Argon2Function;
import com.password4j.Password;
import com.password4j.types.Argon2;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.List;
import java.util.Locale;
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
import zwick.hall.Base;
import zwick.hall.Room;
import zwick.hall.game.Pace;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;

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

  private static PlayerProfile in(LoginResult loginResult) {
    return ((LoginResult.In) loginResult).playerProfile();
  }

  private static Objection refused(LoginResult loginResult) {
    return ((LoginResult.Refused) loginResult).objection();
  }

  @Test
  void aGuestGetsAnAccountAndFindsItAgain() {
    var anna = in(players.register(room.anna, " Anna  Märchen ", PASSWORD));
    assertThat(anna)
        .isEqualTo(new PlayerProfile(room.anna, Optional.of("Anna Märchen"), true, false, false));
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
    assertThat(players.by(cookie, Token.Kind.COOKIE).map(PlayerProfile::id)).contains(room.anna);
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
        "Zwickmuehle1",
        "Muehle-Turnier",
        "Administrator7",
        "schiedsrichter"
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
  void aPasswordProvesWhoSomebodyIs() {
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(refused(players.confirm(room.anna, OTHER))).isEqualTo(House.PASSWORD_WRONG);
    assertThat(in(players.confirm(room.anna, PASSWORD)).id()).isEqualTo(room.anna);
    assertThat(refused(players.confirm(7, PASSWORD))).isEqualTo(House.NO_SUCH_PLAYER);
  }

  @Test
  void aLongPasswordIsTakenAsItIs() {
    for (int length : new int[] {64, 200}) {
      long player = players.guest().id();
      var name = "Anna " + length;
      var password = "träge Eidechsen zählen  Wolken ".repeat(8).substring(0, length);
      in(players.register(player, name, password));
      in(players.login(name, password));
      for (var other :
          List.of(
              password.substring(0, length - 1),
              password.toUpperCase(Locale.ROOT),
              password.replace("  ", " "))) {
        assertThat(refused(players.login(name, other))).isEqualTo(House.NAME_OR_PASSWORD_WRONG);
      }
    }
  }

  /// Letters of any kind, and the same from every keyboard.
  @Test
  void aPasswordIsOfAnyCharacters() {
    var password = "\u0000 Ärger🦎\t日本 \u202e";
    in(players.register(room.anna, "Anna", password));
    in(players.login("Anna", password));
    in(players.login("Anna", Normalizer.normalize(password, Normalizer.Form.NFD)));
    assertThat(refused(players.login("Anna", password.replace("Ä", "A"))))
        .isEqualTo(House.NAME_OR_PASSWORD_WRONG);
  }

  /// Or one that was made up for him could stay for good.
  @Test
  void aNewPasswordIsAnother() {
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(refused(players.changePassword(room.anna, PASSWORD, PASSWORD)))
        .isEqualTo(House.PASSWORD_SAME);
  }

  @Test
  void whoChangesHisPasswordIsOutEverywhere() {
    in(players.register(room.anna, "Anna", PASSWORD));
    long bot = in(players.bot(room.anna, "Robo")).id();
    var cookie = players.session(room.anna, false);
    var bearer = players.token(bot, Token.Kind.BEARER, "");
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isPresent();
    assertThat(players.by(bearer, Token.Kind.BEARER)).isPresent();
    in(players.changePassword(room.anna, PASSWORD, OTHER));
    assertThat(players.by(cookie, Token.Kind.COOKIE)).isEmpty();
    assertThat(players.by(bearer, Token.Kind.BEARER)).isEmpty();
  }

  @Test
  void aHashOfFormerTimesIsMadeAnewAtTheNextLogin() {
    in(players.register(room.anna, "Anna", PASSWORD));
    var weak =
        Password.hash(PASSWORD)
            .addRandomSalt(16)
            .with(Argon2Function.getInstance(8_192, 1, 1, 32, Argon2.ID))
            .getResult();
    room.hall
        .database()
        .write(transaction ->
            transaction
                .handle()
                .createUpdate("update player set password = :weak")
                .bind("weak", weak)
                .execute());
    assertThat(refused(players.login("Anna", OTHER))).isEqualTo(House.NAME_OR_PASSWORD_WRONG);
    assertThat(hash()).isEqualTo(weak);
    in(players.login("Anna", PASSWORD));
    assertThat(hash()).startsWith("$argon2id$v=19$m=19456,t=2,p=1$");
    var strong = hash();
    in(players.login("Anna", PASSWORD));
    assertThat(hash()).isEqualTo(strong);
  }

  private String hash() {
    return room.hall
        .database()
        .read(handle ->
            handle
                .createQuery("select password from player where id = :id")
                .bind("id", room.anna)
                .mapTo(String.class)
                .one());
  }

  @Test
  void onlyAPasskeyIsForWhoHasOne() {
    in(players.register(room.anna, "Anna", PASSWORD));
    assertThat(players.openToPasskeysAlone(room.anna, true)).contains(House.NO_PASSKEY);
    var passkeys = room.hall.passkeys();
    var passkey = Passkey.fresh(room.anna, "credential", "key", false, 0, "mine");
    assertThat(passkeys.add(passkey)).isEmpty();
    assertThat(players.openToPasskeysAlone(room.anna, true)).isEmpty();
    assertThat(players.isPasskeyOnly(room.anna)).isTrue();
    assertThat(refused(players.login("Anna", PASSWORD))).isEqualTo(House.PASSKEY_ONLY);
    assertThat(refused(players.confirm(room.anna, PASSWORD))).isEqualTo(House.PASSKEY_ONLY);
    assertThat(passkeys.remove(room.anna, passkey.id())).contains(House.LAST_PASSKEY);
    assertThat(players.openToPasskeysAlone(room.anna, false)).isEmpty();
    in(players.login("Anna", PASSWORD));
    assertThat(passkeys.remove(room.anna, passkey.id())).isEmpty();
  }

  /// Whoever looks after the hall, once he has a passkey.
  @Test
  void anAdministratorsPasswordProvesNothing() {
    in(players.register(room.anna, "Anna", PASSWORD));
    room.hall.moderation().roles().grant(Ruling.atTheCommandLine("x"), room.anna);
    in(players.confirm(room.anna, PASSWORD));
    room.hall.passkeys().add(Passkey.fresh(room.anna, "credential", "key", false, 0, "mine"));
    assertThat(refused(players.confirm(room.anna, PASSWORD))).isEqualTo(House.PASSKEY_ONLY);
    in(players.login("Anna", PASSWORD)); // to play
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
