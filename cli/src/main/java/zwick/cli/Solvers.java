package zwick.cli;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsRules;
import zwick.game.RuleSet;
import zwick.hall.Where;
import zwick.mill.MillRules;
import zwick.solver.MillSolver;
import zwick.solver.Solver;
import zwick.solver.Workers;
import zwick.wolf.WolfRules;

/// Finds the solver for a rule set, and the folder for its tables.
final class Solvers {
  private static final int FEWEST = 3;

  private Solvers() {}

  /// @param most how many stones or pieces it is to go up to; null for all that make sense
  static Solver of(
      RuleSet rules, Path folder, @Nullable Integer most, boolean brief, Workers workers) {
    return switch (rules) {
      case MillRules mill -> {
        if (!MillSolver.solvable(mill)) {
          throw new BadUsage("solve.extra-moves", mill.preset());
        }
        yield new MillSolver(mill, folder, most == null ? mill.stones() : most, brief, workers);
      }
      case DraughtsRules draughts -> throw new BadUsage("solve.nothing", draughts.preset());
      case WolfRules wolf -> throw new BadUsage("solve.known", wolf.preset());
    };
  }

  /// `--stones` for mill, `--pieces` for draughts; each makes sense in its own family alone.
  static @Nullable Integer most(RuleSet rules, @Nullable String stones, @Nullable String pieces) {
    if (rules instanceof MillRules mill) {
      if (pieces != null) {
        throw new BadUsage("solve.stones-here", "--pieces", "--stones");
      }
      return stones == null ? null : Numbers.range("--stones", stones, FEWEST, mill.stones());
    }
    if (stones != null) {
      throw new BadUsage("solve.stones-here", "--stones", "--pieces");
    }
    return pieces == null ? null : Numbers.range("--pieces", pieces, 2, 8);
  }

  /// Beside the games, if nobody says otherwise.
  static Path folder(Session session, @Nullable String name) {
    try {
      return name == null
          ? Path.of(Where.usual(session.program().environment())).resolveSibling("tables")
          : Path.of(name);
    } catch (InvalidPathException e) {
      throw new BadUsage("no-folder", String.valueOf(name));
    }
  }
}
