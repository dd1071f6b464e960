package zwick.hall;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/// A clock that never jumps: the time of day when it was started, and what has passed since.
/// Whoever sets the machine's clock, by hand or over the network, wins or loses nobody's game by
/// it.
public final class SteadyTime implements InstantSource {
  private final InstantSource wall;
  private final Instant start;
  private final long origin = System.nanoTime();

  private SteadyTime(InstantSource wall) {
    this.wall = wall;
    start = wall.instant();
  }

  /// @param wall what time it is now; asked once
  public static SteadyTime from(InstantSource wall) {
    return new SteadyTime(wall);
  }

  @Override
  public Instant instant() {
    return start.plusNanos(System.nanoTime() - origin);
  }

  /// How far the machine's clock has gone away from this one.
  public Duration drift() {
    return Duration.between(instant(), wall.instant());
  }
}
