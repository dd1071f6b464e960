package zwick.hall.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.atomic.AtomicLong;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.Base;
import zwick.hall.GameSession;
import zwick.hall.Room;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.game.Terms;
import zwick.hall.people.LoginResult;
import zwick.hall.people.Passkey;
import zwick.hall.people.PasskeyChallenges;
import zwick.hall.people.Passwords;
import zwick.hall.people.Token;
import zwick.hall.policy.Objection;
import zwick.hall.storage.BackupTrouble.Why;
import zwick.notation.json.Json;

/// A hall as a file, and a hall made of that file.
class BackupTest {
  private static final Backup.Progress SILENT = (_, _) -> {};

  @TempDir private Path folder;

  /// A hall with one of everything in it.
  private GameSession furnish(Room room) {
    var players = room.hall.players();
    players.register(room.beppe, "Beppe", "correct horse");
    players.register(room.anna, "Änne", "correct horse");
    players.allowWords(room.anna, true);
    players.allowWords(room.beppe, true);
    players.token(room.anna, Token.Kind.COOKIE, "a “browser”\n");
    var passkeys = room.hall.passkeys();
    passkeys.add(Passkey.fresh(room.anna, "a-key", "its-data", true, 3, "Änne’s 📱"));
    passkeys.used(passkeys.of(room.anna).getFirst(), 4);
    passkeys.add(Passkey.fresh(room.anna, "another", "its-data", false, 0, "never used"));
    passkeys.passkeyChallenges().begin(PasskeyChallenges.Purpose.LOGIN, Optional.empty());
    var gameSession = room.begun("dame-ravensburger,obligation=huff", new Pace.Live(60_000, 1_000));
    room.play(gameSession, "22-18", "11-15");
    room.hall.messages().write(gameSession, room.anna, "Grüezi 👋");
    var rated =
        new Terms(
            gameSession.onlineGame().terms().rules(),
            Optional.empty(),
            new Pace.Unhurried(),
            Optional.empty(),
            true);
    var other = Room.laid(room.hall.open(room.anna, rated, true));
    Room.done(room.ask(other, room.beppe, new Command.Join()));
    room.playOn(other, 4);
    Room.done(room.act(other, room.anna, "resign"));
    players.devices().remember(room.anna, Optional.empty());
    return gameSession;
  }

  private Path exported(Base base) throws IOException {
    var file = folder.resolve("hall.zwick");
    try (var room = Room.in(base.fresh(folder))) {
      furnish(room);
      Backup.export(room.database, file, SILENT);
    }
    return file;
  }

  @ParameterizedTest
  @CsvSource({"SQLITE,POSTGRES", "POSTGRES,SQLITE", "SQLITE,SQLITE"})
  void aHallMovesFromOneDatabaseToAnother(Base from, Base to) throws IOException {
    var target = to.fresh(folder);
    var first = folder.resolve("first");
    var second = folder.resolve("second");
    var told = new AtomicLong();
    Room room = Room.in(from.fresh(folder));
    GameSession gameSession;
    try (room) {
      gameSession = furnish(room);
      long rows = Backup.export(room.database, first, (done, all) -> told.set(all - done));
      assertThat(told).hasValue(0);
      assertThat(Backup.restore(target, first, SILENT)).isEqualTo(rows);
    }
    Backup.export(target, second, SILENT);
    assertThat(text(second)).isEqualTo(text(first));
    room.pass(Pace.HOUR);
    try (var again = new Room(target, room.now)) {
      var players = again.hall.players();
      assertThat(players.login("änne", "correct horse"))
          .isEqualTo(new LoginResult.In(players.find(room.anna).orElseThrow()));
      var same = again.hall.table(gameSession.id()).orElseThrow();
      assertThat(same.onlineGame().game().log()).isEqualTo(gameSession.onlineGame().game().log());
      assertThat(same.onlineGame().gameStatus())
          .isEqualTo(GameStatus.PLAYING); // an hour in a file is no loss
      assertThat(again.hall.messages().of(gameSession.id()).getFirst().words())
          .contains("Grüezi 👋");
      assertThat(again.hall.ratings().of(room.anna)).isNotEmpty();
    }
  }

