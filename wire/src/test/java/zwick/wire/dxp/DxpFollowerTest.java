package zwick.wire.dxp;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.SearchLimits;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.wire.DxpPeer;
import zwick.wire.MoveChooser;
import zwick.wire.Notes;

/// We follow, and a scripted program leads.
class DxpFollowerTest {
  private static final String ASK = "R01" + DxpPeer.NAME + "Z005000A";
  private static final String YES = "AZwick" + " ".repeat(27) + "0";

  private final Notes notes = new Notes();

  @Test
  void aGameIsAgreedOnPlayedAndEnded() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say("CHello", ASK);
      assertThat(peer.hear()).isEqualTo(YES);
      peer.say("M0001322800");
      assertThat(peer.hear()).matches("M\\d{4}\\d{4}00");
      peer.say("E11");
      assertThat(peer.hear()).isEqualTo("E01");
      assertThat(peer.hungUp()).isTrue();
    }
    assertThat(following.results()).containsExactly(DxpResult.WON);
    assertThat(notes.lines).containsExactly("chat Hello", "1 Damage 1.0 BLACK", "WON 2");
    assertThat(notes.moves).hasSize(2).first().isEqualTo("32-28");
  }

  @ParameterizedTest
  @CsvSource({"0, OPEN", "1, WON", "2, DRAWN", "3, LOST", "9, OPEN"})
  void theReasonTellsTheResult(char reason, DxpResult result) throws Exception {
    var following = follow(1, 10_000);
    try (var peer = following.peer()) {
      peer.say(ASK);
      peer.hear();
      peer.say("E" + reason + "0");
      assertThat(peer.hear()).as("one game was enough for us").isEqualTo("E01");
    }
    assertThat(following.results()).containsExactly(result);
  }

  @Test
  void manyGamesCanFollowOneAnother() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      for (int i = 0; i < 3; i++) {
        peer.say(ASK);
        assertThat(peer.hear()).isEqualTo(YES);
        peer.say("E20");
        assertThat(peer.hear()).isEqualTo("E00");
      }
    }
    assertThat(following.results()).as("hanging up ends it").hasSize(3);
  }

  @Test
  void whatCannotBePlayedIsDeclinedAndTheNextGameMayCome() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say("R02" + DxpPeer.NAME + "Z005000A");
      assertThat(peer.hear()).endsWith(" 1");
      peer.say("R01" + DxpPeer.NAME + "Z005000BW" + "e".repeat(50));
      assertThat(peer.hear()).endsWith(" 2");
      peer.say("R01" + DxpPeer.NAME + "Z005000BWw" + "e".repeat(49));
      assertThat(peer.hear()).endsWith(" 2");
      peer.say("R01" + DxpPeer.NAME + "Z005000BWZ" + "e".repeat(49));
      assertThat(peer.hear()).as("no move for White").endsWith(" 2");
      peer.say("R01" + DxpPeer.NAME + "W005000BWZ" + "e".repeat(44) + "Weeee");
      assertThat(peer.hear()).endsWith(" 0");
      assertThat(peer.hear()).as("our move").startsWith("M");
      peer.say("E01");
      peer.hear();
    }
    assertThat(following.results()).hasSize(1);
  }

  @Test
  void whoCannotMoveGivesUp() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say("R01" + DxpPeer.NAME + "Z005000BW" + "e".repeat(16) + "zeeeew" + "e".repeat(28));
      assertThat(peer.hear()).endsWith(" 0");
      peer.say("M000022110117");
      assertThat(peer.hear()).isEqualTo("E10");
      peer.say("E00");
    }
    assertThat(following.results()).containsExactly(DxpResult.LOST);
  }

  @Test
  void afterTheAgreedMovesTheGameIsBrokenOff() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say("R01" + DxpPeer.NAME + "Z005001BW" + "eez" + "e".repeat(44) + "wee");
      peer.hear();
      peer.say("M0000484200");
      assertThat(peer.hear()).startsWith("M");
      peer.say("M0000423700");
      assertThat(peer.hear()).isEqualTo("E00");
      peer.say("Cgood bye", "E01");
    }
    assertThat(following.results()).containsExactly(DxpResult.OPEN);
    assertThat(notes.lines).contains("chat good bye");
  }

  @Test
  void movesCanBeTakenBack() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say(ASK);
      peer.hear();
      peer.say("M0000322800");
      peer.hear();
      peer.say("B007W");
      assertThat(peer.hear()).as("not played yet").isEqualTo("K2");
      peer.say("B001W");
      assertThat(peer.hear()).isEqualTo("K0");
      peer.say("M0000332900");
      assertThat(peer.hear()).startsWith("M");
      peer.say("B001Z");
      assertThat(peer.hear()).isEqualTo("K0");
      assertThat(peer.hear()).as("our turn again").startsWith("M");
      peer.say("E01");
      peer.hear();
    }
    assertThat(following.results()).hasSize(1);
    assertThat(notes.lines).contains("back W", "back B", "OPEN 2");
  }

  @Test
  void anIllegalMoveIsSaidAndEndsTheGame() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say(ASK);
      peer.hear();
      peer.say("M0000322700");
      assertThat(peer.hear()).startsWith("M");
      peer.say("M0000505000");
      assertThat(peer.hear()).isEqualTo("Cillegal move 50-50");
      assertThat(peer.hear()).isEqualTo("E01");
      peer.say("E01");
      assertThat(peer.hungUp()).isTrue();
    }
    assertThat(following.peerTrouble())
        .isInstanceOfSatisfying(
            PeerTrouble.Illegal.class, illegal -> assertThat(illegal.move()).hasToString("50-50"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"M0000322800", "B001W", "K0", "A", "nonsense", "", "R01"})
  void aGameBeginsWithARequest(String first) throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say(first);
      assertThat(peer.hungUp()).isTrue();
    }
    assertThat(following.peerTrouble())
        .isInstanceOfAny(PeerTrouble.Unexpected.class, PeerTrouble.Garbled.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "R01Damage 1.0                      Z005000A",
        "ADamage 1.0                      0"
      })
  void inAGameNobodyAsksForAnother(String message) throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.say(ASK);
      peer.hear();
      peer.say(message);
      assertThat(peer.hungUp()).isTrue();
    }
    assertThat(following.peerTrouble()).isEqualTo(new PeerTrouble.Unexpected(message));
  }

  @Test
  void messagesMayComeInPiecesButNotForEver() throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.raw(ASK.substring(0, 10));
      Thread.sleep(20);
      peer.raw(ASK.substring(10) + "\0M0000");
      assertThat(peer.hear()).isEqualTo(YES);
      peer.raw("322800\0Cto");
      assertThat(peer.hear()).startsWith("M");
      peer.raw("o long".repeat(DxpConnection.LONGEST));
    }
    assertThat(following.peerTrouble()).isInstanceOf(PeerTrouble.Garbled.class);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "R01Dam", "R01Damage 1.0                      Z005000A\0M000"})
  void whoHangsUpIsMissed(String before) throws Exception {
    var following = follow(9, 10_000);
    try (var peer = following.peer()) {
      peer.raw(before);
    }
    assertThat(following.peerTrouble()).isEqualTo(new PeerTrouble.HungUp());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "R01Dam", "R01Damage 1.0                      Z000000B"})
  void whoSaysNothingIsNotWaitedForForEver(String before) throws Exception {
    var following = follow(9, 150);
    try (var peer = following.peer()) {
      peer.raw(before);
      assertThat(peer.hungUp()).isTrue();
    }
    assertThat(following.peerTrouble()).isEqualTo(new PeerTrouble.Silent(1));
  }

  @Test
  void trickledBytesDoNotBuyTime() throws Exception {
    var following = follow(9, 200);
    try (var peer = following.peer()) {
      for (int i = 0; i < 40 && !following.match.isDone(); i++) {
        peer.raw("C");
        Thread.sleep(20);
      }
    }
    assertThat(following.peerTrouble()).isEqualTo(new PeerTrouble.Silent(1));
  }

  @Test
  void aPlayerOfALevelCanFollowToo() throws Exception {
    var player = new Player(Engine.of(DxpMatch.RULES), new Level(1), 1);
    var following = follow(MoveChooser.of(player), 1, 10_000);
    try (var peer = following.peer()) {
      peer.say("R01" + DxpPeer.NAME + "W005000A");
      peer.hear();
      assertThat(peer.hear()).matches("M\\d{4}3[1-5]\\d\\d00");
      peer.say("E01");
      peer.hear();
    }
    assertThat(following.results()).hasSize(1);
  }

  private record Following(int port, CompletableFuture<List<DxpResult>> match) {
    DxpPeer peer() throws Exception {
      return DxpPeer.calling(port);
    }

    List<DxpResult> results() throws Exception {
      return match.get(10, TimeUnit.SECONDS);
    }

    PeerTrouble peerTrouble() throws Exception {
      return match
          .handle((_, failure) -> failure)
          .thenApply(failure -> ((PeerFailure) failure.getCause()).peerTrouble())
          .get(10, TimeUnit.SECONDS);
    }
  }

  private Following follow(int games, long patience) throws Exception {
    var moveChooser = MoveChooser.of(Engine.of(DxpMatch.RULES), SearchLimits.nodes(200));
    return follow(moveChooser, games, patience);
  }

  private Following follow(MoveChooser moveChooser, int games, long patience) throws Exception {
    var port = new CompletableFuture<Integer>();
    var match =
        CompletableFuture.supplyAsync(() -> {
          try (var link = DxpConnection.await(0, port::complete)) {
            return new DxpMatch(link, "Zwick", moveChooser, notes, patience).follow(games);
          } catch (PeerFailure failure) {
            throw new CompletionException(failure);
          }
        });
    return new Following(port.get(10, TimeUnit.SECONDS), match);
  }
}
