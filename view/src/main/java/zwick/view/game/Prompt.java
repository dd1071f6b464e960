package zwick.view.game;

import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Progress;
import zwick.game.Side;
import zwick.mill.MillPosition;
import zwick.mill.MillRules.Jump;
import zwick.mill.MillRules.Placing;
import zwick.text.Words;
import zwick.wolf.WolfPosition;

/// What to do now and what was done last, in sentences.
final class Prompt {
  private Prompt() {}

  /// @param game null where the board shows a moment that has passed
  static String of(Words words, Position position, @Nullable Game game) {
    if (game != null && game.outcome().isPresent()) {
      return words.outcome(game.outcome().get(), game.rules());
    }
    var side = words.side(position.turn());
    var other = words.side(position.turn().other());
    if (position.outcome().isPresent()) {
      return words.text("prompt.rights", side, other); // shut in by a missed capture
    }
    return words.text("prompt." + key(position), side, other);
  }

  private static String key(Position position) {
    return switch (position) {
      case MillPosition mill -> mill(mill);
      case DraughtsPosition draughts ->
          MoveChoices.must(draughts).isEmpty()
              ? "move"
              : draughts.insisted() ? "insisted" : "capture";
      case WolfPosition wolf ->
          wolf.placing() ? "wolf.place" : wolf.turn() == Side.WHITE ? "sheep.move" : "wolf.move";
    };
  }

  private static String mill(MillPosition mill) {
    if (mill.extra()) {
      return "extra";
    }
    if (mill.hand(mill.turn()) > 0) {
      return mill.rules().placing() == Placing.FIRST ? "place" : "mixed";
    }
    return mill.rules().jump() == Jump.THREE && mill.owned(mill.turn()) == 3 ? "jump" : "move";
  }

  /// What was done last, moves and words alike; empty at the start.
  static String said(Words words, Game game) {
    var log = game.log();
    if (log.isEmpty()) {
      return "";
    }
    var action = log.getLast().action();
    var by = words.side(action.by());
    return switch (action) {
      case Action.Insist _ -> words.text("said.insist", by, words.side(action.by().other()));
      case Action.TakeBack _ -> words.text("said.takeback");
      case Action.Offer _ -> words.text("said.offer", by);
      case Action.Answer(Side _, boolean accept) when !accept -> words.text("said.decline", by);
      case Action.Play _,
          Action.Huff _,
          Action.Answer _,
          Action.Claim _,
          Action.Resign _,
          Action.Leave _,
          Action.TimeOut _ ->
          done(words, game.progress());
    };
  }

  /// The move or huff that led here; empty at the start.
  static String done(Words words, Progress progress) {
    var deed = progress.deed();
    return deed == null ? "" : words.deed(deed, progress.position().rules());
  }
}
