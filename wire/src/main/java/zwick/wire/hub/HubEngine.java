package zwick.wire.hub;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.StringTokenizer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import zwick.engine.search.Engine;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.SetupCheck;
import zwick.game.Verdict;
import zwick.game.known.Oracle;
import zwick.game.moves.Wish;
import zwick.wire.SearchStopwatch;
import zwick.wire.WireBoard;
import zwick.wire.WireMove;

/// The engine's side of the Hub protocol, version 2: a program tells us position and time, line by
/// line, and we say what to play.
///
/// Whatever it says, we stay: what is wrong is answered with `error`, and every `go` with `done`. A
/// command that a search does not expect ends it first, since programs say `stop` and go on without
/// waiting.
public final class HubEngine {
  /// For remembering positions: a program that has a whole machine may use some of it.
  private static final long MEMORY = 128L << 20;

  private final String version;
  private final Function<RuleSet, Oracle> known;
  private final HubInput in;
  private final PrintStream out;

  private HubVariant variant = HubVariant.NORMAL;
  private HubLimits level = HubLimits.INFINITE;
  private boolean levelUsed;
  private @Nullable Engine engine;
  private @Nullable Game game = Game.of(variant.rules().start()); // none after a bad position
  private @Nullable HubSearch search;

  /// @param known what is known for sure of a game
  public HubEngine(
      String version, Function<RuleSet, Oracle> known, InputStream in, PrintStream out) {
    this.version = version;
    this.known = known;
    this.in = new HubInput(in);
    this.out = out;
  }

  /// Returns at `quit` or at the end of input.
  public void run() {
    boolean open = true;
    while (open) {
      try {
        var text = in.line();
        open = text != null && (text.isEmpty() || obey(HubLine.read(text)));
      } catch (HubError error) {
        error(error.sentence());
      }
    }
    endSearch();
  }

  /// Whether to go on.
  private boolean obey(HubLine line) throws HubError {
    switch (line.command()) {
      case "hub" -> introduce();
      case "set-param" -> set(line);
      case "init" -> {
        endSearch();
        engine();
        say("ready");
      }
      case "new-game" -> {
        endSearch();
        engine = null; // forgets what it has seen
        engine();
      }
      case "pos" -> position(line);
      case "level" -> level(line);
      case "go" -> go(line);
      case "stop" -> {
        if (search != null) {
          search.stop();
        }
      }
      case "ponder-hit" -> {
        if (search != null) {
          search.hit();
        }
      }
      case "ping" -> say("pong");
      case "quit" -> {
        return false;
      }
      default -> throw new HubError("there is no command " + line.command());
    }
    return true;
  }

  private void introduce() {
    say(
        "id"
            + HubLine.pair("name", "Zwickmühle")
            + HubLine.pair("version", version)
            + HubLine.pair("author", "the Zwickmühle developers")
            + HubLine.pair("country", "Europe"));
    say(
        "param"
            + HubLine.pair("name", "variant")
            + HubLine.pair("value", variant.id())
            + HubLine.pair("type", "enum")
            + HubLine.pair("values", HubVariant.all()));
    say("wait");
  }

  private void set(HubLine line) throws HubError {
    endSearch();
    var name = line.get("name");
    var value = line.get("value");
    if (!name.equals("variant")) {
      throw new HubError("there is no parameter " + name);
    }
    variant =
        HubVariant.find(value)
            .orElseThrow(() ->
                new HubError("variant must be one of " + HubVariant.all() + ", not " + value));
    engine = null;
    game = Game.of(variant.rules().start());
  }

  private void position(HubLine line) throws HubError {
    endSearch();
    game = null;
    var next = Game.of(line.has("pos") ? start(line.get("pos")) : variant.rules().start());
    var words = new StringTokenizer(line.get("moves"));
    while (words.hasMoreTokens()) {
      next = play(next, words.nextToken());
    }
    game = next;
  }

  private Position start(String text) throws HubError {
    var setup =
        WireBoard.HUB
            .read(text)
            .orElseThrow(
                () -> new HubError("pos must be W or B and then fifty squares of w, b, W, B or e"));
    return switch (variant.rules().check(setup)) {
      case SetupCheck.Good(Position position) -> position;
      case SetupCheck.Bad(var problems) ->
          throw new HubError("impossible position: " + problems.getFirst());
    };
  }

  private static Game play(Game game, String text) throws HubError {
    var asked =
        WireMove.read(text)
            .orElseThrow(
                () -> new HubError(text + " is no move; moves are like 32-28 or 28x19x23"));
    var move = asked.find(game.position()).orElseThrow(() -> new HubError("illegal move " + text));
    return switch (game.apply(new Action.Play(game.position().turn(), Wish.of(move)))) {
      case Verdict.Accepted(Game next) -> next;
      case Verdict.Refused(Refusal why) ->
          throw new HubError("illegal move " + text + ": " + why.reason());
    };
  }

  private void level(HubLine line) throws HubError {
    level = (levelUsed ? HubLimits.INFINITE : level).with(line);
    levelUsed = false;
  }

  private void go(HubLine line) {
    endSearch();
    levelUsed = true;
    if (game == null || game.outcome().isPresent()) {
      error(game == null ? "there is no position to search" : "the game is over");
      say("done");
      return;
    }
    var watch = line.has("ponder") ? SearchStopwatch.held() : SearchStopwatch.running();
    search = new HubSearch(engine(), undecided(game), level.searchLimits(), watch, this::say);
  }

  /// The other program may play on where by our rules a draw is due. Then the counts begin anew:
  /// with a draw whatever we do, we would not care what we do.
  private static Game undecided(Game game) {
    return game.progress().due().isPresent() ? Game.of(game.position()) : game;
  }

  private void endSearch() {
    if (search != null) {
      search.end();
      search = null;
    }
  }

  private Engine engine() {
    if (engine == null) {
      var rules = variant.rules();
      engine = Engine.of(rules, MEMORY).knowing(known.apply(rules));
    }
    return engine;
  }

  private void error(String message) {
    say("error" + HubLine.pair("message", message));
  }

  /// A line at a time, whichever thread says it.
  private void say(String line) {
    synchronized (out) {
      out.print(line + "\n");
      out.flush();
    }
  }
}
