package zwick.cli.support;

import java.util.ArrayList;
import java.util.List;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

/// Several rule sets in one word: `all`, `booklets`, or a list like
/// `dama,obligation=enforced,mulino`, where an option belongs to the game before it.
public final class RuleSetList {
  private RuleSetList() {}

  /// At least one. Throws [zwick.game.BadInput] as a single rule set would.
  public static List<RuleSet> read(String text) {
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
        all.add(CommandContext.rules(one.toString()));
        one.setLength(0);
      }
      one.append(one.isEmpty() ? "" : ",").append(part);
    }
    all.add(CommandContext.rules(one.toString()));
    return all;
  }
}
