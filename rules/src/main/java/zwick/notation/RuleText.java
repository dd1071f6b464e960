package zwick.notation;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import zwick.game.BadInput;
import zwick.game.Option;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.game.TextParts;
import zwick.game.presets.Presets;

/// Rule sets as text: `preset`, or `preset,option=value,…` with the house rules.
///
/// `read(write(rules))` equals `rules`.
public final class RuleText {
  static final int LONGEST = 2_000;

  private RuleText() {}

  /// Throws [BadInput] with everything that is wrong.
  public static RuleSet read(String text) {
    if (text.length() > LONGEST) {
      throw new BadInput(new Problem.TooLong(Thing.RULES, LONGEST));
    }
    var parts = TextParts.of(text.toLowerCase(Locale.ROOT), ',');
    var id = parts.getFirst().strip();
    if (id.isEmpty()) {
      throw new BadInput(new Problem.NoRulesNamed());
    }
    var preset = Presets.find(id);
    if (preset.isEmpty()) {
      var known = Presets.all().stream().map(p -> p.id()).toList();
      throw new BadInput(new Problem.NoSuchPreset(Excerpt.of(id), known));
    }
    var rules = preset.get().rules();
    var problems = new ArrayList<Problem>();
    var changes = new LinkedHashMap<String, String>();
    for (int i = 1; i < parts.size(); i++) {
      var part = parts.get(i).strip();
      int equals = part.indexOf('=');
      if (equals < 0) {
        problems.add(new Problem.Unreadable(Thing.RULES, 0, Excerpt.of(part)));
        continue;
      }
      var option = part.substring(0, equals).strip();
      var value = part.substring(equals + 1).strip();
      check(rules, option, value, problems);
      if (changes.put(option, value) != null) {
        problems.add(new Problem.OptionTwice(Excerpt.of(option)));
      }
    }
    if (!problems.isEmpty()) {
      throw new BadInput(problems);
    }
    return changes.isEmpty() ? rules : rules.with(changes);
  }

  /// The canonical text: the preset and what differs from it, in the order of the options.
  public static String write(RuleSet rules) {
    var text = new StringBuilder(rules.preset());
    var usual = Presets.of(rules).rules().values();
    rules
        .values()
        .forEach((option, value) -> {
          if (!value.equals(usual.get(option))) {
            text.append(',').append(option).append('=').append(value);
          }
        });
    return text.toString();
  }

  private static void check(RuleSet rules, String option, String value, List<Problem> problems) {
    List<String> known = rules.options().stream().map(Option::id).toList();
    int index = known.indexOf(option);
    if (index < 0) {
      problems.add(new Problem.NoSuchOption(Excerpt.of(option), known));
      return;
    }
    var values = rules.options().get(index).texts();
    if (!values.contains(value)) {
      problems.add(new Problem.NoSuchValue(option, Excerpt.of(value), values));
    }
  }
}
