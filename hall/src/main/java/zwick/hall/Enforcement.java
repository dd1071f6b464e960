package zwick.hall;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.game.Pace;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.AuditLog;
import zwick.hall.policy.Ids;
import zwick.hall.storage.StorageTrouble;

/// Does in this program what follows from decisions, wherever they were made: here, at the command
/// line, or in another program on the same database. The [AuditLog] tells what is new.
final class Enforcement implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Enforcement.class);
  private static final long BEAT = Pace.SECOND;

  private final Hall hall;
  private final Sanctions sanctions;
  private final AuditLog log;
  private final ReentrantLock lock = new ReentrantLock();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofVirtual().name("zwick-enforcement").factory());

  /// So often they are read though the log says nothing: a guest may have logged in elsewhere.
  private static final long AGAIN = 15 * Pace.SECOND;

  /// So often a decision is tried again that the database keeps us from carrying out: first after a
  /// second, then after twice as long each time, for about half an hour.
  private static final int TRIES = 11;

  /// What could not be carried out yet.
  ///
  /// @param tried how often
  /// @param next when to try again
  private record Pending(AuditEntry entry, int tried, long next) {}

  private final List<Pending> pending = new ArrayList<>();

  private long read;

  /// What is known here, by its number.
  private long last;

  Enforcement(Hall hall, Sanctions sanctions, AuditLog log) {
    this.hall = hall;
    this.sanctions = sanctions;
    this.log = log;
  }

  /// What was decided before has been seen to.
  void open() {
    last = log.last();
    sanctions.read();
  }

  void start() {
    clock.scheduleWithFixedDelay(this::look, BEAT, BEAT, TimeUnit.MILLISECONDS);
  }

  /// Another program says that there is something new.
  void wake() {
    Thread.startVirtualThread(this::look);
  }

  /// Carries out what is new, as far as that goes; the rest follows within seconds.
  void look() {
    try {
      catchUp();
    } catch (RuntimeException e) {
      if (clock.isShutdown()) {
        return; // there is no hall any more
      }
      LOG.warn("decisions could not be read: {}", e.getClass().getSimpleName());
    }
  }

  void catchUp() {
    lock.lock();
    try {
      retry();
      long newest = log.last();
      if (newest == last && hall.now() - read < AGAIN) {
        return;
      }
      var fresh = log.since(last);
      sanctions.read(); // after the log: what is known from it is known from there too
      read = hall.now();
      for (var entry : fresh) {
        attempt(entry, 1);
        last = entry.n();
      }
      last = newest < last && log.last() == newest ? newest : last; // an earlier state was put back
    } finally {
      lock.unlock();
    }
  }

  private void retry() {
    long now = hall.now();
    var due = pending.stream().filter(one -> one.next <= now).toList();
    pending.removeAll(due);
    due.forEach(one -> attempt(one.entry, one.tried + 1));
  }

  /// One that cannot be carried out keeps no other from it. If it is the database that is to blame,
  /// it may be better soon.
  private void attempt(AuditEntry entry, int tried) {
    try {
      consequence(entry).run();
    } catch (StorageTrouble e) {
      if (tried >= TRIES) {
        giveUp(entry, e);
      } else {
        LOG.warn("decision {} is tried again: {}", entry.n(), e.getMessage());
        pending.add(new Pending(entry, tried, hall.now() + (Pace.SECOND << (tried - 1))));
      }
    } catch (RuntimeException e) {
      giveUp(entry, e);
    }
  }

  private static void giveUp(AuditEntry entry, RuntimeException why) {
    LOG.error(
        "decision {} ({}) cannot be carried out here",
        entry.n(),
        entry.moderationAction().id(),
        why);
  }

  private Runnable consequence(AuditEntry entry) {
    return switch (entry.moderationAction()) {
      case BAN -> () -> entry.player().ifPresent(this::expel);
      case REMOVE_PLAYER -> () -> entry.player().ifPresent(this::remove);
      case RENAME -> () -> entry.player().ifPresent(hall.players()::changed);
      case RESET_PASSWORD, REMOVE_PASSKEYS -> () -> entry.player().ifPresent(this::changed);
      case REMOVE_MESSAGE -> () -> unsay(entry);
      case REMOVE_GAME -> () -> entry.game().ifPresent(this::removeGame);
      case MUTE, UNMUTE, UNBAN, BAN_ADDRESS, UNBAN_ADDRESS, GRANT, REVOKE, DISMISS -> () -> {};
    };
  }

  /// Whoever has a page open by a token that is gone, of his or of his programs, is sent away.
  private void changed(long account) {
    hall.moderation().household(account).forEach(hall.players()::changed);
  }

  /// What was taken away leaves the files: whoever decided it may not have come to that.
  private void remove(long player) {
    hall.database().scrubSoon();
    expel(player);
  }

  private void unsay(AuditEntry entry) {
    hall.database().scrubSoon();
    entry
        .game()
        .flatMap(hall::inMemory)
        .ifPresent(gameSession ->
            gameSession.unsay(
                entry.message().orElseThrow(), entry.at(), entry.player().orElseThrow()));
  }

  private void removeGame(long game) {
    hall.database().scrubSoon();
    hall.inMemory(game)
        .ifPresent(gameSession -> {
          gameSession.callOff();
          hall.drop(gameSession);
        });
  }

  /// His pages are closed, and his games end; one that cannot be ended keeps no other from it.
  /// Whoever decided it has begun with that already; those who watch here hear of it now.
  private void expel(long player) {
    hall.players().endSessions(player);
    RuntimeException trouble = null;
    for (long id : hall.unfinished(player)) {
      try {
        hall.table(id).ifPresent(gameSession -> gameSession.without(player));
      } catch (RuntimeException e) {
        LOG.warn("game {} could not be ended: {}", Ids.text(id), e.getMessage());
        trouble = e;
      }
    }
    for (var gameSession : hall.known()) {
      if (gameSession.onlineGame().isOf(player)) {
        gameSession.catchUp();
      }
    }
    if (trouble != null) {
      throw trouble;
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
