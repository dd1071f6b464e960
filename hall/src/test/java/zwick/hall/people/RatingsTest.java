package zwick.hall.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Side;
import zwick.hall.Base;
import zwick.hall.GameSession;
import zwick.hall.Room;
import zwick.hall.game.Command;
import zwick.hall.game.Pace;
import zwick.hall.game.Terms;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.notation.RuleText;

@ParameterizedClass
@EnumSource(Base.class)
class RatingsTest {
  @TempDir private Path folder;
  @Parameter private Base base;
  private Room room;
  private Ratings ratings;

  @BeforeEach
  void open() {
    room = Room.in(base.fresh(folder));
    ratings = room.hall.ratings();
    room.hall.players().register(room.anna, "Anna", "correct horse");
    room.hall.players().register(room.beppe, "Beppe", "correct horse");
  }

  @AfterEach
  void close() {
    room.close();
  }

  private GameSession rated(String rules) {
    var terms =
        new Terms(
            RuleText.read(rules),
            Optional.empty(),
            new Pace.Unhurried(),
            Optional.of(Side.WHITE),
            true);
    var gameSession = Room.laid(room.hall.open(room.anna, terms, false));
    Room.done(room.ask(gameSession, room.beppe, new Command.Join()));
    return gameSession;
  }

  private GameSession lost(String rules, long loser) {
    var gameSession = rated(rules);
    room.playOn(gameSession, 4);
    Room.done(room.act(gameSession, loser, "resign"));
    return gameSession;
  }

  @Test
  void glickmansExampleComesOutAsInHisPaper() {
    var player = new Rating(1500, 200, 0.06, 0, 0);
    var results =
        List.of(
            new Glicko.Result(new Rating(1400, 30, 0.06, 0, 0), 1),
            new Glicko.Result(new Rating(1550, 100, 0.06, 0, 0), 0),
            new Glicko.Result(new Rating(1700, 300, 0.06, 0, 0), 0));
    var after = Glicko.after(player, results, 1, 7);
    assertThat(after.rating()).isEqualTo(1464.06, within(0.01));
    assertThat(after.deviation()).isEqualTo(151.52, within(0.01));
    assertThat(after.volatility()).isEqualTo(0.05999, within(0.00001));
    assertThat(after.games()).isEqualTo(3);
    assertThat(after.changed()).isEqualTo(7);
  }

  @Test
  void aRatedGameCountsOnce() {
    var gameSession = rated("dama");
    room.playOn(gameSession, 4);
    assertThat(ratings.of(room.anna)).isEmpty();
    Room.done(room.act(gameSession, room.beppe, "resign"));
    var won = ratings.of(room.anna).get("draughts");
    var lost = ratings.of(room.beppe).get("draughts");
    assertThat(won.rating()).isEqualTo(1662.2, within(0.1));
    assertThat(lost.rating()).isEqualTo(1337.8, within(0.1));
    assertThat(won.deviation()).isEqualTo(290.3, within(0.1));
    assertThat(won.provisional()).isTrue();
    assertThat(ratings.of(gameSession.onlineGame()))
        .containsEntry(room.anna, new Ratings.Change(1500, won.rating()));
    Room.done(room.ask(gameSession, room.anna, new Command.Rematch()));
    Room.done(room.ask(gameSession, room.beppe, new Command.Rematch()));
    assertThat(ratings.of(room.anna)).containsEntry("draughts", won);
  }

  @Test
  void everyFamilyHasItsOwn() {
    lost("dama", room.beppe);
    lost("mulino", room.anna);
    assertThat(ratings.of(room.anna)).containsOnlyKeys("draughts", "mill");
    assertThat(ratings.of(room.anna).get("mill").rating()).isLessThan(1500);
  }

  @Test
  void gamesThatAreNotRatedOrNotPlayedDoNotCount() {
    var gameSession = room.begun("dama", new Pace.Unhurried());
    Room.done(room.act(gameSession, room.beppe, "resign"));
    Room.done(room.ask(rated("dama"), room.beppe, new Command.Abort()));
    assertThat(ratings.of(room.anna)).isEmpty();
    long guest = room.hall.players().guest().id();
    var laid = Room.laid(room.hall.open(room.anna, rated("dama").onlineGame().terms(), true));
    assertThat(Room.refused(room.ask(laid, guest, new Command.Join())))
        .isEqualTo(House.RATED_NEEDS_ACCOUNTS);
  }

  @Test
  void theLongerNobodyPlaysTheLessIsKnown() {
    for (int i = 0; i < 30; i++) {
      lost("dama", i % 2 == 0 ? room.anna : room.beppe);
    }
    var now = ratings.of(room.anna).get("draughts");
    assertThat(now.provisional()).isFalse();
    assertThat(now.rating()).isEqualTo(1500, within(60.0));
    room.pass(365 * Pace.DAY);
    var later = ratings.of(room.anna).get("draughts");
    assertThat(later.rating()).isEqualTo(now.rating());
    assertThat(later.deviation()).isGreaterThan(now.deviation() + 20);
    room.pass(36_500 * Pace.DAY);
    assertThat(ratings.of(room.anna).get("draughts").deviation()).isEqualTo(Glicko.WIDEST);
  }

