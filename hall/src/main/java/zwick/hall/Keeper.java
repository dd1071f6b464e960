package zwick.hall;

import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.game.Side;

/// Looks after the hall: rings when somebody's time is up, and notes in the database that it is
/// open. When that note is old, nobody could play since then, and the clocks are put back.
final class Keeper implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Keeper.class);

  private static final long TICK = 200;
  private static final long BEAT = Pace.SECOND;

  /// So long without a note is no hiccup.
  private static final long OUTAGE = 3 * Pace.SECOND;

  private static final long ATTENDANCE = 15 * Pace.SECOND;
  private static final long FORGET = Pace.MINUTE;
  private static final int MOST_AT_ONCE = 500;

  private final Hall hall;
  private final Database database;
  private final long node = Ids.fresh();
  private final ScheduledExecutorService clock =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().name("zwick-keeper").daemon().factory());
  private long beat;
  private long attended;

  Keeper(Hall hall, Database database) {
    this.hall = hall;
    this.database = database;
  }

  /// Before anybody can lose by it, it is seen to that times when nobody could play do not count.
  void open() {
    open(database.shared() ? OUTAGE : 0);
    attended = hall.now();
  }

  void start() {
    clock.scheduleWithFixedDelay(this::tick, TICK, TICK, TimeUnit.MILLISECONDS);
  }

  private void tick() {
    try {
      long now = hall.now();
      if (now - beat >= BEAT) {
        open(OUTAGE);
      }
      ring(now);
      if (now - attended >= ATTENDANCE) {
        attended = now;
        attend(now);
        hall.forget(FORGET);
      }
    } catch (RuntimeException e) {
      LOG.warn("the keeper was kept from his work: {}", e.getMessage());
    }
  }

  /// @param gap how old the last note may be
  private void open(long gap) {
    long now = hall.now();
    long last = database.read(Keeper::lastBeat);
    if (last > 0 && now - last > gap) {
      outage(last, now);
    }
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
  }

  private static long lastBeat(Handle handle) {
    return handle.createQuery("select coalesce(max(beat), 0) from node").mapTo(Long.class).one();
  }

  private void outage(long from, long to) {
    var rows = database.read(Games::ticking);
    LOG.info("nobody could play for {} ms, {} clocks are put back", to - from, rows.size());
    try (var each = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var row : rows) {
        each.submit(() -> hall.table(row.id()).ifPresent(table -> table.outage(from, to)));
      }
    }
  }

  private void ring(long now) {
    var due = database.read(handle -> Games.due(handle, now, MOST_AT_ONCE));
    try (var each = Executors.newVirtualThreadPerTaskExecutor()) {
      for (long id : due) {
        each.submit(() ->
            hall.table(id)
                .ifPresent(table -> {
                  table.ring();
                  hall.computers().wake(table);
                }));
      }
    }
  }

  /// Lets the other programs know who is here, and looks who is there.
  private void attend(long now) {
    if (!database.shared()) {
      return;
    }
    database.write(transaction -> {
      for (var table : hall.known()) {
        for (var side : Side.values()) {
          if (table.presence().isHere(side) && table.match().phase() == Phase.PLAYING) {
            seen(transaction.handle(), table.id(), side, now);
          }
        }
      }
      return true;
    });
  }

  private static void seen(Handle handle, long game, Side side, long now) {
    handle
        .createUpdate(
            """
            insert into seat_seen (game_id, side, at) values (:game, :side, :now)
            on conflict (game_id, side) do update set at = excluded.at
            """)
        .bind("game", game)
        .bind("side", String.valueOf(side.letter()))
        .bind("now", now)
        .execute();
  }

  /// Whether the player to move has been away for longer than is fair, wherever he plays.
  boolean isGone(Table table) {
    var match = table.match();
    var fair = match.terms().pace().fairTime();
    if (fair.isEmpty() || match.phase() != Phase.PLAYING) {
      return false;
    }
    long now = hall.now();
    var side = match.turn();
    if (database.shared()) {
      database
          .read(handle ->
              handle
                  .createQuery("select at from seat_seen where game_id = :game and side = :side")
                  .bind("game", match.id())
                  .bind("side", String.valueOf(side.letter()))
                  .mapTo(Long.class)
                  .findOne())
          .ifPresent(at -> table.presence().seenElsewhere(side, at + ATTENDANCE));
    }
    return absent(table).filter(from -> now > from).isPresent();
  }

  /// From when on the player to move is gone, unless he comes back or is somewhere else.
  Optional<Long> absent(Table table) {
    var match = table.match();
    var side = match.turn();
    boolean theirs =
        match.phase() == Phase.PLAYING
            && match.seats().filter(seats -> !seats.computer(side)).isPresent()
            && !table.presence().isHere(side);
    return theirs
        ? match
            .terms()
            .pace()
            .fairTime()
            .map(fair -> fair + Math.max(table.presence().seen(side, 0), match.timing().since()))
        : Optional.empty();
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
  }
}
