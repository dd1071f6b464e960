package zwick.cli.terminal;

import java.util.Optional;
import java.util.OptionalInt;
import zwick.cli.support.CliTexts;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Side;
import zwick.notation.MoveText;

/// Understands what a person types, in his language and in English.
record TypedLineParser(CliTexts cliTexts) {
  /// @param me who says it
  TypedLine hear(String line, Game game, Side me) {
    var text = line.strip();
    if (text.isEmpty()) {
      return new TypedLine.Nothing();
    }
    int end = 0;
    while (end < text.length()
        && !Character.isWhitespace(text.charAt(end))
        && text.charAt(end) != ':') {
      end++;
    }
    var rest = text.substring(Math.min(end + 1, text.length())).strip();
    var word = Keyword.find(cliTexts, text.substring(0, end));
    return word.isEmpty() ? new TypedLine.Move(text) : said(word.get(), rest, game, me);
  }

  private static TypedLine said(Keyword keyword, String rest, Game game, Side me) {
    return switch (keyword) {
      case HELP -> new TypedLine.Help();
      case MOVES -> new TypedLine.Moves();
      case HINT -> new TypedLine.Hint();
      case BACK -> new TypedLine.Back();
      case BOARD -> new TypedLine.Board();
      case FLIP -> new TypedLine.Flip();
      case RULES -> new TypedLine.Rules();
      case LEVEL -> new TypedLine.Level(rest);
      case SAVE -> new TypedLine.Save(rest);
      case QUIT -> new TypedLine.Quit();
      case YES -> new TypedLine.Answer(true);
      case NO -> new TypedLine.Answer(false);
      case PASS -> new TypedLine.Move("pass");
      case OFFER -> new TypedLine.Act(new Action.Offer(me));
      case ACCEPT -> new TypedLine.Act(new Action.Answer(me, true));
      case DECLINE -> new TypedLine.Act(new Action.Answer(me, false));
      case INSIST -> new TypedLine.Act(new Action.Insist(me));
      case RESIGN -> new TypedLine.Act(new Action.Resign(me));
      case CLAIM -> claim(rest, game, me);
      case HUFF -> huff(rest, game, me);
    };
  }

  private static TypedLine claim(String rest, Game game, Side me) {
    if (rest.isEmpty()) {
      return new TypedLine.Act(new Action.Claim(me, Optional.empty()));
    }
    var wish = MoveText.readWish(game.rules(), rest);
    return wish.isPresent()
        ? new TypedLine.Act(new Action.Claim(me, wish))
        : new TypedLine.Move(rest);
  }

  /// Where just one piece can be meant, it need not be named; where none can, the referee says so.
  private static TypedLine huff(String rest, Game game, Side me) {
    var huffable = game.position().huffable();
    OptionalInt at = rest.isEmpty() ? OptionalInt.empty() : game.rules().grid().find(rest);
    if (at.isPresent()) {
      return new TypedLine.Act(new Action.Huff(me, at.getAsInt()));
    }
    if (huffable.size() > 1 || !rest.isEmpty()) {
      return new TypedLine.HuffWhom();
    }
    return new TypedLine.Act(new Action.Huff(me, huffable.isEmpty() ? 0 : huffable.getFirst()));
  }
}
