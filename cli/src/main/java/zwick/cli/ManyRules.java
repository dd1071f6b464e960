package zwick.cli;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Preset;
import zwick.game.Presets;
import zwick.game.RuleSet;

/// Several rule sets in one word: `all`, `booklets`, or a list like
/// `dama,obligation=enforced,mulino`, where an option belongs to the game before it.
final class ManyRules {
  private ManyRules() {}

  /// At least one. Throws [zwick.game.BadInput] as a single rule set would.
  static List<RuleSet> read(String text) {
    if (text.equals("all")) {
      return Presets.all().stream().map(Preset::rules).toList();
    }
    if (text.equals("booklets")) {
      return Presets.all().stream().filter(Preset::booklet).map(Preset::rules).toList();
    }
    var all = new ArrayList<RuleSet>();
    var one = new StringBuilder();
    for (var part : text.split(",", -1)) {
      if (!one.isEmpty() && !part.contains("=")) {
        all.add(Session.rules(one.toString()));
        one.setLength(0);
      }
      one.append(one.isEmpty() ? "" : ",").append(part);
    }
    all.add(Session.rules(one.toString()));
    return all;
  }
}