  /// A file from before tokens had a scope and browsers were known.
  @ParameterizedTest
  @EnumSource
  void aFileOfAnOlderProgramIsRead(Base base) throws IOException {
    var file = folder.resolve("old.zwick");
    var hash = new Passwords().hash("correct horse").orElseThrow();
    try (var writer = new BackupFile.Writer(file)) {
      writer.line(
          Json.read(
              """
              {"kind":"zwickmuehle-hall","version":1,"schema":1,"counts":{"player":1,"token":1,
              "game":0,"game_event":0,"message":0,"rating":0,"rating_change":0,"node":0,
              "seat_seen":0}}
              """));
      writer.line(
          Json.read(
              """
              {"table":"player","row":{"id":7,"name":"Anna","login":"anna","password":"%s",
              "bot":false,"owner":null,"free_text":false,"created":1,"seen":1}}
              """
                  .formatted(hash)));
      writer.line(
          Json.read(
              """
              {"table":"token","row":{"hash":"x","id":8,"player_id":7,"kind":"bearer",
              "label":"old","created":%1$d,"used":%1$d}}
              """
                  .formatted(System.currentTimeMillis())));
      writer.end();
    }
    var database = base.fresh(folder);
    assertThat(Backup.restore(database, file, SILENT)).isEqualTo(2);
    try (var room = Room.in(database)) {
      var players = room.hall.players();
      assertThat(players.login("Anna", "correct horse")).isInstanceOf(LoginResult.In.class);
      assertThat(players.tokens(7).getFirst().scope()).isEqualTo(Token.Scope.PLAY);
      assertThat(players.register(room.anna, "Anna_", "correct horse"))
          .isEqualTo(new LoginResult.Refused(Objection.House.NAME_TAKEN));
    }
  }

  @ParameterizedTest
  @EnumSource
  void aHallWithPeopleInItIsNotOverwritten(Base base) throws IOException {
    var file = exported(Base.SQLITE);
    try (var room = Room.in(base.fresh(folder))) {
      room.close();
      assertThat(why(room.database, file)).isEqualTo(Why.NOT_EMPTY);
    }
  }

  @Test
  void aDamagedFileChangesNothing() throws IOException {
    var good = Files.readAllBytes(exported(Base.SQLITE));
    var random = new Random(1);
    var bad = folder.resolve("bad");
    for (int i = 0; i < 200; i++) {
      var bytes = good.clone();
      bytes[10 + random.nextInt(bytes.length - 20)] ^= (byte) (1 << random.nextInt(8));
      if (isDamaged(bytes, good)) {
        refuse(bad, bytes);
      }
      refuse(bad, Arrays.copyOf(good, random.nextInt(good.length)));
    }
    var target = folder.resolve("none.db");
    assertThat(target).doesNotExist();
  }

  /// Some bits of a packed file say nothing: those between a block and the next whole byte.
  private boolean isDamaged(byte[] bytes, byte[] good) throws IOException {
    var before = Files.write(folder.resolve("before"), good);
    var after = Files.write(folder.resolve("after"), bytes);
    try {
      return !text(after).equals(text(before));
    } catch (IOException _) {
      return true;
    }
  }

  private void refuse(Path bad, byte... bytes) throws IOException {
    Files.write(bad, bytes);
    assertThat(why(folder.resolve("none.db").toString(), bad))
        .isIn(Why.DAMAGED, Why.NOT_A_BACKUP, Why.TOO_NEW); // a digit of its version is a byte too
  }

