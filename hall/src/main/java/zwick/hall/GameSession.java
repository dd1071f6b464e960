package zwick.hall;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntUnaryOperator;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import zwick.game.Action;
import zwick.game.Side;
import zwick.hall.game.Command;
import zwick.hall.game.CommandHandler;
import zwick.hall.game.Decision;
import zwick.hall.game.Event;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.NewGame;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.Pace;
import zwick.hall.game.Reply;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.hall.session.Message;
import zwick.hall.session.Presence;
import zwick.hall.storage.StorageTrouble;

/// One game as this program knows it, and the only place where it goes on: one at a time, and
/// nobody hears of it before it is stored.
///
/// On a shared database another program may be quicker. Then nothing of ours is written, we read
/// what it wrote, and decide anew.
public final class GameSession {
  /// So often in a row the database may refuse what we write and yet know nothing we do not: then
  /// something is wrong with it, and asking on would never end.
  private static final int MOST_IN_VAIN = 3;

  private final Hall hall;
  private final long id;
  private final ReentrantLock lock = new ReentrantLock();
  private final List<Watcher> watchers = new CopyOnWriteArrayList<>();
  private final Presence presence;
  private final List<LoggedEvent> log;
  private final Map<String, Integer> commands = new HashMap<>();
  private volatile OnlineGame onlineGame;
  private volatile long touched;

  /// Whether the database may know more than we do.
  private boolean doubtful;

  private final ReentrantLock talk = new ReentrantLock();

  /// The last message that was told here.
  private int told;

  /// Somebody who wants to know what happens. Called while nothing else can happen at the table, so
  /// it must be quick.
  public interface Watcher {
    void happened(GameSession gameSession, List<LoggedEvent> fresh);

    /// Something beside the game has changed: who is there, or what was said.
    default void stirred(GameSession gameSession, Stir stir) {}
  }

  /// What can change beside the game.
  public sealed interface Stir {
    /// Somebody came or went.
    record Attendance() implements Stir {}

    record Said(Message message) implements Stir {}

    /// The database has been put back to an earlier state, and the game with it.
    record Rewound() implements Stir {}
  }

  GameSession(Hall hall, long id, List<LoggedEvent> log) {
    this.hall = hall;
    this.id = id;
    this.log = new ArrayList<>(log);
    onlineGame = OnlineGame.replay(id, log);
    presence = new Presence(hall.now());
    touched = hall.now();
    log.forEach(this::remember);
  }

  public long id() {
    return id;
  }

  public OnlineGame onlineGame() {
    return onlineGame;
  }

  public Presence presence() {
    return presence;
  }

  private void remember(LoggedEvent loggedEvent) {
    loggedEvent.command().ifPresent(command -> commands.put(command, loggedEvent.seq()));
  }

  // Watching

  /// Tells everything after `since`, and from then on whatever happens.
  public void watch(Watcher watcher, int since) {
    lock.lock();
    try {
      watchers.add(watcher);
      watcher.happened(this, since(since));
    } finally {
      lock.unlock();
    }
  }

  public void leave(Watcher watcher) {
    watchers.remove(watcher);
    touched = hall.now();
  }

  /// What has happened after `seq`.
  public List<LoggedEvent> since(int seq) {
    lock.lock();
    try {
      return List.copyOf(log.subList(Math.clamp(seq, 0, log.size()), log.size()));
    } finally {
      lock.unlock();
    }
  }

  public int watchers() {
    return watchers.size();
  }

  void stir(Stir stir) {
    watchers.forEach(watcher -> watcher.stirred(this, stir));
  }

  /// Lets somebody tell what has been said since the last message told, and remembers how far he
  /// came. One at a time, so that all hear the same in the same order.
  void heard(IntUnaryOperator teller) {
    talk.lock();
    try {
      told = teller.applyAsInt(told);
    } finally {
      talk.unlock();
    }
  }

  /// Whether nobody has wanted anything here for so long.
  boolean isForgotten(long now, long millis) {
    return watchers.isEmpty() && now - touched > millis && !lock.isLocked();
  }

  /// The clock has been set: nobody has been away for as long as it seems.
  void restart(long now) {
    presence.restart(now);
    touched = now;
  }

  // Going on

  /// @param command the asker's own name for what he asks, so that he can ask again
  /// @param expected the last event he knows
  public Reply ask(long player, String command, int expected, Command what) {
    return ask(player, command, expected, what, Ids.text(player));
  }

  /// The same for somebody who comes from there.
  ///
  /// @param origin see [Hall#open]
  public Reply ask(long player, String command, int expected, Command what, String origin) {
    var ban = hall.moderation().sanctions().ban(player);
    if (ban.isPresent()) {
      return new Reply.Refused(new Objection.Sanctioned(ban.get()));
    }
    var name = Ids.text(player) + ":" + command;
    lock.lock();
    try {
      touched = hall.now();
      if (doubtful || expected > onlineGame.seq()) {
        catchUp();
      }
      for (int i = 0; i < MOST_IN_VAIN; i++) {
        var reply = answer(player, name, expected, what, origin);
        if (reply.isPresent()) {
          return reply.get();
        }
      }
      throw inVain();
    } finally {
      lock.unlock();
    }
  }

