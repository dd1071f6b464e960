package zwick.wire.dxp;

import java.util.Optional;
import zwick.engine.SearchLimits;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Progress.Deed;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;
import zwick.wire.MoveChooser;
import zwick.wire.SearchStopwatch;
import zwick.wire.TimeAllowance;
import zwick.wire.WireMove;
import zwick.wire.dxp.DxpMessage.BackAcc;
import zwick.wire.dxp.DxpMessage.BackReq;
import zwick.wire.dxp.DxpMessage.Chat;
import zwick.wire.dxp.DxpMessage.GameAcc;
import zwick.wire.dxp.DxpMessage.GameEnd;
import zwick.wire.dxp.DxpMessage.GameReq;
import zwick.wire.dxp.DxpMessage.Moved;

/// One game over DamExchange. Only who is to move may end it, which he does instead of moving; the
/// other confirms.
final class DxpGame {
  /// A game without a clock: so long for a move of ours, and so long we wait for one of theirs.
  private static final long OUR_MOVE = 1_000, THEIR_MOVE = 3_600_000;

  private final DxpConnection link;
  private final DxpTerms terms;
  private final MoveChooser moveChooser;
  private final Spectator spectator;
  private final long patience;
  private final boolean last;

  private Game game;
  private long ourTime;
  private long theirTime;

  /// @param patience milliseconds to wait for an answer that takes no thinking
  /// @param last whether we want no further game
  DxpGame(
      DxpConnection link,
      DxpTerms terms,
      MoveChooser moveChooser,
      Spectator spectator,
      long patience,
      boolean last) {
    this.link = link;
    this.terms = terms;
    this.moveChooser = moveChooser;
    this.spectator = spectator;
    this.patience = patience;
    this.last = last;
    game = Game.of(terms.start());
  }

  /// @param stop whether either side wants no further game
  record Ended(DxpResult result, boolean stop) {}

  Ended play() throws PeerFailure {
    Optional<Ended> ended = Optional.empty();
    while (ended.isEmpty()) {
      ended = game.position().turn() == terms.mine() ? ours() : theirs();
    }
    spectator.ended(game, ended.get().result);
    return ended.get();
  }

  // Our turn

  private Optional<Ended> ours() throws PeerFailure {
    var over = over();
    if (over.isPresent()) {
      return Optional.of(end(over.get()));
    }
    var watch = SearchStopwatch.running();
    var action = moveChooser.act(game, terms.mine(), clock());
    ourTime += watch.age();
    return switch (action) {
      case Action.Play(Side _, Wish wish) -> {
        var move = game.position().find(wish).getFirst();
        link.send(new Moved(watch.age() / 1e3, WireMove.of(move)));
        played(move);
        yield Optional.empty();
      }
      case Action.Claim _ -> Optional.of(end(DxpResult.DRAWN));
      case Action.Resign _ -> Optional.of(end(DxpResult.LOST));
      default -> throw new IllegalStateException("nobody does that here: " + action);
    };
  }

  private SearchLimits clock() {
    int left = terms.moves() == 0 ? 0 : Math.max(1, terms.moves() - movesMade());
    return terms.millis() == 0
        ? TimeAllowance.move(OUR_MOVE)
        : TimeAllowance.clock(terms.millis() - ourTime, 0, left);
  }

  /// How the game has ended, now that it is our turn to say so.
  private Optional<DxpResult> over() {
    if (game.outcome().isPresent()) {
      return game.outcome().map(outcome -> DxpResult.of(outcome, terms.mine()));
    }
    if (game.progress().due().isPresent()) {
      return Optional.of(DxpResult.DRAWN);
    }
    if (terms.moves() > 0 && movesMade() >= terms.moves()) {
      return Optional.of(DxpResult.OPEN);
    }
    boolean flag = terms.millis() > 0 && ourTime >= terms.millis();
    return flag ? Optional.of(DxpResult.LOST) : Optional.empty();
  }

  private int movesMade() {
    return Math.min(game.progress().whiteMoves(), game.progress().blackMoves());
  }

  private Ended end(DxpResult result) throws PeerFailure {
    link.send(new GameEnd(result.reason, last));
    boolean stop = confirmed();
    return new Ended(result, last || stop);
  }

  /// Waits for the receipt. The game is over whatever comes; says whether that was the last.
  private boolean confirmed() {
    var watch = SearchStopwatch.running();
    try {
      while (true) {
        switch (link.receive(patience - watch.age())) {
          case GameEnd(char _, boolean stop) -> {
            return stop;
          }
          case Chat(String text) -> spectator.chatted(text);
          case GameReq _, GameAcc _, Moved _, BackReq _, BackAcc _ -> {
            return true;
          }
        }
      }
    } catch (PeerFailure gone) {
      return true;
    }
  }

  // Their turn

  private Optional<Ended> theirs() throws PeerFailure {
    var watch = SearchStopwatch.running();
    long allowed = terms.millis() == 0 ? THEIR_MOVE : Math.max(0, terms.millis() - theirTime);
    while (true) {
      DxpMessage message;
      try {
        message = link.receive(allowed + patience - watch.age());
      } catch (PeerFailure gone) {
        if (game.outcome().isEmpty()) {
          throw gone;
        }
        return game.outcome().map(end -> new Ended(DxpResult.of(end, terms.mine()), true));
      }
      switch (message) {
        case Moved(double _, WireMove asked) -> {
          theirTime += watch.age();
          var move = asked.find(game.position());
          played(move.isPresent() ? move.get() : illegal(asked));
          return Optional.empty();
        }
        case GameEnd(char reason, boolean stop) -> {
          link.send(new GameEnd(GameEnd.NONE, last || stop));
          var result =
              game.outcome()
                  .map(end -> DxpResult.of(end, terms.mine()))
                  .orElse(DxpResult.heard(reason));
          return Optional.of(new Ended(result, last || stop));
        }
        case BackReq(int number, Side turn) -> {
          if (wentBack(number, turn)) {
            return Optional.empty();
          }
        }
        case Chat(String text) -> spectator.chatted(text);
        case BackAcc _ -> {} // we never ask
        case GameReq _, GameAcc _ ->
            throw new PeerFailure(new PeerTrouble.Unexpected(message.write()));
      }
    }
  }

  /// Says so, and ends the game as its turn has now come to us.
  private Move illegal(WireMove move) throws PeerFailure {
    link.send(new Chat("illegal move " + move));
    link.send(new GameEnd(GameEnd.NONE, true));
    confirmed();
    throw new PeerFailure(new PeerTrouble.Illegal(game.position(), move));
  }

  private boolean wentBack(int number, Side turn) throws PeerFailure {
    var deeds = game.progress().deeds();
    int count = 2 * (number - 1) + turn.ordinal() - terms.start().turn().ordinal();
    boolean there = count >= 0 && count <= deeds.size();
    link.send(new BackAcc(there ? BackAcc.YES : BackAcc.NOT_THERE));
    if (there) {
      game = Game.of(terms.start());
      for (var deed : deeds.subList(0, count)) {
        if (deed instanceof Deed.Moved(Side _, Move move)) {
          game = after(move);
        }
      }
      spectator.tookBack(game);
    }
    return there;
  }

  private void played(Move move) {
    var before = game.position();
    game = after(move);
    spectator.moved(before, move);
  }

  private Game after(Move move) {
    return switch (game.apply(new Action.Play(game.position().turn(), Wish.of(move)))) {
      case Verdict.Accepted(Game next) -> next;
      case Verdict.Refused _ -> throw new TooManyCaptures(); // nothing else is left to refuse
    };
  }
}
