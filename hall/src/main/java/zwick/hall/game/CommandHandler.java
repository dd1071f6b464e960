package zwick.hall.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.hall.policy.Objection;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.notation.ActionText;

/// Decides what comes of a command. The rules of the game are the referee's, those of the house are
/// here; nothing is stored and nothing changed.
///
/// @param now the time
/// @param pairs what keeps two from playing for ratings
/// @param gone whether the opponent has been away for longer than is fair
/// @param random the lot
/// @param limits how much one game may hold
public record CommandHandler(
    OnlineGame onlineGame,
    long now,
    Pairs pairs,
    BooleanSupplier gone,
    RandomGenerator random,
    UsageLimits limits) {
  /// So many guests may propose as often as one may; then nobody does but the host.
  private static final int PROPOSERS = 10;

  /// A game that has grown so many times longer than any is called off.
  private static final int NEVER_ENDING = 2;

  @FunctionalInterface
  public interface Pairs {
    Optional<House> wrong(long one, long other, long now);
  }

  public Decision decide(long player, Command command) {
    if (onlineGame.gameStatus() == GameStatus.ABORTED) {
      return no(House.TABLE_CLOSED);
    }
    return switch (command) {
      case Command.Join() -> invited().orElseGet(() -> join(player));
      case Command.Propose(Terms terms) -> invited().orElseGet(() -> propose(player, terms));
      case Command.Decline() -> invited().orElseGet(() -> decline(player));
      case Command.Abort() -> abort(player);
      case Command.Act(String action) -> seated(player, side -> act(side, action));
      case Command.AskBack() -> seated(player, this::askBack);
      case Command.AnswerBack(boolean yes) -> seated(player, side -> answerBack(side, yes));
      case Command.ClaimAbsence() -> seated(player, this::claimAbsence);
      case Command.Rest(int days) -> seated(player, side -> rest(side, days));
      case Command.Rematch() -> rematch(player);
    };
  }

  // Before the game

  private Optional<Decision> invited() {
    return onlineGame.gameStatus() == GameStatus.INVITED
        ? Optional.empty()
        : Optional.of(no(House.ALREADY_BEGUN));
  }

  private Decision join(long player) {
    var agreement = onlineGame.agreement();
    if (agreement.isAskedOf(player)) {
      return join(agreement, player == agreement.host() ? agreement.by() : player, List.of());
    }
    if (player == agreement.by()) {
      return no(House.YOUR_OWN_TERMS);
    }
    // he takes the host's offer, which the proposal of another has not changed
    return agreement.isOpen()
        ? join(agreement.declined(now), player, List.of(declined(agreement)))
        : no(House.NOT_INVITED);
  }

  private Decision join(Agreement agreement, long guest, List<Event> first) {
    var wrong = wrong(agreement.terms(), guest);
    if (wrong.isPresent()) {
      return no(wrong.get());
    }
    var events = new ArrayList<>(first);
    events.add(
        began(
            agreement.terms(),
            new SeatHolder.Person(agreement.host()),
            new SeatHolder.Person(guest),
            random));
    return new Decision.Happens(events);
  }

  private static Event declined(Agreement agreement) {
    return new Event.Declined(agreement.guest().orElseThrow());
  }

  private Decision decline(long player) {
    var agreement = onlineGame.agreement();
    if (agreement.guest().isEmpty()) {
      return no(House.NOTHING_ASKED);
    }
    return player == agreement.host() || agreement.isGuest(player)
        ? Decision.happens(declined(agreement))
        : no(House.NOT_INVITED);
  }

  private Decision propose(long player, Terms terms) {
    var agreement = onlineGame.agreement();
    boolean stranger =
        player != agreement.host()
            && agreement.guest().filter(other -> other != player).isPresent();
    if (stranger) {
      return no(House.NOT_INVITED);
    }
    if (hasProposedEnough(player)) {
      return no(House.TOO_MANY_PROPOSALS);
    }
    var wrong = wrong(terms, player);
    return wrong.isPresent()
        ? no(wrong.get())
        : Decision.happens(new Event.Proposed(player, terms));
  }

  private boolean hasProposedEnough(long player) {
    int each = limits.proposalsPerPlayerAndGame();
    long host = onlineGame.agreement().host();
    return UsageLimits.isReached(each, onlineGame.requestCounts().proposals(player))
        || player != host
            && UsageLimits.isReached(PROPOSERS * each, onlineGame.requestCounts().proposedTo(host));
  }

  /// What keeps these terms from being agreed on.
  private Optional<House> wrong(Terms terms, long guest) {
    var agreement = onlineGame.agreement();
    long other = guest == agreement.host() ? agreement.guest().orElse(guest) : guest;
    return wrong(terms, true).or(() -> wrong(terms, agreement.host(), other));
  }

  private Optional<House> wrong(Terms terms, long one, long other) {
    return terms.rated() ? pairs.wrong(one, other, now) : Optional.empty();
  }

  public static Optional<House> wrong(Terms terms, boolean accounts) {
    if (terms.rated() && !accounts) {
      return Optional.of(House.RATED_NEEDS_ACCOUNTS);
    }
    return terms.rated() && terms.position().isPresent()
        ? Optional.of(House.RATED_STARTS_AT_THE_START)
        : Optional.empty();
  }

  public static Event began(
      Terms terms, SeatHolder host, SeatHolder guest, RandomGenerator random) {
    var plays = terms.hostPlays().orElse(random.nextBoolean() ? Side.WHITE : Side.BLACK);
    long seed = random.nextInt(Integer.MAX_VALUE);
    return plays == Side.WHITE
        ? new Event.Began(host, guest, seed)
        : new Event.Began(guest, host, seed);
  }

  private Decision abort(long player) {
    boolean may =
        onlineGame.side(player).isPresent()
            || onlineGame.gameStatus() == GameStatus.INVITED
                && onlineGame.agreement().host() == player;
    if (!may) {
      return no(House.NOT_SEATED);
    }
    return onlineGame.isEarly()
        ? Decision.happens(new Event.Aborted())
        : no(House.TOO_LATE_TO_ABORT);
  }

  // During the game

  @FunctionalInterface
  private interface Ruling {
    Decision of(Side side);
  }

  private Decision seated(long player, Ruling ruling) {
    if (onlineGame.gameStatus() == GameStatus.INVITED) {
      return no(House.NOT_BEGUN);
    }
    var side = onlineGame.side(player);
    if (side.isEmpty()) {
      return no(House.NOT_SEATED);
    }
    return onlineGame
        .game()
        .outcome()
        .map(outcome -> no(new Refusal.GameOver(outcome)))
        .orElseGet(() -> ruling.of(side.get()));
  }

  private Decision act(Side side, String text) {
    var game = onlineGame.game();
    var named = text.length() > 1 && text.charAt(1) == ':' ? text : side.letter() + ":" + text;
    var action = ActionText.read(game, named);
    if (action.isEmpty()) {
      return new Decision.Refused(Objection.notAMove(text));
    }
    return switch (action.get()) {
      case Action.TakeBack _, Action.TimeOut _, Action.Leave _ -> no(House.NOT_FOR_PLAYERS);
      case Action any when any.by() != side -> no(House.NOT_SEATED);
      case Action.Offer _ when isLong() -> no(House.GAME_TOO_LONG);
      case Action any -> act(any);
    };
  }

  /// Whether so much has happened that nothing more may but what leads to the end: moves, and
  /// whatever ends a game.
  private boolean isLong() {
    return UsageLimits.isReached(limits.eventsPerGame(), onlineGame.seq());
  }

  /// Whatever the referee says to it. A game without end, such as two may play who go to and fro,
  /// is called off at last.
  public Decision act(Action action) {
    var game = onlineGame.game();
    long used = timed(action) ? onlineGame.used(now) : 0;
    return switch (game.apply(action, used)) {
      case Verdict.Accepted(Game later)
          when later.outcome().isEmpty()
              && UsageLimits.isReached(limits.eventsPerGame(), onlineGame.seq() / NEVER_ENDING) ->
          new Decision.Happens(List.of(acted(game, action, used), new Event.Aborted()));
      case Verdict.Accepted(Game _) -> Decision.happens(acted(game, action, used));
      case Verdict.Refused(Refusal refusal) -> no(refusal);
    };
  }

  private static boolean timed(Action action) {
    return action instanceof Action.Play
        || action instanceof Action.Insist
        || action instanceof Action.TimeOut;
  }

  private static Event.Acted acted(Game game, Action action, long used) {
    return new Event.Acted(ActionText.writeFull(game.position(), action), used);
  }

  private Decision askBack(Side side) {
    if (onlineGame.terms().rated()) {
      return no(House.NO_TAKE_BACK_IN_RATED_GAMES);
    }
    if (onlineGame.askedBack().isPresent()) {
      return no(House.ALREADY_ASKED);
    }
    if (isLong()) {
      return no(House.GAME_TOO_LONG);
    }
    if (UsageLimits.isReached(
        limits.takeBacksPerPlayerAndGame(), onlineGame.requestCounts().takeBacks(side))) {
      return no(House.TOO_MANY_TAKE_BACKS);
    }
    var back = back(side);
    if (back.isEmpty()) {
      return no(House.NOTHING_TO_TAKE_BACK);
    }
    return onlineGame.seats().orElseThrow().computer(side.other())
        ? new Decision.Happens(back)
        : Decision.happens(new Event.AskedBack(side));
  }

  private Decision answerBack(Side side, boolean yes) {
    if (onlineGame.askedBack().filter(asked -> asked != side).isEmpty()) {
      return no(House.NOTHING_ASKED);
    }
    return yes
        ? new Decision.Happens(back(side.other()))
        : Decision.happens(new Event.RefusedBack(side));
  }

  /// Takes moves back until `side` is to move with its last move undone; none if it has none.
  private List<Event> back(Side side) {
    var events = new ArrayList<Event>();
    var game = onlineGame.game();
    boolean own = false;
    while (!own) {
      var before = game.progress().before();
      own = before != null && before.position().turn() == side;
      var action = new Action.TakeBack(side);
      if (!(game.apply(action) instanceof Verdict.Accepted(Game earlier))) {
        return List.of();
      }
      events.add(acted(game, action, 0));
      game = earlier;
    }
    return events;
  }

  private Decision claimAbsence(Side side) {
    boolean theirs =
        onlineGame.turn() != side
            && onlineGame.seats().orElseThrow().of(side.other()) instanceof SeatHolder.Person;
    return theirs && gone.getAsBoolean()
        ? act(new Action.Leave(side.other()))
        : no(House.OPPONENT_IS_THERE);
  }

  private Decision rest(Side side, int days) {
    int left =
        onlineGame.terms().pace() instanceof Pace.Post(int _, int _, int rest)
            ? rest - onlineGame.thinkingTime().days(side)
            : 0;
    return days >= 1 && days <= left
        ? Decision.happens(new Event.Rested(side, days))
        : no(House.NO_HOLIDAY_LEFT);
  }

  // After the game

  private Decision rematch(long player) {
    var side = onlineGame.side(player);
    if (side.isEmpty()) {
      return no(House.NOT_SEATED);
    }
    if (onlineGame.gameStatus() != GameStatus.OVER) {
      return no(House.STILL_PLAYING);
    }
    if (onlineGame.next().isPresent() || onlineGame.askedRematch().equals(side)) {
      return no(House.ALREADY_ASKED);
    }
    boolean agreed =
        onlineGame.askedRematch().isPresent()
            || onlineGame.seats().orElseThrow().computer(side.get().other());
    var agreement = onlineGame.agreement();
    var wrong =
        agreement.guest().flatMap(guest -> wrong(onlineGame.terms(), agreement.host(), guest));
    if (wrong.isPresent()) {
      return no(wrong.get());
    }
    return agreed ? new Decision.MeetAgain() : Decision.happens(new Event.AskedRematch(side.get()));
  }

  // What happens though nobody asks

  /// What is due by now, such as the end of somebody's time.
  public Optional<Event> due() {
    if (onlineGame.deadline().filter(deadline -> deadline <= now).isEmpty()) {
      return Optional.empty();
    }
    boolean callOff =
        onlineGame.gameStatus() == GameStatus.INVITED
            || onlineGame.isFirstMove() && onlineGame.terms().pace().firstMove().isPresent();
    if (callOff) {
      return Optional.of(new Event.Aborted());
    }
    return act(new Action.TimeOut(onlineGame.turn())) instanceof Decision.Happens(var events)
        ? Optional.of(events.getFirst())
        : Optional.empty();
  }

  /// What becomes of the game when this player is no more. Who has only proposed something takes
  /// that with him; the invitation is its host's.
  public List<Event> without(long player) {
    boolean goesOn =
        onlineGame.gameStatus() == GameStatus.INVITED
            || onlineGame.gameStatus() == GameStatus.PLAYING;
    if (!goesOn || !onlineGame.isOf(player)) {
      return List.of();
    }
    if (onlineGame.gameStatus() == GameStatus.INVITED && onlineGame.agreement().host() != player) {
      return List.of(declined(onlineGame.agreement()));
    }
    if (onlineGame.isEarly()) {
      return List.of(new Event.Aborted());
    }
    return onlineGame.side(player).map(side -> act(new Action.Resign(side))).orElse(null)
            instanceof Decision.Happens(var events)
        ? events
        : List.of();
  }

  private static Decision no(House why) {
    return new Decision.Refused(why);
  }

  private static Decision no(Refusal refusal) {
    return new Decision.Refused(new Objection.ByReferee(refusal));
  }
}
