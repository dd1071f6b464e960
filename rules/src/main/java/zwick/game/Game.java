package zwick.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Verdict.Accepted;
import zwick.game.Verdict.Refused;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;

/// The referee: a start position, everything that was done, and what follows from it. Immutable;
/// [#apply] gives the next game or says why not.
public final class Game {
  private final Position start;
  private final Optional<Clock> startClock;
  private final Progress now;
  private final @Nullable Log log;
  private final DrawOffers drawOffers;
  private final Optional<Clock> clock;
  private final Optional<Outcome> outcome;

  /// An accepted action, newest first.
  ///
  /// @param index how many came before it
  private record Log(@Nullable Log before, int index, Entry entry) {}

  /// @param used milliseconds the side to move had thought when it happened; 0 without a clock
  public record Entry(Action action, long used) {}

  private Game(
      Position start,
      Optional<Clock> startClock,
      Progress now,
      @Nullable Log log,
      DrawOffers drawOffers,
      Optional<Clock> clock,
      Optional<Outcome> outcome) {
    this.start = start;
    this.startClock = startClock;
    this.now = now;
    this.log = log;
    this.drawOffers = drawOffers;
    this.clock = clock;
    this.outcome = outcome;
  }

  public static Game of(Position start) {
    return of(start, Optional.empty());
  }

