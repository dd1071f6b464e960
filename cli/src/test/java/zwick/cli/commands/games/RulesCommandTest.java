package zwick.cli.commands.games;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.Run;
import zwick.game.presets.Presets;
import zwick.notation.json.Json;

class RulesCommandTest {
  @ParameterizedTest
  @ValueSource(strings = {"de", "fr", "it", "en"})
  void everyPresetHasALineWithTheBookletsFirst(String language) {
    var lines = Run.zwick("rules", "--language", language).lines();
    assertThat(lines).hasSameSizeAs(Presets.all());
    for (int i = 0; i < lines.size(); i++) {
      assertThat(lines.get(i)).startsWith(Presets.all().get(i).id() + " ");
    }
    assertThat(lines.getFirst()).startsWith("muehle-ravensburger ");
  }

  @Test
  void aRuleSetHasAPageInEveryLanguage() {
    var german = Run.zwick("rules", "dame-ravensburger", "--language", "de").lines();
    var french = Run.zwick("rules", "dame-ravensburger", "--language=fr").lines();
    assertThat(german).hasSizeGreaterThan(20).isNotEqualTo(french);
    assertThat(german).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
  }

  @Test
  void houseRulesArePartOfThePage() {
    assertThat(Run.zwick("rules", "dama,king=short").lines())
        .isNotEqualTo(Run.zwick("rules", "dama").lines());
  }

  @Test
  void differencesAreListed() {
    assertThat(Run.zwick("rules", "dama", "--differences", "dame-ravensburger").lines())
        .hasSize(2)
        .last()
        .asString()
        .startsWith("- ");
    assertThat(Run.zwick("rules", "dama", "--differences", "dama").lines()).hasSize(1);
    assertThat(Run.zwick("rules", "--differences", "dama").complaint())
        .contains("RULES", "zwick help rules");
  }

  @Test
  void asJsonThereAreAllOptionsWithTheirValues() {
    var json = (Json.Obj) Json.read(Run.zwick("rules", "dama,king=short", "--json").out());
    assertThat(json.get("rules")).isEqualTo(Json.of("dama,king=short"));
    var options = ((Json.Arr) json.get("options")).items();
    assertThat(options).hasSameSizeAs(Presets.find("dama").orElseThrow().rules().options());
    var king =
        options.stream()
            .map(option -> (Json.Obj) option)
            .filter(option -> option.get("option").equals(Json.of("king")))
            .findFirst()
            .orElseThrow();
    assertThat(king.get("value")).isEqualTo(Json.of("short"));
    assertThat(king.get("usual")).isEqualTo(Json.of("flying"));
    assertThat(king.get("values").write()).isEqualTo("[\"flying\",\"short\"]");
    assertThat(((Json.Arr) king.get("texts")).items()).hasSize(2);
  }

  @Test
  void allPresetsAndTheDifferencesAreJsonToo() {
    var presets = (Json.Obj) Json.read(Run.zwick("rules", "--json").out());
    assertThat(((Json.Arr) presets.get("presets")).items()).hasSameSizeAs(Presets.all());
    var found = Run.zwick("rules", "dama", "--differences", "dame-ravensburger", "--json").out();
    var differences = (Json.Arr) ((Json.Obj) Json.read(found)).get("differences");
    assertThat(((Json.Obj) differences.items().getFirst()).get("option"))
        .isEqualTo(Json.of("obligation"));
  }
}
