package zwick.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsRules;
import zwick.engine.Engine;
import zwick.game.Oracle;
import zwick.game.RuleSet;
import zwick.mill.MillRules;
import zwick.solver.DraughtsTables;
import zwick.solver.MillTables;
import zwick.wolf.WolfRules;

/// What this program knows for sure. Every command that wants to know asks here; what was opened
/// once stays open as long as the command runs.
final class Oracles {
  private final Path folder;
  private final Map<String, Oracle> tables = new ConcurrentHashMap<>();

  /// @param from the folder to look for tables in, which must be there; null for the usual one
  Oracles(Session session, @Nullable String from) {
    folder = from == null ? Solvers.folder(session, null) : Session.folder(from);
  }

  /// All that is known of games under these rules; [Oracle#NONE] if nothing is.
  Oracle of(RuleSet rules) {
    return Engine.oracle(rules, tables(rules));
  }

  /// Tables belong to all rules that differ in their draws alone, so they are opened once for them.
  private Oracle tables(RuleSet rules) {
    return switch (rules) {
      case MillRules mill ->
          MillTables.there(mill, folder)
              ? tables.computeIfAbsent(MillTables.text(mill), _ -> new MillTables(mill, folder))
              : Oracle.NONE;
      case DraughtsRules draughts ->
          DraughtsTables.there(folder, draughts)
              ? tables.computeIfAbsent(
                  DraughtsTables.text(draughts), _ -> DraughtsTables.open(folder, draughts))
              : Oracle.NONE;
      case WolfRules _ -> Oracle.NONE; // the engine knows all of it
    };
  }
}
