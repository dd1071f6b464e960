package zwick.solver.mill;

import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import zwick.game.RuleSet;
import zwick.solver.files.TableFile;
import zwick.solver.mill.positions.MovingRules;

/// Where the tables of a rule set lie. Each folder belongs to the rules that decide its tables, so
/// that rule sets which agree in them share it and no others touch it.
final class MillFolders {
  /// They count moves, which no table does.
  private static final Set<String> DRAWS = Set.of("repetition", "quiet-moves", "draw-by");

  private MillFolders() {}

  static Path moving(Path tables, MovingRules rules) {
    return tables.resolve("moving-" + TableFile.hash(rules.text()));
  }

  static Path placing(Path tables, String rules) {
    return tables.resolve("placing-" + TableFile.hash(rules));
  }

  /// All options that decide who wins, as text.
  static String text(RuleSet rules) {
    return rules.values().entrySet().stream()
        .filter(option -> !DRAWS.contains(option.getKey()))
        .map(option -> option.getKey() + "=" + option.getValue())
        .collect(Collectors.joining(" "));
  }
}
