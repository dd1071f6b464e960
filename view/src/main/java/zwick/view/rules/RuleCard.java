package zwick.view.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zwick.game.BadInput;
import zwick.game.Option;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.text.Differences;
import zwick.text.Words;
import zwick.text.pages.RulesPage;
import zwick.view.json.JsonObjectBuilder;

/// A rule set as switches, each with what it would become.
public final class RuleCard {
  /// An option with more values than this shows those that people choose.
  private static final int MOST_VALUES = 30;

  private static final List<Integer> ROUND =
      List.of(
          0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 50, 60, 80, 100, 150, 200, 300, 500);

  private final RuleSet rules;
  private final Words words;
  private final Preset preset;
  private final Map<String, String> values;
  private final Map<String, String> usual;
  private final RulesPage page;

  public RuleCard(RuleSet rules, Words words) {
    this.rules = rules;
    this.words = words;
    preset = Presets.of(rules);
    values = rules.values();
    usual = preset.rules().values();
    page = RulesPage.of(rules, words.language());
  }

  public Json json() {
    var options = new ArrayList<Json>();
    for (Option<?, ?> option : rules.options()) {
      options.add(option(option));
    }
    var differences = Differences.between(rules, preset.rules(), words.language());
    return new JsonObjectBuilder()
        .put("rules", RuleText.write(rules))
        .put("preset", preset.id())
        .put("name", words.preset(preset.id()))
        .put("family", rules.family())
        .put("options", options)
        .put("differences", differences(differences))
        .put("heading", differences.heading())
        .done();
  }

  private Json option(Option<?, ?> option) {
    var id = option.id();
    var choices = new ArrayList<Json>();
    for (var value : shown(option)) {
      choices.add(value(id, value));
    }
    return new JsonObjectBuilder()
        .put("id", id)
        .put("name", words.option(id))
        .put("value", values.getOrDefault(id, ""))
        .put("usual", usual.getOrDefault(id, ""))
        .put("ours", preset.ours().contains(id))
        .put("paragraph", paragraph(id))
        .put("illustration", Illustrations.of(rules, id, words))
        .put("values", choices)
        .done();
  }

  /// All values, or of very many the round ones, with the chosen and the usual among them.
  private List<String> shown(Option<?, ?> option) {
    var all = option.texts();
    if (all.size() <= MOST_VALUES) {
      return all;
    }
    var shown = new ArrayList<String>();
    for (var value : all) {
      if (ROUND.contains(Integer.parseInt(value))
          || value.equals(values.get(option.id()))
          || value.equals(usual.get(option.id()))) {
        shown.add(value);
      }
    }
    return shown;
  }

  private Json value(String option, String value) {
    var choice =
        new JsonObjectBuilder().put("value", value).put("text", words.value(option, value));
    try {
      return choice
          .put("rules", RuleText.write(with(option, value)))
          .put("trouble", Json.none())
          .done();
    } catch (BadInput bad) {
      return choice
          .put("rules", Json.none())
          .put("trouble", words.problem(bad.problems().getFirst(), rules))
          .done();
    }
  }

  /// The rules with this value. Another board may have no room for all pieces, or rows that they do
  /// not fill; then there are as many of them as on such a board in a preset.
  private RuleSet with(String option, String value) {
    try {
      return rules.with(Map.of(option, value));
    } catch (BadInput bad) {
      for (var example : Presets.all()) {
        var theirs = example.rules().values();
        if (option.equals("board")
            && example.rules().family().equals(rules.family())
            && value.equals(theirs.get(option))) {
          var pieces = theirs.containsKey("men") ? "men" : "stones";
          return rules.with(Map.of(option, value, pieces, theirs.getOrDefault(pieces, "")));
        }
      }
      throw bad;
    }
  }

  private String paragraph(String option) {
    var text = new StringBuilder();
    for (var section : page.sections()) {
      for (var paragraph : section.paragraphs()) {
        if (paragraph.topic().equals(option)) {
          text.append(text.isEmpty() ? "" : " ").append(paragraph.text());
        }
      }
    }
    return text.toString();
  }

  private List<Json> differences(Differences differences) {
    var list = new ArrayList<Json>();
    for (var difference : differences.list()) {
      list.add(
          new JsonObjectBuilder()
              .put("option", difference.option())
              .put("text", difference.sentence())
              .put("back", back(difference.option(), difference.theirs()))
              .done());
    }
    return list;
  }

  private String back(String option, String value) {
    try {
      return RuleText.write(with(option, value));
    } catch (BadInput _) {
      return preset.id();
    }
  }
}
