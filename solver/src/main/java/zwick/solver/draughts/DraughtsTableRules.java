package zwick.solver.draughts;

import java.nio.file.Path;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.solver.BadTable;
import zwick.solver.files.TableFile;

/// The rules a draughts table is made for: all options but those that say when a draw is due, and
/// with how many men a game begins. An option added later counts until it is named here.
final class DraughtsTableRules {
  private static final Set<String> LEFT_OUT =
      Set.of(
          "men",
          "repetition",
          "quiet-moves",
          "endgame-limits",
          "lone-kings",
          "agreement-after",
          "draw-by");

  private DraughtsTableRules() {}

  /// These rules among players who overlook nothing, as [zwick.game.Position#strict()].
  static DraughtsRules strict(DraughtsRules rules) {
    return rules.obligation() == Obligation.INSIST
        ? rules.with(Map.of("obligation", "enforced"))
        : rules;
  }

  /// The same for rules under which the same tables hold.
  static String text(DraughtsRules rules) {
    return strict(rules).values().entrySet().stream()
        .filter(option -> !LEFT_OUT.contains(option.getKey()))
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" ", "draughts ", ""));
  }

  /// Where their tables lie: a folder that no other rules touch.
  static Path folder(Path tables, DraughtsRules rules) {
    return tables.resolve("draughts-" + TableFile.hash(text(rules)));
  }

  static void require(DraughtsRules rules, TableFile table) {
    var found = table.facts().get("rules");
    if (!text(rules).equals(found)) {
      throw new BadTable(BadTable.Trouble.FOREIGN, table.file(), String.valueOf(found));
    }
  }
}
