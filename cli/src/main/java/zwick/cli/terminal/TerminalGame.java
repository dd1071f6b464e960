package zwick.cli.terminal;

import java.util.List;
import zwick.cli.support.CliTexts;
import zwick.cli.support.CommandContext;
import zwick.engine.players.Level;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.MoveText;

/// One game of a person against the computer: shows the table, asks, listens, and lets the computer
/// answer, until the game is over or the person leaves.
public final class TerminalGame {
  /// After so many acts in one turn the computer has to move.
  private static final int PATIENCE = 12;

  private final CommandContext commandContext;
  private final CliTexts cliTexts;
  private final TerminalDialogue terminalDialogue;
  private final Computer computer;
  private final TerminalHints terminalHints;
  private final GameSaver gameSaver;
  private final Side me;
  private Side near;
  private Game game;

  /// The game before the act that ended it.
  private Game unfinished;

  public TerminalGame(
      CommandContext commandContext,
      TerminalDialogue terminalDialogue,
      Computer computer,
      GameSaver gameSaver,
      Game game,
      Side me) {
    this.commandContext = commandContext;
    cliTexts = commandContext.cliTexts();
    this.terminalDialogue = terminalDialogue;
    this.computer = computer;
    this.gameSaver = gameSaver;
    terminalHints = new TerminalHints(cliTexts, game.rules());
    this.game = game;
    unfinished = game;
    this.me = me;
    near = me;
  }

  /// Plays until the game is over; false if the person leaves.
  public boolean play() {
    board();
    while (game.outcome().isEmpty()) {
      if (game.position().turn() != me) {
        computerActs();
      } else if (!personActs()) {
        return false;
      }
    }
    terminalDialogue.loud(cliTexts.words().outcome(game.outcome().get(), game.rules()));
    return true;
  }

  /// Goes back from the end of the game to where the person had his last choice.
  public void resume() {
    game = unfinished;
    if (game.position().turn() != me) {
      game = TakeBacks.of(game, me).orElse(Game.of(game.start()));
    }
  }

  public void save(String file) {
    terminalDialogue.plain(gameSaver.save(game, me, computer.level(), file));
  }

  public void board() {
    terminalDialogue.show(new GameScreen(commandContext).draw(game, me, computer.level(), near));
  }

  public TypedLine hear(String line) {
    return new TypedLineParser(cliTexts).hear(line, game, me);
  }

  // The computer

  private void computerActs() {
    for (int acts = 0; game.position().turn() != me && game.outcome().isEmpty(); acts++) {
      var thinkingIndicator =
          new ThinkingIndicator(commandContext, terminalDialogue.side(me.other()));
      var done = computer.act(game, thinkingIndicator, acts >= PATIENCE);
      thinkingIndicator.done();
      announce(done);
    }
  }

  private void announce(Computer.Done done) {
    var what = ActionText.write(game.position(), done.action());
    go(done.game());
    var who = terminalDialogue.side(me.other());
    switch (done.action()) {
      case Action.Play _, Action.Huff _ -> {
        var deed = game.progress().deed();
        if (deed != null) {
          terminalDialogue.plain(what, cliTexts.words().deed(deed, game.rules()));
        }
        board();
      }
      case Action.Insist _ -> {
        terminalDialogue.say("insists", who);
        board();
      }
      case Action.Offer _ -> terminalDialogue.say("offered", who);
      case Action.Answer(Side _, boolean accept) ->
          terminalDialogue.say(accept ? "accepts" : "declines", who);
      case Action.Claim _ -> terminalDialogue.say("claims", who);
      case Action.Resign _, Action.Leave _, Action.TakeBack _, Action.TimeOut _ -> {}
    }
  }

  // The person

  /// Listens once; false if the person leaves.
  private boolean personActs() {
    var line = terminalDialogue.ask(new MovePrompt(game, me, cliTexts).line());
    if (line.isEmpty()) {
      return false;
    }
    switch (hear(line.get())) {
      case TypedLine.Nothing _ -> {}
      case TypedLine.Help _ ->
          terminalDialogue.show(new KeywordHelp(cliTexts, game, commandContext.width()).text());
      case TypedLine.Moves _ -> terminalDialogue.list(MoveText.writeAll(game.position()).keySet());
      case TypedLine.Hint _ -> terminalDialogue.plain(terminalHints.next(game, near));
      case TypedLine.Back _ -> back();
      case TypedLine.Board _ -> board();
      case TypedLine.Flip _ -> {
        near = near.other();
        board();
      }
      case TypedLine.Rules _ -> terminalDialogue.rules();
      case TypedLine.Level(String number) -> level(number);
      case TypedLine.Save(String file) -> save(file);
      case TypedLine.Answer(boolean yes) -> act(new Action.Answer(me, yes));
      case TypedLine.Act(Action action) -> act(action);
      case TypedLine.HuffWhom _ -> terminalDialogue.say("huff-whom", Keyword.HUFF.in(cliTexts));
      case TypedLine.Move(String text) -> move(text);
      case TypedLine.Quit _ -> {
        return false;
      }
    }
    return true;
  }

  private void move(String text) {
    switch (TypedMove.of(game.position(), text)) {
      case TypedMove.One(Move move) -> act(new Action.Play(me, Wish.of(move)));
      case TypedMove.None(Refusal refusal) -> terminalDialogue.refuse(refusal, game.position());
      case TypedMove.Several(List<Move> several) -> {
        terminalDialogue.say("several");
        terminalDialogue.list(
            several.stream().map(move -> MoveText.write(game.position(), move)).toList());
      }
    }
  }

  private void act(Action action) {
    switch (game.apply(action)) {
      case Verdict.Refused(Refusal refusal) -> terminalDialogue.refuse(refusal, game.position());
      case Verdict.Accepted(Game next) -> {
        go(next);
        switch (action) {
          case Action.Play _, Action.Huff _ -> board();
          case Action.Insist _ -> {
            terminalDialogue.say("has-to-capture", terminalDialogue.side(me.other()));
            board();
          }
          case Action.Offer _ -> answer();
          case Action.Answer _,
              Action.Claim _,
              Action.Resign _,
              Action.Leave _,
              Action.TakeBack _,
              Action.TimeOut _ -> {}
        }
      }
    }
  }

  /// The computer's answer to an offer; silence declines.
  private void answer() {
    var thinkingIndicator =
        new ThinkingIndicator(commandContext, terminalDialogue.side(me.other()));
    var done = computer.answer(game, me.other(), thinkingIndicator);
    thinkingIndicator.done();
    done.ifPresentOrElse(
        this::announce, () -> terminalDialogue.say("declines", terminalDialogue.side(me.other())));
  }

  private void back() {
    var before = TakeBacks.of(game, me);
    if (before.isEmpty()) {
      terminalDialogue.refuse(new Refusal.NothingToTakeBack(), game.position());
      return;
    }
    go(before.get());
    board();
  }

  private void level(String number) {
    for (var level : computer.levels()) {
      if (number.equals(String.valueOf(level.number()))) {
        computer.level(level);
        terminalDialogue.say("level-now", cliTexts.level(level));
        return;
      }
    }
    if (number.equals(String.valueOf(Level.PERFECT))) {
      var problem = new Problem.NotSolved(game.rules().preset());
      terminalDialogue.show(cliTexts.words().problem(problem) + "\n");
      return;
    }
    for (var level : computer.levels()) {
      terminalDialogue.show(
          (level.equals(computer.level()) ? "> " : "  ") + cliTexts.level(level) + "\n");
    }
  }

  private void go(Game next) {
    game = next;
    if (next.outcome().isEmpty()) {
      unfinished = next;
    }
  }
}
