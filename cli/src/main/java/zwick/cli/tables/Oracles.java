package zwick.cli.tables;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwick.cli.support.CommandContext;
import zwick.draughts.DraughtsRules;
import zwick.engine.search.Engine;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.mill.MillRules;
import zwick.solver.draughts.DraughtsOracle;
import zwick.solver.mill.MillOracle;
import zwick.wolf.WolfRules;

/// What this program knows for sure. Every command that wants to know asks here; what was opened
/// once stays open as long as the command runs.
public final class Oracles {
  private final Path folder;
  private final Map<String, Oracle> tables = new ConcurrentHashMap<>();

  /// @param from the folder to look for tables in, which must be there; null for the usual one
  public Oracles(CommandContext commandContext, @Nullable String from) {
    folder = from == null ? Solvers.folder(commandContext, null) : CommandContext.folder(from);
  }

  /// All that is known of games under these rules; [Oracle#NONE] if nothing is.
  public Oracle of(RuleSet rules) {
    return Engine.oracle(rules, tables(rules));
  }

  /// Tables belong to all rules that differ in their draws alone, so they are opened once for them.
  private Oracle tables(RuleSet rules) {
    return switch (rules) {
      case MillRules mill ->
          MillOracle.there(mill, folder)
              ? tables.computeIfAbsent(MillOracle.text(mill), _ -> new MillOracle(mill, folder))
              : Oracle.NONE;
      case DraughtsRules draughts ->
          DraughtsOracle.there(folder, draughts)
              ? tables.computeIfAbsent(
                  DraughtsOracle.text(draughts), _ -> DraughtsOracle.open(folder, draughts))
              : Oracle.NONE;
      case WolfRules _ -> Oracle.NONE; // the engine knows all of it
    };
  }
}
