package zwick.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zwick.game.BadInput;
import zwick.game.Option;
import zwick.game.Problem;
import zwick.game.RuleSet;
import zwick.game.presets.Presets;

class RuleTextTest {
  @Test
  void everyPresetIsItsOwnText() {
    for (var preset : Presets.all()) {
      assertThat(RuleText.read(preset.id())).isEqualTo(preset.rules());
      assertThat(RuleText.write(preset.rules())).isEqualTo(preset.id());
    }
  }

  @Test
  void onlyHouseRulesAreWrittenAndInTheOrderOfTheOptions() {
    var rules = RuleText.read(" Dame-Ravensburger , obligation = huff,men-capture=all,king=flying");
    assertThat(RuleText.write(rules))
        .isEqualTo("dame-ravensburger,men-capture=all,obligation=huff");
  }

  @Test
  void whatIsWrittenReadsBack() {
    long seed = 20_26L;
    var random = new Random(seed);
    for (int i = 0; i < 2_000; i++) {
      var rules = anyRules(random);
      assertThat(RuleText.read(RuleText.write(rules))).as("seed %d, %d", seed, i).isEqualTo(rules);
    }
  }

  @Test
  void everyProblemIsNamed() {
    assertThat(
            problems(
                "dame-ravensburger,huff,men-capture=sideways,colour=red,king=short,king=short"))
        .hasExactlyElementsOfTypes(
            Problem.Unreadable.class,
            Problem.NoSuchValue.class,
            Problem.NoSuchOption.class,
            Problem.OptionTwice.class);
    assertThat(problems("chess")).hasExactlyElementsOfTypes(Problem.NoSuchPreset.class);
    assertThat(problems("")).hasExactlyElementsOfTypes(Problem.NoRulesNamed.class);
    assertThat(problems("x".repeat(10_000))).hasExactlyElementsOfTypes(Problem.TooLong.class);
    assertThat(problems("mulino,board=six")).hasExactlyElementsOfTypes(Problem.TooManyStones.class);
  }

  private static RuleSet anyRules(Random random) {
    while (true) {
      var preset = Presets.all().get(random.nextInt(Presets.all().size())).rules();
      Option<?, ?> option = preset.options().get(random.nextInt(preset.options().size()));
      var value = option.texts().get(random.nextInt(option.texts().size()));
      try {
        return preset.with(Map.of(option.id(), value));
      } catch (BadInput _) {
        // does not fit; another one
      }
    }
  }

  private static List<Problem> problems(String text) {
    var problems = new ArrayList<Problem>();
    assertThatThrownBy(() -> RuleText.read(text))
        .isInstanceOfSatisfying(BadInput.class, bad -> problems.addAll(bad.problems()));
    return problems;
  }
}
