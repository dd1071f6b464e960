package zwick.cli;

import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import zwick.cli.commands.analysis.AnalyseCommand;
import zwick.cli.commands.analysis.ProbeCommand;
import zwick.cli.commands.analysis.ResultsCommand;
import zwick.cli.commands.analysis.SolveCommand;
import zwick.cli.commands.analysis.TablesCommand;
import zwick.cli.commands.analysis.VerifyCommand;
import zwick.cli.commands.engine.BenchCommand;
import zwick.cli.commands.engine.DxpCommand;
import zwick.cli.commands.engine.HubCommand;
import zwick.cli.commands.engine.MatchCommand;
import zwick.cli.commands.engine.TacticsCommand;
import zwick.cli.commands.engine.TrainCommand;
import zwick.cli.commands.games.ConvertCommand;
import zwick.cli.commands.games.MovesCommand;
import zwick.cli.commands.games.PerftCommand;
import zwick.cli.commands.games.PlayCommand;
import zwick.cli.commands.games.ReplayCommand;
import zwick.cli.commands.games.RulesCommand;
import zwick.cli.commands.server.AccountCommand;
import zwick.cli.commands.server.ExportCommand;
import zwick.cli.commands.server.HallCommand;
import zwick.cli.commands.server.ImportCommand;
import zwick.cli.commands.server.RateLimitOption;
import zwick.cli.commands.server.ServeCommand;
import zwick.cli.commands.server.SiteCommand;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CliTexts;
import zwick.cli.support.CommandContext;
import zwick.cli.support.FailureReporter;
import zwick.cli.support.ProcessContext;
import zwick.text.Language;

/// All commands, and the way from what was typed to one of them.
public final class CommandTree {
  private CommandTree() {}

  /// @return the exit code
  public static int run(ProcessContext processContext, String... args) {
    var cliTexts = CliTexts.in(usualLanguage(processContext));
    try {
      var asked = asked(args);
      var language = asked.flatMap(Language::find);
      if (asked.isPresent() && language.isEmpty()) {
        throw new BadUsage("no-language", asked.get());
      }
      cliTexts = language.map(CliTexts::in).orElse(cliTexts);
      return commands(new CommandContext(processContext, cliTexts, colours(processContext, args)))
          .execute(args);
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      return new FailureReporter(cliTexts, processContext.err()).handle(e);
    }
  }

  private static CommandLine commands(CommandContext commandContext) {
    var commands = new CommandLine(new RootCommand(commandContext));
    commands.addSubcommand(serve(commandContext));
    commands.addSubcommand(new SiteCommand(commandContext));
    commands.addSubcommand(new ExportCommand(commandContext));
    commands.addSubcommand(new ImportCommand(commandContext));
    commands.addSubcommand(new AccountCommand(commandContext));
    commands.addSubcommand(hall(commandContext));
    commands.addSubcommand(new RulesCommand(commandContext));
    commands.addSubcommand(new PerftCommand(commandContext));
    commands.addSubcommand(new MovesCommand(commandContext));
    commands.addSubcommand(new ReplayCommand(commandContext));
    commands.addSubcommand(new PlayCommand(commandContext));
    commands.addSubcommand(new AnalyseCommand(commandContext));
    commands.addSubcommand(new ProbeCommand(commandContext));
    commands.addSubcommand(new ConvertCommand(commandContext));
    commands.addSubcommand(new SolveCommand(commandContext));
    commands.addSubcommand(new VerifyCommand(commandContext));
    commands.addSubcommand(new TablesCommand(commandContext));
    commands.addSubcommand(new ResultsCommand(commandContext));
    commands.addSubcommand(new TrainCommand(commandContext));
    commands.addSubcommand(new HubCommand(commandContext));
    commands.addSubcommand(new DxpCommand(commandContext));
    commands.addSubcommand(new MatchCommand(commandContext));
    commands.addSubcommand(new BenchCommand(commandContext));
    commands.addSubcommand(new TacticsCommand(commandContext));
    commands.addSubcommand(new CompletionCommand(commandContext));
    commands.addSubcommand(new CommandLine.HelpCommand());
    var failureReporter = new FailureReporter(commandContext.cliTexts(), commandContext.err());
    commands.setParameterExceptionHandler((e, _) -> failureReporter.handle(e));
    commands.setExecutionExceptionHandler((e, _, _) -> failureReporter.handle(e));
    commands.setResourceBundle(commandContext.cliTexts().bundle());
    commands.setOut(commandContext.writer(commandContext.out()));
    commands.setErr(commandContext.writer(commandContext.err()));
    commands.setColorScheme(Help.defaultColorScheme(commandContext.ansi()));
    commands.setUsageHelpAutoWidth(false);
    return commands;
  }

  /// Its help ends with all limits there are.
  private static CommandLine serve(CommandContext commandContext) {
    var serve = new CommandLine(new ServeCommand(commandContext));
    serve
        .getCommandSpec()
        .usageMessage()
        .footerHeading("%n" + commandContext.cliTexts().say("serve.limits") + "%n")
        .footer(RateLimitOption.help(commandContext.cliTexts().words()));
    return serve;
  }

  private static CommandLine hall(CommandContext commandContext) {
    var hall = new CommandLine(new HallCommand(commandContext));
    hall.addSubcommand(new CommandLine.HelpCommand());
    return hall;
  }

  /// Read before everything else, so that a complaint about the rest is in this language too.
  private static Optional<String> asked(String... args) {
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(RootCommand.LANGUAGE) && i + 1 < args.length) {
        return Optional.of(args[i + 1]);
      }
      if (args[i].startsWith(RootCommand.LANGUAGE + "=")) {
        return Optional.of(args[i].substring(RootCommand.LANGUAGE.length() + 1));
      }
    }
    return Optional.empty();
  }

  private static Language usualLanguage(ProcessContext processContext) {
    for (var name : new String[] {"LC_ALL", "LANG"}) {
      var value = processContext.environment().getOrDefault(name, "");
      if (!value.isEmpty()) {
        return Language.find(value).orElse(Language.ENGLISH);
      }
    }
    return Language.ENGLISH;
  }

  private static boolean colours(ProcessContext processContext, String... args) {
    for (var arg : args) {
      if (arg.equals(RootCommand.NO_COLOUR) || arg.equals(RootCommand.NO_COLOR)) {
        return false;
      }
    }
    boolean able = !processContext.environment().getOrDefault("TERM", "").equals("dumb");
    return processContext.terminal()
        && able
        && processContext.environment().getOrDefault("NO_COLOR", "").isEmpty();
  }
}
