package zwick.hall.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Action;
import zwick.game.Side;
import zwick.game.moves.Wish;
import zwick.hall.Base;
import zwick.hall.GameCreation;
import zwick.hall.GameSession;
import zwick.hall.Room;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;
import zwick.hall.game.Terms;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.notation.ActionText;

/// How much one player, and one address, can have at a time.
@ParameterizedClass
@EnumSource(Base.class)
class EnoughTest {
  private static final Terms TERMS = Room.terms("dama", new Pace.Unhurried());

  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
  }

  @AfterEach
  void close() {
    room.close();
  }

  private void limit(String name, int most) {
    room.hall.limit(UsageLimits.none().with(name, most).orElseThrow());
  }

  private long guest() {
    return room.hall.players().guest().id();
  }

  private static Objection refused(GameCreation gameCreation) {
    return ((GameCreation.Refused) gameCreation).objection();
  }

  private GameCreation computer(long player, String origin) {
    return room.hall.play(player, TERMS, false, 1, origin);
  }

  @Test
  void onePlayerPlaysFewGamesAgainstComputersAtATime() {
    limit("computer-games-per-player", 2);
    Room.laid(computer(room.anna, "a"));
    var second = Room.laid(computer(room.anna, "b"));
    assertThat(refused(computer(room.anna, "c"))).isEqualTo(House.TOO_MANY_COMPUTER_GAMES);
    Room.laid(computer(room.beppe, "a"));
    Room.done(room.act(second, room.anna, "resign"));
    Room.laid(computer(room.anna, "c"));
  }

  @Test
  void oneAddressPlaysFewGamesAgainstComputersAtATime() {
    limit("computer-games-per-address", 2);
    Room.laid(computer(guest(), "a"));
    Room.laid(computer(guest(), "a"));
    assertThat(refused(computer(guest(), "a"))).isEqualTo(House.TOO_MANY_COMPUTER_GAMES);
    assertThat(room.hall.objection(TERMS, false, true, "a"))
        .contains(House.TOO_MANY_COMPUTER_GAMES);
    Room.laid(computer(guest(), "b"));
  }

  @Test
  void aGameLeftAloneIsNoReasonToRefuseAnother() throws Exception {
    limit("computer-games-per-player", 1);
    var left = Room.laid(computer(room.anna, "a"));
    room.play(left, "22-18");
    for (int i = 0; i < 400 && left.onlineGame().moves() < 2; i++) {
      Thread.sleep(50);
    }
    room.pass(ComputerGameQuota.ACTIVE + 1);
    var another = Room.laid(computer(room.anna, "a"));
    // going on with both at once would be two
    var move = left.onlineGame().game().position().legalMoves().iterator().next();
    var text =
        ActionText.writeFull(
            left.onlineGame().game().position(), new Action.Play(Side.WHITE, Wish.of(move)));
    assertThat(Room.refused(room.act(left, room.anna, text)))
        .isEqualTo(House.TOO_MANY_COMPUTER_GAMES);
    Room.done(room.act(left, room.anna, "resign"));
    Room.done(room.ask(another, room.anna, new Command.Abort()));
  }

  @Test
  void aRematchWithTheComputerCountsToo() {
    var over = Room.laid(computer(room.anna, "a"));
    Room.done(room.act(over, room.anna, "resign"));
    limit("computer-games-per-player", 1);
    Room.laid(computer(room.anna, "a"));
    assertThat(Room.refused(room.ask(over, room.anna, new Command.Rematch())))
        .isEqualTo(House.TOO_MANY_COMPUTER_GAMES);
  }

  @Test
  void onePlayerHasFewInvitationsInTheLobby() {
    limit("listed-games-per-player", 2);
    var first = Room.laid(room.hall.open(room.anna, TERMS, true, "a"));
    Room.laid(room.hall.open(room.anna, TERMS, true, "b"));
    assertThat(refused(room.hall.open(room.anna, TERMS, true, "c")))
        .isEqualTo(House.TOO_MANY_INVITATIONS);
    Room.laid(room.hall.open(room.anna, TERMS, false, "c"));
    Room.done(room.ask(first, room.beppe, new Command.Join()));
    Room.laid(room.hall.open(room.anna, TERMS, true, "c"));
  }

  @Test
  void oneAddressHasFewInvitationsInTheLobby() {
    limit("listed-games-per-address", 2);
    Room.laid(room.hall.open(guest(), TERMS, true, "a"));
    long host = guest();
    var second = Room.laid(room.hall.open(host, TERMS, true, "a"));
    assertThat(refused(room.hall.open(guest(), TERMS, true, "a")))
        .isEqualTo(House.TOO_MANY_INVITATIONS);
    Room.laid(room.hall.open(guest(), TERMS, true, "b"));
    Room.done(room.ask(second, host, new Command.Abort()));
    Room.laid(room.hall.open(guest(), TERMS, true, "a"));
  }

  @Test
  void nobodyHidesTheOthersInTheLobby() {
    var modest = Room.laid(room.hall.open(room.beppe, TERMS, true));
    for (int i = 0; i < 110; i++) {
      room.pass(1);
      Room.laid(room.hall.open(room.anna, TERMS, true)); // as long as nothing was limited
    }
    var shown = room.hall.invitations(100);
    assertThat(shown).extracting(GameRow::id).contains(modest.id());
    assertThat(shown.stream().filter(row -> row.host() == room.anna).count())
        .isEqualTo(GameStore.MOST_OF_ONE_HOST);
  }

  /// As many as are allowed, then one too many.
  private Objection proposals(GameSession gameSession, long player, int most) {
    for (int i = 0; i < most; i++) {
      Room.done(room.ask(gameSession, player, new Command.Propose(TERMS)));
    }
    return Room.refused(room.ask(gameSession, player, new Command.Propose(TERMS)));
  }

  @Test
  void onePlayerProposesOnlySoOftenAtOneTable() {
    limit("proposals-per-player-and-game", 3);
    var gameSession = Room.laid(room.hall.open(room.anna, TERMS, true));
    assertThat(proposals(gameSession, room.anna, 3)).isEqualTo(House.TOO_MANY_PROPOSALS);
    for (int i = 0; i < 10; i++) {
      assertThat(proposals(gameSession, guest(), 3)).isEqualTo(House.TOO_MANY_PROPOSALS);
      Room.done(room.ask(gameSession, room.anna, new Command.Decline()));
    }
    assertThat(proposals(gameSession, guest(), 0)).isEqualTo(House.TOO_MANY_PROPOSALS);
    Room.done(room.ask(gameSession, room.beppe, new Command.Join()));
  }

  @Test
  void onePlayerAsksForHisMoveBackOnlySoOften() {
    limit("take-backs-per-player-and-game", 3);
    var gameSession = room.begun("dama", new Pace.Unhurried());
    room.playOn(gameSession, 2);
    for (int i = 0; i < 3; i++) {
      Room.done(room.ask(gameSession, room.anna, new Command.AskBack()));
      Room.done(room.ask(gameSession, room.beppe, new Command.AnswerBack(false)));
    }
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.AskBack())))
        .isEqualTo(House.TOO_MANY_TAKE_BACKS);
    Room.done(room.ask(gameSession, room.beppe, new Command.AskBack()));
    Room.done(room.ask(gameSession, room.anna, new Command.AnswerBack(true)));
    assertThat(gameSession.onlineGame().moves()).isEqualTo(1);
    assertThat(OnlineGame.replay(gameSession.id(), room.stored(gameSession)).requestCounts())
        .isEqualTo(gameSession.onlineGame().requestCounts());
  }

  @Test
  void theComputerLetsOneTakeBackOnlySoOften() throws Exception {
    limit("take-backs-per-player-and-game", 2);
    var gameSession = Room.laid(computer(room.anna, "a"));
    for (int i = 0; i < 3; i++) {
      room.play(gameSession, "22-18");
      for (int j = 0; j < 400 && gameSession.onlineGame().moves() < 2; j++) {
        Thread.sleep(25);
      }
      var reply = room.ask(gameSession, room.anna, new Command.AskBack());
      if (i < 2) {
        Room.done(reply);
      } else {
        assertThat(Room.refused(reply)).isEqualTo(House.TOO_MANY_TAKE_BACKS);
      }
    }
  }

  @Test
  void aGameThatIsTooLongCanStillBePlayedToItsEnd() {
    limit("events-per-game", 20);
    var gameSession = room.begun("dama", new Pace.Live(Pace.HOUR, 0));
    for (int i = 0; i < 9; i++) {
      Room.done(room.act(gameSession, room.anna, "offer"));
      Room.done(room.act(gameSession, room.beppe, "decline"));
    }
    assertThat(Room.refused(room.act(gameSession, room.anna, "offer")))
        .isEqualTo(House.GAME_TOO_LONG);
    room.playOn(gameSession, 2);
    assertThat(Room.refused(room.ask(gameSession, room.anna, new Command.AskBack())))
        .isEqualTo(House.GAME_TOO_LONG);
    room.pass(Pace.HOUR + 1);
    gameSession.ring();
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.OVER);
  }

  @Test
  void aGameWithoutEndIsCalledOff() {
    limit("events-per-game", 20);
    var gameSession = room.begun("dame-10x10", new Pace.Unhurried());
    room.playOn(gameSession, 38);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.PLAYING);
    room.playOn(gameSession, 1);
    assertThat(gameSession.onlineGame().gameStatus()).isEqualTo(GameStatus.ABORTED);
    assertThat(gameSession.onlineGame().moves()).isEqualTo(39);
    assertThat(OnlineGame.replay(gameSession.id(), room.stored(gameSession)).gameStatus())
        .isEqualTo(GameStatus.ABORTED);
  }

  /// A table says at every move that it is no invitation, while it keeps everybody waiting.
  @Test
  void nobodyWaitsForTheDatabaseToTellWhichInvitationsStand() throws Exception {
    var asked = new CountDownLatch(1);
    var answer = new CountDownLatch(1);
    var invitationQuota =
        new InvitationQuota(games -> {
          asked.countDown();
          try {
            answer.await();
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
          return games;
        });
    var limits = UsageLimits.none().with("listed-games-per-address", 1).orElseThrow();
    assertThat(invitationQuota.enter(1, "a", limits)).isTrue();
    invitationQuota.stands(1);
    var full = CompletableFuture.supplyAsync(() -> invitationQuota.isFull("a", limits));
    asked.await();
    assertTimeoutPreemptively(Duration.ofSeconds(10), () -> invitationQuota.leave(2));
    answer.countDown();
    assertThat(full.get()).isTrue();
  }

  @Test
  void anInvitationCountsBeforeTheDatabaseKnowsIt() {
    var invitationQuota = new InvitationQuota(_ -> Set.of());
    var limits = UsageLimits.none().with("listed-games-per-address", 1).orElseThrow();
    assertThat(invitationQuota.enter(1, "a", limits)).isTrue();
    assertThat(invitationQuota.enter(2, "a", limits)).isFalse();
    invitationQuota.stands(1);
    assertThat(invitationQuota.enter(2, "a", limits)).isTrue(); // it has ended elsewhere
  }
}
