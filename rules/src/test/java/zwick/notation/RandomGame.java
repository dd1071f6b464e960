package zwick.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import zwick.game.Action;
import zwick.game.Clock;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;

/// Games that people might play who offer draws, take moves back, insist and huff.
final class RandomGame {
  private RandomGame() {}

  static Game play(RuleSet rules, int actions, RandomGenerator random) {
    var clock =
        random.nextInt(3) == 0 ? Optional.of(Clock.of(60_000, 500)) : Optional.<Clock>empty();
    var game = Game.of(rules.start(), clock);
    for (int i = 0; i < actions && game.outcome().isEmpty(); i++) {
      long used = clock.isPresent() ? random.nextInt(3_000) : 0;
      if (game.apply(action(game, random), used) instanceof Verdict.Accepted(Game next)) {
        game = next;
      }
    }
    return game;
  }

  private static Action action(Game game, RandomGenerator random) {
    var turn = game.position().turn();
    if (random.nextInt(5) == 0) {
      var rights = new ArrayList<Action>();
      for (var side : Side.values()) {
        rights.addAll(game.rights(side));
      }
      rights.removeIf(right -> right instanceof Action.Resign && random.nextInt(20) != 0);
      if (!rights.isEmpty()) {
        return rights.get(random.nextInt(rights.size()));
      }
    }
    List<Move> moves = game.position().legalMoves();
    return new Action.Play(turn, Wish.of(moves.get(random.nextInt(moves.size()))));
  }
}
