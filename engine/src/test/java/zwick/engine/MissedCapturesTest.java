package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;

/// What players do about captures that somebody overlooks.
class MissedCapturesTest {
  /// White can take 18 with 22, and has other things to do.
  private static final String CAN_TAKE = "W:W22,29,30,31,32:B1,2,3,4,18";

  /// White overlooked it.
  private static Game missed(String rules) {
    return Match.after(Match.game(rules, CAN_TAKE), "31-27");
  }

  private static long missing(String rules, int level) {
    var game = Match.game(rules, CAN_TAKE);
    int misses = 0;
    for (long seed = 0; seed < 300; seed++) {
      var action = Match.player(game.rules(), level, seed).act(game, Side.WHITE, Match.IMPATIENT);
      misses += Match.apply(game, action).progress().oversight() ? 1 : 0;
    }
    return misses;
  }

  @Test
  void beginnersSometimesOverlookACapture() {
    assertThat(missing("dame-ravensburger", 1)).isBetween(20L, 80L);
    assertThat(missing("dama", 1)).isBetween(20L, 80L);
  }

  @Test
  void goodPlayersDoNot() {
    assertThat(missing("dame-ravensburger", 6)).isZero();
    assertThat(missing("dame-ravensburger", 8)).isZero();
  }

  @Test
  void nobodyOverlooksWhatHeMustDo() {
    assertThat(missing("dame-ravensburger,obligation=enforced", 1)).isZero();
  }

  @Test
  void beginnersDoNotAlwaysNoticeThatOneWasOverlooked() {
    assertThat(Match.ofHundred(missed("dame-ravensburger"), 1, Action.Insist.class))
        .isBetween(25L, 60L);
    assertThat(Match.ofHundred(missed("dama"), 1, Action.Huff.class)).isBetween(20L, 60L);
  }

  @Test
  void mastersDo() {
    assertThat(Match.ofHundred(missed("dama"), 8, Action.Huff.class)).isEqualTo(100);
  }

  @Test
  void aMasterInsistsWhenTheCaptureIsBadForHisOpponent() {
    // after 16x7 2x11 Black wins; as it stands, nobody keeps 12 from becoming a king
    var game = Match.after(Match.game("dame-ravensburger", "W:W16,20:B1,2,11"), "16-12");

    var action = Match.player(game.rules(), 8, 1).act(game, Side.BLACK, SearchControl.NONE);

    assertThat(action).isEqualTo(new Action.Insist(Side.BLACK));
  }

  @Test
  void aMasterLetsAnOversightStandThatHelpsHim() {
    // after 31-27 nothing keeps Black from taking 22 himself
    var game = missed("dame-ravensburger");

    var action = Match.player(game.rules(), 8, 1).act(game, Side.BLACK, SearchControl.NONE);

    assertThat(action).isInstanceOf(Action.Play.class);
  }

  @Test
  void whoeverIsShutInByAnOversightUsesHisRight() {
    var game = Match.after(Match.game("dame-ravensburger", "W:W17,22,26:B13,18"), "26-23");
    assertThat(game.outcome()).isEmpty();
    for (int level = 1; level <= 8; level++) {
      var action = Match.player(game.rules(), level, 1).act(game, Side.BLACK, SearchControl.NONE);
      Match.apply(game, action);
    }
  }
}
