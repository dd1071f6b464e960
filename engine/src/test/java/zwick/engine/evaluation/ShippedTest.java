package zwick.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.RuleText;

class ShippedTest {
  static List<Preset> learned() {
    return Presets.all().stream()
        .filter(preset -> ShippedWeights.read(preset.id()).isPresent())
        .toList();
  }

  @ParameterizedTest
  @MethodSource("learned")
  void weightsSayWhatTheyWereLearnedFor(Preset preset) {
    var weights = ShippedWeights.read(preset.id()).orElseThrow();
    assertThat(weights.facts())
        .containsEntry("rules", preset.id())
        .containsEntry("fingerprint", preset.rules().fingerprint())
        .containsKeys("seed", "nodes", "class 1");
    assertThat(weights.values()).hasSameSizeAs(Evaluation.untrained(preset.rules()));
    assertThat(ShippedWeights.nearest(preset.rules())).contains(preset);
  }

  @Test
  void theListOfFilesIsWhatIsInTheFolder() {
    assertThat(learned()).extracting(Preset::id).hasSameElementsAs(ShippedWeights.FILES);
  }

  @Test
  void everyFamilyHasLearnedSomething() {
    assertThat(learned()).hasSizeGreaterThan(2);
  }

  @ParameterizedTest
  @CsvSource({
    "mulino, muehle-turnier",
    "'muehle-turnier,take-from-mill=always', muehle-turnier",
    "'dame-ravensburger,obligation=enforced', dame-ravensburger",
    "'dama,quiet-moves=30', dama"
  })
  void houseRulesTakeWhatTheNearestPresetLearned(String rules, String preset) {
    assertThat(ShippedWeights.nearest(RuleText.read(rules)).map(Preset::id)).contains(preset);
  }

  @Test
  void anotherBoardOrGoalTakesNothingFromIt() {
    assertThat(ShippedWeights.nearest(RuleText.read("dame-10x10,goal=lose")).map(Preset::id))
        .isNotEqualTo(Optional.of("dame-10x10"));
    assertThat(ShippedWeights.weights(RuleText.read("six"))).isNotEmpty();
  }
}
