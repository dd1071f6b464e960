package zwick.cli;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import zwick.text.Language;

/// One run of the program, with everything it sees of the world, so that a test can be the world.
///
/// @param terminal whether a person is watching
record Program(
    Map<String, String> environment,
    InputStream in,
    PrintStream out,
    PrintStream err,
    boolean terminal) {

  static final int FINE = 0;
  static final int UNEXPECTED = 1;
  static final int BAD_INPUT = 2;

  int run(String... args) {
    var talk = Talk.in(usualLanguage());
    try {
      var asked = asked(args);
      var language = asked.flatMap(Language::find);
      if (asked.isPresent() && language.isEmpty()) {
        throw new BadUsage("no-language", asked.get());
      }
      talk = language.map(Talk::in).orElse(talk);
      return commands(new Session(this, talk, colours(args))).execute(args);
    } catch (Exception | StackOverflowError | OutOfMemoryError e) {
      return new Failures(talk, err).handle(e);
    }
  }

  private static CommandLine commands(Session session) {
    var commands = new CommandLine(new Zwick(session));
    commands.addSubcommand(serve(session));
    commands.addSubcommand(new SiteCommand(session));
    commands.addSubcommand(new ExportCommand(session));
    commands.addSubcommand(new ImportCommand(session));
    commands.addSubcommand(new AccountCommand(session));
    commands.addSubcommand(hall(session));
    commands.addSubcommand(new RulesCommand(session));
    commands.addSubcommand(new PerftCommand(session));
    commands.addSubcommand(new MovesCommand(session));
    commands.addSubcommand(new ReplayCommand(session));
    commands.addSubcommand(new PlayCommand(session));
    commands.addSubcommand(new AnalyseCommand(session));
    commands.addSubcommand(new ProbeCommand(session));
    commands.addSubcommand(new ConvertCommand(session));
    commands.addSubcommand(new SolveCommand(session));
    commands.addSubcommand(new VerifyCommand(session));
    commands.addSubcommand(new TablesCommand(session));
    commands.addSubcommand(new ResultsCommand(session));
    commands.addSubcommand(new TrainCommand(session));
    commands.addSubcommand(new HubCommand(session));
    commands.addSubcommand(new DxpCommand(session));
    commands.addSubcommand(new MatchCommand(session));
    commands.addSubcommand(new BenchCommand(session));
    commands.addSubcommand(new TacticsCommand(session));
    commands.addSubcommand(new CompletionCommand(session));
    commands.addSubcommand(new CommandLine.HelpCommand());
    var failures = new Failures(session.talk(), session.err());
    commands.setParameterExceptionHandler((e, _) -> failures.handle(e));
    commands.setExecutionExceptionHandler((e, _, _) -> failures.handle(e));
    commands.setResourceBundle(session.talk().bundle());
    commands.setOut(session.writer(session.out()));
    commands.setErr(session.writer(session.err()));
    commands.setColorScheme(Help.defaultColorScheme(session.ansi()));
    commands.setUsageHelpAutoWidth(false);
    return commands;
  }

  /// Its help ends with all limits there are.
  private static CommandLine serve(Session session) {
    var serve = new CommandLine(new ServeCommand(session));
    serve
        .getCommandSpec()
        .usageMessage()
        .footerHeading("%n" + session.talk().say("serve.limits") + "%n")
        .footer(LimitOption.help(session.talk().words()));
    return serve;
  }

  private static CommandLine hall(Session session) {
    var hall = new CommandLine(new HallCommand(session));
    hall.addSubcommand(new CommandLine.HelpCommand());
    return hall;
  }

  /// Read before everything else, so that a complaint about the rest is in this language too.
  private static Optional<String> asked(String... args) {
    for (int i = 0; i < args.length; i++) {
      if (args[i].equals(Zwick.LANGUAGE) && i + 1 < args.length) {
        return Optional.of(args[i + 1]);
      }
      if (args[i].startsWith(Zwick.LANGUAGE + "=")) {
        return Optional.of(args[i].substring(Zwick.LANGUAGE.length() + 1));
      }
    }
    return Optional.empty();
  }

  private Language usualLanguage() {
    for (var name : new String[] {"LC_ALL", "LANG"}) {
      var value = environment.getOrDefault(name, "");
      if (!value.isEmpty()) {
        return Language.find(value).orElse(Language.ENGLISH);
      }
    }
    return Language.ENGLISH;
  }

  private boolean colours(String... args) {
    for (var arg : args) {
      if (arg.equals(Zwick.NO_COLOUR) || arg.equals(Zwick.NO_COLOR)) {
        return false;
      }
    }
    boolean able = !environment.getOrDefault("TERM", "").equals("dumb");
    return terminal && able && environment.getOrDefault("NO_COLOR", "").isEmpty();
  }
}