  /// None if nothing was stored and nothing is new.
  private Optional<Reply> answer(
      long player, String name, int expected, Command what, String origin) {
    if (!commands.containsKey(name) && expected == onlineGame.seq()) {
      if (attempt(player, name, what, origin) instanceof Reply.Refused refused) {
        return Optional.of(refused);
      }
    }
    var done = commands.get(name);
    if (done != null) {
      return Optional.of(new Reply.Done(done));
    }
    return expected == onlineGame.seq()
        ? hall.done(id, name).map(Reply.Done::new)
        : Optional.of(new Reply.Stale(since(expected)));
  }

  private StorageTrouble inVain() {
    return StorageTrouble.because(
        "game " + Ids.text(id) + " cannot be written, though nobody else did");
  }

  /// Either it is refused, or it is done, or somebody else was quicker; the next look will tell.
  private @Nullable Reply attempt(long player, String name, Command what, String origin) {
    var commandHandler = commandHandler();
    if (onlineGame.game().clock().isPresent()) {
      hall.requireAwake(); // once the time has been read, so that it was not put forward before
    }
    switch (commandHandler.decide(player, what)) {
      case Decision.Refused(Objection objection) -> {
        return new Reply.Refused(objection);
      }
      case Decision.Happens(List<Event> events) -> {
        if (asksComputer(events) && !hall.mayAskComputer(id, player, origin)) {
          return new Reply.Refused(Objection.House.TOO_MANY_COMPUTER_GAMES);
        }
        append(Optional.of(name), events, Optional.empty(), commandHandler.now());
      }
      case Decision.MeetAgain() -> {
        var next = hall.rematch(onlineGame);
        if (hasComputer() && !hall.mayAskComputer(next.id(), player, origin)) {
          return new Reply.Refused(Objection.House.TOO_MANY_COMPUTER_GAMES);
        }
        var events = List.<Event>of(new Event.Rematched(next.id()));
        append(Optional.of(name), events, Optional.of(next), commandHandler.now());
      }
    }
    return null;
  }

  private boolean hasComputer() {
    return onlineGame
        .seats()
        .filter(seats -> seats.computer(Side.WHITE) || seats.computer(Side.BLACK))
        .isPresent();
  }

  /// Whether a computer has to think about what happens then.
  private boolean asksComputer(List<Event> events) {
    if (!hasComputer()) {
      return false;
    }
    var after = onlineGame;
    for (var event : events) {
      after = after.after(new LoggedEvent(after.seq() + 1, hall.now(), Optional.empty(), event));
    }
    return after.computerDue().isPresent();
  }

  /// What would come of it if somebody asked who has never been here: a refusal, or nothing that is
  /// known yet. Nothing happens.
  public Optional<Reply> foresee(int expected, Command what) {
    lock.lock();
    try {
      if (doubtful || expected > onlineGame.seq()) {
        catchUp();
      }
      if (expected != onlineGame.seq()) {
        return Optional.of(new Reply.Stale(since(expected)));
      }
      return commandHandler().decide(Ids.fresh(), what) instanceof Decision.Refused(var objection)
          ? Optional.of(new Reply.Refused(objection))
          : Optional.empty();
    } finally {
      lock.unlock();
    }
  }

  private CommandHandler commandHandler() {
    return new CommandHandler(
        onlineGame,
        hall.now(),
        hall.pairs()::wrong,
        () -> hall.isGone(this),
        Ids.RANDOM,
        hall.limits());
  }

  /// Lets happen what is due though nobody asks.
  public void ring() {
    system(
        Optional.empty(),
        () -> {
          var commandHandler = commandHandler();
          return hall.isSettingClocks()
              ? List.of()
              : commandHandler.due().map(List::of).orElse(List.of());
        });
  }

  /// What the computer at this table has come up with, unless the game has gone on meanwhile.
  void computed(int seq, Action action) {
    system(
        Optional.empty(),
        () ->
            onlineGame.seq() == seq
                    && commandHandler().act(action) instanceof Decision.Happens(List<Event> events)
                ? events
                : List.of());
  }

  /// Stops the clock for a time when nobody could play. Whoever else finds out about it says the
  /// same, and it counts once.
  public void outage(long from, long to) {
    boolean matters =
        !(onlineGame.terms().pace() instanceof Pace.Post) || Math.abs(to - from) > Pace.HOUR;
    system(
        Optional.of("outage:" + from),
        () ->
            matters && onlineGame.gameStatus() == GameStatus.PLAYING
                ? List.of(new Event.Outage(from, to))
                : List.of());
  }

