package zwick.hall.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.DriverManager;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.hall.Hall;
import zwick.hall.Room;
import zwick.hall.game.Command;
import zwick.hall.game.Pace;
import zwick.hall.moderation.Ruling;
import zwick.hall.storage.StorageTrouble.Why;

/// The file a hall is kept in.
class DatabaseFileTest {
  @TempDir private Path folder;

  private String file() {
    return folder.resolve("hall.db").toString();
  }

  @Test
  void nobodyElseOnTheMachineCanReadIt() throws IOException {
    assumeThat(folder.getFileSystem().supportedFileAttributeViews()).contains("posix");
    var file = folder.resolve("new/hall.db");
    try (var room = Room.in(file.toString())) {
      room.begun("dama", new Pace.Unhurried());
      assertThat(modes(file.getParent())).containsOnly("rw-------").hasSize(4);
      assertThat(mode(file.getParent())).isEqualTo("rwx------");
    }
    for (var one : List.of("hall.db", "hall.db-lock")) {
      Files.setPosixFilePermissions(
          file.resolveSibling(one), PosixFilePermissions.fromString("rw-r--r--"));
    }
    try (var _ = Room.in(file.toString())) {
      assertThat(modes(file.getParent())).containsOnly("rw-------");
    }
  }

  private static List<String> modes(Path folder) throws IOException {
    try (var files = Files.list(folder)) {
      return files.map(DatabaseFileTest::mode).toList();
    }
  }

