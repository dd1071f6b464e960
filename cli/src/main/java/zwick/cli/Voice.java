package zwick.cli;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.text.RulesPage;

/// Speaks to a person and waits for what he types.
final class Voice {
  private static final String INDENT = "  ";

  private final Session session;
  private final Talk talk;
  private final Input input;
  private final RulesPage page;
  private final Set<String> explained = new HashSet<>();

  Voice(Session session, RuleSet rules) {
    this.session = session;
    talk = session.talk();
    input = new Input(session.program().in());
    page = RulesPage.of(rules, talk.language());
  }

  /// The sentence of `key`, see [Talk#say].
  void say(String key, Object... args) {
    plain(talk.say(key, args));
  }

  void plain(String sentence) {
    show(Wrap.text(sentence, session.width(), ""));
  }

  /// With words that stand out before it.
  void plain(String title, String sentence) {
    plain(bold(title) + INDENT + sentence);
  }

  void loud(String sentence) {
    show(bold(sentence) + "\n");
  }

  void list(Iterable<String> words) {
    int width = session.width() - INDENT.length();
    show(INDENT + Wrap.text(String.join(" ", words), width, INDENT));
  }

  /// Something that has its lines already.
  void show(String text) {
    session.out().print(text);
    session.out().flush();
  }

  void rules() {
    show(page.text(session.width()));
  }

  /// The referee's reason, and once the rule behind it.
  void refuse(Refusal refusal, Position position) {
    plain(talk.words().refusal(refusal, position));
    new RuleBehind(page)
        .find(refusal, position)
        .filter(found -> explained.add(found.option()))
        .ifPresent(found -> say("rule", found.section(), found.text()));
  }

  /// Asks and waits for a line; none if there is no more. Where no person types, the line is shown,
  /// to be read afterwards.
  Optional<String> ask(String question) {
    show(bold(question) + " ");
    var line = input.line();
    if (line.isEmpty() || !session.program().terminal()) {
      show(line.orElse("") + "\n");
    }
    return line;
  }

  String side(Side side) {
    return talk.words().side(side);
  }

  private String bold(String text) {
    return Canvas.colour(session.ansi(), "bold", text);
  }
}
