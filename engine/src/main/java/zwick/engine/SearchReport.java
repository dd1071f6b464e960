package zwick.engine;

import java.util.List;

/// What a search has found out so far.
///
/// @param depth the last depth that was looked at completely
/// @param lines the best first
public record SearchReport(int depth, long nodes, long millis, List<SearchLine> lines) {
  public SearchReport {
    lines = List.copyOf(lines);
  }

  public SearchLine best() {
    return lines.getFirst();
  }
}
