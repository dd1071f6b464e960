package zwick.hall;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import zwick.game.Side;
import zwick.notation.MoveText;
import zwick.notation.RuleText;

/// A hall for tests, with a clock that goes when it is told to, and two people in it.
final class Room implements AutoCloseable {
  /// Also two rooms in one hall do not use a name twice.
  private static final AtomicLong COMMANDS = new AtomicLong();

  final String database;
  final AtomicLong now;
  final Hall hall;
  final long anna;
  final long beppe;

  Room(String database, AtomicLong now) {
    this.database = database;
    this.now = now;
    InstantSource time = () -> Instant.ofEpochMilli(now.get());
    hall = Hall.still(database, time);
    anna = hall.players().guest().id();
    beppe = hall.players().guest().id();
  }

  static Room in(String database) {
    return new Room(database, new AtomicLong(System.currentTimeMillis()));
  }

  static Terms terms(String rules, Pace pace) {
    return new Terms(RuleText.read(rules), Optional.empty(), pace, Optional.of(Side.WHITE), false);
  }

  /// Anna has White, Beppe Black.
  Table begun(String rules, Pace pace) {
    var table = laid(hall.open(anna, terms(rules, pace), false));
    done(ask(table, beppe, new Command.Join()));
    return table;
  }

  static Table laid(Opening opening) {
    return ((Opening.Laid) opening).table();
  }

  Reply ask(Table table, long player, Command what) {
    return table.ask(player, "c" + COMMANDS.incrementAndGet(), table.match().seq(), what);
  }

  Reply act(Table table, long player, String action) {
    return ask(table, player, new Command.Act(action));
  }

  /// Plays moves in turn, White first.
  void play(Table table, String... moves) {
    for (var move : moves) {
      var seats = table.match().seats().orElseThrow();
      var mover = ((Sitter.Person) seats.of(table.match().turn())).player();
      done(act(table, mover, move));
    }
  }

  /// Plays so many moves, whichever.
  void playOn(Table table, int moves) {
    for (int i = 0; i < moves; i++) {
      play(table, MoveText.writeAll(table.match().game().position()).firstKey());
    }
  }

  static int done(Reply reply) {
    return ((Reply.Done) reply).seq();
  }

  static Objection refused(Reply reply) {
    return ((Reply.Refused) reply).objection();
  }

  void pass(long millis) {
    now.addAndGet(millis);
  }

  /// The events as they are in the database.
  List<Entry> stored(Table table) {
    return hall.since(table.id(), 0);
  }

  @Override
  public void close() {
    hall.close();
  }
}