  public static Game of(Position start, Optional<Clock> clock) {
    return new Game(
        start, clock, Progress.start(start), null, DrawOffers.NONE, clock, start.outcome());
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
  public Progress progress() {
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
    return drawOffers.open();
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
    var entry = new Entry(action, clock.isPresent() ? used : 0);
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
        case Action.Leave(Side by) -> ended(entry, new Outcome.Win(by.other(), Ending.LEFT));
        case Action.TakeBack _ -> takeBack(entry);
        case Action.TimeOut(Side by) -> timeOut(entry, by);
      };
    } catch (TooManyCaptures _) {
      return new Refused(new Refusal.TooManyCaptures());
    }
  }

  /// The actions besides moves that `side` could take now and that would be accepted. Time-outs are
  /// left out: only whoever keeps the time knows.
  public List<Action> rights(Side side) {
    var rights = new ArrayList<Action>();
    rights.add(new Action.Insist(side));
    position().huffable().forEach(at -> rights.add(new Action.Huff(side, at)));
    rights.add(new Action.Offer(side));
    rights.add(new Action.Answer(side, true));
    rights.add(new Action.Answer(side, false));
    rights.add(new Action.Claim(side, Optional.empty()));
    rights.add(new Action.Resign(side));
    rights.add(new Action.TakeBack(side));
    rights.removeIf(action -> !(apply(action) instanceof Accepted));
    if (outcome.isEmpty()) {
      claims(side).forEach(rights::add);
    }
    return rights;
  }

  /// The claims with a named move that would be right.
  private List<Action> claims(Side side) {
    var claims = new ArrayList<Action>();
    boolean byCounts = mayClaim(side).isEmpty();
    if (position().turn() == side && (byCounts || rules().draws().loneKings())) {
      var moves = new MoveBuffer();
      position().generate(moves);
      for (int i = 0; i < moves.size(); i++) {
        var move = position().describe(moves, i);
        var next = now.moved(move, position().play(moves, i), size());
        boolean due = byCounts && next.due().isPresent() || next.loneKings();
        if (due && !next.oversight()) {
          claims.add(new Action.Claim(side, Optional.of(Wish.of(move))));
        }
      }
    }
    return claims;
  }

  private Verdict play(Entry entry, Side by, Wish wish) {
    if (position().turn() != by) {
      return new Refused(new Refusal.NotYourTurn(position().turn()));
    }
    if (flagged(by, entry.used)) {
      return ended(entry, new Outcome.Win(by.other(), Ending.TIME));
    }
    var moves = position().find(wish);
    if (moves.size() != 1) {
      return new Refused(unclear(wish, moves));
    }
    var move = moves.getFirst();
    var after = position().play(move).orElseThrow();
    var next = now.moved(move, after, size());
    var result = next.oversight() ? settled(by, after) : ended(next);
    var left = clock.map(c -> c.spend(by, entry.used, after.turn() != by));
    return accepted(entry, next, drawOffers.moved(by), left, result);
  }

  private Refusal unclear(Wish wish, List<Move> moves) {
    return moves.isEmpty() ? position().explain(wish) : new Refusal.Ambiguous(moves);
  }

  private Optional<Outcome> ended(Progress next) {
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
    if (flagged(by, entry.used)) {
      return ended(entry, new Outcome.Win(by.other(), Ending.TIME));
    }
    var left = clock.map(c -> c.spend(by, entry.used, false));
    return accepted(entry, now.insisted(), drawOffers.closed(), left, Optional.empty());
  }

  private Verdict huff(Entry entry, Side by, int at) {
    var huffable = position().huffable();
    if (position().turn() != by || huffable.isEmpty()) {
      return new Refused(new Refusal.NothingToHuff());
    }
    if (!huffable.contains(at)) {
      return new Refused(new Refusal.NotHuffable(at, huffable));
    }
    var next = now.huffed(at, size());
    return accepted(entry, next, drawOffers, clock, next.position().outcome());
  }

  private Verdict offer(Entry entry, Side by) {
    return drawOffers.isOpenBy(by)
        ? new Refused(new Refusal.AlreadyOffered())
        : accepted(entry, now, drawOffers.made(by), clock, outcome);
  }

  private Verdict answer(Entry entry, Side by, boolean accept) {
    if (!drawOffers.isOpenBy(by.other())) {
      return new Refused(new Refusal.NothingToAnswer());
    }
    if (!accept) {
      return accepted(entry, now, drawOffers.closed(), clock, outcome);
    }
    int made = Math.min(now.whiteMoves(), now.blackMoves());
    int needed = rules().draws().agreementAfter();
    return made < needed
        ? new Refused(new Refusal.TooEarlyToAgree(made, needed))
        : ended(entry, new Outcome.Draw(Ending.AGREEMENT));
  }

  private Verdict claim(Entry entry, Side by, Optional<Wish> wish) {
    var claimed = now;
    if (wish.isPresent() && position().turn() == by) {
      var moves = position().find(wish.get());
      if (moves.size() != 1) {
        return new Refused(unclear(wish.get(), moves));
      }
      var move = moves.getFirst();
      var next = now.moved(move, position().play(move).orElseThrow(), size());
      claimed = next.oversight() ? now : next; // the right to insist or huff comes first
    }
    if (claimed.loneKings()) {
      return ended(entry, new Outcome.Draw(Ending.LONE_KINGS));
    }
    var refusal = mayClaim(by);
    if (refusal.isPresent()) {
      return new Refused(refusal.get());
    }
    var due = claimed.due();
    return due.isPresent()
        ? ended(entry, due.get())
        : new Refused(new Refusal.NothingToClaim(claimed.counts()));
  }

  /// What keeps `by` from claiming anything at all by the draw counts.
  private Optional<Refusal> mayClaim(Side by) {
    if (rules().draws().by() == DrawBy.AUTOMATIC) {
      return Optional.of(new Refusal.NothingToClaim(now.counts()));
    }
    if (position().turn() != by) {
      return Optional.of(new Refusal.NotYourTurn(position().turn()));
    }
    return drawOffers.everBy(by) ? Optional.empty() : Optional.of(new Refusal.ClaimNeedsOffer());
  }

  private Verdict takeBack(Entry entry) {
    var undo = now.undo();
    return undo == null
        ? new Refused(new Refusal.NothingToTakeBack())
        : accepted(entry, undo, drawOffers.closed(), clock, Optional.empty());
  }

  private Verdict timeOut(Entry entry, Side by) {
    if (clock.isEmpty()) {
      return new Refused(new Refusal.NoClock());
    }
    long used = position().turn() == by ? entry.used : 0;
    return flagged(by, used)
        ? ended(entry, new Outcome.Win(by.other(), Ending.TIME))
        : new Refused(new Refusal.TimeLeft(clock.get().allows(by) - used));
  }

  private boolean flagged(Side side, long used) {
    return clock.filter(c -> c.allows(side) <= used).isPresent();
  }

  private Verdict ended(Entry entry, Outcome how) {
    return accepted(entry, now, drawOffers.closed(), clock, Optional.of(how));
  }

  private int size() {
    return log == null ? 0 : log.index + 1;
  }

  private Verdict accepted(
      Entry entry, Progress next, DrawOffers open, Optional<Clock> left, Optional<Outcome> result) {
    if (!next.equals(now)) {
      next.position().count(new MoveBuffer()); // refuses to go where captures explode
    }
    var longer = new Log(log, size(), entry);
    return new Accepted(new Game(start, startClock, next, longer, open, left, result));
  }
}
