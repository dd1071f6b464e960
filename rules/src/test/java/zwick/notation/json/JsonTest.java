package zwick.notation.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.BadInput;
import zwick.game.Problem;

class JsonTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "null",
        "true",
        "false",
        "0",
        "-1.5e+10",
        "\"\"",
        "[]",
        "{}",
        "[[],{}]",
        "{\"a\":[1,\"two\",null],\"b\":{\"c\":false}}",
        "\"\\\\\\\"\\n\\t\\u0001é\""
      })
  void whatIsReadIsWrittenAgain(String text) {
    assertThat(Json.read(text).write()).isEqualTo(text);
    assertThat(Json.read(Json.read(text).pretty())).isEqualTo(Json.read(text));
  }

  @Test
  void escapesAndBlanksAreUnderstood() {
    assertThat(Json.read(" [ \"\\u00e9\\/\\b\\f\\r\" ,\n1 ] ").write())
        .isEqualTo("[\"é/\\u0008\\u000c\\u000d\",1]");
    assertThat(Json.read("\"\\ud83d\\ude00\"").write()).isEqualTo("\"😀\"");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "nul",
        "tru e",
        "[1,]",
        "[1 2]",
        "{\"a\":1,}",
        "{a:1}",
        "{\"a\" 1}",
        "{\"a\":1",
        "\"",
        "\"\\",
        "\"\\x\"",
        "\"\\u12\"",
        "\"\\u12g4\"",
        "\"\n\"",
        "01",
        "1.",
        ".5",
        "+1",
        "1e",
        "--1",
        "NaN",
        "1 1",
        "{\"a\":1,\"a\":2}",
        "'a'",
        "\uffff",
        "\"\uffff",
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"\\udc00\\ud800\"",
        "\"\\ud800x\"",
        "\"\\ud800\\ud800\\udc00\"",
        "\"a\ud83d\"",
        "\"\\u0000\"",
        "{\"\\ud800\":1}"
      })
  void whatIsNotJsonIsRefused(String text) {
    assertThatThrownBy(() -> Json.read(text)).isInstanceOf(BadInput.class);
  }

  @Test
  void theLineOfTheMistakeIsNamed() {
    assertThatThrownBy(() -> Json.read("{\n \"a\": 1,\n \"b\" 2\n}"))
        .isInstanceOfSatisfying(
            BadInput.class,
            bad ->
                assertThat(bad.problems())
                    .containsExactly(new Problem.Unreadable(Problem.Thing.JSON, 3, "2")));
  }

  @Test
  void deepNestingIsRefusedWithoutGoingThere() {
    assertThatThrownBy(() -> Json.read("[".repeat(5_000_000))).isInstanceOf(BadInput.class);
    assertThatThrownBy(() -> Json.read("{\"a\":".repeat(100_000))).isInstanceOf(BadInput.class);
  }
}
