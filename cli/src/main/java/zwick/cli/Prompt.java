package zwick.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Side;
import zwick.game.Step;

/// The line that asks for a move: who, what is to be done, and the words that help. It never tells
/// that a capture was missed: seeing that is part of the game.
record Prompt(Game game, Side me, Talk talk) {
  String line() {
    var words = new ArrayList<Word>();
    if (game.offer().equals(Optional.of(me.other()))) {
      words.addAll(List.of(Word.ACCEPT, Word.DECLINE));
    }
    if (game.position().setup().extra()) {
      words.add(Word.PASS);
    }
    words.addAll(List.of(Word.HELP, Word.MOVES, Word.HINT));
    var names = words.stream().map(word -> word.in(talk)).toList();
    return talk.say("prompt", talk.words().side(me), talk.say(task()), String.join(", ", names));
  }

  private String task() {
    if (game.position().setup().extra()) {
      return "do.extra";
    }
    var moves = game.position().legalMoves();
    if (moves.stream().allMatch(Move::captures)) {
      return "do.capture";
    }
    boolean place = moves.stream().anyMatch(move -> first(move) instanceof Step.Place);
    boolean slide = moves.stream().anyMatch(move -> first(move) instanceof Step.Slide);
    if (place && slide) {
      return "do.place-or-move";
    }
    if (place) {
      return game.rules().family().equals("wolf") ? "do.wolf" : "do.place";
    }
    return "do.move";
  }

  private static Step first(Move move) {
    return move.steps().getFirst();
  }
}
