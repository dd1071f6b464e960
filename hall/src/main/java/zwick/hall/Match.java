package zwick.hall;

import java.util.List;
import java.util.Optional;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.notation.ActionText;

/// A game between two, as its events tell it. Immutable; [#after] is the only way on.
///
/// @param seq of the last event
/// @param askedBack who wants to take a move back
/// @param askedRematch who wants to play again
/// @param next the game they meet again in
/// @param petitions how often somebody has asked for what does not take the game any further
public record Match(
    long id,
    int seq,
    Phase phase,
    Agreement agreement,
    Optional<Seats> seats,
    Game game,
    Timing timing,
    Optional<Side> askedBack,
    Optional<Side> askedRematch,
    Optional<Long> next,
    Petitions petitions,
    long created,
    long changed) {

  /// How long an invitation stands.
  private static final long INVITATION = 14 * Pace.DAY;

  /// How long the computer may be silent before somebody looks after it.
  private static final long COMPUTER = 20 * Pace.SECOND;

  /// Throws [IllegalStateException] if these events never happened in that order.
  static Match replay(long id, List<Entry> entries) {
    var first = entries.getFirst();
    if (!(first.event() instanceof Event.Opened opened)) {
      throw new IllegalStateException("a game begins with its table: " + first);
    }
    var match = opened(id, first, opened);
    for (var entry : entries.subList(1, entries.size())) {
      match = match.after(entry);
    }
    return match;
  }

  private static Match opened(long id, Entry first, Event.Opened opened) {
    return new Match(
        id,
        first.seq(),
        Phase.INVITED,
        Agreement.of(opened, first.at()),
        Optional.empty(),
        Game.of(opened.terms().start(), opened.terms().pace().clock()),
        Timing.from(first.at()),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Petitions.NONE,
        first.at(),
        first.at());
  }

  Match after(Entry entry) {
    if (entry.seq() != seq + 1) {
      throw new IllegalStateException("event " + entry.seq() + " after " + seq);
    }
    var next = new Sketch(this);
    next.seq = entry.seq();
    next.changed = entry.event() instanceof Event.Moved ? changed : entry.at(); // nothing is new
    next.follow(entry);
    return next.match();
  }

  public Terms terms() {
    return agreement.terms();
  }

  /// Whether he plays here, or is about to.
  public boolean isOf(long player) {
    return agreement.host() == player
        || agreement.guest().filter(guest -> guest == player).isPresent()
        || side(player).isPresent();
  }

  /// The side this player has; none for those who watch.
  public Optional<Side> side(long player) {
    return seats.flatMap(both -> both.side(player));
  }

  public Side turn() {
    return game.position().turn();
  }

  /// When it became his turn whose turn it is.
  public long turned() {
    return timing.since();
  }

  /// Milliseconds the side to move has thought. The first move of a live game is free, so that
  /// nobody loses time before he has found his chair.
  public long used(long now) {
    return isFirstMove() && terms().pace() instanceof Pace.Live ? 0 : timing.used(turn(), now);
  }

  /// As long as one of the two has not moved, nothing is lost if the game is called off.
  boolean isEarly() {
    return phase == Phase.INVITED
        || phase == Phase.PLAYING
            && Math.min(game.turn().whiteMoves(), game.turn().blackMoves()) == 0;
  }

  boolean isFirstMove() {
    int made = turn() == Side.WHITE ? game.turn().whiteMoves() : game.turn().blackMoves();
    return made == 0;
  }

  /// Moves on the board.
  public int moves() {
    return game.turn().whiteMoves() + game.turn().blackMoves();
  }

  /// The computer whose word is due: its move, or its answer to an offer.
  Optional<Side> computerDue() {
    if (phase != Phase.PLAYING || seats.isEmpty()) {
      return Optional.empty();
    }
    var asked = game.offer().map(Side::other).filter(seats.get()::computer);
    return asked.isPresent() ? asked : Optional.of(turn()).filter(seats.get()::computer);
  }

  /// When something happens though nobody does anything.
  public Optional<Long> deadline() {
    return switch (phase) {
      case INVITED -> Optional.of(changed + INVITATION);
      case PLAYING -> computerDue().map(_ -> changed + COMPUTER).or(this::timeUp);
      case OVER, ABORTED -> Optional.empty();
    };
  }

  private Optional<Long> timeUp() {
    var first = terms().pace().firstMove().filter(_ -> isFirstMove());
    return first
        .or(() -> game.clock().map(clock -> clock.allows(turn())))
        .map(millis -> timing.when(turn(), millis));
  }

  /// A match in the making.
  private static final class Sketch {
    private final Match from;
    private int seq;
    private long changed;
    private Phase phase;
    private Agreement agreement;
    private Optional<Seats> seats;
    private Game game;
    private Timing timing;
    private Optional<Side> askedBack;
    private Optional<Side> askedRematch;
    private Optional<Long> next;
    private Petitions petitions;

    Sketch(Match from) {
      this.from = from;
      phase = from.phase;
      agreement = from.agreement;
      seats = from.seats;
      game = from.game;
      timing = from.timing;
      askedBack = from.askedBack;
      askedRematch = from.askedRematch;
      next = from.next;
      petitions = from.petitions;
    }

    void follow(Entry entry) {
      switch (entry.event()) {
        case Event.Opened _ -> throw new IllegalStateException("a table is laid once");
        case Event.Proposed(long by, Terms terms) -> {
          agreement = agreement.proposed(by, terms, entry.at());
          petitions = petitions.proposed(by);
          game = Game.of(terms.start(), terms.pace().clock());
        }
        case Event.Declined _ -> {
          agreement = agreement.declined(entry.at());
          game = Game.of(agreement.terms().start(), agreement.terms().pace().clock());
        }
        case Event.Began(Sitter white, Sitter black, long seed) -> {
          seats = Optional.of(new Seats(white, black, seed));
          phase = game.outcome().isPresent() ? Phase.OVER : Phase.PLAYING;
          timing = Timing.from(entry.at());
          var host = new Sitter.Person(agreement.host());
          if ((white.equals(host) ? black : white) instanceof Sitter.Person(long guest)) {
            agreement = agreement.with(guest, entry.at());
          }
        }
        case Event.Acted(String action, long used) -> act(entry, action, used);
        case Event.AskedBack(Side by) -> {
          askedBack = Optional.of(by);
          petitions = petitions.wantedBack(by);
        }
        case Event.RefusedBack _ -> askedBack = Optional.empty();
        case Event.Outage(long start, long end) -> timing = timing.out(start, end);
        case Event.Rested(Side by, int days) -> timing = timing.rested(by, entry.at(), days);
        case Event.Moved(long guest, long account) -> {
          agreement = agreement.moved(guest, account);
          seats = seats.map(both -> both.moved(guest, account));
        }
        case Event.Aborted _ -> phase = Phase.ABORTED;
        case Event.AskedRematch(Side by) -> askedRematch = Optional.of(by);
        case Event.Rematched(long other) -> next = Optional.of(other);
      }
    }

    private void act(Entry entry, String text, long used) {
      var action = ActionText.read(game, text).orElseThrow(() -> never(text));
      if (!(game.apply(action, used) instanceof Verdict.Accepted(Game later))) {
        throw never(text);
      }
      game = later;
      if (action instanceof Action.TakeBack(Side by) && isFirstOf(entry) && askedBack.isEmpty()) {
        petitions = petitions.wantedBack(by); // a computer is not asked for leave
      }
      if (action instanceof Action.Play
          || action instanceof Action.Insist
          || action instanceof Action.TakeBack) {
        timing = timing.turned(entry.at());
        askedBack = Optional.empty();
      }
      if (game.outcome().isPresent()) {
        phase = Phase.OVER;
        askedBack = Optional.empty();
      }
    }

    /// Of those events that one command has led to.
    private static boolean isFirstOf(Entry entry) {
      return entry.command().isPresent();
    }

    private static IllegalStateException never(String text) {
      return new IllegalStateException("the referee never accepted that: " + text);
    }

    Match match() {
      return new Match(
          from.id,
          seq,
          phase,
          agreement,
          seats,
          game,
          timing,
          askedBack,
          askedRematch,
          next,
          petitions,
          from.created,
          changed);
    }
  }
}
