package zwick.solver;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/// Makes and checks the tables of a rule set, as far as it is told to.
public interface Solver {
  /// What is still to be done, and what that takes.
  SolvingPlan solvingPlan();

  /// Makes every table that is not there yet.
  ///
  /// @throws BadTable where a table it builds on is damaged or the disk refuses
  void solve(ProgressListener progressListener);

  /// Checks every position of every table there is against those its moves lead to.
  ///
  /// @throws BadTable with the first thing that is wrong
  void verify(ProgressListener progressListener);

  /// What each table that is there says in all.
  List<TableCensus> census();

  /// The seconds of all processors that it took to make each piece of the work, as far as they were
  /// noted.
  Map<String, Double> solvingTimes();

  /// The same for checking it.
  Map<String, Double> checkingTimes();

  /// Where its tables lie, for people.
  List<Path> folders();
}
