package zwick.hall.game;

import java.util.Optional;
import java.util.concurrent.TimeUnit;
import zwick.game.Clock;

/// How much time the players have.
public sealed interface Pace {
  /// All the time in the world.
  record Unhurried() implements Pace {}

  /// A clock runs while one thinks.
  ///
  /// @param base milliseconds each has at first
  /// @param increment milliseconds earned with every turn
  record Live(long base, long increment) implements Pace {
    public Live {
      require(base >= SECOND && base <= 24 * HOUR && increment >= 0 && increment <= HOUR);
    }
  }

  /// By post.
  ///
  /// @param days for every move
  /// @param bank days in all that moves may take longer
  /// @param rest days of holiday each may take
  record Post(int days, int bank, int rest) implements Pace {
    public Post {
      require(days >= 1 && days <= 60 && bank >= 0 && bank <= 365 && rest >= 0 && rest <= 100);
    }
  }

  long SECOND = TimeUnit.SECONDS.toMillis(1);
  long MINUTE = TimeUnit.MINUTES.toMillis(1);
  long HOUR = TimeUnit.HOURS.toMillis(1);
  long DAY = TimeUnit.DAYS.toMillis(1);

  /// The clock a game begins with.
  default Optional<Clock> clock() {
    return switch (this) {
      case Unhurried _ -> Optional.empty();
      case Live(long base, long increment) -> Optional.of(Clock.of(base, increment));
      case Post(int days, int bank, int _) ->
          Optional.of(new Clock(bank * DAY, bank * DAY, 0, days * DAY));
    };
  }

  /// How long somebody who is to move may be away before his opponent can claim the game. By post
  /// nobody need be there; the deadline decides.
  default Optional<Long> fairTime() {
    return switch (this) {
      case Unhurried _ -> Optional.of(3 * DAY);
      case Live _ -> Optional.of(MINUTE);
      case Post _ -> Optional.empty();
    };
  }

  /// How long a player may take to begin before the game is called off.
  default Optional<Long> firstMove() {
    return this instanceof Live ? Optional.of(2 * MINUTE) : Optional.empty();
  }

  private static void require(boolean fits) {
    if (!fits) {
      throw new IllegalArgumentException("no such pace");
    }
  }
}
