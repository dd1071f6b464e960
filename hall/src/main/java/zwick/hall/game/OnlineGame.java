package zwick.hall.game;

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
public record OnlineGame(
    long id,
    int seq,
    GameStatus gameStatus,
    Agreement agreement,
    Optional<Seats> seats,
    Game game,
    ThinkingTime thinkingTime,
    Optional<Side> askedBack,
    Optional<Side> askedRematch,
    Optional<Long> next,
    RequestCounts requestCounts,
    long created,
    long changed) {

  /// How long an invitation stands.
  private static final long INVITATION = 14 * Pace.DAY;

  /// How long the computer may be silent before somebody looks after it.
  private static final long COMPUTER = 20 * Pace.SECOND;

  /// Throws [IllegalStateException] if these events never happened in that order.
  public static OnlineGame replay(long id, List<LoggedEvent> entries) {
    var first = entries.getFirst();
    if (!(first.event() instanceof Event.Opened opened)) {
      throw new IllegalStateException("a game begins with its table: " + first);
    }
    var onlineGame = opened(id, first, opened);
    for (var loggedEvent : entries.subList(1, entries.size())) {
      onlineGame = onlineGame.after(loggedEvent);
    }
    return onlineGame;
  }

  private static OnlineGame opened(long id, LoggedEvent first, Event.Opened opened) {
    return new OnlineGame(
        id,
        first.seq(),
        GameStatus.INVITED,
        Agreement.of(opened, first.at()),
        Optional.empty(),
        Game.of(opened.terms().start(), opened.terms().pace().clock()),
        ThinkingTime.from(first.at()),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        RequestCounts.NONE,
        first.at(),
        first.at());
  }

  public OnlineGame after(LoggedEvent loggedEvent) {
    if (loggedEvent.seq() != seq + 1) {
      throw new IllegalStateException("event " + loggedEvent.seq() + " after " + seq);
    }
    var next = new Sketch(this);
    next.seq = loggedEvent.seq();
    next.changed =
        loggedEvent.event() instanceof Event.Moved ? changed : loggedEvent.at(); // nothing is new
    next.follow(loggedEvent);
    return next.onlineGame();
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
    return thinkingTime.since();
  }

  /// Milliseconds the side to move has thought. The first move of a live game is free, so that
  /// nobody loses time before he has found his chair.
  public long used(long now) {
    return isFirstMove() && terms().pace() instanceof Pace.Live
        ? 0
        : thinkingTime.used(turn(), now);
  }

  /// As long as one of the two has not moved, nothing is lost if the game is called off.
  boolean isEarly() {
    return gameStatus == GameStatus.INVITED
        || gameStatus == GameStatus.PLAYING
            && Math.min(game.progress().whiteMoves(), game.progress().blackMoves()) == 0;
  }

  boolean isFirstMove() {
    int made = turn() == Side.WHITE ? game.progress().whiteMoves() : game.progress().blackMoves();
    return made == 0;
  }

  /// Moves on the board.
  public int moves() {
    return game.progress().whiteMoves() + game.progress().blackMoves();
  }

  /// The computer whose word is due: its move, or its answer to an offer.
  public Optional<Side> computerDue() {
    if (gameStatus != GameStatus.PLAYING || seats.isEmpty()) {
      return Optional.empty();
    }
    var asked = game.offer().map(Side::other).filter(seats.get()::computer);
    return asked.isPresent() ? asked : Optional.of(turn()).filter(seats.get()::computer);
  }

  /// When something happens though nobody does anything.
  public Optional<Long> deadline() {
    return switch (gameStatus) {
      case INVITED -> Optional.of(changed + INVITATION);
      case PLAYING -> computerDue().map(_ -> changed + COMPUTER).or(this::timeUp);
      case OVER, ABORTED -> Optional.empty();
    };
  }

  private Optional<Long> timeUp() {
    var first = terms().pace().firstMove().filter(_ -> isFirstMove());
    return first
        .or(() -> game.clock().map(clock -> clock.allows(turn())))
        .map(millis -> thinkingTime.when(turn(), millis));
  }

  /// A match in the making.
  private static final class Sketch {
    private final OnlineGame from;
    private int seq;
    private long changed;
    private GameStatus gameStatus;
    private Agreement agreement;
    private Optional<Seats> seats;
    private Game game;
    private ThinkingTime thinkingTime;
    private Optional<Side> askedBack;
    private Optional<Side> askedRematch;
    private Optional<Long> next;
    private RequestCounts requestCounts;

    Sketch(OnlineGame from) {
      this.from = from;
      gameStatus = from.gameStatus;
      agreement = from.agreement;
      seats = from.seats;
      game = from.game;
      thinkingTime = from.thinkingTime;
      askedBack = from.askedBack;
      askedRematch = from.askedRematch;
      next = from.next;
      requestCounts = from.requestCounts;
    }

    void follow(LoggedEvent loggedEvent) {
      switch (loggedEvent.event()) {
        case Event.Opened _ -> throw new IllegalStateException("a table is laid once");
        case Event.Proposed(long by, Terms terms) -> {
          agreement = agreement.proposed(by, terms, loggedEvent.at());
          requestCounts = requestCounts.proposed(by);
          game = Game.of(terms.start(), terms.pace().clock());
        }
        case Event.Declined _ -> {
          agreement = agreement.declined(loggedEvent.at());
          game = Game.of(agreement.terms().start(), agreement.terms().pace().clock());
        }
        case Event.Began(SeatHolder white, SeatHolder black, long seed) -> {
          seats = Optional.of(new Seats(white, black, seed));
          gameStatus = game.outcome().isPresent() ? GameStatus.OVER : GameStatus.PLAYING;
          thinkingTime = ThinkingTime.from(loggedEvent.at());
          var host = new SeatHolder.Person(agreement.host());
          if ((white.equals(host) ? black : white) instanceof SeatHolder.Person(long guest)) {
            agreement = agreement.with(guest, loggedEvent.at());
          }
        }
        case Event.Acted(String action, long used) -> act(loggedEvent, action, used);
        case Event.AskedBack(Side by) -> {
          askedBack = Optional.of(by);
          requestCounts = requestCounts.wantedBack(by);
        }
        case Event.RefusedBack _ -> askedBack = Optional.empty();
        case Event.Outage(long start, long end) -> thinkingTime = thinkingTime.out(start, end);
        case Event.Rested(Side by, int days) ->
            thinkingTime = thinkingTime.rested(by, loggedEvent.at(), days);
        case Event.Moved(long guest, long account) -> {
          agreement = agreement.moved(guest, account);
          seats = seats.map(both -> both.moved(guest, account));
        }
        case Event.Aborted _ -> gameStatus = GameStatus.ABORTED;
        case Event.AskedRematch(Side by) -> askedRematch = Optional.of(by);
        case Event.Rematched(long other) -> next = Optional.of(other);
      }
    }

    private void act(LoggedEvent loggedEvent, String text, long used) {
      var action = ActionText.read(game, text).orElseThrow(() -> never(text));
      if (!(game.apply(action, used) instanceof Verdict.Accepted(Game later))) {
        throw never(text);
      }
      game = later;
      if (action instanceof Action.TakeBack(Side by)
          && isFirstOf(loggedEvent)
          && askedBack.isEmpty()) {
        requestCounts = requestCounts.wantedBack(by); // a computer is not asked for leave
      }
      if (action instanceof Action.Play
          || action instanceof Action.Insist
          || action instanceof Action.TakeBack) {
        thinkingTime = thinkingTime.turned(loggedEvent.at());
        askedBack = Optional.empty();
      }
      if (game.outcome().isPresent()) {
        gameStatus = GameStatus.OVER;
        askedBack = Optional.empty();
      }
    }

    /// Of those events that one command has led to.
    private static boolean isFirstOf(LoggedEvent loggedEvent) {
      return loggedEvent.command().isPresent();
    }

    private static IllegalStateException never(String text) {
      return new IllegalStateException("the referee never accepted that: " + text);
    }

    OnlineGame onlineGame() {
      return new OnlineGame(
          from.id,
          seq,
          gameStatus,
          agreement,
          seats,
          game,
          thinkingTime,
          askedBack,
          askedRematch,
          next,
          requestCounts,
          from.created,
          changed);
    }
  }
}
