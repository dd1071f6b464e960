package zwick.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.presets.DraughtsPresets;
import zwick.notation.PositionText;

class WireNotationTest {
  private static final String START = "W" + "b".repeat(20) + "e".repeat(10) + "w".repeat(20);

  @Test
  void aPositionIsALetterForTheSideAndOneForEachSquare() {
    var start = DraughtsPresets.DAME_10X10.start();
    assertThat(WireBoard.HUB.write(start)).isEqualTo(START);
    assertThat(WireBoard.DXP.write(start)).isEqualTo(START.replace('b', 'z'));
    var few = position("B:WK4,25:BK38,K48");
    assertThat(WireBoard.HUB.write(few)).startsWith("BeeeWe").hasSize(51);
    assertThat(few.rules().check(WireBoard.HUB.read(WireBoard.HUB.write(few)).orElseThrow()))
        .extracting(setupCheck -> setupCheck.orThrow())
        .isEqualTo(few);
    assertThat(WireBoard.DXP.side('Z')).contains(Side.BLACK);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "W", "Weee", "Xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee"})
  void whatIsNoPositionIsNotRead(String text) {
    assertThat(WireBoard.HUB.read(text)).isEmpty();
    assertThat(WireBoard.HUB.read(START.replace('b', 'z'))).isEmpty();
    assertThat(WireBoard.HUB.read(START + "e")).isEmpty();
  }

  @Test
  void capturesNameWhatTheyTakeInAnyOrder() {
    var position = position("W:W28:B22,12,13,32");
    var move = WireMove.read("28x19x22x12x13").orElseThrow();
    assertThat(move).isEqualTo(WireMove.read("28x19x13x22x12").orElseThrow());
    assertThat(move.find(position)).get().extracting(WireMove::of).isEqualTo(move);
    assertThat(move).hasToString("28x19x12x13x22");
    assertThat(WireMove.read("28x19").orElseThrow().find(position))
        .as("only one can be meant")
        .isPresent();
    assertThat(WireMove.read("28x19x22").orElseThrow().find(position)).isEmpty();
    assertThat(WireMove.read("28-23").orElseThrow().find(position)).isEmpty();
    assertThat(WireMove.read("32-28")).contains(new WireMove(32, 28, Set.of()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "32",
        "32-",
        "-28",
        "32-28-22",
        "32x",
        "x",
        "a-b",
        "320-28",
        "32-28x23",
        "３２-28"
      })
  void whatIsNoMoveIsNotRead(String text) {
    assertThat(WireMove.read(text)).isEmpty();
  }

  private static Position position(String text) {
    return PositionText.read(DraughtsPresets.DAME_10X10, text);
  }
}
