package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.draughts.DraughtsRules;
import zwick.game.BadInput;
import zwick.game.RuleSet;
import zwick.game.presets.DraughtsPresets;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.RuleText;

/// Rules are data: every component of a rule set is an option, and every option can be set.
class OptionsTest {
  static Stream<Preset> presets() {
    return Presets.all().stream();
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyComponentIsAnOption(Preset preset) {
    var components =
        Stream.of(preset.rules().getClass().getRecordComponents())
            .map(c -> c.getName().replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT))
            .skip(1); // the preset's name
    assertThat(preset.rules().values().keySet()).containsExactlyElementsOf(components.toList());
    assertThat(preset.rules().values().keySet()).containsAll(preset.ours());
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyValueOfEveryOptionCanBeSetAndReadBack(Preset preset) {
    for (var option : preset.rules().options()) {
      for (var value : option.texts()) {
        try {
          var changed = preset.rules().with(Map.of(option.id(), value));
          assertThat(changed.values()).containsEntry(option.id(), value);
          assertThat(RuleText.read(RuleText.write(changed))).isEqualTo(changed);
        } catch (BadInput e) {
          // only where numbers have to fit a board
          assertThat(option.id()).isIn("board", "stones", "men");
          assertThat(e.problems()).isNotEmpty();
        }
      }
    }
  }

  @Test
  void idsAreUniqueAndFingerprintsTellRulesApart() {
    var ids = new HashSet<String>();
    var rules = new HashSet<Map<String, String>>();
    var fingerprints = new HashSet<String>();
    for (var preset : Presets.all()) {
      assertThat(ids.add(preset.id())).isTrue();
      rules.add(preset.rules().values());
      fingerprints.add(preset.rules().fingerprint());
    }
    assertThat(fingerprints).hasSameSizeAs(rules);
    RuleSet same = RuleText.read("mulino,quiet-moves=50");
    assertThat(same.fingerprint()).isEqualTo(RuleText.read("muehle-turnier").fingerprint());
  }

  @Test
  void aRuleSetCannotBeMadeOfNumbersNobodyCouldChoose() {
    var dama = DraughtsPresets.DAMA;
    assertThatThrownBy(() ->
            new DraughtsRules(
                "dama",
                12,
                24,
                dama.corner(),
                dama.menCapture(),
                dama.menTakeKings(),
                dama.king(),
                dama.kingLands(),
                dama.captureChoice(),
                dama.crowning(),
                dama.takenLeave(),
                dama.obligation(),
                dama.goal(),
                3,
                25,
                dama.endgameLimits(),
                dama.loneKings(),
                0,
                dama.drawBy()))
        .isInstanceOf(BadInput.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "schach",
        "mulino,stones=13",
        "mulino,stones",
        "mulino,stones=9,stones=8",
        "mulino,king=flying",
        "mulino,repetition=1",
        "six,stones=9",
        "dame-ravensburger,board=10",
        "dame-100,men=12",
        "lupo-e-pecore,first=fox"
      })
  void whatDoesNotFitIsRefused(String rules) {
    assertThatThrownBy(() -> RuleText.read(rules)).isInstanceOf(BadInput.class);
  }
}
