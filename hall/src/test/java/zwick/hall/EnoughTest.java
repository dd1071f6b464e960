package zwick.hall;

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
import zwick.game.Wish;
import zwick.hall.Objection.House;
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

  private static Objection refused(Opening opening) {
    return ((Opening.Refused) opening).objection();
  }

  private Opening computer(long player, String origin) {
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
    for (int i = 0; i < 400 && left.match().moves() < 2; i++) {
      Thread.sleep(50);
    }
    room.pass(ComputerGames.ACTIVE + 1);
    var another = Room.laid(computer(room.anna, "a"));
    // going on with both at once would be two
    var move = left.match().game().position().legalMoves().iterator().next();
    var text =
        ActionText.writeFull(
            left.match().game().position(), new Action.Play(Side.WHITE, Wish.of(move)));
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
        .isEqualTo(Games.MOST_OF_ONE_HOST);
  }

  /// As many as are allowed, then one too many.
  private Objection proposals(Table table, long player, int most) {
    for (int i = 0; i < most; i++) {
      Room.done(room.ask(table, player, new Command.Propose(TERMS)));
    }
    return Room.refused(room.ask(table, player, new Command.Propose(TERMS)));
  }

  @Test
  void onePlayerProposesOnlySoOftenAtOneTable() {
    limit("proposals-per-player-and-game", 3);
    var table = Room.laid(room.hall.open(room.anna, TERMS, true));
    assertThat(proposals(table, room.anna, 3)).isEqualTo(House.TOO_MANY_PROPOSALS);
    for (int i = 0; i < 10; i++) {
      assertThat(proposals(table, guest(), 3)).isEqualTo(House.TOO_MANY_PROPOSALS);
      Room.done(room.ask(table, room.anna, new Command.Decline()));
    }
    assertThat(proposals(table, guest(), 0)).isEqualTo(House.TOO_MANY_PROPOSALS);
    Room.done(room.ask(table, room.beppe, new Command.Join()));
  }

  @Test
  void onePlayerAsksForHisMoveBackOnlySoOften() {
    limit("take-backs-per-player-and-game", 3);
    var table = room.begun("dama", new Pace.Unhurried());
    room.playOn(table, 2);
    for (int i = 0; i < 3; i++) {
      Room.done(room.ask(table, room.anna, new Command.AskBack()));
      Room.done(room.ask(table, room.beppe, new Command.AnswerBack(false)));
    }
    assertThat(Room.refused(room.ask(table, room.anna, new Command.AskBack())))
        .isEqualTo(House.TOO_MANY_TAKE_BACKS);
    Room.done(room.ask(table, room.beppe, new Command.AskBack()));
    Room.done(room.ask(table, room.anna, new Command.AnswerBack(true)));
    assertThat(table.match().moves()).isEqualTo(1);
    assertThat(Match.replay(table.id(), room.stored(table)).petitions())
        .isEqualTo(table.match().petitions());
  }

  @Test
  void theComputerLetsOneTakeBackOnlySoOften() throws Exception {
    limit("take-backs-per-player-and-game", 2);
    var table = Room.laid(computer(room.anna, "a"));
    for (int i = 0; i < 3; i++) {
      room.play(table, "22-18");
      for (int j = 0; j < 400 && table.match().moves() < 2; j++) {
        Thread.sleep(25);
      }
      var reply = room.ask(table, room.anna, new Command.AskBack());
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
    var table = room.begun("dama", new Pace.Live(Pace.HOUR, 0));
    for (int i = 0; i < 9; i++) {
      Room.done(room.act(table, room.anna, "offer"));
      Room.done(room.act(table, room.beppe, "decline"));
    }
    assertThat(Room.refused(room.act(table, room.anna, "offer"))).isEqualTo(House.GAME_TOO_LONG);
    room.playOn(table, 2);
    assertThat(Room.refused(room.ask(table, room.anna, new Command.AskBack())))
        .isEqualTo(House.GAME_TOO_LONG);
    room.pass(Pace.HOUR + 1);
    table.ring();
    assertThat(table.match().phase()).isEqualTo(Phase.OVER);
  }

  @Test
  void aGameWithoutEndIsCalledOff() {
    limit("events-per-game", 20);
    var table = room.begun("dame-10x10", new Pace.Unhurried());
    room.playOn(table, 38);
    assertThat(table.match().phase()).isEqualTo(Phase.PLAYING);
    room.playOn(table, 1);
    assertThat(table.match().phase()).isEqualTo(Phase.ABORTED);
    assertThat(table.match().moves()).isEqualTo(39);
    assertThat(Match.replay(table.id(), room.stored(table)).phase()).isEqualTo(Phase.ABORTED);
  }

  /// A table says at every move that it is no invitation, while it keeps everybody waiting.
  @Test
  void nobodyWaitsForTheDatabaseToTellWhichInvitationsStand() throws Exception {
    var asked = new CountDownLatch(1);
    var answer = new CountDownLatch(1);
    var listings =
        new Listings(games -> {
          asked.countDown();
          try {
            answer.await();
          } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
          }
          return games;
        });
    var limits = UsageLimits.none().with("listed-games-per-address", 1).orElseThrow();
    assertThat(listings.enter(1, "a", limits)).isTrue();
    listings.stands(1);
    var full = CompletableFuture.supplyAsync(() -> listings.isFull("a", limits));
    asked.await();
    assertTimeoutPreemptively(Duration.ofSeconds(10), () -> listings.leave(2));
    answer.countDown();
    assertThat(full.get()).isTrue();
  }

  @Test
  void anInvitationCountsBeforeTheDatabaseKnowsIt() {
    var listings = new Listings(_ -> Set.of());
    var limits = UsageLimits.none().with("listed-games-per-address", 1).orElseThrow();
    assertThat(listings.enter(1, "a", limits)).isTrue();
    assertThat(listings.enter(2, "a", limits)).isFalse();
    listings.stands(1);
    assertThat(listings.enter(2, "a", limits)).isTrue(); // it has ended elsewhere
  }
}
