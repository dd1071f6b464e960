package zwick.solver;

/// Hears how far long work has come, table by table.
public interface ProgressListener {
  /// A table is begun.
  ///
  /// @param what its name
  /// @param done of `total` positions of the whole work
  void at(String what, long done, long total);

  /// It is finished.
  ///
  /// @param positions it has
  /// @param seconds of all processors' time that it took
  default void finished(String what, long positions, double seconds) {}

  ProgressListener SILENT = (_, _, _) -> {};
}
