package zwick.wire.dxp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.SearchLimits;
import zwick.engine.search.Engine;
import zwick.game.Position;
import zwick.game.Side;
import zwick.notation.PositionText;
import zwick.wire.DxpPeer;
import zwick.wire.MoveChooser;
import zwick.wire.Notes;

/// We lead, and a scripted program or we ourselves follow.
class DxpInitiatorTest {
  private static final String YES = "A" + DxpPeer.NAME + "0";
  private static final String NAME = "Zwick" + " ".repeat(27);

  private final Notes notes = new Notes();

  @Test
  void gamesAreAskedForWithChangingColours() throws Exception {
    try (var server = server()) {
      var match = initiate(server, terms(Side.BLACK, DxpMatch.RULES.start()), 2);
      try (var peer = accepted(server)) {
        assertThat(peer.hear()).isEqualTo("R01" + NAME + "W005080A");
        peer.say("Chow nice", YES, "M0000322800");
        assertThat(peer.hear()).startsWith("M");
        peer.say("E10");
        assertThat(peer.hear()).isEqualTo("E00");
        assertThat(peer.hear()).isEqualTo("R01" + NAME + "Z005080A");
        peer.say(YES);
        assertThat(peer.hear()).startsWith("M");
        peer.say("E30");
        assertThat(peer.hear()).as("no more games").isEqualTo("E01");
        assertThat(peer.hungUp()).isTrue();
      }
      assertThat(match.get(10, TimeUnit.SECONDS)).containsExactly(DxpResult.WON, DxpResult.LOST);
      assertThat(notes.lines)
          .containsExactly(
              "chat how nice", "1 Damage 1.0 BLACK", "WON 2", "2 Damage 1.0 WHITE", "LOST 1");
    }
  }

  @Test
  void aPositionGoesWithTheRequest() throws Exception {
    var start = PositionText.read(DxpMatch.RULES, "B:WK46,50:B1,K5");
    try (var server = server()) {
      var match = initiate(server, terms(Side.WHITE, start), 1);
      try (var peer = accepted(server)) {
        assertThat(peer.hear())
            .isEqualTo("R01" + NAME + "Z005080BZzeeeZ" + "e".repeat(40) + "Weeew");
        peer.say(YES, "E21");
        assertThat(peer.hear()).isEqualTo("E01");
      }
      assertThat(match.get(10, TimeUnit.SECONDS)).containsExactly(DxpResult.DRAWN);
    }
  }

  @ParameterizedTest
  @ValueSource(chars = {'1', '2', '3'})
  void whoDoesNotWantToPlayIsNotForced(char code) throws Exception {
    try (var server = server()) {
      var match = initiate(server, terms(Side.WHITE, DxpMatch.RULES.start()), 3);
      try (var peer = accepted(server)) {
        peer.hear();
        peer.say("A" + DxpPeer.NAME + code);
        assertThat(peer.hungUp()).isTrue();
      }
      assertThat(trouble(match)).isEqualTo(new PeerTrouble.Declined("Damage 1.0", code));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"M0000173000", "E00", "K0", "hello", "R01"})
  void aRequestIsAnsweredBeforeAnythingElse(String answer) throws Exception {
    try (var server = server()) {
      var match = initiate(server, terms(Side.WHITE, DxpMatch.RULES.start()), 1);
      try (var peer = accepted(server)) {
        peer.hear();
        peer.say(answer);
        assertThat(peer.hungUp()).isTrue();
      }
      assertThat(trouble(match))
          .isInstanceOfAny(PeerTrouble.Unexpected.class, PeerTrouble.Garbled.class);
    }
  }

  @Test
  void nobodyThereAndAPortTakenAreSaid() throws Exception {
    int port;
    try (var server = server()) {
      port = server.getLocalPort();
      assertThatThrownBy(() -> DxpConnection.await(server.getLocalPort(), _ -> {}))
          .isInstanceOf(PeerFailure.class)
          .hasMessageContaining("PortTaken");
    }
    assertThatThrownBy(() -> DxpConnection.connect("127.0.0.1", port))
        .isInstanceOf(PeerFailure.class)
        .hasMessageContaining("Unreachable");
    assertThatThrownBy(() -> DxpConnection.connect("no.such.host.invalid", port))
        .isInstanceOf(PeerFailure.class);
  }

  @Test
  void weCanPlayOurselves() throws Exception {
    var theirs = new Notes();
    var port = new CompletableFuture<Integer>();
    var following =
        CompletableFuture.supplyAsync(() -> {
          try (var link = DxpConnection.await(0, port::complete)) {
            return new DxpMatch(link, "Zwack", moveChooser(), theirs, 10_000).follow(99);
          } catch (PeerFailure failure) {
            throw new CompletionException(failure);
          }
        });
    List<DxpResult> results;
    var start = PositionText.read(DxpMatch.RULES, "W:W32,33,38,43,48:B3,8,13,18,19");
    try (var link = DxpConnection.connect("127.0.0.1", port.get(10, TimeUnit.SECONDS))) {
      var terms = new DxpTerms(Side.WHITE, 300_000, 0, start);
      results = new DxpMatch(link, "Zwick", moveChooser(), notes, 10_000).initiate(terms, 2);
    }
    var mirrored = following.get(10, TimeUnit.SECONDS);
    assertThat(results).hasSize(2).doesNotContain(DxpResult.OPEN);
    assertThat(mirrored).extracting(DxpInitiatorTest::turned).isEqualTo(results);
    assertThat(theirs.moves).isEqualTo(notes.moves).hasSizeGreaterThan(20);
    assertThat(notes.lines.getFirst()).isEqualTo("1 Zwack WHITE");
    assertThat(theirs.lines.getFirst()).isEqualTo("1 Zwick BLACK");
  }

  private static DxpResult turned(DxpResult result) {
    return switch (result) {
      case WON -> DxpResult.LOST;
      case LOST -> DxpResult.WON;
      case DRAWN, OPEN -> result;
    };
  }

  private static MoveChooser moveChooser() {
    return MoveChooser.of(Engine.of(DxpMatch.RULES), SearchLimits.nodes(300));
  }

  private static DxpTerms terms(Side mine, Position start) {
    return new DxpTerms(mine, 300_000, 80, start);
  }

  private CompletableFuture<List<DxpResult>> initiate(
      ServerSocket server, DxpTerms terms, int games) {
    return CompletableFuture.supplyAsync(() -> {
      try (var link = DxpConnection.connect("127.0.0.1", server.getLocalPort())) {
        return new DxpMatch(link, "Zwick", moveChooser(), notes, 10_000).initiate(terms, games);
      } catch (PeerFailure failure) {
        throw new CompletionException(failure);
      }
    });
  }

  private static PeerTrouble trouble(CompletableFuture<?> match) throws Exception {
    return match
        .handle((_, failure) -> ((PeerFailure) failure.getCause()).peerTrouble())
        .get(10, TimeUnit.SECONDS);
  }

  private static ServerSocket server() throws IOException {
    return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
  }

  private static DxpPeer accepted(ServerSocket server) throws IOException {
    server.setSoTimeout(10_000);
    var socket = server.accept();
    socket.setSoTimeout(10_000);
    return new DxpPeer(socket);
  }
}
