package zwick.hall.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.Room;
import zwick.hall.moderation.AccountDesk;

/// Whoever has logged out, or was logged out, is out: here and in every other program.
class RevocationsTest {
  private static final String PASSWORD = "correct horse";

  @TempDir private Path folder;

  private static long token(Players players, long player) {
    players.token(player, Token.Kind.COOKIE, "");
    return players.tokens(player).getLast().id();
  }

  @ParameterizedTest
  @EnumSource
  void whateverEndsASessionIsTold(Base base) {
    try (var room = Room.in(base.fresh(folder))) {
      var players = room.hall.players();
      var told = new ArrayList<OptionalLong>();
      var stop = players.follow(told::add);
      var ways =
          List.<Runnable>of(
              () -> players.register(room.anna, "Anna", PASSWORD),
              () -> players.revoke(room.anna, players.tokens(room.anna).getFirst().id()),
              () -> players.revokeOthers(room.anna, new Token("another")),
              () -> room.hall.delete(room.anna));
      for (var way : ways) {
        long token = token(players, room.anna);
        assertThat(players.living(List.of(token))).isEqualTo(Set.of(token));
        told.clear();
        way.run();
        assertThat(told).contains(OptionalLong.of(room.anna));
        assertThat(players.living(List.of(token))).isEmpty();
      }
      var cookie = players.token(room.beppe, Token.Kind.COOKIE, "");
      told.clear();
      players.forget(cookie);
      assertThat(told).contains(OptionalLong.of(room.beppe));
      stop.run();
      told.clear();
      players.allowWords(room.beppe, true);
      assertThat(told).isEmpty();
    }
  }

  @Test
  void anotherProgramForgetsItAtOnce() throws Exception {
    try (var here = Room.in(Base.POSTGRES.fresh(folder));
        var there = new Room(here.database, here.now)) {
      var cookie = here.hall.players().token(here.anna, Token.Kind.COOKIE, "");
      var told = new ArrayList<OptionalLong>();
      there.hall.players().follow(told::add);
      assertThat(there.hall.players().by(cookie, Token.Kind.COOKIE)).isPresent();
      here.hall.players().forget(cookie);
      await(() -> told.contains(OptionalLong.of(here.anna)));
      assertThat(there.hall.players().by(cookie, Token.Kind.COOKIE)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void aForgottenPasswordIsReplacedWhileTheHallIsOpen(Base base) throws Exception {
    try (var room = Room.in(base.fresh(folder))) {
      var players = room.hall.players();
      players.register(room.anna, "Anna", PASSWORD);
      long bot = ((LoginResult.In) players.bot(room.anna, "Robo")).playerProfile().id();
      var cookie = players.token(room.anna, Token.Kind.COOKIE, "");
      var robo = players.token(bot, Token.Kind.BEARER, "");
      assertThat(players.by(cookie, Token.Kind.COOKIE)).isPresent();
      var reset = reset(room, "ANNA");
      assertThat(players.login("Anna", PASSWORD)).isInstanceOf(LoginResult.Refused.class);
      assertThat(players.login("Anna", reset.password())).isInstanceOf(LoginResult.In.class);
      if (base == Base.POSTGRES) {
        await(() -> players.by(cookie, Token.Kind.COOKIE).isEmpty());
      } else {
        room.pass(TokenCache.LONGEST); // nobody tells, so it looks itself
      }
      assertThat(players.by(cookie, Token.Kind.COOKIE)).isEmpty();
      assertThat(players.by(robo, Token.Kind.BEARER)).isEmpty();
      room.pass(AccountDesk.GOOD_FOR);
      assertThat(players.login("Anna", reset.password())).isInstanceOf(LoginResult.Refused.class);
      var again = reset(room, "Anna");
      assertThat(players.changePassword(room.anna, again.password(), PASSWORD))
          .isInstanceOf(LoginResult.In.class);
      room.pass(AccountDesk.GOOD_FOR);
      assertThat(players.login("Anna", PASSWORD)).isInstanceOf(LoginResult.In.class);
      assertThat(AccountDesk.list(room.database))
          .extracting(AccountDesk.Account::name)
          .containsExactly("Anna", "Robo");
    }
  }

  private static AccountDesk.Reset.Done reset(Room room, String name) {
    return (AccountDesk.Reset.Done)
        AccountDesk.reset(room.database, name, Optional.empty(), false, room.now.get());
  }

  private static void await(BooleanSupplier met) throws InterruptedException {
    for (int i = 0; i < 200 && !met.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    assertThat(met.getAsBoolean()).isTrue();
  }
}
