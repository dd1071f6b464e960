package zwick.server;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.function.IntSupplier;
import zwick.hall.Hall;
import zwick.hall.Phase;

/// How much is going on. Counting games means looking at many rows, so it is not done for everybody
/// who asks.
final class Crowd {
  private static final Duration FRESH = Duration.ofSeconds(10);

  private final IntSupplier people;
  private final LoadingCache<Question, Long> games =
      Caffeine.newBuilder()
          .expireAfterWrite(FRESH)
          .build(question -> question.hall.games(question.phase));

  private record Question(Hall hall, Phase phase) {}

  /// @param people how many are here now
  Crowd(IntSupplier people) {
    this.people = people;
  }

  int here() {
    return people.getAsInt();
  }

  long games(Hall hall, Phase phase) {
    return games.get(new Question(hall, phase));
  }
}
