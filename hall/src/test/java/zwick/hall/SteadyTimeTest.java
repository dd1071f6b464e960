package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

class SteadyTimeTest {
  @Test
  void whateverSomebodySetsTheClockToTimeGoesOn() {
    var wall = new AtomicReference<>(Instant.parse("2026-01-01T12:00:00Z"));
    var time = SteadyClock.from(wall::get);
    for (var jump : new Duration[] {Duration.ofHours(-1), Duration.ofHours(2)}) {
      var before = time.instant();
      wall.updateAndGet(now -> now.plus(jump));
      assertThat(Duration.between(before, time.instant()))
          .isBetween(Duration.ZERO, Duration.ofMinutes(1));
    }
    assertThat(time.drift()).isBetween(Duration.ofMinutes(59), Duration.ofMinutes(60));
  }

  @Test
  void itGoesOnFromWhereItIsTold() {
    var wall = new AtomicReference<>(Instant.parse("2026-01-01T12:00:00Z"));
    var nanos = new AtomicLong();
    var time = SteadyClock.from(wall::get, nanos::get);
    wall.updateAndGet(now -> now.plus(Duration.ofHours(8))); // the machine has slept
    nanos.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(time.instant()).isEqualTo("2026-01-01T12:00:01Z");
    assertThat(time.drift()).isEqualTo(Duration.ofHours(8).minusSeconds(1));
    time.follow();
    nanos.addAndGet(Duration.ofSeconds(1).toNanos());
    assertThat(time.instant()).isEqualTo("2026-01-01T20:00:01Z");
    assertThat(time.drift()).isEqualTo(Duration.ofSeconds(-1));
  }
}
