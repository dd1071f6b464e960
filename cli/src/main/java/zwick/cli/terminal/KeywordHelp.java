package zwick.cli.terminal;

import java.util.ArrayList;
import java.util.List;
import zwick.cli.support.CliTexts;
import zwick.cli.support.WordWrap;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.DrawBy;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.notation.MoveText;

/// What one can say at the table, explained; only what these rules know.
record KeywordHelp(CliTexts cliTexts, Game game, int width) {
  String text() {
    var text = new StringBuilder();
    var moves = MoveText.writeAll(game.position()).keySet().stream().limit(2).toList();
    text.append(WordWrap.text(cliTexts.say("table-help", String.join(", ", moves)), width, ""));
    var words = words();
    int longest = words.stream().mapToInt(keyword -> usage(keyword).length()).max().orElse(0);
    for (var keyword : words) {
      text.append("  ")
          .append(usage(keyword))
          .append(" ".repeat(longest - usage(keyword).length() + 2));
      text.append(cliTexts.say("about." + keyword.key())).append('\n');
    }
    return text.toString();
  }

  private String usage(Keyword keyword) {
    var name = keyword.in(cliTexts);
    return switch (keyword) {
      case LEVEL -> name + " 5";
      case SAVE -> name + " a.pdn";
      default -> name;
    };
  }

  private List<Keyword> words() {
    var words = new ArrayList<Keyword>(List.of(Keyword.values()));
    words.removeAll(List.of(Keyword.HELP, Keyword.YES, Keyword.NO));
    RuleSet rules = game.rules();
    words.removeIf(keyword ->
        switch (keyword) {
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
