package zwick.hall.people;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.Room;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.storage.Backup;
import zwick.notation.PositionText;

/// Halls that version 0.1.0 has left: whoever installs a newer program finds everything again. The
/// files in `old` were written by that version and never change; a new version that changes the
/// schema adds files of its own.
class UpgradeTest {
  private static final Backup.Progress SILENT = (_, _) -> {};

  @TempDir private Path folder;
  private final Properties left = new Properties();

  /// The ways an old hall comes to a new program.
  enum Way {
    SQLITE_FILE {
      @Override
      String hall(Path folder) throws IOException {
        var file = Path.of(Base.SQLITE.fresh(folder));
        try (var in = new GZIPInputStream(old("db.gz"))) {
          Files.copy(in, file);
        }
        return file.toString();
      }
    },

    POSTGRES_DATABASE {
      @Override
      String hall(Path folder) throws IOException, SQLException {
        var name = Base.POSTGRES.fresh(folder);
        try (var in = new GZIPInputStream(old("sql.gz"));
            var connection = DriverManager.getConnection(name);
            var statement = connection.createStatement()) {
          statement.execute(new String(in.readAllBytes(), UTF_8));
        }
        return name;
      }
    },

    IMPORTED_INTO_SQLITE {
      @Override
      String hall(Path folder) throws IOException {
        return imported(Base.SQLITE, folder);
      }
    },

    IMPORTED_INTO_POSTGRES {
      @Override
      String hall(Path folder) throws IOException {
        return imported(Base.POSTGRES, folder);
      }
    };

    /// A hall as the old version left it.
    abstract String hall(Path folder) throws IOException, SQLException;

    private static String imported(Base base, Path folder) throws IOException {
      var name = base.fresh(folder);
      var file = folder.resolve("export.zwick");
      try (var in = old("zwick")) {
        Files.copy(in, file);
      }
      Backup.restore(name, file, SILENT);
      return name;
    }
  }

  private static InputStream old(String ending) {
    return UpgradeTest.class.getResourceAsStream("/zwick/hall/old/hall-0.1.0." + ending);
  }

  /// A day later, so that nothing has lapsed since.
  private Room room(Way way) throws Exception {
    try (var in = old("properties")) {
      left.load(in);
    }
    long then = Instant.parse(left.getProperty("time")).toEpochMilli();
    return new Room(way.hall(folder), new AtomicLong(then + Pace.DAY));
  }

  private long id(String name) {
    return Long.parseLong(left.getProperty(name));
  }

  @ParameterizedTest
  @EnumSource
  void everyGameIsAsItWas(Way way) throws Exception {
    try (var room = room(way)) {
      for (var name : List.of("invited", "live", "post", "house", "over", "aborted")) {
        var onlineGame = room.hall.table(id("game." + name)).orElseThrow().onlineGame();
        assertThat(onlineGame.gameStatus().id())
            .isEqualTo(left.getProperty("game." + name + ".phase"));
        assertThat(onlineGame.seq()).isGreaterThanOrEqualTo((int) id("game." + name + ".seq"));
        var position = left.getProperty("game." + name + ".position");
        if (position != null) {
          assertThat(PositionText.write(onlineGame.game().position())).isEqualTo(position);
        }
      }
      var words = room.hall.messages().of(id("game.live"));
      assertThat(words.getFirst().words()).contains("Grüezi 👋");
      assertThat(words.getLast().phrase()).contains("hello");
      assertThat(room.hall.ratings().of(id("player.anna"))).isNotEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void passwordsAndTokensStillOpenTheDoor(Way way) throws Exception {
    try (var room = room(way)) {
      var players = room.hall.players();
      assertThat(players.login("änne", "correct horse"))
          .isEqualTo(new LoginResult.In(players.find(id("player.anna")).orElseThrow()));
      assertThat(players.login("Beppe", "battery staple")).isInstanceOf(LoginResult.In.class);
      assertThat(players.login("Beppe", "correct horse")).isNotInstanceOf(LoginResult.In.class);
      assertThat(owner(players, "cookie", Token.Kind.COOKIE)).isEqualTo(id("player.anna"));
      assertThat(owner(players, "feed", Token.Kind.FEED)).isEqualTo(id("player.anna"));
      assertThat(owner(players, "bearer", Token.Kind.BEARER)).isEqualTo(id("player.bot"));
      assertThat(owner(players, "guest", Token.Kind.COOKIE)).isEqualTo(id("player.carla"));
      assertThat(players.bots(id("player.anna"))).hasSize(1);
    }
  }

  private long owner(Players players, String token, Token.Kind kind) {
    return players.by(new Token(left.getProperty("token." + token)), kind).orElseThrow().id();
  }

  @ParameterizedTest
  @EnumSource
  void theGamesGoOn(Way way) throws Exception {
    try (var room = room(way)) {
      var live = room.hall.table(id("game.live")).orElseThrow();
      room.play(live, "23-19");
      var house = room.hall.table(id("game.house")).orElseThrow();
      Room.done(room.ask(house, id("player.carla"), new Command.AnswerBack(true)));
      var invited = room.hall.table(id("game.invited")).orElseThrow();
      Room.done(room.ask(invited, id("player.carla"), new Command.Join()));
      assertThat(invited.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
      assertThat(room.stored(live)).hasSize(live.onlineGame().seq());
    }
  }
}
