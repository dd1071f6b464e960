package zwick.view.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.view.Page;
import zwick.view.ViewLawsTest;

class RuleCardTest {
  private final Page page = new Page();

  static List<String> rules() {
    var rules = new ArrayList<>(ViewLawsTest.rules());
    rules.add("dame-ravensburger,board=10,men=20,quiet-moves=33,king=short");
    return rules;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void everySwitchLeadsToTheRulesItPromises(String rules) {
    var card = page.ask("card", "rules", rules, "language", "de");
    var values = RuleText.read(rules).values();
    assertThat(Page.texts(Page.list(card, "options"), "id"))
        .containsExactlyElementsOf(values.keySet());
    for (var option : Page.list(card, "options")) {
      var id = Page.text(option, "id");
      assertThat(Page.text(option, "value")).isEqualTo(values.get(id));
      assertThat(Page.texts(Page.list(option, "values"), "value"))
          .contains(Page.text(option, "value"), Page.text(option, "usual"))
          .hasSizeLessThanOrEqualTo(30);
      for (var value : Page.list(option, "values")) {
        if (value.get("rules") instanceof Json.Str(String after)) {
          assertThat(RuleText.read(after).values()).containsEntry(id, Page.text(value, "value"));
          assertThat(value.get("trouble")).isEqualTo(Json.none());
          assertThat(page.ask("page", "rules", after, "language", "de").get("title")).isNotNull();
        } else {
          assertThat(Page.text(value, "trouble")).isNotBlank();
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rules")
  void puttingBackEveryDifferenceGivesTheBooklet(String rules) {
    var now = rules;
    for (int i = 0; i < 20; i++) {
      var differences = Page.list(page.ask("card", "rules", now), "differences");
      if (differences.isEmpty()) {
        assertThat(now).isEqualTo(RuleText.read(rules).preset());
        return;
      }
      now = Page.text(differences.getFirst(), "back");
    }
    assertThat(now).as("still different").isEmpty();
  }

  @Test
  void aLargerBoardTakesMoreMen() {
    var board = Page.list(page.ask("card", "rules", "dame-ravensburger"), "options").getFirst();
    assertThat(Page.texts(Page.list(board, "values"), "rules"))
        .containsExactly("dame-ravensburger", "dame-ravensburger,board=10,men=20");
  }

  @Test
  void whatDoesNotFitSaysWhy() {
    var card = page.ask("card", "rules", "six", "language", "en");
    var stones = Page.list(card, "options").get(1);
    var twelve = Page.list(stones, "values").getLast();
    assertThat(twelve.get("rules")).isEqualTo(Json.none());
    assertThat(Page.text(twelve, "trouble")).contains("12", "8");
  }

  @Test
  void theCardSaysWhatTheRuleMeansAndWhoseItIs() {
    var card = page.ask("card", "rules", "muehle-ravensburger,jump=never", "language", "en");
    assertThat(Page.text(card, "heading")).startsWith("This is different from");
    assertThat(Page.texts(Page.list(card, "differences"), "back"))
        .containsExactly("muehle-ravensburger");
    for (var option : Page.list(card, "options")) {
      if (Page.text(option, "id").equals("jump")) {
        assertThat(Page.text(option, "paragraph")).contains("jump");
      }
      assertThat(option.get("ours"))
          .isEqualTo(
              Json.of(
                  List.of("two-mills", "repetition", "quiet-moves", "draw-by")
                      .contains(Page.text(option, "id"))));
    }
  }
}
