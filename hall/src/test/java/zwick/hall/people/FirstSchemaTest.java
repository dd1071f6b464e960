package zwick.hall.people;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.Room;
import zwick.hall.policy.Objection.House;
import zwick.hall.storage.Database;

/// A database that an older program has left.
class FirstSchemaTest {
  @TempDir private Path folder;

  private static void older(String database, String schema, String... rows) throws Exception {
    var url = database.startsWith("jdbc:") ? database : Database.SQLITE + database;
    Flyway.configure()
        .dataSource(url, null, null)
        .locations("classpath:zwick/hall/schema")
        .target(schema)
        .load()
        .migrate();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      for (var row : rows) {
        statement.executeUpdate(row);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void peopleOfTheFirstSchemaKeepTheirNamesAndTokens(Base base) throws Exception {
    var database = base.fresh(folder);
    var cookie = Token.fresh();
    var bearer = Token.fresh();
    long now = System.currentTimeMillis();
    var player =
        """
        insert into player (id, name, login, bot, free_text, created, seen)
        values (%d, '%s', '%s', false, false, %d, 1)
        """;
    var token =
        """
        insert into token (hash, id, player_id, kind, label, created, used)
        values ('%s', %d, 1, '%s', '', %d, %4$d)
        """;
    older(
        database,
        "1",
        player.formatted(1, "Igor", "igor", 1),
        player.formatted(2, "lgor", "lgor", 2), // looks the same
        token.formatted(cookie.hash(), 3, "cookie", now),
        token.formatted(bearer.hash(), 4, "bearer", now));
    try (var room = Room.in(database)) {
      var players = room.hall.players();
      assertThat(players.identity(cookie, Token.Kind.COOKIE).orElseThrow().scope())
          .isEqualTo(Token.Scope.OWN);
      assertThat(players.identity(bearer, Token.Kind.BEARER).orElseThrow().scope())
          .isEqualTo(Token.Scope.PLAY);
      assertThat(players.named("lgor").orElseThrow().id()).isEqualTo(2);
      assertThat(players.register(room.anna, "1gor", "correct horse"))
          .isEqualTo(new LoginResult.Refused(House.NAME_TAKEN));
    }
    Room.in(database).close(); // and once more, with all in order
  }
}
