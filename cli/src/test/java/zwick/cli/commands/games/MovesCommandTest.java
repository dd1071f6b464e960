package zwick.cli.commands.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.Run;

class MovesCommandTest {
  @Test
  void theLegalMovesAreSortedByTheirNumbers() {
    assertThat(Run.zwick("moves", "english", "--position", "B:W32:B6,10").lines())
        .containsExactly("6-9", "10-14", "10-15");
    assertThat(Run.zwick("moves", "muehle-turnier").lines()).hasSize(24).startsWith("a1", "a4");
  }

  @Test
  void aFinishedGameHasNone() {
    assertThat(Run.zwick("moves", "english", "--position", "B:W32:B").lines()).isEmpty();
  }

  @Test
  void whatIsNotAPositionIsSaidInTheLanguageAskedFor() {
    assertThat(Run.zwick("moves", "dama", "--position", "W:W99:B1").complaint()).contains("99");
    assertThat(Run.zwick("moves", "dama", "--position", "W:W99:B1", "--language", "de").complaint())
        .contains("99")
        .isNotEqualTo(Run.zwick("moves", "dama", "--position", "W:W99:B1").complaint());
  }

  @Test
  void allProblemsOfAPositionStandInOneLine() {
    assertThat(Run.zwick("moves", "dama", "--position", "W:W99,1,2:B3").complaint())
        .contains("99", "1", "2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"frisian", "frisian,capture-choice=free,obligation=insist"})
  void positionsThatMakeCarelessGeneratorsExplodeAreListed(String rules) {
    for (var position :
        List.of(
            "W:WK23:B28,17,10,20,29,39,40,38,31,8,9",
            "W:W23:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40")) {
      assertThat(Run.zwick("moves", rules, "--position", position).lines())
          .isNotEmpty()
          .doesNotHaveDuplicates()
          .allMatch(move -> move.startsWith("23"));
    }
  }
}
