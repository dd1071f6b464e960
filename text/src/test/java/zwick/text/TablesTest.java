package zwick.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Compares the tables of the languages with each other.
class TablesTest {
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{#?(\\d)}");

  private final Map<Language, Map<String, String>> tables = new TreeMap<>();

  TablesTest() {
    for (var language : Language.values()) {
      tables.put(language, Texts.parse(language, Texts.tables(language)));
    }
  }

  @Test
  void everyLanguageHasTheSameKeys() {
    var problems = new ArrayList<String>();
    var all = new TreeSet<String>();
    tables.values().forEach(table -> all.addAll(table.keySet()));
    for (var key : all) {
      var having = tables.keySet().stream().filter(l -> tables.get(l).containsKey(key)).toList();
      if (having.size() < tables.size() && !singular(key)) {
        problems.add(key + " only in " + having);
      }
    }
    assertThat(problems).isEmpty();
  }

  @Test
  void aSingularStandsBesideItsPlural() {
    var problems = new ArrayList<String>();
    tables.forEach((language, table) ->
        table.keySet().stream()
            .filter(key -> key.endsWith(".one") && !key.contains("two-mills"))
            .filter(key -> !table.containsKey(plural(key)))
            .forEach(key -> problems.add(language + " " + key)));
    assertThat(problems).isEmpty();
  }

  @Test
  void everyLanguageFillsInTheSame() {
    var problems = new ArrayList<String>();
    var german = tables.get(Language.GERMAN);
    tables.forEach((language, table) ->
        table.forEach((key, sentence) -> {
          var expected = placeholders(german.getOrDefault(plural(key), ""));
          var found = placeholders(sentence);
          // A singular may say "one" instead of the number.
          if (singular(key) ? !expected.containsAll(found) : !expected.equals(found)) {
            problems.add(language + " " + key + " has " + found + ", not " + expected);
          }
        }));
    assertThat(problems).isEmpty();
  }

  @Test
  void sentencesAreTidy() {
    var problems = new ArrayList<String>();
    tables.forEach((language, table) ->
        table.forEach((key, sentence) -> {
          if (sentence.isBlank()
              || sentence.contains("  ")
              || sentence.contains("'")
              || sentence.contains(" ,")
              || sentence.contains(" .")
              || key.contains("summary.") && !sentence.endsWith(".")
              || key.startsWith("rule.") && !endsSentence(sentence)) {
            problems.add(language + " " + key + " = " + sentence);
          }
        }));
    assertThat(problems).isEmpty();
  }

  private boolean singular(String key) {
    return key.endsWith(".one")
        && tables.values().stream().anyMatch(t -> t.containsKey(plural(key)));
  }

  private String plural(String key) {
    return key.endsWith(".one") && !key.contains("two-mills")
        ? key.substring(0, key.length() - ".one".length())
        : key;
  }

  private static boolean endsSentence(String sentence) {
    return sentence.endsWith(".") || sentence.endsWith("!");
  }

  private static Set<String> placeholders(String sentence) {
    var found = new TreeSet<String>();
    PLACEHOLDER.matcher(sentence).results().forEach(match -> found.add(match.group(1)));
    return found;
  }
}
