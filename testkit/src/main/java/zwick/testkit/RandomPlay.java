package zwick.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.SetupCheck;
import zwick.game.moves.MoveBuffer;

/// Positions to test with: played ones, and thrown ones in which the rare things are common.
public final class RandomPlay {
  private RandomPlay() {}

  /// The positions of one game of random moves from `start`, which is the first of them. Pieces
  /// that may be huffed sometimes are.
  public static List<Position> game(Position start, int plies, RandomGenerator random) {
    var game = new ArrayList<Position>();
    var buffer = new MoveBuffer();
    var position = start;
    game.add(position);
    while (game.size() <= plies) {
      var huffable = position.huffable();
      if (!huffable.isEmpty() && random.nextInt(3) == 0) {
        position = position.huff(huffable.get(random.nextInt(huffable.size())));
      } else {
        buffer.clear();
        position.generate(buffer);
        if (buffer.size() == 0) {
          break;
        }
        position = position.play(buffer, random.nextInt(buffer.size()));
      }
      game.add(position);
    }
    return game;
  }

  /// Pieces thrown on the board, again and again until the rules accept them.
  public static Position thrown(RuleSet rules, RandomGenerator random) {
    while (true) {
      if (rules.check(Thrower.of(rules, random)) instanceof SetupCheck.Good(Position position)) {
        return position;
      }
    }
  }
}
