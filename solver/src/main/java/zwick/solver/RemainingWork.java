package zwick.solver;

/// What is left of a game, and what it would cost at the pace of the tables that are there.
///
/// @param hands whether positions with stones in hand are part of it because hands do not empty in
///   turn
/// @param seconds of all processors' time; 0 where no table's time was noted
/// @param disk in bytes: as much as is announced for missing tables, else as those take that are
///   there
public record RemainingWork(long positions, boolean hands, double seconds, long disk) {
  public boolean nothing() {
    return positions == 0;
  }
}
