package zwick.engine;

import java.util.List;

/// What a search has found out so far.
///
/// @param depth the last depth that was looked at completely
/// @param lines the best first
public record Report(int depth, long nodes, long millis, List<Line> lines) {
  public Report {
    lines = List.copyOf(lines);
  }

  public Line best() {
    return lines.getFirst();
  }
}