  private static String mode(Path file) {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aSecondProgramIsRefusedByWhateverNameItComes() throws IOException {
    var link = Files.createSymbolicLink(folder.resolve("link.db"), Path.of(file()));
    var elsewhere = Files.createSymbolicLink(folder.resolve("elsewhere"), folder);
    try (var _ = Room.in(file())) {
      for (var name : List.of(file(), link.toString(), elsewhere.resolve("hall.db").toString())) {
        assertThatThrownBy(() -> Database.open(name))
            .isInstanceOfSatisfying(
                StorageTrouble.class, trouble -> assertThat(trouble.why()).isEqualTo(Why.IN_USE));
      }
    }
  }

  @Test
  void whatIsWrittenIntoADeletedFileIsNotAcknowledged() throws Exception {
    try (var hall = Hall.open(file(), InstantSource.system())) {
      long anna = hall.players().guest().id();
      assertThat(hall.isReady()).isTrue();
      Files.delete(Path.of(file()));
      assertThat(hall.isReady()).isFalse();
      assertThatThrownBy(() -> hall.open(anna, Room.terms("dama", new Pace.Unhurried()), false))
          .isInstanceOf(StorageTrouble.class)
          .hasMessageContaining("deleted");
    }
  }

  /// Another connection would find nothing in it, also when the file has been put back.
  @Test
  void aFileThatIsGoneIsNotMadeAnew() throws Exception {
    try (var hall = Hall.open(file(), InstantSource.system())) {
      Files.move(Path.of(file()), folder.resolve("away.db"));
      var url = hall.database().url();
      assertThatThrownBy(() -> DriverManager.getConnection(url).close());
      assertThat(Path.of(file())).doesNotExist();
      Files.move(folder.resolve("away.db"), Path.of(file()));
      assertThat(hall.gamesOf(hall.players().guest().id())).isEmpty();
    }
  }

  /// Most of what was committed last is only there.
  @Test
  void aDeletedLogIsNoticedToo() throws Exception {
    try (var room = Room.in(file())) {
      room.begun("dama", new Pace.Unhurried());
      assertThat(room.hall.isReady()).isTrue();
      Files.delete(Path.of(file() + "-wal"));
      assertThat(room.hall.isReady()).isFalse();
      assertThatThrownBy(() -> room.begun("dama", new Pace.Unhurried()))
          .isInstanceOf(StorageTrouble.class);
    }
  }

  @Test
  void anotherFileInItsPlaceIsNoBetter() throws Exception {
    try (var room = Room.in(file())) {
      Files.move(Path.of(file()), folder.resolve("aside.db"));
      Files.createFile(Path.of(file()));
      assertThatThrownBy(() -> room.begun("dama", new Pace.Unhurried()))
          .isInstanceOf(StorageTrouble.class);
      Files.move(folder.resolve("aside.db"), Path.of(file()), StandardCopyOption.REPLACE_EXISTING);
      assertThat(room.begun("dama", new Pace.Unhurried()).onlineGame().seq()).isEqualTo(2);
    }
  }

  @Test
  void anOlderProgramDoesNotTouchWhatANewerOneHasMade() throws Exception {
    Room.in(file()).close();
    try (var connection = DriverManager.getConnection(Database.SQLITE + file());
        var statement = connection.createStatement()) {
      statement.execute(
          "insert into flyway_schema_history (installed_rank, version, description, type, script,"
              + " installed_by, installed_on, execution_time, success) values"
              + " (99, '99', 'later', 'SQL', 'V99__later.sql', '', '2099-01-01', 1, 1)");
    }
    assertThatThrownBy(() -> Database.open(file()))
        .isInstanceOfSatisfying(
            StorageTrouble.class, trouble -> assertThat(trouble.why()).isEqualTo(Why.NEWER));
    assertThatThrownBy(() -> Backup.export(file(), folder.resolve("copy"), (_, _) -> {}))
        .isInstanceOf(StorageTrouble.class);
  }

  private static final String WORDS = "between the two of us";

  @FunctionalInterface
  private interface Deletion {
    void of(String file, Hall hall, long anna, long game);
  }

  private static Stream<Deletion> deletions() {
    var ruling = Ruling.atTheCommandLine("enough");
    return Stream.of(
        (_, hall, anna, _) -> hall.delete(anna),
        (_, hall, anna, _) -> hall.moderation().removals().player(ruling, anna),
        (_, hall, _, game) -> hall.moderation().removals().game(ruling, game),
        (_, hall, _, game) -> hall.moderation().removals().message(ruling, game, 1),
        (file, _, _, game) -> {
          try (var beside = Hall.beside(file, InstantSource.system())) {
            beside.moderation().removals().message(ruling, game, 1);
          }
        });
  }

  /// Neither in the file nor in what SQLite keeps beside it.
  @ParameterizedTest
  @MethodSource("deletions")
  void whatIsDeletedIsGone(Deletion deletion) throws Exception {
    try (var hall = Hall.open(file(), InstantSource.system())) {
      long anna = hall.players().guest().id();
      long game = said(hall, anna);
      assertThat(contains(WORDS)).isTrue();
      deletion.of(file(), hall, anna, game);
      awaitGone();
    }
  }

  /// Somebody takes a copy, or has just stopped in the middle of something.
  @Test
  void whoReadsWhatWasBeforeKeepsNobodyWaiting() throws Exception {
    try (var hall = Hall.open(file(), InstantSource.system())) {
      long anna = hall.players().guest().id();
      said(hall, anna);
      try (var reader = DriverManager.getConnection(Database.SQLITE + file())) {
        reader.setAutoCommit(false);
        try (var statement = reader.createStatement()) {
          statement.executeQuery("select count(*) from message").close();
          hall.delete(anna);
          for (int i = 0; i < 30; i++) {
            long begun = System.nanoTime();
            hall.players().guest();
            assertThat(Duration.ofNanos(System.nanoTime() - begun))
                .isLessThan(Duration.ofSeconds(2));
            Thread.sleep(100);
          }
          assertThat(hall.isReady()).isTrue();
        }
        reader.rollback();
      }
      awaitGone();
    }
  }

  private static long said(Hall hall, long anna) {
    long beppe = hall.players().guest().id();
    var gameSession = Room.laid(hall.open(anna, Room.terms("dama", new Pace.Unhurried()), false));
    Room.done(gameSession.ask(beppe, "a", 1, new Command.Join()));
    hall.players().allowWords(anna, true);
    hall.players().allowWords(beppe, true);
    assertThat(hall.messages().write(gameSession, anna, WORDS)).isEmpty();
    return gameSession.id();
  }

  private void awaitGone() throws Exception {
    for (int i = 0; i < 200 && contains(WORDS); i++) {
      Thread.sleep(50);
    }
    assertThat(contains(WORDS)).isFalse();
  }

  private boolean contains(String words) throws IOException {
    try (var files = Files.list(folder)) {
      return files.anyMatch(file -> read(file).contains(words));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void aFullDiskIsNamedInTheReason() {
    try (var room = Room.in(file())) {
      room.hall
          .database()
          .write(transaction ->
              transaction
                  .handle()
                  .execute("pragma max_page_count = 1")); // as full as a disk can be
      assertThatThrownBy(
              () -> {
                for (int i = 0; i < 500; i++) {
                  room.begun("dame-10x10", new Pace.Unhurried());
                }
              })
          .isInstanceOf(StorageTrouble.class)
          .hasMessageContaining("full");
    }
  }
}
