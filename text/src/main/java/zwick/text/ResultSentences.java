package zwick.text;

import zwick.game.Side;
import zwick.game.known.Insight;
import zwick.game.known.Insight.Choice;
import zwick.game.known.Oracle.Value;
import zwick.game.known.Proof;

/// What is known for sure, in words.
final class ResultSentences {
  private ResultSentences() {}

  static String say(Words words, Insight insight, Proof proof) {
    var value = insight.known().value();
    if (value == Value.DRAWN) {
      return words.text("known.drawn");
    }
    var turn = insight.position().turn();
    var winner = value == Value.WON ? turn : turn.other();
    return proof.complete() && !proof.moves().isEmpty()
        ? words.wins(winner, moves(insight, proof, winner))
        : words.text("known.won", words.side(winner));
  }

  /// How many moves of the line are the winner's; some rules let a side move twice.
  private static int moves(Insight insight, Proof proof, Side winner) {
    int own = 0;
    var here = insight.position();
    for (var move : proof.moves()) {
      own += here.turn() == winner ? 1 : 0;
      here = here.play(move).orElseThrow();
    }
    return own;
  }

  static String effect(Words words, Insight insight, Choice choice) {
    var before = key(insight.known().value());
    return words.text(
        switch (choice.effect()) {
          case KEEPS -> (stands(insight, choice) ? "effect.best." : "effect.keeps.") + before;
          case SLIPS -> "effect.slips";
          case LOSES -> "effect.loses." + before;
          case UNKNOWN -> "effect.unknown";
        });
  }

  /// Whether the move is better than others that keep the result too. In a draw none is.
  private static boolean stands(Insight insight, Choice choice) {
    return insight.known().value() != Value.DRAWN
        && insight.best().contains(choice)
        && insight.best().size() < insight.keeping().size();
  }

  /// A sign that needs no colour: kept, let slip, lost; where there is nothing to lose, a ring for
  /// what holds out longest and a dot for the rest.
  static char sign(Insight insight, Choice choice) {
    return switch (choice.effect()) {
      case KEEPS ->
          insight.known().value() != Value.LOST ? '✓' : stands(insight, choice) ? '○' : '·';
      case SLIPS -> '~';
      case LOSES -> '✗';
      case UNKNOWN -> '?';
    };
  }

  private static String key(Value value) {
    return switch (value) {
      case WON -> "won";
      case DRAWN -> "drawn";
      case LOST -> "lost";
    };
  }
}
