package zwick.engine.players;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.Match;
import zwick.engine.SearchControl;
import zwick.game.Action;
import zwick.game.Ending;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Side;
import zwick.notation.RuleText;

/// Draws and resignations.
class PeaceTest {
  /// 21-17 is forced, and then the last man is taken.
  private static final Game LOST = Match.game("dame-ravensburger", "W:W21:B10,13,14");

  @ParameterizedTest
  @ValueSource(ints = {5, 6, 7, 8})
  void goodPlayersResignWhatIsPlainlyLost(int level) {
    assertThat(Match.ofHundred(LOST, level, Action.Resign.class)).isGreaterThan(75);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void othersPlayOn(int level) {
    assertThat(Match.ofHundred(LOST, level, Action.Resign.class)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"muehle-turnier", "dame-10x10", "lupo-e-pecore"})
  void nobodyResignsAtTheStart(String preset) {
    var game = Game.of(RuleText.read(preset).start());
    for (int level = 1; level <= 8; level++) {
      var player = Match.player(game.rules(), level, 1);
      assertThat(player.act(game, game.position().turn(), Match.IMPATIENT))
          .isInstanceOf(Action.Play.class);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 8})
  void anEndingThatNobodyWinsIsClaimedAsSoonAsItIsDue(int level) {
    var start = Match.game("dame-10x10", "W:WK46:BK4");
    var white = Match.player(start.rules(), level, 1);
    var black = Match.player(start.rules(), level, 2);

    var game = Match.play(start, white, black, 40);

    assertThat(game.outcome()).containsInstanceOf(Outcome.Draw.class);
  }

  @Test
  void anEndingThatNobodyWinsIsOfferedAndAgreed() {
    var start =
        Match.game("dame-ravensburger,lone-kings=no,repetition=0,quiet-moves=0", "W:WK29:BK1");
    var white = Match.player(start.rules(), 8, 1);
    var black = Match.player(start.rules(), 8, 2);

    var game = Match.play(start, white, black, 40);

    assertThat(game.outcome()).contains(new Outcome.Draw(Ending.AGREEMENT));
  }

  @Test
  void aDeclinedOfferIsNotMadeAgainAtOnce() {
    var start =
        Match.game("dame-ravensburger,lone-kings=no,repetition=0,quiet-moves=0", "W:WK29:BK1");
    var player = Match.player(start.rules(), 8, 1);
    var game = start;
    int offers = 0;
    while (game.progress().whiteMoves() < 20) {
      var side = game.position().turn();
      var action = player.act(game, side, Match.IMPATIENT);
      game = Match.apply(game, action);
      if (action instanceof Action.Offer) {
        offers += side == Side.WHITE ? 1 : 0;
        game = Match.apply(game, new Action.Answer(side.other(), false));
      }
    }

    assertThat(offers).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8})
  void kingAgainstKingIsClaimedAtOnce(int level) {
    var game = Match.game("dame-ravensburger", "W:WK29:BK1");
    var player = Match.player(game.rules(), level, 1);

    var ended = Match.apply(game, player.act(game, Side.WHITE, Match.IMPATIENT));

    assertThat(ended.outcome()).contains(new Outcome.Draw(Ending.LONE_KINGS));
  }

  private static Optional<Action> answer(Game game, int level) {
    var offered = Match.apply(game, new Action.Offer(Side.BLACK));
    return Match.player(game.rules(), level, 1).answer(offered, Side.WHITE, SearchControl.NONE);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8})
  void whoeverStandsWorseTakesADraw(int level) {
    var game = Match.game("dame-ravensburger", "W:W32:BK1,K2,K3");

    assertThat(answer(game, level)).contains(new Action.Answer(Side.WHITE, true));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 4, 8})
  void whoeverStandsBetterDeclines(int level) {
    var game = Match.game("dame-ravensburger", "W:WK32,K31,K30,K29:B3");

    assertThat(answer(game, level)).contains(new Action.Answer(Side.WHITE, false));
  }

  @Test
  void noDrawIsAgreedBeforeTheRulesAllowIt() {
    var game = Match.game("dame-10x10", "W:W46:BK1,K2,K3,K4,K5");

    assertThat(answer(game, 8)).contains(new Action.Answer(Side.WHITE, false));
  }

  @Test
  void thereIsNothingToAnswerWithoutAnOffer() {
    var game = Match.game("dame-10x10", "W:W46:BK1,K2");
    var player = Match.player(game.rules(), 8, 1);

    assertThat(player.answer(game, Side.WHITE, SearchControl.NONE)).isEmpty();
  }
}
