package zwick.wire.hub;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.wire.HubPeer;
import zwick.wire.WireMove;

class HubEngineTest {
  private static final String START = "Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww";
  private static final int MOST_PLIES = 250;
  private static final String KINGS = "BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee";

  @Test
  void itIntroducesItselfAndGetsReady() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("hub");
      assertThat(peer.hearUntil("wait"))
          .containsExactly(
              "id name=Zwickmühle version=1.0 author=\"the Zwickmühle developers\" country=Europe",
              "param name=variant value=normal type=enum values=\"normal frisian losing\"",
              "wait");
      peer.say("set-param name=variant value=frisian", "init");
      assertThat(peer.hear()).isEqualTo("ready");
      peer.say("quit");
      assertThat(peer.ended()).isTrue();
    }
  }

  @Test
  void aSearchTellsWhatItFindsAndEndsWithAMove() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("init", "pos pos=" + START, "level nodes=3000", "go think");
      var heard = peer.hearUntil("done");
      assertThat(heard.getFirst()).isEqualTo("ready");
      assertThat(heard.subList(1, heard.size() - 1))
          .hasSizeGreaterThan(2)
          .allMatch(line ->
              line.matches(
                  "info depth=\\d+ mean-depth=\\d+\\.0 score=-?\\d+\\.\\d\\d nodes=\\d+"
                      + " time=\\d+\\.\\d{3} (nps=\\d+\\.\\d )?pv=\"[-x0-9 ]+\""));
      assertThat(heard.getLast()).matches("done move=3\\d-2\\d ponder=\\d+-\\d+");
    }
  }

  @Test
  void theMovesBeforeAreReadWithWhatTheyTakeInAnyOrder() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("pos pos=" + KINGS + " moves=\"38-15 5-41 48-26\"", "level depth=3", "go think");
      assertThat(peer.hearUntil("done").getLast()).startsWith("done move=");
      peer.say("pos moves=\"32-28 19-23 28x19x23 14x23x19\"", "go think");
      assertThat(peer.hearUntil("done")).noneMatch(line -> line.startsWith("error"));
    }
  }

  @Test
  void itAnswersWhileItThinksAndStopsWhenTold() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("pos pos=" + START, "level infinite", "go analyze", "ping");
      peer.hearUntil("pong");
      peer.hearUntil("info");
      peer.say("ping", "stop");
      assertThat(peer.hearUntil("done")).contains("pong");
      peer.say("stop", "ponder-hit", "ping");
      assertThat(peer.hear()).as("nothing to stop").isEqualTo("pong");
    }
  }

  @Test
  void ponderingCountsNoTimeUntilTheMoveIsPlayed() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("pos pos=" + START, "level move-time=0.05", "go ponder");
      peer.hearUntil("info depth=3");
      Thread.sleep(150);
      peer.say("ping");
      assertThat(peer.hearUntil("pong")).noneMatch(line -> line.startsWith("done"));
      peer.say("ponder-hit");
      peer.hearUntil("done");
      peer.say("go ponder");
      peer.hearUntil("info");
      peer.say("stop", "pos pos=" + START + " moves=32-28", "level nodes=500", "go think");
      peer.hearUntil("done");
      assertThat(peer.hearUntil("done").getLast()).matches("done move=(1\\d|20)-2\\d.*");
    }
  }

  @Test
  void timeForAMoveIsKept() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("init", "pos pos=" + START, "level nodes=20000", "go think");
      peer.hearUntil("done");
      long begun = System.nanoTime();
      peer.say("level move-time=0.2", "go think");
      peer.hearUntil("done");
      assertThat((System.nanoTime() - begun) / 1_000_000).isBetween(60L, 5_000L);
    }
  }

  @Test
  void aNewSearchBeforeTheOldHasEndedEndsIt() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("pos pos=" + START, "go think", "go think", "new-game", "init");
      assertThat(peer.hearUntil("ready")).filteredOn(line -> line.startsWith("done")).hasSize(2);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "foo",
        "hub2 a=b",
        "=",
        "\u0007",
        "pos pos=\"W",
        "pos pos=Wbbb",
        "pos pos=Xbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
        "pos pos=Wwbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww",
        "pos pos=Weeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee",
        "pos moves=32-27x",
        "pos moves=\"32-28 32-28\"",
        "pos moves=32x27x28",
        "set-param",
        "set-param name=threads value=2",
        "set-param name=variant value=killer",
        "set-param name=variant value=bt",
        "level depth=deep",
        "level time=1..5",
      })
  void whatIsWrongIsAnErrorAndNothingElse(String line) throws Exception {
    try (var peer = new HubPeer()) {
      peer.say(line, "ping");
      assertThat(peer.hear()).startsWith("error message=\"");
      assertThat(peer.hear()).isEqualTo("pong");
    }
  }

  @Test
  void everyGoIsAnsweredEvenWhereThereIsNothingToSearch() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("pos pos=nonsense", "go think");
      assertThat(peer.hearUntil("done")).hasSize(3).last().isEqualTo("done");
      peer.say("pos pos=BW" + "e".repeat(49), "go think");
      assertThat(peer.hearUntil("done")).hasSize(2).last().isEqualTo("done");
    }
  }

  @Test
  void withoutAPositionItIsTheUsualStart() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("level depth=2 unknown=1 strange", "", "  ", "go");
      assertThat(peer.hearUntil("done").getLast()).matches("done move=3\\d-2\\d.*");
    }
  }

  @Test
  void linesMayComeInPieces() throws Exception {
    try (var peer = new HubPeer()) {
      peer.raw("pi");
      Thread.sleep(20);
      peer.raw("ng\r\npi");
      assertThat(peer.hear()).isEqualTo("pong");
      peer.raw("ng\n");
      assertThat(peer.hear()).isEqualTo("pong");
      peer.raw("x".repeat(HubInput.LONGEST + 10) + "\nping\n");
      assertThat(peer.hear()).startsWith("error message=\"a line may have");
      assertThat(peer.hear()).isEqualTo("pong");
    }
  }

  @Test
  void itEndsWithTheInputEvenInTheMiddleOfALineOrASearch() throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("go think");
      peer.hearUntil("info");
      peer.raw("pin");
      peer.hangUp();
      assertThat(peer.hearUntil("done")).contains("error message=\"there is no command pin\"");
      assertThat(peer.ended()).isTrue();
    }
  }

  @Test
  void itThinksOnWhereADrawWouldBeDue() throws Exception {
    var dance = "46-5 1-45 5-46 45-1 ".repeat(15);
    var kings = "WB" + "e".repeat(44) + "Weeew";
    try (var peer = new HubPeer()) {
      peer.say("pos pos=" + kings + " moves=\"" + dance + "\"", "level depth=2", "go think");
      assertThat(peer.hearUntil("done")).noneMatch(line -> line.startsWith("error"));
    }
  }

  @Test
  void noiseNeverEndsIt() throws Exception {
    long seed = 7;
    var random = new Random(seed);
    var bits =
        List.of(
            "pos",
            "level",
            "go",
            "think",
            "stop",
            "init",
            "hub",
            "set-param",
            "name=variant",
            "value=losing",
            "pos=" + START,
            "moves=\"32-28\"",
            "depth=2",
            "nodes=100",
            "=",
            "\"",
            "move-time=0.01",
            "new-game",
            "ponder",
            "ponder-hit",
            "\u0001",
            "time=1",
            "x");
    try (var peer = new HubPeer()) {
      for (int i = 0; i < 300; i++) {
        var line = new ArrayList<String>();
        for (int j = random.nextInt(4); j >= 0; j--) {
          line.add(bits.get(random.nextInt(bits.size())));
        }
        peer.say(String.join(" ", line));
      }
      peer.say("stop", "quit");
      peer.hearUntil("error");
      while (!peer.hear().equals("\u0000")) {}
    }
  }

  @ParameterizedTest
  @EnumSource(HubVariant.class)
  void twoSidesPlayAGameUnderTheReferee(HubVariant variant) throws Exception {
    try (var peer = new HubPeer()) {
      peer.say("hub", "set-param name=variant value=" + variant.id(), "init", "new-game");
      peer.hearUntil("ready");
      var game = Game.of(variant.rules().start());
      var moves = new ArrayList<String>();
      while (game.outcome().isEmpty()
          && game.progress().due().isEmpty()
          && moves.size() < MOST_PLIES) {
        peer.say("pos pos=" + START + " moves=\"" + String.join(" ", moves) + "\"");
        peer.say("level nodes=300", "go think");
        var done = HubLine.read(peer.hearUntil("done").getLast());
        var move =
            WireMove.read(done.get("move")).orElseThrow().find(game.position()).orElseThrow();
        moves.add(done.get("move"));
        var verdict = game.apply(new Action.Play(game.position().turn(), Wish.of(move)));
        assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
        game = ((Verdict.Accepted) verdict).game();
      }
      boolean ended = game.outcome().isPresent() || game.progress().due().isPresent();
      assertThat(ended || moves.size() == MOST_PLIES).as(moves.toString()).isTrue();
    }
  }
}
