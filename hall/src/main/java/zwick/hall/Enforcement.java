package zwick.hall;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

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

  private void look() {
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
      long newest = log.last();
      if (newest == last && hall.now() - read < AGAIN) {
        return;
      }
      sanctions.read();
      read = hall.now();
      for (var entry : log.since(last)) {
        follow(entry);
        last = entry.n();
      }
      last = newest < last && log.last() == newest ? newest : last; // an earlier state was put back
    } finally {
      lock.unlock();
    }
  }

  private void follow(AuditEntry entry) {
    switch (entry.deed()) {
      case BAN, REMOVE_PLAYER -> entry.player().ifPresent(this::expel);
      case RENAME -> entry.player().ifPresent(hall.players()::changed);
      case REMOVE_MESSAGE ->
          entry
              .game()
              .flatMap(hall::inMemory)
              .ifPresent(table ->
                  table.unsay(
                      entry.message().orElseThrow(), entry.at(), entry.player().orElseThrow()));
      case REMOVE_GAME ->
          entry
              .game()
              .flatMap(hall::inMemory)
              .ifPresent(table -> {
                table.callOff();
                hall.drop(table);
              });
      case MUTE, UNMUTE, UNBAN, BAN_ADDRESS, UNBAN_ADDRESS, GRANT, REVOKE, DISMISS -> {}
    }
  }

  /// His pages are closed, and his games end. Whoever decided it has begun with that already; those
  /// who watch here hear of it now.
  private void expel(long player) {
    hall.players().endSessions(player);
    for (var row : hall.gamesOf(player)) {
      hall.table(row.id()).ifPresent(table -> table.without(player));
    }
    for (var table : hall.known()) {
      if (table.match().isOf(player)) {
        table.catchUp();
      }
    }
  }

  @Override
  public void close() {
    clock.shutdownNow();
  }
}
