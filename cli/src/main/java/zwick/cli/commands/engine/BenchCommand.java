package zwick.cli.commands.engine;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.arena.Bench;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.support.RuleSetList;
import zwick.engine.SearchLimits;

/// `zwick bench`: nodes and speed on fixed positions; the last line is the signature.
@Command(name = "bench")
public final class BenchCommand implements Runnable {
  private static final int NAME = 22;
  private static final int NODES = 11;
  private static final int MOST_NUMBER = 999_999_999;

  private final CommandContext commandContext;

  @Parameters(index = "0", arity = "0..1", paramLabel = "RULES", descriptionKey = "bench.rules")
  private @Nullable String rules;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "bench.nodes")
  private @Nullable String nodes;

  @Option(names = "--depth", paramLabel = "N", descriptionKey = "bench.depth")
  private @Nullable String depth;

  public BenchCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    if (nodes != null && depth != null) {
      throw new BadUsage("not-both", "--nodes", "--depth");
    }
    var limits = limits();
    var entries = Bench.entries();
    if (rules != null) {
      entries.keySet().retainAll(RuleSetList.read(rules));
    }
    if (entries.isEmpty()) {
      throw new BadUsage("no-bench", String.valueOf(rules));
    }
    var all = Bench.Count.NONE;
    for (var preset : entries.entrySet()) {
      var count = Bench.run(preset.getKey(), preset.getValue(), limits);
      tell(preset.getKey().preset(), count);
      all = all.plus(count);
    }
    tell(commandContext.cliTexts().say("bench.all"), all);
    commandContext.out().println("Bench: " + all.nodes());
  }

  private Function<Bench.Entry, SearchLimits> limits() {
    if (nodes != null) {
      int most = Numbers.range("--nodes", nodes, 1, MOST_NUMBER);
      return _ -> SearchLimits.nodes(most);
    }
    int deepest =
        depth == null
            ? SearchLimits.DEEPEST
            : Numbers.range("--depth", depth, 1, SearchLimits.DEEPEST);
    return entry -> entry.upTo(deepest);
  }

  private void tell(String name, Bench.Count count) {
    var number = String.valueOf(count.nodes());
    commandContext
        .out()
        .println(
            commandContext
                .cliTexts()
                .say(
                    "bench.line",
                    name + " ".repeat(Math.max(0, NAME - name.length())),
                    " ".repeat(Math.max(0, NODES - number.length())) + number,
                    Numbers.decimal(count.millionsPerSecond(), 2)));
    commandContext.out().flush();
  }
}
