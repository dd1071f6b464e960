package zwick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Verdict.Accepted;
import zwick.game.Verdict.Refused;

/// The referee: a start position, everything that was done, and what follows from it. Immutable;
/// [#apply] gives the next game or says why not.
public final class Game {
  private final Position start;
  private final Turn now;
  private final @Nullable Log log;
  private final Optional<Side> offer;
  private final boolean whiteOffered;
  private final boolean blackOffered;
  private final Optional<Clock> startClock;
  private final Optional<Clock> clock;
  private final Optional<Outcome> outcome;

  /// An accepted action with the time it took, newest first.
  private record Log(@Nullable Log before, Entry entry) {}

  /// @param used milliseconds the side to move had thought when it happened
  public record Entry(Action action, long used) {}

  private Game(
      Position start,
      Turn now,
      @Nullable Log log,
      Optional<Side> offer,
      boolean whiteOffered,
      boolean blackOffered,
      Optional<Clock> startClock,
      Optional<Clock> clock,
      Optional<Outcome> outcome) {
    this.start = start;
    this.now = now;
    this.log = log;
    this.offer = offer;
    this.whiteOffered = whiteOffered;
    this.blackOffered = blackOffered;
    this.startClock = startClock;
    this.clock = clock;
    this.outcome = outcome;
  }

  public static Game of(Position start) {
    return of(start, Optional.empty());
  }

  public static Game of(Position start, Optional<Clock> clock) {
    return new Game(
        start,
        Turn.start(start),
        null,
        Optional.empty(),
        false,
        false,
        clock,
        clock,
        start.outcome());
  }

  public RuleSet rules() {
    return position().rules();
  }

  public Position start() {
    return start;
  }

  public Position position() {
    return now.position();
  }

  /// Where the game stands, with the way that led there and the counts of the draw rules.
  public Turn turn() {
    return now;
  }

  public Optional<Outcome> outcome() {
    return outcome;
  }

  public Optional<Clock> clock() {
    return clock;
  }

  /// The clock as it was before the first action.
  public Optional<Clock> startClock() {
    return startClock;
  }

  /// Who has a draw offer open.
  public Optional<Side> offer() {
    return offer;
  }

  /// Everything accepted so far, oldest first. Applied again to the start it gives this game.
  public List<Entry> log() {
    var entries = new ArrayList<Entry>();
    for (var link = log; link != null; link = link.before) {
      entries.add(link.entry);
    }
    return entries.reversed();
  }

  public Verdict apply(Action action) {
    return apply(action, 0);
  }

  /// @param used milliseconds the side to move has thought since the last move
  public Verdict apply(Action action, long used) {
    if (outcome.isPresent()) {
      return new Refused(new Refusal.GameOver(outcome.get()));
    }
    var entry = new Entry(action, used);
    try {
      return switch (action) {
        case Action.Play(Side by, Wish wish) -> play(entry, by, wish);
        case Action.Insist(Side by) -> insist(entry, by);
        case Action.Huff(Side by, int at) -> huff(entry, by, at);
        case Action.Offer(Side by) -> offer(entry, by);
        case Action.Answer(Side by, boolean accept) -> answer(entry, by, accept);
        case Action.Claim(Side by, Optional<Wish> move) -> claim(entry, by, move);
        case Action.Resign(Side by) ->
            ended(entry, new Outcome.Win(by.other(), Ending.RESIGNATION));
        case Action.TakeBack _ -> takeBack(entry);
        case Action.TimeOut(Side by) -> timeOut(entry, by);
      };
    } catch (TooManyCaptures _) {
      return new Refused(new Refusal.TooManyCaptures());
    }
  }

  /// The actions besides moves that `side` could take now and that would be accepted.
  public List<Action> rights(Side side) {
    var rights = new ArrayList<Action>();
    rights.add(new Action.Insist(side));
    position().huffable().forEach(at -> rights.add(new Action.Huff(side, at)));
    rights.add(new Action.Offer(side));
    rights.add(new Action.Answer(side, true));
    rights.add(new Action.Answer(side, false));
    rights.add(new Action.Claim(side, Optional.empty()));
    if (rules().draws().by() == DrawBy.CLAIM) {
      position()
          .legalMoves()
          .forEach(move -> rights.add(new Action.Claim(side, Optional.of(Wish.of(move)))));
    }
    rights.add(new Action.Resign(side));
    rights.add(new Action.TakeBack(side));
    rights.removeIf(action -> !(apply(action) instanceof Accepted));
    return rights;
  }

  private Verdict play(Entry entry, Side by, Wish wish) {
    var position = position();
    if (position.turn() != by) {
      return new Refused(new Refusal.NotYourTurn(position.turn()));
    }
    if (flagged(by, entry.used)) {
      return ended(entry, new Outcome.Win(by.other(), Ending.TIME));
    }
    var moves = position.find(wish);
    if (moves.size() != 1) {
      return new Refused(moves.isEmpty() ? position.explain(wish) : new Refusal.Ambiguous(moves));
    }
    var move = moves.getFirst();
    var after = position.play(move).orElseThrow();
    after.count(new MoveBuffer()); // refuses to go where captures explode
    var next = now.moved(move, after);
    var result = next.oversight() ? settled(by, after) : ended(next);
    var left = clock.map(c -> c.spend(by, entry.used, after.turn() != by));
    var stillOpen = offer.filter(side -> side == by); // the other's offer lapses with this move
    return accepted(entry, next, stillOpen, left, result);
  }

