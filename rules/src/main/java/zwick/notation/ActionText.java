package zwick.notation;

import java.util.Locale;
import java.util.Optional;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;

/// Actions as text: a move, `insist`, `huff:12`, `offer`, `accept`, `decline`, `claim`,
/// `claim:31-26`, `resign`, `leave`, `takeback`, `timeout`. `W:` or `B:` before it says who;
/// without it it is the side to move.
public final class ActionText {
  private static final String HUFF = "huff:";
  private static final String CLAIM = "claim:";

  private ActionText() {}

  /// The action `text` asks for; none if it is no action at all, in no position.
  public static Optional<Action> read(Game game, String text) {
    return read(game.position(), text);
  }

  /// What the referee says to an action given as text.
  public static Verdict apply(Game game, String text) {
    return apply(game, text, 0);
  }

  /// @param used milliseconds the side to move has thought
  public static Verdict apply(Game game, String text, long used) {
    return read(game, text).map(action -> game.apply(action, used)).orElseGet(() -> refused(text));
  }

  /// What he says to a text that is no action at all.
  static Verdict refused(String text) {
    return new Verdict.Refused(new Refusal.NotAMove(Excerpt.of(text)));
  }

  /// What [#read] understands again in this position: who does it is only said where it is not the
  /// side to move.
  public static String write(Position position, Action action) {
    return (action.by() == position.turn() ? "" : action.by().letter() + ":")
        + words(position, action);
  }

  /// The same, always with who does it.
  public static String writeFull(Position position, Action action) {
    return action.by().letter() + ":" + words(position, action);
  }

  static Optional<Action> read(Position position, String text) {
    var words = text.strip().toLowerCase(Locale.ROOT);
    if (words.length() > MoveText.LONGEST) {
      return Optional.empty();
    }
    if (words.startsWith("w:")) {
      return read(position, Side.WHITE, words.substring(2));
    }
    if (words.startsWith("b:")) {
      return read(position, Side.BLACK, words.substring(2));
    }
    return read(position, position.turn(), words);
  }

  private static Optional<Action> read(Position position, Side by, String words) {
    return switch (words) {
      case "insist" -> Optional.of(new Action.Insist(by));
      case "offer" -> Optional.of(new Action.Offer(by));
      case "accept" -> Optional.of(new Action.Answer(by, true));
      case "decline" -> Optional.of(new Action.Answer(by, false));
      case "claim" -> Optional.of(new Action.Claim(by, Optional.empty()));
      case "resign" -> Optional.of(new Action.Resign(by));
      case "leave" -> Optional.of(new Action.Leave(by));
      case "takeback" -> Optional.of(new Action.TakeBack(by));
      case "timeout" -> Optional.of(new Action.TimeOut(by));
      default -> longer(position, by, words);
    };
  }

  private static Optional<Action> longer(Position position, Side by, String words) {
    var rules = position.rules();
    if (words.startsWith(HUFF)) {
      var at = MoveText.point(rules.grid(), words.substring(HUFF.length()));
      return at.isPresent() ? Optional.of(new Action.Huff(by, at.getAsInt())) : Optional.empty();
    }
    if (words.startsWith(CLAIM)) {
      return MoveText.readWish(rules, words.substring(CLAIM.length()))
          .map(wish -> new Action.Claim(by, Optional.of(wish)));
    }
    return MoveText.readWish(rules, words).map(wish -> new Action.Play(by, wish));
  }

  private static String words(Position position, Action action) {
    return switch (action) {
      case Action.Play(Side _, Wish wish) -> move(position, wish);
      case Action.Insist _ -> "insist";
      case Action.Huff(Side _, int at) -> HUFF + position.rules().grid().say(at);
      case Action.Offer _ -> "offer";
      case Action.Answer(Side _, boolean accept) -> accept ? "accept" : "decline";
      case Action.Claim(Side _, Optional<Wish> move) ->
          move.map(wish -> CLAIM + move(position, wish)).orElse("claim");
      case Action.Resign _ -> "resign";
      case Action.Leave _ -> "leave";
      case Action.TakeBack _ -> "takeback";
      case Action.TimeOut _ -> "timeout";
    };
  }

  private static String move(Position position, Wish wish) {
    try {
      var moves = position.find(wish);
      if (moves.size() == 1) {
        return MoveText.write(position, moves.getFirst());
      }
    } catch (TooManyCaptures _) {
      // said in full, then
    }
    return MoveText.write(wish, position.rules().grid(), 'x');
  }
}
