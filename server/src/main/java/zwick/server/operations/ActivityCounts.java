package zwick.server.operations;

import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.LoadingCache;
import java.time.Duration;
import java.util.function.IntSupplier;
import zwick.hall.Hall;
import zwick.hall.game.GameStatus;

/// How much is going on. Counting games means looking at many rows, so it is not done for everybody
/// who asks.
public final class ActivityCounts {
  private static final Duration FRESH = Duration.ofSeconds(10);

  private final IntSupplier people;
  private final LoadingCache<Question, Long> games =
      Caffeine.newBuilder()
          .expireAfterWrite(FRESH)
          .build(question -> question.hall.games(question.gameStatus));

  private record Question(Hall hall, GameStatus gameStatus) {}

  /// @param people how many are here now
  public ActivityCounts(IntSupplier people) {
    this.people = people;
  }

  int here() {
    return people.getAsInt();
  }

  public long games(Hall hall, GameStatus gameStatus) {
    return games.get(new Question(hall, gameStatus));
  }
}