  @Test
  void whatIsInsideIsCheckedToo() throws IOException {
    var file = exported(Base.SQLITE);
    var text = text(file);
    for (var change :
        Map.of(
                "\"Beppe\"", "\"Thief\"",
                "\"version\":1", "\"version\":\"x\"",
                "\"table\":\"token\"", "\"table\":\"tokens\"")
            .entrySet()) {
      zip(file, text.replace(change.getKey(), change.getValue()));
      assertThat(why(folder.resolve("none.db").toString(), file)).isEqualTo(Why.DAMAGED);
    }
    zip(file, text.replace("\"version\":1", "\"version\":2"));
    assertThat(why(folder.resolve("none.db").toString(), file)).isEqualTo(Why.TOO_NEW);
    zip(file, "Dear Anna,\n");
    assertThat(why(folder.resolve("none.db").toString(), file)).isEqualTo(Why.NOT_A_BACKUP);
    zip(file, text.lines().limit(3).reduce("", (all, line) -> all + line + "\n"));
    assertThat(why(folder.resolve("none.db").toString(), file)).isEqualTo(Why.DAMAGED);
  }

  /// A file from before there were passkeys.
  @Test
  void anOlderFileLacksTheNewerTables() throws IOException {
    var old = folder.resolve("old");
    var now = folder.resolve("now");
    write(old, "1");
    write(now, String.valueOf(Schema.NEWEST));
    assertThat(why(folder.resolve("none.db").toString(), now)).isEqualTo(Why.DAMAGED);
    assertThat(folder.resolve("none.db")).doesNotExist();
    assertThat(Backup.restore(folder.resolve("new.db").toString(), old, SILENT)).isPositive();
  }

  private void write(Path to, String schema) throws IOException {
    var lines = text(exported(Base.SQLITE)).lines().filter(line -> !isPasskey(line)).toList();
    try (var writer = new BackupFile.Writer(to)) {
      for (var line : lines.subList(0, lines.size() - 1)) {
        var older =
            line.replaceFirst(",\"passkey\":\\d+,\"passkey_challenge\":\\d+", "")
                .replaceFirst("\"schema\":\\d+", "\"schema\":" + schema);
        writer.line(Json.read(older));
      }
      writer.end();
    }
    Files.delete(folder.resolve("hall.zwick"));
  }

  private static boolean isPasskey(String line) {
    return line.startsWith("{\"table\":\"passkey");
  }

  @Test
  void nothingIsWrittenOverAndNothingIsMadeOfNothing() throws IOException {
    var file = exported(Base.SQLITE);
    assertThatThrownBy(() -> Backup.export("x", file, SILENT))
        .isInstanceOf(FileAlreadyExistsException.class);
    var none = folder.resolve("none.db");
    assertThatThrownBy(() -> Backup.export(none.toString(), folder.resolve("new"), SILENT))
        .isInstanceOf(BackupTrouble.class);
    assertThat(none).doesNotExist();
    assertThat(folder.resolve("new")).doesNotExist();
    assertThat(Files.getPosixFilePermissions(file)).hasSize(2);
  }

  @Test
  void noTableIsForgotten() throws IOException {
    try (var database = Database.open(Base.SQLITE.fresh(folder))) {
      var tables =
          database.read(handle ->
              handle
                  .createQuery(
                      "select name from sqlite_master where type = 'table' and name not like 'flyway%'")
                  .mapTo(String.class)
                  .list());
      assertThat(Backup.TABLES.keySet()).containsExactlyInAnyOrderElementsOf(tables);
    }
  }

  private static Why why(String database, Path file) throws IOException {
    try {
      Backup.restore(database, file, SILENT);
    } catch (BackupTrouble e) {
      return e.why();
    }
    throw new AssertionError("it was taken");
  }

  private static String text(Path file) throws IOException {
    try (var in = new GZIPInputStream(Files.newInputStream(file))) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  private static void zip(Path file, String text) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    Files.write(file, bytes.toByteArray());
  }
}