  private Optional<Outcome> ended(Turn next) {
    var result = next.position().outcome();
    return result.isEmpty() && rules().draws().by() == DrawBy.AUTOMATIC ? next.due() : result;
  }

  /// How an oversight ends the game. The opponent's right to insist or huff comes first, so it
  /// cannot win by shutting him in, nor bring about a draw.
  private static Optional<Outcome> settled(Side by, Position after) {
    return after.outcome().filter(end -> !end.equals(new Outcome.Win(by, Ending.BLOCKED)));
  }

  private Verdict insist(Entry entry, Side by) {
    if (position().turn() != by || !now.oversight() || !position().huffable().isEmpty()) {
      return new Refused(new Refusal.NothingToInsist());
    }
    return accepted(entry, now.insisted(), Optional.empty(), clock, Optional.empty());
  }

  private Verdict huff(Entry entry, Side by, int at) {
    var huffable = position().huffable();
    if (position().turn() != by || huffable.isEmpty()) {
      return new Refused(new Refusal.NothingToHuff());
    }
    if (!huffable.contains(at)) {
      return new Refused(new Refusal.NotHuffable(at, huffable));
    }
    var next = now.huffed(at);
    return accepted(entry, next, offer, clock, next.position().outcome());
  }

  private Verdict offer(Entry entry, Side by) {
    if (offer.isPresent() && offer.get() == by) {
      return new Refused(new Refusal.AlreadyOffered());
    }
    return new Accepted(
        new Game(
            start,
            now,
            new Log(log, entry),
            Optional.of(by),
            whiteOffered || by == Side.WHITE,
            blackOffered || by == Side.BLACK,
            startClock,
            clock,
            outcome));
  }

  private Verdict answer(Entry entry, Side by, boolean accept) {
    if (offer.isEmpty() || offer.get() == by) {
      return new Refused(new Refusal.NothingToAnswer());
    }
    if (!accept) {
      return accepted(entry, now, Optional.empty(), clock, outcome);
    }
    int made = Math.min(now.whiteMoves(), now.blackMoves());
    int needed = rules().draws().agreementAfter();
    return made < needed
        ? new Refused(new Refusal.TooEarlyToAgree(made, needed))
        : ended(entry, new Outcome.Draw(Ending.AGREEMENT));
  }

  private Verdict claim(Entry entry, Side by, Optional<Wish> wish) {
    if (position().loneKings() && rules().draws().loneKings()) {
      return ended(entry, new Outcome.Draw(Ending.LONE_KINGS));
    }
    if (rules().draws().by() == DrawBy.AUTOMATIC) {
      return new Refused(new Refusal.NothingToClaim(now.counts()));
    }
    if (position().turn() != by) {
      return new Refused(new Refusal.NotYourTurn(position().turn()));
    }
    if (!(by == Side.WHITE ? whiteOffered : blackOffered)) {
      return new Refused(new Refusal.ClaimNeedsOffer());
    }
    var claimed = now;
    if (wish.isPresent()) {
      var moves = position().find(wish.get());
      if (moves.size() != 1) {
        return new Refused(
            moves.isEmpty() ? position().explain(wish.get()) : new Refusal.Ambiguous(moves));
      }
      var move = moves.getFirst();
      claimed = now.moved(move, position().play(move).orElseThrow());
    }
    var due = claimed.due();
    return due.isPresent()
        ? ended(entry, due.get())
        : new Refused(new Refusal.NothingToClaim(claimed.counts()));
  }

  private Verdict takeBack(Entry entry) {
    var undo = now.undo();
    return undo == null
        ? new Refused(new Refusal.NothingToTakeBack())
        : accepted(entry, undo, Optional.empty(), clock, Optional.empty());
  }

  private Verdict timeOut(Entry entry, Side by) {
    if (clock.isEmpty()) {
      return new Refused(new Refusal.NoClock());
    }
    long used = position().turn() == by ? entry.used : 0;
    return flagged(by, used)
        ? ended(entry, new Outcome.Win(by.other(), Ending.TIME))
        : new Refused(new Refusal.TimeLeft(clock.get().left(by) - used));
  }

  private boolean flagged(Side side, long used) {
    return clock.filter(c -> c.left(side) - used <= 0).isPresent();
  }

  private Verdict ended(Entry entry, Outcome how) {
    return accepted(entry, now, Optional.empty(), clock, Optional.of(how));
  }

  private Verdict accepted(
      Entry entry,
      Turn next,
      Optional<Side> stillOpen,
      Optional<Clock> left,
      Optional<Outcome> result) {
    return new Accepted(
        new Game(
            start,
            next,
            new Log(log, entry),
            stillOpen,
            whiteOffered,
            blackOffered,
            startClock,
            left,
            result));
  }
}
