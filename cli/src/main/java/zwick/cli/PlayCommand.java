package zwick.cli;

import java.util.Locale;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import zwick.engine.Level;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Side;

/// `zwick play`: a game against the computer, and the return match.
@Command(name = "play")
final class PlayCommand implements Runnable {
  private static final String USUAL_LEVEL = "3";

  private final Session session;

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

  PlayCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var strength = new Level(Numbers.range("--level", level, Level.WEAKEST, Level.PERFECT));
    long luck =
        seed == null ? new Random().nextInt() : Numbers.range("--seed", seed, 0, 999_999_999);
    var me = side(luck);
    var start = Session.start(Session.rules(rules), position);
    var oracle = new Oracles(session, tables).of(start.rules());
    var computer =
        new Computer(start.rules(), oracle, strength.required(start.rules(), oracle), luck);
    var voice = new Voice(session, start.rules());
    voice.loud(session.talk().words().preset(start.rules().preset()));
    evening(start, me, computer, voice);
    voice.say("bye");
  }

  private void evening(Position start, Side first, Computer computer, Voice voice) {
    var talk = session.talk();
    var saver = new Saver(talk);
    boolean again = true;
    for (var me = first; again; me = me.other()) {
      voice.say("welcome", voice.side(me), voice.side(me.other()), talk.level(computer.level()));
      voice.say("welcome-help", Word.HELP.in(talk), Word.QUIT.in(talk));
      var game = Game.of(start);
      var conversation = new Conversation(session, voice, computer, saver, game, me);
      var next = After.RESUMED;
      while (next == After.RESUMED) {
        boolean over = conversation.play() && game.outcome().isEmpty();
        next = over ? after(conversation, voice) : After.LEFT;
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
  private After after(Conversation conversation, Voice voice) {
    var talk = session.talk();
    var yes = Word.YES.in(talk);
    var no = Word.NO.in(talk);
    while (true) {
      var line = voice.ask(talk.say("again", yes, no, Word.BACK.in(talk), Word.SAVE.in(talk)));
      if (line.isEmpty()) {
        return After.LEFT;
      }
      switch (conversation.hear(line.get())) {
        case Said.Answer(boolean again) -> {
          return again ? After.AGAIN : After.LEFT;
        }
        case Said.Quit _ -> {
          return After.LEFT;
        }
        case Said.Back _ -> {
          conversation.resume();
          return After.RESUMED;
        }
        case Said.Save(String file) -> conversation.save(file);
        case Said.Board _ -> conversation.board();
        default -> voice.say("again-what", yes, no);
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
