package zwick.hall;

import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.game.Pace;
import zwick.hall.policy.Ids;
import zwick.hall.session.GameRow;
import zwick.hall.session.GameStore;
import zwick.hall.storage.Database;

/// Looks after the hall: rings when somebody's time is up, and notes in the database that it is
/// open. When that note is old, nobody could play since then, and the clocks are put back.
///
/// It goes round on a thread of its own, which never waits for a table: what has to be done there
/// is done by others, and a table that keeps them waiting keeps nobody else waiting.
public final class DeadlineScheduler implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(DeadlineScheduler.class);

  private static final long TICK = 200;
  private static final long BEAT = Pace.SECOND;

  /// So long without a note is no hiccup.
  public static final long OUTAGE = 3 * Pace.SECOND;

  private static final long FORGET = Pace.MINUTE;
  private static final int MOST_AT_ONCE = 500;

  /// So long a table is let alone at which something could not be done.
  private static final long REST = 10 * Pace.SECOND;

  /// So far the machine's clock may be from ours before we believe it.
  private static final Duration DRIFT = Duration.ofSeconds(5);

  /// So long at least lies between two times that the clock is set, in nanoseconds.
  private static final long STEADY = TimeUnit.MINUTES.toNanos(1);

  private final Hall hall;
  private final Database database;
  private final Optional<SteadyClock> time;
  private final AbsenceTracker absenceTracker;
  private final SessionTasks sessionTasks;
  private final long node = Ids.fresh();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("zwick-keeper").daemon().factory());

  /// Tables that are let alone, and until when.
  private final Map<Long, Long> resting = new ConcurrentHashMap<>();

  private final Purge purge;
  private long beat;
  private long attended;
  private volatile boolean started;

  /// Whether the clock has been set and the games have yet to follow.
  private volatile boolean setting;

  private long lastSet = System.nanoTime() - STEADY;
  private @Nullable Jump jump;

  /// By how much the clock was set.
  private record Jump(long from, long to) {}

  private volatile long ticked = System.nanoTime();
  private volatile long beaten = System.nanoTime();

  DeadlineScheduler(Hall hall, Database database, InstantSource time) {
    this.hall = hall;
    this.database = database;
    this.time = time instanceof SteadyClock steady ? Optional.of(steady) : Optional.empty();
    absenceTracker = new AbsenceTracker(hall, database);
    sessionTasks = new SessionTasks(hall);
    purge = new Purge(database);
  }

  AbsenceTracker absenceTracker() {
    return absenceTracker;
  }

  /// Before anybody can lose by it, it is seen to that times when nobody could play do not count.
  void open() {
    open(database.shared() ? OUTAGE : 0);
    sessionTasks.await(OUTAGE);
    note(hall.now());
    attended = hall.now();
  }

  void start() {
    started = true;
    clock.scheduleWithFixedDelay(this::tick, TICK, TICK, TimeUnit.MILLISECONDS);
  }

  private void tick() {
    try {
      time.ifPresent(this::watch);
      long now = hall.now();
      if (setting || now - beat >= BEAT) {
        if (!setting) {
          open(OUTAGE);
        }
        if (sessionTasks.isDone()) {
          note(now);
          setting = false;
        }
        database.scrub();
      }
      ring(now);
      if (now - attended >= AbsenceTracker.ROUND) {
        attended = now;
        absenceTracker.note(now);
        hall.forget(FORGET);
        purge.round(now);
        hall.players().sweep(now);
      }
      ticked = System.nanoTime();
    } catch (RuntimeException e) {
      LOG.warn("the keeper was kept from his work: {}", e.getMessage());
    }
  }

  /// How long ago it last went all the way round, in milliseconds.
  long sinceTick() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - ticked);
  }

  /// How long ago the database last kept something that was written, in milliseconds.
  long sinceBeat() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - beaten);
  }

  /// Whether nobody has looked after the hall for a while: it may have been paused, and nobody has
  /// put the clocks back yet.
  boolean isAsleep() {
    return setting || started && sinceBeat() >= OUTAGE;
  }

  // The time

  /// Whether the clock has been set, and some games may not have followed yet.
  boolean isSetting() {
    return setting;
  }

  /// See [Hall.Figures].
  OptionalLong drift() {
    return time.map(one -> OptionalLong.of(one.drift().toMillis())).orElse(OptionalLong.empty());
  }

  /// The machine may have slept, or it did not know the time when we began. Then we follow its
  /// clock, and every game is put forward or back by as much: for those who play no time has
  /// passed.
  private void watch(SteadyClock steady) {
    boolean wrong = steady.drift().abs().compareTo(DRIFT) > 0;
    if (wrong && sessionTasks.isDone() && System.nanoTime() - lastSet >= STEADY) {
      setting = true; // first, so that nobody is judged by the new time and what held before
      long from = hall.now();
      steady.follow();
      lastSet = System.nanoTime();
      jump = new Jump(from, hall.now());
    }
    if (jump != null) {
      follow(jump.from, jump.to);
      jump = null; // not before it is done: the database may be away
    }
  }

  private void follow(long from, long to) {
    LOG.warn("the machine's clock is {} ms from ours, which is set by it", to - from);
    hall.known().forEach(gameSession -> gameSession.restart(to));
    resting.clear();
    beat = Math.min(beat, to);
    attended = Math.min(attended, to);
    if (to > from) {
      outage(from, to);
    } else if (database.read(handle -> isAlone(handle, from, to))) {
      database.write(transaction -> forgetFuture(transaction.handle(), to));
      outage(from, to);
    } // else others have written by another clock: nobody loses if all have a little longer
  }

  /// Whether no other program keeps this hall, by the time that was or by the one that is.
  private boolean isAlone(Handle handle, long from, long to) {
    return handle
        .createQuery(
            """
            select 1 from node where id <> :node
              and (abs(beat - :from) < :minute or abs(beat - :to) < :minute) limit 1
            """)
        .bind("node", node)
        .bind("from", from)
        .bind("to", to)
        .bind("minute", Pace.MINUTE)
        .mapTo(Integer.class)
        .findOne()
        .isEmpty();
  }

  /// Otherwise nobody would notice for a while that the hall was closed.
  private static int forgetFuture(Handle handle, long now) {
    return handle
        .createUpdate("update node set beat = :now where beat > :now")
        .bind("now", now)
        .execute();
  }

  // Being open

  /// @param gap how old the last note may be
  private void open(long gap) {
    long now = hall.now();
    long last = database.read(DeadlineScheduler::lastBeat);
    if (last > 0 && now - last > gap && sessionTasks.isDone()) {
      outage(last, now);
    }
  }

  private void note(long now) {
    database.write(transaction ->
        transaction
            .handle()
            .createUpdate(
                """
                insert into node (id, started, beat) values (:id, :now, :now)
                on conflict (id) do update set beat = excluded.beat
                """)
            .bind("id", node)
            .bind("now", now)
            .execute());
    beat = now;
    beaten = System.nanoTime();
  }

  private static long lastBeat(Handle handle) {
    return handle.createQuery("select coalesce(max(beat), 0) from node").mapTo(Long.class).one();
  }

  /// Until it is written everywhere, nobody notes that the hall is open: another program that came
  /// now would take it that nothing had happened.
  private void outage(long from, long to) {
    var rows = database.read(GameStore::ticking);
    LOG.info("nobody could play for {} ms, {} clocks follow", to - from, rows.size());
    sessionTasks.send(
        rows.stream().map(GameRow::id).toList(), gameSession -> gameSession.outage(from, to));
  }

  // Ringing

  private void ring(long now) {
    resting.values().removeIf(until -> until <= now);
    int most = MOST_AT_ONCE + resting.size() + sessionTasks.open();
    for (long id : database.read(handle -> GameStore.due(handle, now, most))) {
      if (!resting.containsKey(id)) {
        sessionTasks.send(id, this::ring, () -> resting.put(id, hall.now() + REST));
      }
    }
  }

  private void ring(GameSession gameSession) {
    gameSession.ring();
    hall.computerPlayers().wake(gameSession);
  }

  @Override
  public void close() {
    clock.shutdown();
    try {
      if (!clock.awaitTermination(OUTAGE, TimeUnit.MILLISECONDS)) {
        clock.shutdownNow();
      }
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
    sessionTasks.close();
  }
}
