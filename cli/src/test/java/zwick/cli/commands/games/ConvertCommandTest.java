package zwick.cli.commands.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.cli.Run;

class ConvertCommandTest {
  private static final String PDN =
      """
      [White "Anna"]
      [Result "0-2"]
      [GameType "20,W,10,10,N2,0"]

      1. 32-28 19-23 2. 28x19 {[%zwick W:resign]} *
      """;

  @ParameterizedTest
  @CsvSource({"pdn", "json", "text", "PDN"})
  void aGameComesThroughEveryFormatUnchanged(String format) {
    var there = Run.with(PDN, "convert", "-", "--to", format).out();
    assertThat(Run.with(there, "convert", "-", "--to", "pdn").out()).isEqualTo(PDN);
  }

  @Test
  void peopleCanReadTheText(@TempDir Path folder) throws IOException {
    var file = Files.writeString(folder.resolve("game.pdn"), PDN);
    assertThat(Run.zwick("convert", file.toString(), "--to", "text").lines())
        .containsExactly(
            "Rules: dame-10x10",
            "White: Anna",
            "Result: 0-1 (resignation)",
            "",
            "  1. 32-28        19-23",
            "  2. 28x19        W:resign");
  }

  @Test
  void gamesThatNameNoRulesNeedThem() {
    var text = "1. 11-15 23-19 *";
    assertThat(Run.with(text, "convert", "-", "--to", "json").complaint()).isNotEmpty();
    assertThat(Run.with(text, "convert", "-", "--to", "pdn", "--rules", "english").out())
        .contains("[GameType \"21,B,8,8,N1,0\"]", "1. 11-15 23-19 *");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [GameType "20"] 1. 32-28 19-23 2. 37-32 | pdn
          [GameType "30"] 1. a3-a4 | pdn
          {"rules": "dama", "actions": [1]} | text
          {"rules": "dama" | text
          Rules: chess | json
          '' | json
          [GameType "20"] 1. 32-28 | xml
          """)
  void whatCannotBeReadIsSaidInOneLine(String text, String format) {
    assertThat(Run.with(text, "convert", "-", "--to", format).complaint()).isNotEmpty();
  }
}
