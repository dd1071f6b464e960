package zwick.solver;

import java.util.List;
import java.util.function.ToLongFunction;

/// What the placing phase is worth after a number of stones, for the side to move, its positions
/// counted once per symmetry class.
public record PlacingCensus(int ply, long positions, long won, long drawn, long lost) {
  public static PlacingCensus of(int ply, List<TableCensus> tables) {
    return new PlacingCensus(
        ply,
        sum(tables, TableCensus::positions),
        sum(tables, TableCensus::won),
        sum(tables, TableCensus::drawn),
        sum(tables, TableCensus::lost));
  }

  private static long sum(List<TableCensus> tables, ToLongFunction<TableCensus> part) {
    return tables.stream().mapToLong(part).sum();
  }
}
