package zwick.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.known.Insight;
import zwick.game.known.Oracle;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;
import zwick.game.moves.Move;
import zwick.game.moves.Step;
import zwick.game.presets.Presets;
import zwick.notation.PositionText;
import zwick.text.pages.RulesPage;

/// Nothing is without words, and no words are without use.
class WordsTest {

  @ParameterizedTest
  @EnumSource
  void everythingHasWordsAndAllWordsAreUsed(Language language) {
    var asked = new HashSet<String>();
    var words = new Words(language, new Texts(language, recording(language, asked)));

    names(words);
    answers(words);
    play(words);
    Samples.ruleSets().forEach(rules -> check(RulesPage.of(rules, words)));
    OddRules.all().forEach(rules -> check(RulesPage.of(rules, words)));
    for (var preset : Presets.all()) {
      var differences =
          Differences.between(preset.rules(), Presets.all().getFirst().rules(), words);
      assertThat(differences.heading()).isNotBlank();
    }

    var unused = new TreeSet<>(Texts.parse(language, Texts.tables(language)).keySet());
    unused.removeAll(asked);
    unused.removeIf(key -> key.startsWith("page.label."));
    unused.removeIf(WordsTest::elsewhere);
    assertThat(unused).isEmpty();
  }

  /// What is said beside the board, in lessons, on the page and in the hall; tests of those look
  /// for them.
  private static boolean elsewhere(String key) {
    var topic = key.substring(0, key.indexOf('.') < 0 ? key.length() : key.indexOf('.'));
    return Set.of(
            "coach",
            "counter",
            "hint",
            "house",
            "illustration",
            "lesson",
            "limit",
            "phrase",
            "sanction",
            "prompt",
            "right",
            "said",
            "trouble",
            "web",
            "why",
            "zwickmuehle")
        .contains(topic);
  }

  /// What a merge has torn apart ends in the middle.
  @ParameterizedTest
  @EnumSource
  void whatTheHouseSaysIsWholeSentences(Language language) {
    var texts = Texts.parse(language, Texts.tables(language));
    assertThat(texts)
        .allSatisfy((key, text) -> {
          if (key.startsWith("house.")) {
            assertThat(text).as(key).matches("(?s)\\p{Lu}.*[.!?]|\\d.*[.!?]");
          }
        });
  }

  private static void names(Words words) {
    for (var side : Side.values()) {
      said(words.side(side));
    }
    for (var preset : Presets.all()) {
      said(words.preset(preset.id()));
      said(words.summary(preset.id()));
      assertThat(words.has("preset." + preset.id())).isTrue();
      for (var option : preset.rules().options()) {
        said(words.option(option.id()));
        option.texts().forEach(value -> said(words.value(option.id(), value)));
      }
    }
  }

  private static void answers(Words words) {
    Samples.outcomes().forEach(outcome -> said(words.outcome(outcome)));
    Samples.problems().forEach(problem -> said(words.problem(problem)));
    for (var preset : Presets.all()) {
      var rules = preset.rules();
      Samples.problems().forEach(problem -> said(words.problem(problem, rules)));
      Samples.refusals().forEach(refusal -> said(words.refusal(refusal, rules)));
      Samples.outcomes().forEach(outcome -> said(words.outcome(outcome, rules)));
      var start = rules.start();
      Samples.refusals().forEach(refusal -> said(words.refusal(refusal, start)));
    }
    var kings = PositionText.read(Presets.find("dama").orElseThrow().rules(), "W:WK3:B9");
    Samples.refusals().forEach(refusal -> said(words.refusal(refusal, kings)));
    OddRules.all()
        .forEach(
            rules -> Samples.refusals().forEach(refusal -> said(words.refusal(refusal, rules))));
  }

  private static void play(Words words) {
    for (int level = 1; level <= 9; level++) {
      said(words.level(level));
    }
    for (int worth = -500; worth <= 500; worth += 10) {
      said(words.standing(worth, Side.BLACK));
    }
    results(words);
    said(words.wins(Side.WHITE, 1));
    said(words.wins(Side.BLACK, 2));
    var mill = Presets.find("mulino").orElseThrow().rules();
    var draughts = Presets.find("dama").orElseThrow().rules();
    for (var prize : new Step[] {new Step.Remove(3), new Step.Sweep(List.of(1, 2, 3))}) {
      said(words.deed(moved(new Step.Place(9), prize), mill));
      said(words.deed(moved(new Step.Slide(8, 9), prize), mill));
    }
    said(words.deed(moved(new Step.Place(9)), mill));
    said(words.deed(moved(new Step.Slide(8, 9)), mill));
    said(words.deed(moved(new Step.Slide(8, 4), new Step.Crown(4)), draughts));
    said(words.deed(moved(new Step.Jump(18, 14, 9)), draughts));
    said(words.deed(moved(new Step.Jump(9, 6, 2), new Step.Crown(2)), draughts));
    said(words.deed(moved(new Step.Pass()), mill));
    said(words.deed(new Deed.Huffed(Side.BLACK, 12), draughts));
  }

