package zwick.cli.support;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;
import zwick.arena.BrokenGame;
import zwick.game.BadInput;
import zwick.game.Option;
import zwick.game.Problem;
import zwick.game.moves.TooManyCaptures;
import zwick.hall.storage.StorageTrouble;
import zwick.solver.BadTable;
import zwick.solver.TooManyPlies;

/// Turns whatever went wrong into one line on standard error and an exit code; nobody ever sees a
/// stack trace.
public record FailureReporter(CliTexts cliTexts, PrintStream err) {
  /// So many problems are named at most, to keep it one line.
  private static final int MOST_PROBLEMS = 3;

  public int handle(Throwable failure) {
    return switch (failure) {
      case BadInput bad -> badInput(problems(bad.problems()));
      case BadPosition bad -> badInput(position(bad));
      case TooManyCaptures _ -> badInput(problems(List.of(new Problem.TooManyCaptures())));
      case BadUsage usage -> badInput(usage.say(cliTexts));
      case StorageTrouble trouble -> badInput(storage(trouble));
      case BadTable bad -> badInput(table(bad));
      case TooManyPlies _ -> badInput(cliTexts.say("solve.too-deep"));
      case ParameterException parameter -> badInput(parameter(parameter));
      case BrokenGame broken -> {
        say(cliTexts.say("broken-game", String.valueOf(broken.getMessage())));
        yield ProcessContext.UNEXPECTED;
      }
      default -> {
        say(cliTexts.say("unexpected", failure.getClass().getSimpleName()));
        yield ProcessContext.UNEXPECTED;
      }
    };
  }

  String problems(List<Problem> problems) {
    return problems.stream()
        .distinct()
        .limit(MOST_PROBLEMS)
        .map(cliTexts.words()::problem)
        .collect(Collectors.joining(" "));
  }

  /// With the names of points and an example of that game.
  public String position(BadPosition bad) {
    return bad.problems().stream()
        .distinct()
        .limit(MOST_PROBLEMS)
        .map(problem -> cliTexts.words().problem(problem, bad.rules()))
        .collect(Collectors.joining(" "));
  }

  private String storage(StorageTrouble trouble) {
    var detail = String.valueOf(trouble.getMessage()).lines().findFirst().orElse("");
    return cliTexts.say("storage." + Option.text(trouble.why()), detail);
  }

  private String table(BadTable bad) {
    return cliTexts.say("table." + Option.text(bad.trouble()), bad.file(), bad.detail());
  }

  private int badInput(String sentence) {
    say(sentence);
    return ProcessContext.BAD_INPUT;
  }

  private void say(String sentence) {
    err.println("zwick: " + sentence);
    err.flush();
  }

  private String parameter(ParameterException e) {
    if (e.getCause() instanceof BadInput bad) {
      return problems(bad.problems());
    }
    if (e.getCause() instanceof BadUsage usage) {
      return usage.say(cliTexts);
    }
    boolean noCommand = e.getCommandLine().getParent() == null;
    var help = help(e.getCommandLine());
    return switch (e) {
      case UnmatchedArgumentException unmatched -> unmatched(unmatched, noCommand, help);
      case MissingParameterException missing -> {
        var names = missing.getMissing().stream().map(FailureReporter::name).distinct().toList();
        // picocli tells an option without its value from a missing option by its message alone
        boolean value = message(e).startsWith("Missing required parameter for option");
        yield cliTexts.say(value ? "no-value" : "missing", String.join(", ", names), help);
      }
      case OverwrittenOptionException twice -> cliTexts.say("twice", name(twice.getOverwritten()));
      default ->
          e.getArgSpec() == null || e.getValue() == null
              ? cliTexts.say("wrong-usage", message(e))
              : cliTexts.say("bad-value", name(e.getArgSpec()), e.getValue());
    };
  }

  /// `zwick help moves`, or `zwick hall help mute` where a command has commands of its own.
  private static String help(CommandLine command) {
    var parent = command.getParent();
    if (parent == null) {
      return "zwick help";
    }
    var way =
        parent.getParent() == null ? "zwick help " : "zwick " + parent.getCommandName() + " help ";
    return way + command.getCommandName();
  }

  private String unmatched(UnmatchedArgumentException e, boolean noCommand, String help) {
    var first = e.getUnmatched().getFirst();
    if (first.startsWith("-")) {
      return cliTexts.say("unknown-option", first, help);
    }
    return cliTexts.say(noCommand ? "unknown-command" : "unknown-argument", first, help);
  }

  private static String message(ParameterException e) {
    return String.valueOf(e.getMessage()).lines().findFirst().orElse("");
  }

  /// `--position` or `RULES`.
  private static String name(ArgSpec arg) {
    return arg instanceof OptionSpec option ? option.longestName() : arg.paramLabel();
  }
}
