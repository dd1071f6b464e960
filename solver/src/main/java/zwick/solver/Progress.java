package zwick.solver;

/// Hears how far long work has come. Called from one thread, some times a second at most where the
/// work can help it.
@FunctionalInterface
public interface Progress {
  /// @param what the table in work, by its name
  /// @param done of `total` positions of the whole work
  void at(String what, long done, long total);

  Progress SILENT = (_, _, _) -> {};
}