  /// Every value of a position with every value of its moves.
  private static void results(Words words) {
    var start =
        PositionText.read(Presets.find("mulino").orElseThrow().rules(), "W:Wa1,g4,d6:Bb2,d2,f6");
    for (var before : Value.values()) {
      for (var after : Value.values()) {
        int[] plies = {0};
        Oracle oracle =
            p -> p.equals(start) ? new Known(before, 9) : new Known(after, plies[0]++ % 2);
        Oracle forgetful = p -> p.equals(start) ? new Known(before, 9) : null;
        for (var known : List.of(oracle, forgetful)) {
          var insight = Insight.of(known, start).orElseThrow();
          said(words.result(insight, new Proof(List.of(), start)));
          insight.choices().forEach(choice -> said(words.effect(insight, choice)));
        }
      }
    }
  }

  private static Deed moved(Step... steps) {
    return new Deed.Moved(Side.WHITE, Move.of(steps));
  }

  private static void check(RulesPage page) {
    said(page.title());
    said(page.introduction());
    for (var section : page.sections()) {
      said(section.title());
      section.paragraphs().forEach(paragraph -> said(paragraph.text()));
    }
  }

  private static void said(String text) {
    assertThat(text).isNotBlank().doesNotContain("{", "}", "  ").isEqualTo(text.strip());
    assertThat(" " + text + " ").doesNotContain(" null ");
  }

  /// Remembers which sentences were asked for.
  private static Map<String, String> recording(Language language, Set<String> asked) {
    return new HashMap<>(Texts.parse(language, Texts.tables(language))) {
      @Override
      public String get(Object key) {
        asked.add((String) key);
        return super.get(key);
      }
    };
  }

  @Test
  void theBlockedSideWinsWhereOneTriesToLose() {
    var blocked = new Outcome.Win(Side.WHITE, Ending.BLOCKED);
    var words = Words.in(Language.ENGLISH);
    assertThat(words.outcome(blocked, Presets.find("dama").orElseThrow().rules()))
        .isEqualTo("White wins: Black cannot move.");
    assertThat(words.outcome(blocked, Presets.find("mangia-la-dama").orElseThrow().rules()))
        .isEqualTo("White wins: White cannot move and has nothing left to lose.");
  }

  @Test
  void aMoveInWordsSaysWhatTheHandDoes() {
    var words = Words.in(Language.ENGLISH);
    var mill = Presets.find("mulino").orElseThrow().rules();
    int d6 = mill.grid().find("d6").orElseThrow();
    int d5 = mill.grid().find("d5").orElseThrow();
    int a1 = mill.grid().find("a1").orElseThrow();
    assertThat(words.deed(moved(new Step.Slide(d6, d5), new Step.Remove(a1)), mill))
        .isEqualTo("White moves from d6 to d5, closes a mill and takes a1.");
    var draughts = Presets.find("dama").orElseThrow().rules();
    var chain = moved(new Step.Jump(18, 14, 9), new Step.Jump(9, 6, 2), new Step.Crown(2));
    assertThat(words.deed(chain, draughts))
        .isEqualTo("White jumps from 18 to 2, takes 6 and 14 and has a new king.");
  }

  @Test
  void whoStandsBetterIsSaidWithoutNumbers() {
    var words = Words.in(Language.ENGLISH);
    assertThat(words.standing(10, Side.WHITE)).isEqualTo("Neither side is better.");
    assertThat(words.standing(-90, Side.WHITE)).isEqualTo("Black is better.");
    assertThat(words.standing(400, Side.BLACK)).isEqualTo("Black is much better.");
    assertThat(words.wins(Side.WHITE, 3)).isEqualTo("White wins in 3 moves.");
  }

  @Test
  void aKeyThatDoesNotExistIsAMistakeOfTheProgram() {
    assertThatThrownBy(() -> Words.in(Language.GERMAN).text("no.such.key"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("no.such.key");
  }

  @Test
  void languagesAreFoundByCodeTagAndName() {
    assertThat(Language.find("de")).contains(Language.GERMAN);
    assertThat(Language.find("fr-CH")).contains(Language.FRENCH);
    assertThat(Language.find("it_IT.UTF-8")).contains(Language.ITALIAN);
    assertThat(Language.find("English")).contains(Language.ENGLISH);
    assertThat(Language.find("Français")).contains(Language.FRENCH);
    assertThat(Language.find("item")).isEmpty();
    assertThat(Language.find("")).isEmpty();
  }
}
