package zwick.engine;

import zwick.game.Game;
import zwick.game.Key;

/// What happens to a player at one moment of a game. It is not random: the same player at the same
/// moment, asked the same question, is always as lucky.
record Luck(long moment) {
  static Luck of(long seed, Level level, Game game) {
    var turn = game.turn();
    long moves = turn.whiteMoves() + turn.blackMoves();
    long player = Key.mix(Key.done(seed + level.number()), moves);
    return new Luck(Key.done(Key.mix(player, game.position().key())));
  }

  /// Whether it comes about what comes about so often in a thousand times.
  boolean strikes(long question, int often) {
    return thousand(question) < often;
  }

  /// Somewhere between `-most` and `most`.
  int sway(long question, int most) {
    return (thousand(question) * 2 - 999) * most / 999;
  }

  /// A number from 0 to less than `choices`.
  int pick(long question, int choices) {
    return thousand(question) * choices / 1000;
  }

  private int thousand(long question) {
    return (int) ((Key.done(Key.mix(moment, question)) >>> 32) * 1000 >>> 32);
  }
}
