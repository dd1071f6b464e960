package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Wish;

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