  /// What was a guest's is an account's from now on. Nobody plays against himself: where the
  /// account sits already, nothing changes.
  void move(long guest, long account) {
    system(
        Optional.of("moved:" + Ids.text(guest)),
        () ->
            onlineGame.isOf(guest) && !onlineGame.isOf(account)
                ? List.of(new Event.Moved(guest, account))
                : List.of());
  }

  /// Ends the game of somebody who is no more. It has no name that would keep it from happening
  /// again: whoever was sent away may come back, and be sent away again.
  void without(long player) {
    system(Optional.empty(), () -> commandHandler().without(player));
  }

  /// Nobody shall find this game any more: if it goes on, it ends without a winner.
  void callOff() {
    system(
        Optional.of("removed"),
        () ->
            onlineGame.gameStatus() == GameStatus.INVITED
                    || onlineGame.gameStatus() == GameStatus.PLAYING
                ? List.of(new Event.Aborted())
                : List.of());
  }

  /// Lets those at the table know that a message says nothing any more.
  void unsay(int n, long at, long player) {
    stir(new Stir.Said(new Message(n, at, player, Optional.empty(), Optional.empty())));
  }

  private void system(Optional<String> name, Supplier<List<Event>> due) {
    lock.lock();
    try {
      if (doubtful) {
        catchUp();
      }
      int inVain = 0;
      while (name.filter(commands::containsKey).isEmpty()) {
        int before = onlineGame.seq();
        var events = due.get();
        if (events.isEmpty() || append(name, events, Optional.empty(), hall.now())) {
          return;
        }
        inVain = onlineGame.seq() == before ? inVain + 1 : 0;
        if (inVain == MOST_IN_VAIN) {
          throw inVain();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /// Stores it, and only then lets it be known. False if somebody else was quicker; then we know
  /// what he did.
  ///
  /// @param other a game that begins because of it
  private boolean append(
      Optional<String> name, List<Event> events, Optional<NewGame> other, long now) {
    var fresh = new ArrayList<LoggedEvent>();
    var after = onlineGame;
    for (var event : events) {
      var loggedEvent =
          new LoggedEvent(after.seq() + 1, now, fresh.isEmpty() ? name : Optional.empty(), event);
      fresh.add(loggedEvent);
      after = after.after(loggedEvent);
    }
    var result = after;
    doubtful = true; // until we know
    boolean stored = hall.store(result, fresh, other);
    doubtful = false;
    if (stored) {
      accept(fresh, result);
      hall.wrote(this);
    } else {
      catchUp();
    }
    return stored;
  }

  private void accept(List<LoggedEvent> fresh, OnlineGame after) {
    fresh.forEach(this::remember);
    log.addAll(fresh);
    onlineGame = after;
    hall.moveRate().happened(fresh, hall.now());
    watchers.forEach(watcher -> watcher.happened(this, List.copyOf(fresh)));
    hall.changed(after);
  }

  /// Reads what others have written. A database that knows less than we do has been put back to an
  /// earlier state; then so are we.
  void catchUp() {
    lock.lock();
    try {
      var last = onlineGame.seq();
      var fresh = hall.since(id, last - 1);
      if (fresh.isEmpty() || !fresh.getFirst().equals(log.getLast())) {
        rewind();
        return;
      }
      fresh = fresh.subList(1, fresh.size());
      if (!fresh.isEmpty()) {
        var after = onlineGame;
        for (var loggedEvent : fresh) {
          after = after.after(loggedEvent);
        }
        accept(fresh, after);
      }
      doubtful = false;
    } finally {
      lock.unlock();
    }
  }

  private void rewind() {
    var known = hall.since(id, 0);
    if (known.isEmpty() && onlineGame.gameStatus() == GameStatus.ABORTED) {
      hall.drop(this); // it has been cleared away, see Purge
      doubtful = false;
      return;
    }
    if (known.isEmpty()) {
      throw StorageTrouble.because("game " + Ids.text(id) + " is gone");
    }
    log.clear();
    log.addAll(known);
    commands.clear();
    known.forEach(this::remember);
    onlineGame = OnlineGame.replay(id, known);
    doubtful = false;
    stir(new Stir.Rewound());
  }

  // Being there

  /// Somebody has opened the table here.
  ///
  /// @return the seat he is counted at, to be given back when he departs; none if he only watches
  public Optional<Side> arrive(Optional<Long> player) {
    var side = player.flatMap(onlineGame::side);
    attend(side, 1);
    return side;
  }

  /// From when on the player to move can be said to have gone away; none while he is here.
  public Optional<Long> absent() {
    return hall.absent(this);
  }

  public void depart(Optional<Side> side) {
    attend(side, -1);
  }

  private void attend(Optional<Side> side, int change) {
    if (side.isEmpty()) {
      presence.watch(change);
      stir(new Stir.Attendance());
    } else if (presence.change(side.get(), change, hall.now())) {
      stir(new Stir.Attendance());
    }
  }
}
