package zwick.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwick.engine.Engine;
import zwick.game.Oracle;
import zwick.game.RuleSet;

/// What this program knows for sure. Every command that wants to know asks here; what was opened
/// once stays open as long as the command runs.
final class Oracles {
  private final Path folder;
  private final Map<RuleSet, Oracle> open = new ConcurrentHashMap<>();

  /// @param from the folder to look for tables in, which must be there; null for the usual one
  Oracles(Session session, @Nullable String from) {
    folder = from == null ? Solvers.folder(session, null) : Session.folder(from);
  }

  /// All that is known of games under these rules; [Oracle#NONE] if nothing is. Nothing is not
  /// kept: a server is asked for any rules there can be.
  Oracle of(RuleSet rules) {
    var known = open.get(rules);
    if (known != null) {
      return known;
    }
    var found = Engine.oracle(rules, tables(rules, folder));
    if (!found.equals(Oracle.NONE)) {
      open.putIfAbsent(rules, found);
    }
    return open.getOrDefault(rules, found);
  }

  /// Where tables will be opened; there are none yet.
  private static Oracle tables(RuleSet rules, Path folder) {
    return Oracle.NONE;
  }
}
