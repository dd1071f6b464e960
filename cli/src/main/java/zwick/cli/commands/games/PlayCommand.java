package zwick.cli.commands.games;

import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.Oracles;
import zwick.cli.terminal.Computer;
import zwick.cli.terminal.GameSaver;
import zwick.cli.terminal.Keyword;
import zwick.cli.terminal.TerminalDialogue;
import zwick.cli.terminal.TerminalGame;
import zwick.cli.terminal.TypedLine;
import zwick.engine.players.Level;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Side;

/// `zwick play`: a game against the computer, and the return match.
@Command(name = "play")
public final class PlayCommand implements Runnable {
  private static final String USUAL_LEVEL = "3";

  private final CommandContext commandContext;

  @Parameters(index = "0", paramLabel = "RULES", descriptionKey = "rules")
  private String rules = "";

  @Option(names = "--level", paramLabel = "N", descriptionKey = "play.level")
  private String level = USUAL_LEVEL;

  @Option(names = "--side", paramLabel = "SIDE", descriptionKey = "play.side")
  private String side = "W";

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "position")
  private @Nullable String position;

  @Option(names = "--seed", paramLabel = "N", descriptionKey = "play.seed")
  private @Nullable String seed;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  public PlayCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    var strength = new Level(Numbers.range("--level", level, Level.WEAKEST, Level.PERFECT));
    long luck =
        seed == null ? new Random().nextInt() : Numbers.range("--seed", seed, 0, 999_999_999);
    var me = side(luck);
    var start = CommandContext.start(CommandContext.rules(rules), position);
    var oracle = new Oracles(commandContext, tables).of(start.rules());
    var computer =
        new Computer(start.rules(), oracle, strength.required(start.rules(), oracle), luck);
    var terminalDialogue = new TerminalDialogue(commandContext, start.rules());
    terminalDialogue.loud(commandContext.cliTexts().words().preset(start.rules().preset()));
    evening(start, me, computer, terminalDialogue);
    terminalDialogue.say("bye");
  }

  private void evening(
      Position start, Side first, Computer computer, TerminalDialogue terminalDialogue) {
    var cliTexts = commandContext.cliTexts();
    var gameSaver = new GameSaver(cliTexts);
    boolean again = true;
    for (var me = first; again; me = me.other()) {
      terminalDialogue.say(
          "welcome",
          terminalDialogue.side(me),
          terminalDialogue.side(me.other()),
          cliTexts.level(computer.level()));
      terminalDialogue.say("welcome-help", Keyword.HELP.in(cliTexts), Keyword.QUIT.in(cliTexts));
      var game = Game.of(start);
      var terminalGame =
          new TerminalGame(commandContext, terminalDialogue, computer, gameSaver, game, me);
      var next = After.RESUMED;
      while (next == After.RESUMED) {
        boolean over = terminalGame.play() && game.outcome().isEmpty();
        next = over ? after(terminalGame, terminalDialogue) : After.LEFT;
      }
      again = next == After.AGAIN;
    }
  }

  private enum After {
    AGAIN,
    RESUMED,
    LEFT
  }

  /// What the person wants after a game.
  private After after(TerminalGame terminalGame, TerminalDialogue terminalDialogue) {
    var cliTexts = commandContext.cliTexts();
    var yes = Keyword.YES.in(cliTexts);
    var no = Keyword.NO.in(cliTexts);
    while (true) {
      var line =
          terminalDialogue.ask(
              cliTexts.say("again", yes, no, Keyword.BACK.in(cliTexts), Keyword.SAVE.in(cliTexts)));
      if (line.isEmpty()) {
        return After.LEFT;
      }
      switch (terminalGame.hear(line.get())) {
        case TypedLine.Answer(boolean again) -> {
          return again ? After.AGAIN : After.LEFT;
        }
        case TypedLine.Quit _ -> {
          return After.LEFT;
        }
        case TypedLine.Back _ -> {
          terminalGame.resume();
          return After.RESUMED;
        }
        case TypedLine.Save(String file) -> terminalGame.save(file);
        case TypedLine.Board _ -> terminalGame.board();
        default -> terminalDialogue.say("again-what", yes, no);
      }
    }
  }

  private Side side(long luck) {
    return switch (side.toLowerCase(Locale.ROOT)) {
      case "w", "white" -> Side.WHITE;
      case "b", "black" -> Side.BLACK;
      case "lot" -> new Random(luck).nextBoolean() ? Side.WHITE : Side.BLACK;
      default -> throw new BadUsage("bad-side", "--side", side);
    };
  }
}
