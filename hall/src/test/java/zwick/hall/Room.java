package zwick.hall;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import zwick.game.Side;
import zwick.hall.game.Command;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.Pace;
import zwick.hall.game.Reply;
import zwick.hall.game.SeatHolder;
import zwick.hall.game.Terms;
import zwick.hall.policy.Objection;
import zwick.notation.MoveText;
import zwick.notation.RuleText;

/// A hall for tests, with a clock that goes when it is told to, and two people in it.
public final class Room implements AutoCloseable {
  /// Also two rooms in one hall do not use a name twice.
  private static final AtomicLong COMMANDS = new AtomicLong();

  public final String database;
  public final AtomicLong now;
  public final Hall hall;
  public final long anna;
  public final long beppe;

  public Room(String database, AtomicLong now) {
    this.database = database;
    this.now = now;
    InstantSource time = () -> Instant.ofEpochMilli(now.get());
    hall = Hall.still(database, time);
    anna = hall.players().guest().id();
    beppe = hall.players().guest().id();
  }

  public static Room in(String database) {
    return new Room(database, new AtomicLong(System.currentTimeMillis()));
  }

  public static Terms terms(String rules, Pace pace) {
    return new Terms(RuleText.read(rules), Optional.empty(), pace, Optional.of(Side.WHITE), false);
  }

  /// Anna has White, Beppe Black.
  public GameSession begun(String rules, Pace pace) {
    var gameSession = laid(hall.open(anna, terms(rules, pace), false));
    done(ask(gameSession, beppe, new Command.Join()));
    return gameSession;
  }

  public static GameSession laid(GameCreation gameCreation) {
    return ((GameCreation.Laid) gameCreation).gameSession();
  }

  public Reply ask(GameSession gameSession, long player, Command what) {
    return gameSession.ask(
        player, "c" + COMMANDS.incrementAndGet(), gameSession.onlineGame().seq(), what);
  }

  public Reply act(GameSession gameSession, long player, String action) {
    return ask(gameSession, player, new Command.Act(action));
  }

  /// Plays moves in turn, White first.
  public void play(GameSession gameSession, String... moves) {
    for (var move : moves) {
      var seats = gameSession.onlineGame().seats().orElseThrow();
      var mover = ((SeatHolder.Person) seats.of(gameSession.onlineGame().turn())).player();
      done(act(gameSession, mover, move));
    }
  }

  /// Plays so many moves, whichever.
  public void playOn(GameSession gameSession, int moves) {
    for (int i = 0; i < moves; i++) {
      play(gameSession, MoveText.writeAll(gameSession.onlineGame().game().position()).firstKey());
    }
  }

  public static int done(Reply reply) {
    return ((Reply.Done) reply).seq();
  }

  public static Objection refused(Reply reply) {
    return ((Reply.Refused) reply).objection();
  }

  public void pass(long millis) {
    now.addAndGet(millis);
  }

  /// The events as they are in the database.
  public List<LoggedEvent> stored(GameSession gameSession) {
    return hall.since(gameSession.id(), 0);
  }

  @Override
  public void close() {
    hall.close();
  }
}
