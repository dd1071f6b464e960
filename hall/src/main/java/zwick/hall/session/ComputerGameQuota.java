package zwick.hall.session;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;
import zwick.hall.policy.Ids;
import zwick.hall.policy.UsageLimits;

/// Which games against a computer are being played just now, by whom and from where: those in which
/// a computer is to move or was asked a moment ago. A game left alone is none of them any more, so
/// nobody pays tomorrow for a game he did not finish today.
public final class ComputerGameQuota {
  /// So long after he was asked for a move a computer counts as busy with that game.
  static final long ACTIVE = Pace.MINUTE;

  private record Running(long player, String origin, long asked) {}

  private final Map<Long, Running> running = new HashMap<>();
  private final LongPredicate waiting;
  private long swept;

  /// @param waiting whether a computer is to move in that game
  public ComputerGameQuota(LongPredicate waiting) {
    this.waiting = waiting;
  }

  /// A player asks a computer for a move. False if he, or whoever shares his address, has enough
  /// games of that kind already, and this is another.
  public synchronized boolean enter(
      long game, long player, String origin, UsageLimits limits, long now) {
    if (!running.containsKey(game) && isFull(player, origin, limits, now)) {
      return false;
    }
    running.put(game, new Running(player, origin, now));
    if (Math.abs(now - swept) >= ACTIVE) {
      swept = now;
      running.entrySet().removeIf(one -> !isActive(one, now));
    }
    return true;
  }

  /// @param player 0 for somebody who is new here
  public synchronized boolean isFull(long player, String origin, UsageLimits limits, long now) {
    return isFull(limits.computerGamesPerPlayer(), one -> one.player == player, now)
        || isFull(limits.computerGamesPerAddress(), one -> one.origin.equals(origin), now);
  }

  private boolean isFull(int limit, Predicate<Running> whose, long now) {
    return limit > 0
        && UsageLimits.isReached(
            limit,
            running.entrySet().stream()
                .filter(one -> whose.test(one.getValue()) && isActive(one, now))
                .count());
  }

  private boolean isActive(Map.Entry<Long, Running> one, long now) {
    long since = Math.abs(now - one.getValue().asked); // the clock may have been put back
    return since < ACTIVE || waiting.test(one.getKey());
  }

  /// The game is over.
  public synchronized void leave(long game) {
    running.remove(game);
  }

  /// Where the work of this game comes from; whose it is, if nobody has said so yet.
  public synchronized String origin(OnlineGame onlineGame) {
    var known = running.get(onlineGame.id());
    return known == null ? Ids.text(onlineGame.agreement().host()) : known.origin;
  }
}
