package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.presets.Presets;

class PositionTextTest {
  @ParameterizedTest(name = "{0} starts with {1}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          muehle-ravensburger | W:W+9:B+9
          lupo-e-pecore | B:W29,30,31,32:B
          dame-ravensburger | W:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12
          """)
  void aStartIsWrittenInFull(String rules, String start) {
    assertThat(PositionText.write(RuleText.read(rules).start())).isEqualTo(start);
  }

  @ParameterizedTest(name = "{1} is {2}")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          dame-10x10 | W:W31-35,40-41:B1-5 | W:W31,32,33,34,35,40,41:B1,2,3,4,5
          dame-10x10 | W:B12,K40:W25,K3. | W:WK3,25:B12,K40
          dame-10x10 | b : w k1-3, 9 : b k50 | B:WK1,K2,K3,9:BK50
          dame-10x10 | W:W06:B7 | W:W6:B7
          dame-ravensburger | W:W5:B | W:W5:B
          mulino | b:Wd6,A1+6:bG7,d2+7 | B:Wa1,d6+6:Bd2,g7+7
          mulino | B:Bd2+0:Wa1 | B:Wa1:Bd2
          mulino-ceylonese | W:Wa1,a4,a7+6:Bd2+8:x | W:Wa1,a4,a7+6:Bd2+8:X
          lupo-e-pecore | W:B17:W29-32 | W:W29,30,31,32:B17
          """)
  void manyWaysToWriteAPositionAreRead(String rules, String text, String canonical) {
    var position = PositionText.read(RuleText.read(rules), text);
    assertThat(PositionText.write(position)).isEqualTo(canonical);
  }

  @Test
  void allProblemsComeTogether() {
    assertThat(problems("dame-ravensburger", "W:W1,22,22,99:B32,x"))
        .extracting(Object::getClass)
        .contains(Problem.OffBoard.class, Problem.PointTwice.class, Problem.ManOnCrowningRow.class);
    assertThat(problems("mulino", "W:Wa2,a1+12:Bb2"))
        .extracting(Object::getClass)
        .contains(Problem.OffBoard.class, Problem.TooManyPieces.class);
  }

  @ParameterizedTest(name = "{0} is no position")
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ''
          W
          X:W1:B2
          W:Q1:B2
          W:W1,,2:B3
          W:W1+:B2
          W:W1+x:B2
          WB:W1:B2
          """)
  void whatIsNoPositionIsSaidToBeNone(String text) {
    assertThat(problems("mulino", text)).hasExactlyElementsOfTypes(Problem.Unreadable.class);
    assertThat(problems("dame-10x10", text)).hasExactlyElementsOfTypes(Problem.Unreadable.class);
  }

  @Test
  void endlessPositionsAreRefusedAtOnce() {
    assertThat(problems("dame-10x10", "W:W" + "1,".repeat(100_000)))
        .hasExactlyElementsOfTypes(Problem.TooLong.class);
    assertThat(problems("dame-10x10", "W:W" + "1-50,".repeat(300) + "1"))
        .hasExactlyElementsOfTypes(Problem.Unreadable.class);
  }

  @Test
  void everyPositionOfAGameReadsBack() {
    long seed = 7;
    var random = new Random(seed);
    for (var preset : Presets.all()) {
      for (int i = 0; i < 10; i++) {
        var position = RandomGame.play(preset.rules(), random.nextInt(80), random).position();
        var text = PositionText.write(position);
        var back = PositionText.read(preset.rules(), text);
        assertThat(back.setup().pieces())
            .as("seed %d: %s %s", seed, preset.id(), text)
            .containsExactlyInAnyOrderElementsOf(position.setup().pieces());
        assertThat(PositionText.write(back)).isEqualTo(text);
      }
    }
  }

  private static List<Problem> problems(String rules, String text) {
    var problems = new ArrayList<Problem>();
    assertThatThrownBy(() -> PositionText.read(RuleText.read(rules), text))
        .isInstanceOfSatisfying(BadInput.class, bad -> problems.addAll(bad.problems()));
    return problems;
  }
}
