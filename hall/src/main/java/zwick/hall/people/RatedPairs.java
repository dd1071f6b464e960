package zwick.hall.people;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwick.hall.game.Pace;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.Database;

/// Who may play whom for ratings, so that nobody makes his own: not with a program of his, nor two
/// programs of his with each other, and the same two only so often a day, whichever programs of
/// theirs play.
///
/// Two accounts behind one address are not refused: a family or a class plays there, and nobody can
/// tell them from one person with two accounts. What such a one can gain is bounded by the number
/// of games a day, and by [Glicko], for which a game against somebody of known strength tells
/// little.
public final class RatedPairs {
  private static final String GAMES =
      """
      select count(*) from game
      where rated and phase in ('playing', 'over') and created > :since
        and (white in (<ones>) and black in (<others>)
          or white in (<others>) and black in (<ones>))
      """;

  private static final String COUNTED =
      """
      select count(*) from game
      where rated and phase = 'over' and changed > :since
        and (white in (<ones>) and black in (<others>)
          or white in (<others>) and black in (<ones>))
        and exists (select 1 from rating_change where game_id = game.id)
      """;

  private final Database database;
  private final Supplier<UsageLimits> limits;

  public RatedPairs(Database database, Supplier<UsageLimits> limits) {
    this.database = database;
    this.limits = limits;
  }

  /// What keeps these two from a rated game now.
  ///
  /// @param other the same one as long as there is nobody else
  public Optional<House> wrong(long one, long other, long now) {
    return database.read(handle -> {
      if (!isAccount(handle, one) || !isAccount(handle, other)) {
        return Optional.of(House.RATED_NEEDS_ACCOUNTS);
      }
      if (one == other) {
        return Optional.empty();
      }
      long first = person(handle, one);
      long second = person(handle, other);
      if (first == second) {
        return Optional.of(House.RATED_NOT_AGAINST_ONESELF);
      }
      return isEnough(handle, GAMES, first, second, now)
          ? Optional.of(House.RATED_ENOUGH_FOR_TODAY)
          : Optional.empty();
    });
  }

  /// Whether a game between these two that is over counts. Tables that began at the same moment did
  /// not know of each other, so it is asked again when there is no doubt any more.
  boolean counts(Handle handle, long one, long other, long now) {
    long first = person(handle, one);
    long second = person(handle, other);
    handle // other programs on this database wait here with a game of the same two
        .createUpdate("update player set seen = seen where id = :player")
        .bind("player", Math.min(first, second))
        .execute();
    return first != second && !isEnough(handle, COUNTED, first, second, now);
  }

  private static boolean isAccount(Handle handle, long player) {
    return Players.find(handle, player).filter(PlayerProfile::account).isPresent();
  }

  /// Whose doing it is: a program's is its owner's.
  private static long person(Handle handle, long player) {
    @Nullable Long owner =
        handle
            .createQuery("select owner from player where id = :player and owner is not null")
            .bind("player", player)
            .mapTo(Long.class)
            .findOne()
            .orElse(null);
    return owner == null ? player : owner;
  }

  /// Under whose names somebody plays: his own, and those of his programs.
  private static List<Long> names(Handle handle, long person) {
    return handle
        .createQuery("select id from player where id = :person or owner = :person")
        .bind("person", person)
        .mapTo(Long.class)
        .list();
  }

  private boolean isEnough(Handle handle, String query, long one, long other, long now) {
    long games =
        handle
            .createQuery(query)
            .bind("since", now - Pace.DAY)
            .bindList("ones", names(handle, one))
            .bindList("others", names(handle, other))
            .mapTo(Long.class)
            .one();
    return UsageLimits.isReached(limits.get().ratedGamesPerPairAndDay(), games);
  }
}
