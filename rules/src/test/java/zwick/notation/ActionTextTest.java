package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Wish;

class ActionTextTest {
  private final Game game = Game.of(RuleText.read("dama").start());

  @ParameterizedTest
  @ValueSource(
      strings = {
        "22-18",
        "B:9-13",
        "insist",
        "B:insist",
        "huff:12",
        "offer",
        "B:accept",
        "decline",
        "claim",
        "claim:22-18",
        "resign",
        "B:resign",
        "takeback",
        "timeout"
      })
  void whatIsReadIsWrittenAgain(String text) {
    var action = ActionText.read(game, text).orElseThrow();
    assertThat(ActionText.write(game.position(), action)).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"muehle-ravensburger", "dama", "lupo-e-pecore"})
  void pointsOffTheBoardAreWrittenAsNumbers(String rules) {
    var position = RuleText.read(rules).start();
    var by = position.turn();
    assertThat(ActionText.write(position, new Action.Play(by, Wish.place(99)))).isEqualTo("99");
    assertThat(ActionText.write(position, new Action.Play(by, Wish.slide(-1, 64))))
        .isEqualTo("-1-64");
    assertThat(ActionText.write(position, new Action.Huff(by, 99))).isEqualTo("huff:99");
    var wild = List.of(Integer.MIN_VALUE, Integer.MAX_VALUE);
    for (var kind : Wish.Kind.values()) {
      for (var path : List.of(List.<Integer>of(), List.of(99), wild)) {
        var wish = new Wish(kind, path, wild, false);
        assertThat(ActionText.write(position, new Action.Play(by, wish)))
            .endsWith("x-2147483648,2147483647");
        assertThat(ActionText.write(position, new Action.Claim(by, Optional.of(wish))))
            .startsWith("claim:");
      }
    }
  }

  @Test
  void textGoesInAndAVerdictComesOut() {
    assertThat(ActionText.apply(game, "22-18")).isInstanceOf(Verdict.Accepted.class);
    assertThat(ActionText.apply(game, "B:9-13"))
        .isEqualTo(new Verdict.Refused(new Refusal.NotYourTurn(Side.WHITE)));
    assertThat(ActionText.apply(game, "a\tmove?"))
        .isEqualTo(new Verdict.Refused(new Refusal.NotAMove("a\ufffdmove?")));
  }

  @Test
  void whoIsNotNamedIsTheSideToMove() {
    assertThat(ActionText.read(game, "offer")).contains(new Action.Offer(Side.WHITE));
    assertThat(ActionText.read(game, "w:Offer")).contains(new Action.Offer(Side.WHITE));
    assertThat(ActionText.read(game, "b:offer")).contains(new Action.Offer(Side.BLACK));
  }

  @Test
  void aColonInAMoveIsNoName() {
    var wish = Optional.of(Wish.capture(List.of(5, 14)));
    assertThat(ActionText.read(game, "5:14")).contains(new Action.Play(Side.WHITE, wish.get()));
    assertThat(ActionText.read(game, "claim:5:14")).contains(new Action.Claim(Side.WHITE, wish));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        ":",
        "W:",
        "Q:offer",
        "insist:12",
        "huff",
        "huff:",
        "huff:99",
        "huff:x",
        "claim:",
        "claim:offer",
        "offer offer",
        "W:W:offer",
        "22_18",
        "draw"
      })
  void whatIsNoActionIsNotRead(String text) {
    assertThat(ActionText.read(game, text)).isEmpty();
  }
}
