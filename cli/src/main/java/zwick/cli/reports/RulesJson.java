package zwick.cli.reports;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import zwick.game.Option;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.RuleText;
import zwick.notation.json.Json;
import zwick.text.Differences;
import zwick.text.Words;

/// Rule sets for other programs, with everything they need to show and change them.
public record RulesJson(Words words) {
  /// Every preset: what it is called and where it comes from.
  public Json all() {
    var presets = new ArrayList<Json>();
    for (var preset : Presets.all()) {
      presets.add(new Json.Obj(head(preset)));
    }
    return new Json.Obj(Map.of("presets", new Json.Arr(presets)));
  }

  /// A rule set with all its options.
  public Json of(RuleSet rules) {
    var preset = Presets.of(rules);
    var members = new LinkedHashMap<String, Json>();
    members.put("rules", Json.of(RuleText.write(rules)));
    members.put("fingerprint", Json.of(rules.fingerprint()));
    members.putAll(head(preset));
    var options = new ArrayList<Json>();
    for (Option<?, ?> option : rules.options()) {
      options.add(option(option, rules, preset));
    }
    members.put("options", new Json.Arr(options));
    return new Json.Obj(members);
  }

  public static Json of(Differences differences) {
    var list = new ArrayList<Json>();
    for (var difference : differences.list()) {
      var members = new LinkedHashMap<String, Json>();
      members.put("option", Json.of(difference.option()));
      members.put("value", Json.of(difference.ours()));
      members.put("instead-of", Json.of(difference.theirs()));
      members.put("text", Json.of(difference.sentence()));
      list.add(new Json.Obj(members));
    }
    var members = new LinkedHashMap<String, Json>();
    members.put("text", Json.of(differences.heading()));
    members.put("differences", new Json.Arr(list));
    return new Json.Obj(members);
  }

  private LinkedHashMap<String, Json> head(Preset preset) {
    var members = new LinkedHashMap<String, Json>();
    members.put("preset", Json.of(preset.id()));
    members.put("name", Json.of(words.preset(preset.id())));
    members.put("summary", Json.of(words.summary(preset.id())));
    members.put("family", Json.of(preset.rules().family()));
    members.put("booklet", Json.of(preset.booklet()));
    return members;
  }

  private Json option(Option<?, ?> option, RuleSet rules, Preset preset) {
    var id = option.id();
    var value = rules.values().getOrDefault(id, "");
    var members = new LinkedHashMap<String, Json>();
    members.put("option", Json.of(id));
    members.put("name", Json.of(words.option(id)));
    members.put("value", Json.of(value));
    members.put("text", Json.of(words.value(id, value)));
    members.put("usual", Json.of(preset.rules().values().getOrDefault(id, "")));
    members.put("ours", Json.of(preset.ours().contains(id)));
    members.put("values", Json.strings(option.texts()));
    members.put(
        "texts", Json.strings(option.texts().stream().map(v -> words.value(id, v)).toList()));
    return new Json.Obj(members);
  }
}
