package zwick.hall;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/// A clock that never jumps by itself: the time of day when it was started, and what has passed
/// since. Whoever sets the machine's clock, by hand or over the network, wins or loses nobody's
/// game by it.
///
/// A machine that slept, or was started before it knew the time, would be wrong for ever that way:
/// whoever can see to it that nobody loses by it lets this clock [#follow] the machine's.
public final class SteadyClock implements InstantSource {
  private final InstantSource wall;
  private final LongSupplier nanos;
  private volatile Anchor anchor;

  /// @param at what the machine's clock said
  /// @param nanos that had passed by then
  private record Anchor(Instant at, long nanos) {}

  private SteadyClock(InstantSource wall, LongSupplier nanos) {
    this.wall = wall;
    this.nanos = nanos;
    anchor = here();
  }

  /// @param wall what time it is now
  public static SteadyClock from(InstantSource wall) {
    return from(wall, System::nanoTime);
  }

  /// @param nanos what has passed since whenever
  static SteadyClock from(InstantSource wall, LongSupplier nanos) {
    return new SteadyClock(wall, nanos);
  }

  private Anchor here() {
    return new Anchor(wall.instant(), nanos.getAsLong());
  }

  @Override
  public Instant instant() {
    var last = anchor;
    return last.at.plusNanos(nanos.getAsLong() - last.nanos);
  }

  /// How far the machine's clock has gone away from this one; negative if it is behind.
  public Duration drift() {
    return Duration.between(instant(), wall.instant());
  }

  /// From now on it is as late as the machine's clock says.
  void follow() {
    anchor = here();
  }
}
