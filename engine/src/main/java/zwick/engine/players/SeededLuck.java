package zwick.engine.players;

import zwick.game.Game;
import zwick.game.moves.KeyMixer;

/// What happens to a player at one moment of a game. It is not random: the same player at the same
/// moment, asked the same question, is always as lucky.
record SeededLuck(long moment) {
  static SeededLuck of(long seed, Level level, Game game) {
    var progress = game.progress();
    long moves = progress.whiteMoves() + progress.blackMoves();
    long player = KeyMixer.mix(KeyMixer.done(seed + level.number()), moves);
    return new SeededLuck(KeyMixer.done(KeyMixer.mix(player, game.position().key())));
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
    return (int) ((KeyMixer.done(KeyMixer.mix(moment, question)) >>> 32) * 1000 >>> 32);
  }
}
