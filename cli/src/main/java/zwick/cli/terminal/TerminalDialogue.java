package zwick.cli.terminal;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import zwick.cli.drawing.Canvas;
import zwick.cli.support.CliTexts;
import zwick.cli.support.CommandContext;
import zwick.cli.support.WordWrap;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.text.pages.RulesPage;

/// Speaks to a person and waits for what he types.
public final class TerminalDialogue {
  private static final String INDENT = "  ";

  private final CommandContext commandContext;
  private final CliTexts cliTexts;
  private final LineReader lineReader;
  private final RulesPage page;
  private final Set<String> explained = new HashSet<>();

  public TerminalDialogue(CommandContext commandContext, RuleSet rules) {
    this.commandContext = commandContext;
    cliTexts = commandContext.cliTexts();
    lineReader = new LineReader(commandContext.processContext().in());
    page = RulesPage.of(rules, cliTexts.language());
  }

  /// The sentence of `key`, see [CliTexts#say].
  public void say(String key, Object... args) {
    plain(cliTexts.say(key, args));
  }

  void plain(String sentence) {
    show(WordWrap.text(sentence, commandContext.width(), ""));
  }

  /// With words that stand out before it.
  void plain(String title, String sentence) {
    plain(bold(title) + INDENT + sentence);
  }

  public void loud(String sentence) {
    show(bold(sentence) + "\n");
  }

  void list(Iterable<String> words) {
    int width = commandContext.width() - INDENT.length();
    show(INDENT + WordWrap.text(String.join(" ", words), width, INDENT));
  }

  /// Something that has its lines already.
  void show(String text) {
    commandContext.out().print(text);
    commandContext.out().flush();
  }

  void rules() {
    show(page.text(commandContext.width()));
  }

  /// The referee's reason, and once the rule behind it.
  void refuse(Refusal refusal, Position position) {
    plain(cliTexts.words().refusal(refusal, position));
    new RuleBehindRefusal(page)
        .find(refusal, position)
        .filter(found -> explained.add(found.option()))
        .ifPresent(found -> say("rule", found.section(), found.text()));
  }

  /// Asks and waits for a line; none if there is no more. Where no person types, the line is shown,
  /// to be read afterwards.
  public Optional<String> ask(String question) {
    show(bold(question) + " ");
    var line = lineReader.line();
    if (line.isEmpty() || !commandContext.processContext().terminal()) {
      show(line.orElse("") + "\n");
    }
    return line;
  }

  public String side(Side side) {
    return cliTexts.words().side(side);
  }

  private String bold(String text) {
    return Canvas.colour(commandContext.ansi(), "bold", text);
  }
}
