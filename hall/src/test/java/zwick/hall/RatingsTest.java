package zwick.hall;

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
import zwick.hall.Objection.House;
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

  private Table rated(String rules) {
    var terms =
        new Terms(
            RuleText.read(rules),
            Optional.empty(),
            new Pace.Unhurried(),
            Optional.of(Side.WHITE),
            true);
    var table = Room.laid(room.hall.open(room.anna, terms, false));
    Room.done(room.ask(table, room.beppe, new Command.Join()));
    return table;
  }

  private Table lost(String rules, long loser) {
    var table = rated(rules);
    room.playOn(table, 4);
    Room.done(room.act(table, loser, "resign"));
    return table;
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
    var table = rated("dama");
    room.playOn(table, 4);
    assertThat(ratings.of(room.anna)).isEmpty();
    Room.done(room.act(table, room.beppe, "resign"));
    var won = ratings.of(room.anna).get("draughts");
    var lost = ratings.of(room.beppe).get("draughts");
    assertThat(won.rating()).isEqualTo(1662.2, within(0.1));
    assertThat(lost.rating()).isEqualTo(1337.8, within(0.1));
    assertThat(won.deviation()).isEqualTo(290.3, within(0.1));
    assertThat(won.provisional()).isTrue();
    assertThat(ratings.of(table.match()))
        .containsEntry(room.anna, new Ratings.Change(1500, won.rating()));
    Room.done(room.ask(table, room.anna, new Command.Rematch()));
    Room.done(room.ask(table, room.beppe, new Command.Rematch()));
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
    var table = room.begun("dama", new Pace.Unhurried());
    Room.done(room.act(table, room.beppe, "resign"));
    Room.done(room.ask(rated("dama"), room.beppe, new Command.Abort()));
    assertThat(ratings.of(room.anna)).isEmpty();
    long guest = room.hall.players().guest().id();
    var laid = Room.laid(room.hall.open(room.anna, rated("dama").match().terms(), true));
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
    long robo = ((Welcome.In) players.bot(room.anna, "Robo")).player().id();
    long other = ((Welcome.In) players.bot(room.anna, "Other")).player().id();
    long theirs = ((Welcome.In) players.bot(room.beppe, "Theirs")).player().id();
    for (var pair :
        List.of(List.of(room.anna, robo), List.of(robo, room.anna), List.of(robo, other))) {
      var table = Room.laid(room.hall.open(pair.getFirst(), terms(), true));
      assertThat(Room.refused(room.ask(table, pair.getLast(), new Command.Join())))
          .isEqualTo(House.RATED_NOT_AGAINST_ONESELF);
      assertThat(Room.refused(room.ask(table, pair.getLast(), new Command.Propose(terms()))))
          .isEqualTo(House.RATED_NOT_AGAINST_ONESELF);
    }
    var table = Room.laid(room.hall.open(room.anna, terms(), true));
    Room.done(room.ask(table, theirs, new Command.Join()));
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
    for (var table : tables) {
      room.playOn(table, 4);
      Room.done(room.act(table, room.beppe, "resign"));
    }
    assertThat(ratings.of(room.anna).get("draughts").games()).isEqualTo(2);
    assertThat(ratings.of(tables.getLast().match())).isEmpty();
  }

  @Test
  void aGameGivenUpAtOnceDoesNotCount() {
    for (int moves = 0; moves < 4; moves++) {
      var table = rated("dama");
      room.playOn(table, moves);
      Room.done(room.act(table, room.beppe, "resign"));
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
    var robo = ((Welcome.In) players.bot(room.beppe, "Robo")).player().id();
    var other = ((Welcome.In) players.bot(room.beppe, "Other")).player().id();
    var mine = ((Welcome.In) players.bot(room.anna, "Mine")).player().id();
    var together = // they began before there were enough
        List.of(robo, other, robo).stream().map(bot -> begun(room.anna, bot, 100)).toList();
    for (var table : together) {
      room.playOn(table, 4);
      Room.done(room.act(table, room.anna, "resign"));
    }
    assertThat(ratings.of(room.anna).get("draughts").games()).isEqualTo(2);
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", 4).orElseThrow());
    for (long bot : new long[] {robo, other, room.beppe}) {
      var table = Room.laid(room.hall.open(mine, terms(), true));
      assertThat(Room.refused(room.ask(table, bot, new Command.Join())))
          .isEqualTo(House.RATED_ENOUGH_FOR_TODAY);
    }
  }

  private Table begun(long host, long guest, int most) {
    var limits = room.hall.limits();
    room.hall.limit(UsageLimits.none().with("rated-games-per-pair-and-day", most).orElseThrow());
    var table = Room.laid(room.hall.open(host, terms(), true));
    Room.done(room.ask(table, guest, new Command.Join()));
    room.hall.limit(limits);
    return table;
  }
}
