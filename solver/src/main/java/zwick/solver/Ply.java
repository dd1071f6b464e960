package zwick.solver;

import java.util.List;
import java.util.function.ToLongFunction;

/// What the placing phase is worth after a number of stones, for the side to move, its positions
/// counted once per symmetry class.
public record Ply(int ply, long positions, long won, long drawn, long lost) {
  static Ply of(int ply, List<Census> tables) {
    return new Ply(
        ply,
        sum(tables, Census::positions),
        sum(tables, Census::won),
        sum(tables, Census::drawn),
        sum(tables, Census::lost));
  }

  private static long sum(List<Census> tables, ToLongFunction<Census> part) {
    return tables.stream().mapToLong(part).sum();
  }
}
