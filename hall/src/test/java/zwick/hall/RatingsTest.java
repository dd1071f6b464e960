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
    room.play(table, "22-18", "11-15");
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
    Room.done(room.act(rated("dama"), room.beppe, "resign"));
    Room.done(room.act(rated("mulino"), room.anna, "resign"));
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
      Room.done(room.act(rated("dama"), i % 2 == 0 ? room.anna : room.beppe, "resign"));
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
}
