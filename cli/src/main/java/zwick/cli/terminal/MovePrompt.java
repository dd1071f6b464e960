package zwick.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.cli.support.CliTexts;
import zwick.game.Game;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Step;

/// The line that asks for a move: who, what is to be done, and the words that help. It never tells
/// that a capture was missed: seeing that is part of the game.
record MovePrompt(Game game, Side me, CliTexts cliTexts) {
  String line() {
    var words = new ArrayList<Keyword>();
    if (game.offer().equals(Optional.of(me.other()))) {
      words.addAll(List.of(Keyword.ACCEPT, Keyword.DECLINE));
    }
    if (game.position().setup().extra()) {
      words.add(Keyword.PASS);
    }
    words.addAll(List.of(Keyword.HELP, Keyword.MOVES, Keyword.HINT));
    var names = words.stream().map(keyword -> keyword.in(cliTexts)).toList();
    return cliTexts.say(
        "prompt", cliTexts.words().side(me), cliTexts.say(task()), String.join(", ", names));
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
