package zwick.cli;

import java.util.Optional;
import java.util.OptionalInt;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.notation.MoveText;

/// Understands what a person types, in his language and in English.
record Listener(Talk talk) {
  /// @param me who says it
  Said hear(String line, Game game, Side me) {
    var text = line.strip();
    if (text.isEmpty()) {
      return new Said.Nothing();
    }
    int end = 0;
    while (end < text.length()
        && !Character.isWhitespace(text.charAt(end))
        && text.charAt(end) != ':') {
      end++;
    }
    var rest = text.substring(Math.min(end + 1, text.length())).strip();
    var word = Word.find(talk, text.substring(0, end));
    return word.isEmpty() ? new Said.Move(text) : said(word.get(), rest, game, me);
  }

  private static Said said(Word word, String rest, Game game, Side me) {
    return switch (word) {
      case HELP -> new Said.Help();
      case MOVES -> new Said.Moves();
      case HINT -> new Said.Hint();
      case BACK -> new Said.Back();
      case BOARD -> new Said.Board();
      case FLIP -> new Said.Flip();
      case RULES -> new Said.Rules();
      case LEVEL -> new Said.Level(rest);
      case SAVE -> new Said.Save(rest);
      case QUIT -> new Said.Quit();
      case YES -> new Said.Answer(true);
      case NO -> new Said.Answer(false);
      case PASS -> new Said.Move("pass");
      case OFFER -> new Said.Act(new Action.Offer(me));
      case ACCEPT -> new Said.Act(new Action.Answer(me, true));
      case DECLINE -> new Said.Act(new Action.Answer(me, false));
      case INSIST -> new Said.Act(new Action.Insist(me));
      case RESIGN -> new Said.Act(new Action.Resign(me));
      case CLAIM -> claim(rest, game, me);
      case HUFF -> huff(rest, game, me);
    };
  }

  private static Said claim(String rest, Game game, Side me) {
    if (rest.isEmpty()) {
      return new Said.Act(new Action.Claim(me, Optional.empty()));
    }
    var wish = MoveText.readWish(game.rules(), rest);
    return wish.isPresent() ? new Said.Act(new Action.Claim(me, wish)) : new Said.Move(rest);
  }

  /// Where just one piece can be meant, it need not be named; where none can, the referee says so.
  private static Said huff(String rest, Game game, Side me) {
    var huffable = game.position().huffable();
    OptionalInt at = rest.isEmpty() ? OptionalInt.empty() : game.rules().grid().find(rest);
    if (at.isPresent()) {
      return new Said.Act(new Action.Huff(me, at.getAsInt()));
    }
    if (huffable.size() > 1 || !rest.isEmpty()) {
      return new Said.HuffWhom();
    }
    return new Said.Act(new Action.Huff(me, huffable.isEmpty() ? 0 : huffable.getFirst()));
  }
}
