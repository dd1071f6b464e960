package zwick.cli;

import java.util.ArrayList;
import java.util.List;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.DrawBy;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.notation.MoveText;

/// What one can say at the table, explained; only what these rules know.
record TableHelp(Talk talk, Game game, int width) {
  String text() {
    var text = new StringBuilder();
    var moves = MoveText.writeAll(game.position()).keySet().stream().limit(2).toList();
    text.append(Wrap.text(talk.say("table-help", String.join(", ", moves)), width, ""));
    var words = words();
    int longest = words.stream().mapToInt(word -> usage(word).length()).max().orElse(0);
    for (var word : words) {
      text.append("  ").append(usage(word)).append(" ".repeat(longest - usage(word).length() + 2));
      text.append(talk.say("about." + word.key())).append('\n');
    }
    return text.toString();
  }

  private String usage(Word word) {
    var name = word.in(talk);
    return switch (word) {
      case LEVEL -> name + " 5";
      case SAVE -> name + " a.pdn";
      default -> name;
    };
  }

  private List<Word> words() {
    var words = new ArrayList<Word>(List.of(Word.values()));
    words.removeAll(List.of(Word.HELP, Word.YES, Word.NO));
    RuleSet rules = game.rules();
    words.removeIf(word ->
        switch (word) {
          case INSIST -> !may(rules, Obligation.INSIST);
          case HUFF -> !may(rules, Obligation.HUFF);
          case CLAIM -> rules.draws().by() == DrawBy.AUTOMATIC && !rules.draws().loneKings();
          case PASS -> !game.position().setup().extra();
          default -> false;
        });
    return words;
  }

  private static boolean may(RuleSet rules, Obligation obligation) {
    return rules instanceof DraughtsRules draughts && draughts.obligation() == obligation;
  }
}
