package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.time.Duration;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What the disk under a hall can do to it while people play: whatever was acknowledged is there
/// afterwards, once and in its order.
class StorageFaultsTest {
  private static final int GAMES = 6;
  private static final int MEGABYTES = 64;
  private static final int SOME = 30;

  /// So long another program keeps the database to itself.
  private static final Duration HELD = Duration.ofSeconds(Integer.getInteger("zwick.held", 3));

  /// It may take the heartbeat's second, and some more on a busy machine, until harm is noticed.
  private static final Duration NOTICED = Duration.ofSeconds(5);

  private static final Duration PATIENCE = Duration.ofSeconds(40);

  @TempDir private Path folder;

  @Test
  void aFullDiskLosesNothingAndHoldsNothingUpOnceThereIsRoom() throws Exception {
    try (var disk = disk();
        var node = new Node(disk.place() + "/hall.db", log(), disk.inside());
        var tournament = new Tournament(GAMES, node::url)) {
      tournament.moves(SOME);
      disk.fill();
      long before = tournament.unavailable();
      until(() -> tournament.unavailable() > before + SOME);
      assertThat(status(node, "")).isEqualTo(200);
      assertThat(status(node, "health")).isEqualTo(200);
      until(() -> status(node, "ready") == 503);
      assertThat(log()).content().contains("disk is full");
      disk.free();
      until(() -> status(node, "ready") == 200);
      tournament.moves(SOME);
      var history = tournament.end();
      node.stop();
      history.check(disk.copyTo(folder.resolve("copy")) + "/hall.db");
    }
  }

  @Test
  void aDatabaseThatKeepsEverybodyWaitingLosesNothingAndThePageGoesOn() throws Exception {
    var database = folder.resolve("hall.db");
    try (var node = new Node(database.toString(), log());
        var tournament = new Tournament(GAMES, node::url)) {
      tournament.moves(SOME);
      try (var other = DriverManager.getConnection("jdbc:sqlite:" + database);
          var statement = other.createStatement()) {
        statement.execute("pragma busy_timeout = 10000");
        statement.execute("begin exclusive");
        int before = tournament.acknowledged();
        long end = System.nanoTime() + HELD.toNanos();
        while (System.nanoTime() < end) {
          assertThat(status(node, "")).isEqualTo(200);
          assertThat(status(node, "health")).isEqualTo(200);
          Thread.sleep(100);
        }
        // one batch may have been on its way
        assertThat(tournament.acknowledged() - before).isLessThanOrEqualTo(GAMES);
        statement.execute("rollback");
      }
      tournament.moves(SOME);
      var history = tournament.end();
      node.stop();
      history.check(database.toString());
    }
  }

  /// Permissions, and a mount that becomes read-only, do not touch files that are open already; a
  /// limit on the process does: from then on whatever it writes to any of them is refused.
  @Test
  void aDatabaseThatBecomesReadOnlyRefusesUntilItIsNotAndLosesNothing() throws Exception {
    var database = folder.resolve("hall.db");
    try (var node = new Node(database.toString(), log());
        var tournament = new Tournament(GAMES, node::url)) {
      tournament.moves(SOME);
      node.limitFiles("0");
      Thread.sleep(NOTICED);
      assertThat(status(node, "ready")).isEqualTo(503);
      int before = tournament.acknowledged();
      long refused = tournament.unavailable();
      until(() -> tournament.unavailable() > refused + SOME);
      assertThat(tournament.acknowledged()).isEqualTo(before);
      assertThat(status(node, "")).isEqualTo(200);
      assertThat(status(node, "health")).isEqualTo(200);
      node.limitFiles("unlimited");
      until(() -> status(node, "ready") == 200);
      tournament.moves(SOME);
      var history = tournament.end();
      node.stop();
      history.check(database.toString());
    }
  }

  /// A disk that has forgotten what was on it. Nothing can be saved then, but somebody has to hear.
  @Test
  void aDatabaseThatIsDamagedWhileItIsUsedIsNoticed() throws Exception {
    var database = folder.resolve("hall.db");
    try (var node = new Node(database.toString(), log());
        var tournament = new Tournament(GAMES, node::url)) {
      tournament.moves(SOME);
      for (var end : new String[] {"", "-wal"}) {
        damage(database.resolveSibling(database.getFileName() + end));
      }
      until(() -> status(node, "ready") == 503);
      int before = tournament.acknowledged();
      long refused = tournament.unavailable();
      until(() -> tournament.unavailable() > refused + SOME);
      assertThat(tournament.acknowledged()).isEqualTo(before);
      assertThat(status(node, "health")).isEqualTo(200);
      assertThat(log()).content().contains("malformed");
    }
  }

  private static void damage(Path file) throws IOException {
    try (var channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
      channel.write(ByteBuffer.wrap(new byte[(int) channel.size()]), 0);
    }
  }

  /// What can become of a file that a program has open and others think is theirs.
  enum Harm {
    DELETED {
      @Override
      void to(Path database) throws IOException {
        Files.delete(database);
      }
    },
    MOVED_AWAY {
      @Override
      void to(Path database) throws IOException {
        Files.move(database, database.resolveSibling("elsewhere.db"));
      }
    },
    REPLACED {
      @Override
      void to(Path database) throws IOException {
        var copy = database.resolveSibling("copy.db");
        Files.copy(database, copy);
        Files.move(copy, database, StandardCopyOption.REPLACE_EXISTING);
      }
    };

    abstract void to(Path database) throws IOException;
  }

  @ParameterizedTest
  @EnumSource
  void nothingIsAcknowledgedIntoAFileThatIsGone(Harm harm) throws Exception {
    var database = folder.resolve("hall.db");
    try (var node = new Node(database.toString(), log());
        var tournament = new Tournament(GAMES, node::url)) {
      tournament.moves(SOME);
      harm.to(database);
      Thread.sleep(NOTICED);
      assertThat(status(node, "ready")).isEqualTo(503);
      int before = tournament.acknowledged();
      long refused = tournament.unavailable();
      until(() -> tournament.unavailable() > refused + SOME);
      assertThat(tournament.acknowledged()).isEqualTo(before);
      assertThat(status(node, "")).isEqualTo(200);
      assertThat(status(node, "health")).isEqualTo(200);
    }
  }

  private SmallDisk disk() {
    try {
      return new SmallDisk(folder.resolve("disk"), MEGABYTES);
    } catch (IOException e) {
      return abort("this machine lets nobody mount a disk of his own: " + e.getMessage());
    }
  }

  private Path log() {
    return folder.resolve("node.log");
  }

  private static int status(Node node, String path) throws Exception {
    try (var guest = new Guest(node.url())) {
      return guest.get(path).status();
    }
  }

  private static void until(Callable<Boolean> question) throws Exception {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!question.call()) {
      assertThat(System.nanoTime()).as("never").isLessThan(end);
      Thread.sleep(20);
    }
  }
}
