package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.game.Preset;
import zwick.game.Presets;
import zwick.game.RuleSet;
import zwick.notation.Json;
import zwick.text.Differences;
import zwick.text.RulesPage;

/// `zwick rules`: the presets, or the page of one rule set.
@Command(name = "rules")
final class RulesCommand implements Runnable {
  private final Session session;

  @Parameters(index = "0", arity = "0..1", paramLabel = "RULES", descriptionKey = "rules")
  private @Nullable String rules;

  @Option(names = "--differences", paramLabel = "PRESET", descriptionKey = "rules.differences")
  private @Nullable String differences;

  @Option(names = "--json", descriptionKey = "rules.json")
  private boolean json;

  RulesCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    if (rules == null) {
      if (differences != null) {
        throw new BadUsage("missing", "RULES", "zwick help rules");
      }
      all();
      return;
    }
    var shown = Session.rules(rules);
    if (differences != null) {
      differences(shown, Session.rules(differences));
    } else if (json) {
      print(new RulesJson(session.talk().words()).of(shown));
    } else {
      session.out().print(RulesPage.of(shown, session.talk().language()).text(session.width()));
    }
  }

  private void all() {
    if (json) {
      print(new RulesJson(session.talk().words()).all());
      return;
    }
    var words = session.talk().words();
    int ids = Presets.all().stream().mapToInt(p -> p.id().length()).max().orElse(0);
    int names = Presets.all().stream().mapToInt(p -> name(p).length()).max().orElse(0);
    for (var preset : Presets.all()) {
      var id = session.ansi().string("@|bold " + preset.id() + "|@");
      session
          .out()
          .println(
              id
                  + " ".repeat(ids - preset.id().length() + 2)
                  + name(preset)
                  + " ".repeat(names - name(preset).length() + 2)
                  + words.summary(preset.id()));
    }
  }

  private String name(Preset preset) {
    return session.talk().words().preset(preset.id());
  }

  private void differences(RuleSet ours, RuleSet theirs) {
    var found = Differences.between(ours, theirs, session.talk().language());
    if (json) {
      print(RulesJson.of(found));
      return;
    }
    session.out().println(found.heading());
    found.list().forEach(difference -> session.out().println("- " + difference.sentence()));
  }

  private void print(Json value) {
    session.out().println(value.pretty());
  }
}
