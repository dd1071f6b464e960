package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What a network can do between players, servers and the database they share: whatever was
/// acknowledged is there afterwards, once and in its order.
class NetworkFaultsTest {
  private static final int GAMES = 6;
  private static final int SOME = 30;
  private static final int CUTS = Integer.getInteger("zwick.cuts", 12);

  @TempDir private Path folder;
  private final Random random = new Random(Long.getLong("zwick.seed", 17L));

  @Test
  void answersThatGetLostAreAskedForAgainAndNothingIsDoneTwice() throws Exception {
    var database = folder.resolve("hall.db").toString();
    try (var node = new Node(database, log());
        var cable = new Cable(node.port());
        var tournament = new Tournament(GAMES, () -> "http://127.0.0.1:" + cable.port() + "/")) {
      tournament.moves(SOME);
      cable.loseOneAnswerOutOf(4);
      tournament.moves(5 * SOME);
      cable.crumble(true);
      tournament.moves(SOME);
      cable.loseOneAnswerOutOf(0);
      var history = tournament.end();
      node.stop();
      history.check(database);
    }
  }

  @Test
  void aNetworkThatStallsCutsAndCrumblesLosesNothing() throws Exception {
    try (var postgres = new Postgres(folder);
        var one = new Cable(postgres.port());
        var two = new Cable(postgres.port());
        var three = new Cable(postgres.port());
        var first = new Node(postgres.url(one), log());
        var second = new Node(postgres.url(two), log());
        var third = new Node(postgres.url(three), log());
        var tournament = new Tournament(GAMES, Tournament.anyOf(List.of(first, second, third)))) {
      var cables = List.of(one, two, three);
      for (int i = 0; i < CUTS; i++) {
        tournament.moves(random.nextInt(SOME / 2));
        harm(cables.get(random.nextInt(cables.size())), i % 3);
      }
      cables.forEach(cable -> cable.crumble(false));
      tournament.moves(SOME);
      var history = tournament.end();
      List.of(first, second, third).forEach(Node::stop);
      history.check(postgres.url());
    }
  }

  private void harm(Cable cable, int how) throws InterruptedException {
    switch (how) {
      case 0 -> cable.cut();
      case 1 -> cable.crumble(random.nextBoolean());
      default -> {
        cable.stall(true);
        Thread.sleep(random.nextInt(500));
        cable.stall(false);
      }
    }
  }

  /// Nobody is told that such a connection is dead. Whoever waits for it without an end waits for
  /// ever, and all players with him.
  @Test
  void aConnectionThatFallsSilentIsGivenUp() throws Exception {
    try (var postgres = new Postgres(folder);
        var cable = new Cable(postgres.port());
        var node = new Node(postgres.url(cable), log());
        var tournament = new Tournament(GAMES, node::url)) {
      tournament.moves(SOME);
      cable.swallow();
      tournament.moves(SOME);
      var history = tournament.end();
      node.stop();
      history.check(postgres.url());
    }
  }

  /// What happens on another server comes by a connection on which silence is the rule.
  @Test
  void whoWatchesElsewhereHearsOfItThoughTheBulletinFellSilent() throws Exception {
    try (var postgres = new Postgres(folder);
        var cable = new Cable(postgres.port());
        var here = new Node(postgres.url(), log());
        var there = new Node(postgres.url(cable), log());
        var anna = new Guest(here.url());
        var beppe = new Guest(here.url());
        var watcher = new Guest(there.url())) {
      anna.arrive();
      beppe.arrive();
      watcher.arrive();
      var game = anna.open("{\"rules\":\"dame-10x10\",\"host\":\"W\"}");
      watcher.connect().watch(game, 0).hear("open");
      cable.swallow();
      assertThat(beppe.ask(game, 1, "\"do\":\"join\"").status()).isEqualTo(200);
      assertThat(anna.ask(game, 2, "\"do\":\"act\",\"action\":\"32-28\"").status()).isEqualTo(200);
      assertThat(heard(watcher)).isTrue();
    }
  }

  private static boolean heard(Guest watcher) throws InterruptedException {
    for (int i = 0; i < 3; i++) {
      try {
        return watcher.hears("W:32-28");
      } catch (AssertionError _) {
        // ten seconds more
      }
    }
    return false;
  }

  @Test
  void whenTheDatabaseFailsOverNothingIsLost() throws Exception {
    try (var postgres = new Postgres(folder);
        var standby = new Standby(postgres, folder);
        var first = new Node(standby.url(), log());
        var second = new Node(standby.url(), log());
        var tournament = new Tournament(GAMES, Tournament.anyOf(List.of(first, second)))) {
      tournament.moves(2 * SOME);
      postgres.kill();
      standby.promote();
      tournament.moves(2 * SOME);
      var history = tournament.end();
      List.of(first, second).forEach(Node::stop);
      history.check(standby.url());
    }
  }

  private Path log() {
    return folder.resolve("node.log");
  }
}