  private Terms terms() {
    return new Terms(
        RuleText.read("dama"),
        Optional.empty(),
        new Pace.Unhurried(),
        Optional.of(Side.WHITE),
        true);
  }

  @Test
  void nobodyPlaysHisOwnProgramsForRatings() {
    var players = room.hall.players();
    long robo = ((LoginResult.In) players.bot(room.anna, "Robo")).playerProfile().id();
    long other = ((LoginResult.In) players.bot(room.anna, "Other")).playerProfile().id();
    long theirs = ((LoginResult.In) players.bot(room.beppe, "Theirs")).playerProfile().id();
    for (var pair :
        List.of(List.of(room.anna, robo), List.of(robo, room.anna), List.of(robo, other))) {
      var gameSession = Room.laid(room.hall.open(pair.getFirst(), terms(), true));
      assertThat(Room.refused(room.ask(gameSession, pair.getLast(), new Command.Join())))
          .isEqualTo(House.RATED_NOT_AGAINST_ONESELF);
      assertThat(Room.refused(room.ask(gameSession, pair.getLast(), new Command.Propose(terms()))))
          .isEqualTo(House.RATED_NOT_AGAINST_ONESELF);
    }
    var gameSession = Room.laid(room.hall.open(room.anna, terms(), true));
    Room.done(room.ask(gameSession, theirs, new Command.Join()));
  }

  @Test
  void theSameTwoPlayForRatingsOnlySoOftenADay() {
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", 2).orElseThrow());
    var first = lost("dama", room.beppe);
    var waiting = Room.laid(room.hall.open(room.beppe, terms(), true));
    lost("mulino", room.beppe);
    assertThat(Room.refused(room.ask(waiting, room.anna, new Command.Join())))
        .isEqualTo(House.RATED_ENOUGH_FOR_TODAY);
    assertThat(Room.refused(room.ask(first, room.anna, new Command.Rematch())))
        .isEqualTo(House.RATED_ENOUGH_FOR_TODAY);
    room.pass(Pace.DAY);
    Room.done(room.ask(waiting, room.anna, new Command.Join()));
  }

  /// They begin at the same moment, so none of them knows of the others.
  @Test
  void gamesThatBeganTogetherDoNotCountMoreOftenThanThat() {
    var tables = List.of(rated("dama"), rated("dama"), rated("dama"), rated("dama"));
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", 2).orElseThrow());
    for (var gameSession : tables) {
      room.playOn(gameSession, 4);
      Room.done(room.act(gameSession, room.beppe, "resign"));
    }
    assertThat(ratings.of(room.anna).get("draughts").games()).isEqualTo(2);
    assertThat(ratings.of(tables.getLast().onlineGame())).isEmpty();
  }

  @Test
  void aGameGivenUpAtOnceDoesNotCount() {
    for (int moves = 0; moves < 4; moves++) {
      var gameSession = rated("dama");
      room.playOn(gameSession, moves);
      Room.done(room.act(gameSession, room.beppe, "resign"));
    }
    assertThat(ratings.of(room.anna)).isEmpty();
    lost("dama", room.beppe);
    assertThat(ratings.of(room.anna).get("draughts").games()).isEqualTo(1);
  }

  @Test
  void programsOfTheSameTwoCountAsTheirOwners() {
    var players = room.hall.players();
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", 2).orElseThrow());
    lost("dama", room.beppe);
    var robo = ((LoginResult.In) players.bot(room.beppe, "Robo")).playerProfile().id();
    var other = ((LoginResult.In) players.bot(room.beppe, "Other")).playerProfile().id();
    var mine = ((LoginResult.In) players.bot(room.anna, "Mine")).playerProfile().id();
    var together = // they began before there were enough
        List.of(robo, other, robo).stream().map(bot -> begun(room.anna, bot, 100)).toList();
    for (var gameSession : together) {
      room.playOn(gameSession, 4);
      Room.done(room.act(gameSession, room.anna, "resign"));
    }
    assertThat(ratings.of(room.anna).get("draughts").games()).isEqualTo(2);
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", 4).orElseThrow());
    for (long bot : new long[] {robo, other, room.beppe}) {
      var gameSession = Room.laid(room.hall.open(mine, terms(), true));
      assertThat(Room.refused(room.ask(gameSession, bot, new Command.Join())))
          .isEqualTo(House.RATED_ENOUGH_FOR_TODAY);
    }
  }

  private GameSession begun(long host, long guest, int most) {
    var limits = room.hall.limits();
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", most).orElseThrow());
    var gameSession = Room.laid(room.hall.open(host, terms(), true));
    Room.done(room.ask(gameSession, guest, new Command.Join()));
    room.hall.limit(limits);
    return gameSession;
  }
}
