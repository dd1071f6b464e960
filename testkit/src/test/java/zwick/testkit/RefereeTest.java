package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import zwick.game.Action;
import zwick.game.Clock;
import zwick.game.Ending;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// What the referee keeps beside the board: clocks, take-backs, the log.
class RefereeTest {
  private static final String MISSED = "W:W18,32:B15,1";

  @Test
  void aMoveCostsItsTimeAndEarnsTheIncrement() {
    var game = timed("dame-10x10", 60_000, 2_000);
    game = play(game, "32-28", 5_000);
    assertThat(game.clock().orElseThrow()).isEqualTo(new Clock(57_000, 60_000, 2_000));
  }

  @Test
  void anExtraMoveEarnsNoIncrement() {
    var game = timed("mulino-ceylonese", 60_000, 2_000);
    game = play(play(play(play(game, "a1", 0), "d6", 0), "a4", 0), "d5", 0);
    game = play(game, "a7", 1_000);
    assertThat(game.position().turn()).isEqualTo(Side.WHITE);
    assertThat(game.clock().orElseThrow().white()).isEqualTo(60_000 + 2 * 2_000 - 1_000);
  }

  @Test
  void whoMovesTooLateHasLostOnTime() {
    var game = play(timed("dame-10x10", 60_000, 0), "32-28", 60_000);
    assertThat(game.outcome()).contains(new Outcome.Win(Side.BLACK, Ending.TIME));
  }

  @Test
  void aTimeOutIsOnlyAcceptedWhenTheTimeIsUp() {
    var game = timed("dame-10x10", 60_000, 0);
    assertThat(refusal(game, new Action.TimeOut(Side.WHITE), 59_000))
        .isEqualTo(new Refusal.TimeLeft(1_000));
    assertThat(refusal(game, new Action.TimeOut(Side.BLACK), 99_000))
        .isEqualTo(new Refusal.TimeLeft(60_000));
    assertThat(accepted(game, new Action.TimeOut(Side.WHITE), 60_000).outcome())
        .contains(new Outcome.Win(Side.BLACK, Ending.TIME));
    var untimed = Game.of(RuleText.read("dama").start());
    assertThat(refusal(untimed, new Action.TimeOut(Side.WHITE), 0))
        .isEqualTo(new Refusal.NoClock());
  }

  @Test
  void aTakeBackUndoesMoveAfterMoveUntilTheStart() {
    var start = Game.of(RuleText.read("dame-100").start());
    var game = play(play(start, "32-28", 0), "19-23", 0);
    game = play(play(game, "takeback", 0), "takeback", 0);
    assertThat(game.position()).isEqualTo(start.position());
    assertThat(game.progress().whiteMoves()).isZero();
    assertThat(refusal(game, new Action.TakeBack(Side.WHITE), 0))
        .isEqualTo(new Refusal.NothingToTakeBack());
  }

  @Test
  void aTakeBackAfterAnInsistenceBringsTheOversightBack() {
    var rules = RuleText.read("dame-ravensburger");
    var oversight = play(Game.of(PositionText.read(rules, MISSED)), "32-28", 0);
    var insisted = play(oversight, "insist", 0);
    assertThat(insisted.position().turn()).isEqualTo(Side.WHITE);
    assertThat(play(insisted, "takeback", 0).position()).isEqualTo(oversight.position());
  }

  @Test
  void whoInsistsHasSpentHisTimeToo() {
    var rules = RuleText.read("dame-ravensburger");
    var start = PositionText.read(rules, MISSED);
    var game = play(Game.of(start, Optional.of(Clock.of(60_000, 2_000))), "32-28", 1_000);
    assertThat(play(game, "insist", 5_000).clock().orElseThrow().black()).isEqualTo(55_000);
    assertThat(play(game, "insist", 60_000).outcome())
        .contains(new Outcome.Win(Side.WHITE, Ending.TIME));
  }

  @Test
  void aLongGameIsNoHarderToPrintThanAShortOne() {
    var game = Game.of(RuleText.read("dame-10x10,draw-by=claim").start());
    for (int i = 0; i < 60 && game.outcome().isEmpty(); i++) {
      var move = game.position().legalMoves().getFirst();
      game = accepted(game, new Action.Play(game.position().turn(), Wish.of(move)), 0);
    }
    assertThat(game.progress().toString()).hasSizeLessThan(2_000);
    assertThat(game.progress()).isEqualTo(game.progress()).hasSameHashCodeAs(game.progress());
  }

  @Test
  void theLogReplaysToTheSameGame() {
    var rules = RuleText.read("dame-ravensburger");
    var game = Game.of(PositionText.read(rules, MISSED));
    for (var text : new String[] {"B:offer", "32-28", "insist", "18x11", "takeback", "18x11"}) {
      game = play(game, text, 0);
    }
    var again = Game.of(game.start());
    for (var entry : game.log()) {
      again = accepted(again, entry.action(), entry.used());
    }
    assertThat(again.position()).isEqualTo(game.position());
    assertThat(again.log()).isEqualTo(game.log());
    assertThat(again.progress().deeds()).isEqualTo(game.progress().deeds()).hasSize(1);
  }

  @Test
  void aMoveIsRefusedToThePlayerWhoseTurnItIsNot() {
    var game = Game.of(RuleText.read("dame-10x10").start());
    var early = ActionText.read(game, "B:19-23").orElseThrow();
    assertThat(refusal(game, early, 0)).isEqualTo(new Refusal.NotYourTurn(Side.WHITE));
  }

  private static Game timed(String rules, long each, long increment) {
    return Game.of(RuleText.read(rules).start(), Optional.of(Clock.of(each, increment)));
  }

  private static Game play(Game game, String text, long used) {
    return accepted(game, ActionText.read(game, text).orElseThrow(), used);
  }

  private static Game accepted(Game game, Action action, long used) {
    assertThat(game.apply(action, used)).isInstanceOf(Verdict.Accepted.class);
    return ((Verdict.Accepted) game.apply(action, used)).game();
  }

  private static Refusal refusal(Game game, Action action, long used) {
    assertThat(game.apply(action, used)).isInstanceOf(Verdict.Refused.class);
    return ((Verdict.Refused) game.apply(action, used)).refusal();
  }
}
