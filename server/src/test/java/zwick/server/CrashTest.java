package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Acknowledged means stored: whatever is killed, whenever.
class CrashTest {
  private static final int GAMES = 12;
  private static final int KILLS = Integer.getInteger("zwick.kills", 12);
  private static final int FEW_KILLS = Integer.getInteger("zwick.fewKills", 3);

  @TempDir private Path folder;
  private final Random random = new Random(Long.getLong("zwick.seed", 17L));

  @Test
  void aServerKilledAtAnyMomentHasLostNothingAndDoneNothingTwice() throws Exception {
    var database = folder.resolve("hall.db").toString();
    try (var node = new Node(database, folder.resolve("node.log"))) {
      node.stop();
      node.start(); // faster from now on
      try (var tournament = new Tournament(GAMES, node::url)) {
        for (int i = 0; i < KILLS; i++) {
          someMoves(tournament);
          node.kill();
          node.start();
        }
        someMoves(tournament);
        tournament.stop();
        node.stop();
        check(tournament, database);
      }
    }
  }

  @Test
  void aDatabaseServerKilledAtAnyMomentHasLostNothingEither() throws Exception {
    try (var postgres = new Postgres(folder)) {
      try (var node = new Node(postgres.url(), folder.resolve("node.log"))) {
        try (var tournament = new Tournament(GAMES, node::url)) {
          for (int i = 0; i < FEW_KILLS; i++) {
            someMoves(tournament);
            postgres.kill();
            postgres.start();
          }
          someMoves(tournament);
          tournament.stop();
          node.stop();
          check(tournament, postgres.url());
        }
      }
    }
  }

  @Test
  void whenOneOfThreeServersIsKilledTheOthersGoOn() throws Exception {
    try (var postgres = new Postgres(folder)) {
      var log = folder.resolve("node.log");
      try (var first = new Node(postgres.url(), log);
          var second = new Node(postgres.url(), log);
          var third = new Node(postgres.url(), log)) {
        var nodes = List.of(first, second, third);
        try (var tournament = new Tournament(GAMES, Tournament.anyOf(nodes))) {
          for (int i = 0; i < FEW_KILLS; i++) {
            var victim = nodes.get(random.nextInt(3));
            someMoves(tournament);
            victim.kill();
            someMoves(tournament);
            victim.start();
          }
          someMoves(tournament);
          tournament.stop();
          nodes.forEach(Node::stop);
          check(tournament, postgres.url());
        }
      }
    }
  }

  /// Until some moves have been made since the last blow, and then a moment longer.
  private void someMoves(Tournament tournament) throws InterruptedException {
    tournament.moves(random.nextInt(40));
    Thread.sleep(0, random.nextInt(1_000_000));
  }

  private static void check(Tournament tournament, String database) throws InterruptedException {
    int acknowledged = tournament.end().check(database);
    System.out.println("acknowledged and found: " + acknowledged);
    assertThat(acknowledged).isGreaterThan(KILLS);
  }
}
