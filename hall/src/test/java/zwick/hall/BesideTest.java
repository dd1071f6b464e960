package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.moderation.AccountDesk;
import zwick.hall.moderation.Ruling;
import zwick.hall.people.Token;
import zwick.hall.session.Phrase;
import zwick.hall.storage.BackupTrouble;
import zwick.hall.storage.Database;

/// Decisions made from outside about a hall that is open.
class BesideTest {
  private static final Ruling RULING = Ruling.atTheCommandLine("be nice");

  @TempDir private Path folder;

  private static void await(BooleanSupplier met) throws InterruptedException {
    for (int i = 0; i < 200 && !met.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    assertThat(met.getAsBoolean()).isTrue();
  }

  @ParameterizedTest
  @EnumSource
  void theHallThatIsOpenHearsOfEverything(Base base) throws Exception {
    var database = base.fresh(folder);
    try (var open = Hall.open(database, InstantSource.system())) {
      long anna = open.players().guest().id();
      long beppe = open.players().guest().id();
      var gameSession = Room.laid(open.open(anna, Room.terms("dama", new Pace.Unhurried()), true));
      Room.done(gameSession.ask(beppe, "a", 1, new Command.Join()));
      open.messages().say(gameSession, anna, Phrase.HELLO);
      var token = open.players().token(anna, Token.Kind.COOKIE, "");
      assertThat(open.players().by(token, Token.Kind.COOKIE)).isPresent(); // it is remembered
      var ears = new MessagesTest.Ears();
      gameSession.watch(ears, 0);
      var ended = new CopyOnWriteArrayList<Long>();
      open.players().follow(whose -> whose.ifPresent(ended::add));
      try (var beside = Hall.beside(database, InstantSource.system())) {
        var moderation = beside.moderation();
        assertThat(moderation.removals().message(RULING, gameSession.id(), 1)).isEmpty();
        assertThat(moderation.penalties().mute(RULING, beppe, Optional.empty())).isEmpty();
        await(() -> !ears.heard.isEmpty());
        await(() -> open.moderation().sanctions().mute(beppe).isPresent());
        assertThat(open.messages().say(gameSession, beppe, Phrase.HELLO).orElseThrow().reason())
            .isEqualTo("muted");
        assertThat(moderation.penalties().ban(RULING, anna, Optional.empty())).isEmpty();
        await(() ->
            ended.contains(anna) && gameSession.onlineGame().gameStatus() == GameStatus.ABORTED);
        assertThat(open.players().by(token, Token.Kind.COOKIE)).isEmpty();
        assertThat(moderation.removals().game(RULING, gameSession.id())).isEmpty();
        await(() -> open.table(gameSession.id()).isEmpty());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void whoIsLoggedInWithAReplacedPasswordIsSentAway(Base base) throws Exception {
    var database = base.fresh(folder);
    try (var open = Hall.open(database, InstantSource.system())) {
      long anna = open.players().guest().id();
      open.players().register(anna, "Anna", "correct horse");
      open.players().bot(anna, "Robby");
      long bot = open.players().bots(anna).getFirst().id();
      var token = open.players().token(bot, Token.Kind.BEARER, "");
      assertThat(open.players().by(token, Token.Kind.BEARER)).isPresent(); // it is remembered
      var ended = new CopyOnWriteArrayList<Long>();
      open.players().follow(whose -> whose.ifPresent(ended::add));
      AccountDesk.reset(database, "Anna", Optional.empty(), false, System.currentTimeMillis());
      await(() -> ended.containsAll(List.of(anna, bot)));
      assertThat(open.players().by(token, Token.Kind.BEARER)).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void whereThereIsNoHallNoneIsMade(Base base) {
    var database = base.fresh(folder);
    assertThatThrownBy(() -> Hall.beside(database, InstantSource.system()))
        .isInstanceOf(BackupTrouble.class);
    assertThat(Files.exists(Path.of(folder + "/none.db"))).isFalse();
    assertThatThrownBy(() -> Hall.beside(folder + "/none.db", InstantSource.system()))
        .isInstanceOf(BackupTrouble.class);
    assertThat(Files.exists(Path.of(folder + "/none.db"))).isFalse();
  }

  /// Nothing tells whether it is from yesterday but what its schema lacks.
  @Test
  void aHallOfAnOlderProgramIsBroughtUpToDate() throws Exception {
    var database = Base.SQLITE.fresh(folder);
    Hall.still(database, InstantSource.system()).close();
    try (var connection = DriverManager.getConnection(Database.SQLITE + database);
        var statement = connection.createStatement()) {
      for (var table :
          List.of(
              "report",
              "sanction",
              "player_role",
              "removed_game",
              "audit_log",
              "passkey",
              "passkey_challenge")) {
        statement.execute("drop table " + table);
      }
      statement.execute("alter table token drop column passkey_at");
      statement.execute("alter table player drop column passkey_only");
      statement.execute("delete from flyway_schema_history where version in ('3', '4', '5')");
    }
    try (var beside = Hall.beside(database, InstantSource.system())) {
      assertThat(beside.moderation().log().latest(Long.MAX_VALUE, 1)).isEmpty();
    }
  }
}
