package zwick.view.teaching;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.notation.json.Json;
import zwick.view.Page;

class LessonsTest {
  private final Page page = new Page();

  @ParameterizedTest
  @CsvSource({"mill, 11", "draughts, 9", "wolf, 5"})
  void everyStepCanBeDone(String family, int steps) {
    var lesson = page.ask("lesson", "family", family, "language", "de");
    assertThat(Page.list(lesson, "steps")).hasSize(steps);
    for (var step : Page.list(lesson, "steps")) {
      var view = page.ask("view", "record", Page.text(step, "record"), "language", "de");
      var accept = Page.strings(step.get("accept"));
      assertThat(Page.list(view, "choices")).as(Page.text(step, "text")).isNotEmpty();
      for (var action : accept) {
        page.act(view, action);
      }
      assertThat(accept.stream().filter(action -> !action.equals("insist")))
          .as("called as in the view")
          .allMatch(Page.texts(Page.list(view, "choices"), "action")::contains);
    }
  }

  @ParameterizedTest
  @CsvSource({"mill", "draughts"})
  void theLastStepWins(String family) {
    var last = Page.list(page.ask("lesson", "family", family), "steps").getLast();
    var view = page.ask("view", "record", Page.text(last, "record"));
    for (var action : Page.strings(last.get("accept"))) {
      var outcome = (Json.Obj) page.act(view, action).get("outcome");
      assertThat(Page.text(outcome, "winner")).isEqualTo("W");
    }
  }

  /// What each step is about; an empty list stands for any move.
  @ParameterizedTest
  @CsvSource({
    "mill, 2, 'a7xd2 a7xd6 a7xg7'",
    "mill, 3, d5xg4",
    "mill, 4, g7",
    "mill, 7, 'a1-d1 a7-d7'",
    "draughts, 2, 22x15",
    "draughts, 3, 30x16",
    "draughts, 4, 27x18",
    "draughts, 5, insist",
    "draughts, 6, '6-1 6-2'",
    "draughts, 8, 29x11",
    "wolf, 4, 12-8",
    "wolf, 5, '26-30 26-31'"
  })
  void onlyWhatTheStepTeachesCounts(String family, int number, String accepted) {
    var step = Page.list(page.ask("lesson", "family", family), "steps").get(number - 1);
    assertThat(String.join(" ", Page.strings(step.get("accept")))).isEqualTo(accepted);
  }
}
