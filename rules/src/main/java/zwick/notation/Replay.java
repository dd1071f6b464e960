package zwick.notation;

import java.util.Optional;
import zwick.game.Action;
import zwick.game.BadInput;
import zwick.game.Clock;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;

/// Plays a record's actions one after the other; the referee looks at each.
public final class Replay {
  /// No game is as long, and the referee looks back over all of it at every move.
  private static final int MOST = 10_000;

  private Game game;
  private int index;

  public Replay(Position start, Optional<Clock> clock) {
    game = Game.of(start, clock);
  }

  public Game game() {
    return game;
  }

  public int index() {
    return index;
  }

  /// Throws [BadInput] when the referee refuses it.
  public void act(String text, long used) {
    act(text, ActionText.read(game, text), used);
  }

  public void act(String text, Optional<Action> action, long used) {
    if (index == MOST) {
      throw new BadInput(new Problem.TooManyActions(MOST));
    }
    var verdict =
        action.isEmpty() ? ActionText.refused(text) : game.apply(plain(action.get()), used);
    game =
        switch (verdict) {
          case Verdict.Accepted(Game next) -> next;
          case Verdict.Refused(Refusal refusal) ->
              throw new BadInput(
                  new Problem.RefusedInRecord(game.rules(), index + 1, Excerpt.of(text), refusal));
        };
    index++;
  }

  /// However a record abbreviates a move, the log gets it in full.
  private Action plain(Action action) {
    return switch (action) {
      case Action.Play(Side by, Wish wish) -> new Action.Play(by, plain(wish));
      case Action.Claim(Side by, Optional<Wish> wish) ->
          new Action.Claim(by, wish.map(this::plain));
      case Action.Insist _,
          Action.Huff _,
          Action.Offer _,
          Action.Answer _,
          Action.Resign _,
          Action.Leave _,
          Action.TakeBack _,
          Action.TimeOut _ ->
          action;
    };
  }

  private Wish plain(Wish wish) {
    try {
      var moves = game.position().find(wish);
      return moves.size() == 1 ? Wish.of(moves.getFirst()) : wish;
    } catch (TooManyCaptures _) {
      return wish;
    }
  }
}
