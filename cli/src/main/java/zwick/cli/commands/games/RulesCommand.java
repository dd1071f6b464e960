package zwick.cli.commands.games;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.reports.RulesJson;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.game.RuleSet;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.json.Json;
import zwick.text.Differences;
import zwick.text.pages.RulesPage;

/// `zwick rules`: the presets, or the page of one rule set.
@Command(name = "rules")
public final class RulesCommand implements Runnable {
  private final CommandContext commandContext;

  @Parameters(index = "0", arity = "0..1", paramLabel = "RULES", descriptionKey = "rules")
  private @Nullable String rules;

  @Option(names = "--differences", paramLabel = "PRESET", descriptionKey = "rules.differences")
  private @Nullable String differences;

  @Option(names = "--json", descriptionKey = "rules.json")
  private boolean json;

  public RulesCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
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
    var shown = CommandContext.rules(rules);
    if (differences != null) {
      differences(shown, CommandContext.rules(differences));
    } else if (json) {
      print(new RulesJson(commandContext.cliTexts().words()).of(shown));
    } else {
      commandContext
          .out()
          .print(
              RulesPage.of(shown, commandContext.cliTexts().language())
                  .text(commandContext.width()));
    }
  }

  private void all() {
    if (json) {
      print(new RulesJson(commandContext.cliTexts().words()).all());
      return;
    }
    var words = commandContext.cliTexts().words();
    int ids = Presets.all().stream().mapToInt(p -> p.id().length()).max().orElse(0);
    int names = Presets.all().stream().mapToInt(p -> name(p).length()).max().orElse(0);
    for (var preset : Presets.all()) {
      var id = commandContext.ansi().string("@|bold " + preset.id() + "|@");
      commandContext
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
    return commandContext.cliTexts().words().preset(preset.id());
  }

  private void differences(RuleSet ours, RuleSet theirs) {
    var found = Differences.between(ours, theirs, commandContext.cliTexts().language());
    if (json) {
      print(RulesJson.of(found));
      return;
    }
    commandContext.out().println(found.heading());
    found.list().forEach(difference -> commandContext.out().println("- " + difference.sentence()));
  }

  private void print(Json value) {
    commandContext.out().println(value.pretty());
  }
}
