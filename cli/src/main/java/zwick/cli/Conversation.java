package zwick.cli;

import java.util.List;
import zwick.engine.Level;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Move;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.Verdict;
import zwick.game.Wish;
import zwick.notation.ActionText;
import zwick.notation.MoveText;

/// One game of a person against the computer: shows the table, asks, listens, and lets the computer
/// answer, until the game is over or the person leaves.
final class Conversation {
  /// After so many acts in one turn the computer has to move.
  private static final int PATIENCE = 12;

  private final Session session;
  private final Talk talk;
  private final Voice voice;
  private final Computer computer;
  private final Hints hints;
  private final Saver saver;
  private final Side me;
  private Side near;
  private Game game;

  /// The game before the act that ended it.
  private Game unfinished;

  Conversation(Session session, Voice voice, Computer computer, Saver saver, Game game, Side me) {
    this.session = session;
    talk = session.talk();
    this.voice = voice;
    this.computer = computer;
    this.saver = saver;
    hints = new Hints(talk, game.rules());
    this.game = game;
    unfinished = game;
    this.me = me;
    near = me;
  }

  /// Plays until the game is over; false if the person leaves.
  boolean play() {
    board();
    while (game.outcome().isEmpty()) {
      if (game.position().turn() != me) {
        computerActs();
      } else if (!personActs()) {
        return false;
      }
    }
    voice.loud(talk.words().outcome(game.outcome().get(), game.rules()));
    return true;
  }

  /// Goes back from the end of the game to where the person had his last choice.
  void resume() {
    game = unfinished;
    if (game.position().turn() != me) {
      game = TakeBacks.of(game, me).orElse(Game.of(game.start()));
    }
  }

  void save(String file) {
    voice.plain(saver.save(game, me, computer.level(), file));
  }

  void board() {
    voice.show(new TableView(session).draw(game, me, computer.level(), near));
  }

  Said hear(String line) {
    return new Listener(talk).hear(line, game, me);
  }

  // The computer

  private void computerActs() {
    for (int acts = 0; game.position().turn() != me && game.outcome().isEmpty(); acts++) {
      var thinking = new Thinking(session, voice.side(me.other()));
      var done = computer.act(game, thinking, acts >= PATIENCE);
      thinking.done();
      announce(done);
    }
  }

  private void announce(Computer.Done done) {
    var what = ActionText.write(game.position(), done.action());
    go(done.game());
    var who = voice.side(me.other());
    switch (done.action()) {
      case Action.Play _, Action.Huff _ -> {
        var deed = game.turn().deed();
        if (deed != null) {
          voice.plain(what, talk.words().deed(deed, game.rules()));
        }
        board();
      }
      case Action.Insist _ -> {
        voice.say("insists", who);
        board();
      }
      case Action.Offer _ -> voice.say("offered", who);
      case Action.Answer(Side _, boolean accept) -> voice.say(accept ? "accepts" : "declines", who);
      case Action.Claim _ -> voice.say("claims", who);
      case Action.Resign _, Action.Leave _, Action.TakeBack _, Action.TimeOut _ -> {}
    }
  }

  // The person

  /// Listens once; false if the person leaves.
  private boolean personActs() {
    var line = voice.ask(new Prompt(game, me, talk).line());
    if (line.isEmpty()) {
      return false;
    }
    switch (hear(line.get())) {
      case Said.Nothing _ -> {}
      case Said.Help _ -> voice.show(new TableHelp(talk, game, session.width()).text());
      case Said.Moves _ -> voice.list(MoveText.writeAll(game.position()).keySet());
      case Said.Hint _ -> voice.plain(hints.next(game, near));
      case Said.Back _ -> back();
      case Said.Board _ -> board();
      case Said.Flip _ -> {
        near = near.other();
        board();
      }
      case Said.Rules _ -> voice.rules();
      case Said.Level(String number) -> level(number);
      case Said.Save(String file) -> save(file);
      case Said.Answer(boolean yes) -> act(new Action.Answer(me, yes));
      case Said.Act(Action action) -> act(action);
      case Said.HuffWhom _ -> voice.say("huff-whom", Word.HUFF.in(talk));
      case Said.Move(String text) -> move(text);
      case Said.Quit _ -> {
        return false;
      }
    }
    return true;
  }

  private void move(String text) {
    switch (Meaning.of(game.position(), text)) {
      case Meaning.One(Move move) -> act(new Action.Play(me, Wish.of(move)));
      case Meaning.None(Refusal refusal) -> voice.refuse(refusal, game.position());
      case Meaning.Several(List<Move> several) -> {
        voice.say("several");
        voice.list(several.stream().map(move -> MoveText.write(game.position(), move)).toList());
      }
    }
  }

  private void act(Action action) {
    switch (game.apply(action)) {
      case Verdict.Refused(Refusal refusal) -> voice.refuse(refusal, game.position());
      case Verdict.Accepted(Game next) -> {
        go(next);
        switch (action) {
          case Action.Play _, Action.Huff _ -> board();
          case Action.Insist _ -> {
            voice.say("has-to-capture", voice.side(me.other()));
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
    var thinking = new Thinking(session, voice.side(me.other()));
    var done = computer.answer(game, me.other(), thinking);
    thinking.done();
    done.ifPresentOrElse(this::announce, () -> voice.say("declines", voice.side(me.other())));
  }

  private void back() {
    var before = TakeBacks.of(game, me);
    if (before.isEmpty()) {
      voice.refuse(new Refusal.NothingToTakeBack(), game.position());
      return;
    }
    go(before.get());
    board();
  }

  private void level(String number) {
    for (var level : computer.levels()) {
      if (number.equals(String.valueOf(level.number()))) {
        computer.level(level);
        voice.say("level-now", talk.level(level));
        return;
      }
    }
    if (number.equals(String.valueOf(Level.PERFECT))) {
      var problem = new Problem.NotSolved(game.rules().preset());
      voice.show(talk.words().problem(problem) + "\n");
      return;
    }
    for (var level : computer.levels()) {
      voice.show((level.equals(computer.level()) ? "> " : "  ") + talk.level(level) + "\n");
    }
  }

  private void go(Game next) {
    game = next;
    if (next.outcome().isEmpty()) {
      unfinished = next;
    }
  }
}
