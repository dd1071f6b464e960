package zwick.cli.tables;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.hall.storage.DatabaseLocation;
import zwick.mill.MillRules;
import zwick.notation.RuleText;
import zwick.solver.Solver;
import zwick.solver.Workers;
import zwick.solver.draughts.DraughtsOracle;
import zwick.solver.draughts.DraughtsSolver;
import zwick.solver.mill.MillOracle;
import zwick.solver.mill.MillSolver;
import zwick.wolf.WolfRules;

/// Finds the solver for a rule set, and the folder for its tables.
public final class Solvers {
  /// Options that no table depends on: they count moves.
  public static final Set<String> DRAWS = Set.of("repetition", "quiet-moves", "draw-by");

  private static final int FEWEST = 3;

  private Solvers() {}

  /// @param most how many stones or pieces it is to go up to; null for all that make sense
  public static Solver of(
      RuleSet rules, Path folder, @Nullable Integer most, boolean brief, Workers workers) {
    return switch (rules) {
      case MillRules mill -> {
        if (!MillSolver.solvable(mill)) {
          throw new BadUsage("solve.extra-moves", mill.preset());
        }
        yield new MillSolver(mill, folder, most == null ? mill.stones() : most, brief, workers);
      }
      case DraughtsRules draughts ->
          new DraughtsSolver(
              draughts, folder, most == null ? DraughtsSolver.most(draughts) : most, workers);
      case WolfRules wolf -> throw new BadUsage("solve.known", wolf.preset());
    };
  }

  public static boolean solvable(RuleSet rules) {
    return switch (rules) {
      case MillRules mill -> MillSolver.solvable(mill);
      case DraughtsRules _ -> true;
      case WolfRules _ -> false; // nothing to solve: the program knows it
    };
  }

  /// The same for rules that have all their tables in common.
  public static String text(RuleSet rules) {
    return switch (rules) {
      case MillRules mill -> MillOracle.text(mill);
      case DraughtsRules draughts -> DraughtsOracle.text(draughts);
      case WolfRules wolf -> RuleText.write(wolf);
    };
  }

  /// The other presets that have the same tables.
  public static List<String> alike(RuleSet rules) {
    return Presets.all().stream()
        .filter(preset -> !preset.id().equals(rules.preset()))
        .filter(preset -> text(preset.rules()).equals(text(rules)))
        .map(Preset::id)
        .toList();
  }

  /// `--stones` for mill, `--pieces` for draughts; each makes sense in its own family alone.
  public static @Nullable Integer most(
      RuleSet rules, @Nullable String stones, @Nullable String pieces) {
    if (rules instanceof MillRules mill) {
      if (pieces != null) {
        throw new BadUsage("solve.stones-here", "--pieces", "--stones");
      }
      return stones == null ? null : Numbers.range("--stones", stones, FEWEST, mill.stones());
    }
    if (stones != null) {
      throw new BadUsage("solve.stones-here", "--stones", "--pieces");
    }
    return pieces == null || !(rules instanceof DraughtsRules draughts)
        ? null
        : Numbers.range("--pieces", pieces, 2, DraughtsSolver.most(draughts));
  }

  /// Beside the games, if nobody says otherwise.
  public static Path folder(CommandContext commandContext, @Nullable String name) {
    try {
      return name == null
          ? Path.of(DatabaseLocation.usual(commandContext.processContext().environment()))
              .resolveSibling("tables")
          : Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadUsage("no-folder", String.valueOf(name));
    }
  }
}
