package zwick.cli.commands.engine;

import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.cli.reports.DxpReport;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.Oracles;
import zwick.engine.SearchLimits;
import zwick.engine.players.Level;
import zwick.engine.players.Player;
import zwick.engine.search.Engine;
import zwick.game.Position;
import zwick.game.Side;
import zwick.server.settings.ServerSettings;
import zwick.wire.MoveChooser;
import zwick.wire.dxp.DxpConnection;
import zwick.wire.dxp.DxpMatch;
import zwick.wire.dxp.DxpTerms;
import zwick.wire.dxp.PeerFailure;

/// `zwick dxp`: plays another draughts program over DamExchange and shows the games as they go.
@Command(name = "dxp")
public final class DxpCommand implements Runnable {
  private static final String NAME =
      "Zwickmuehle " + ServerSettings.VERSION; // the protocol has no ü
  private static final String HERE = "127.0.0.1";
  private static final int MOST_PORT = 65_535, MOST_GAMES = 9_999, MOST_PATIENCE = 86_400;

  private final CommandContext commandContext;

  @Option(names = "--follow", descriptionKey = "dxp.follow")
  private boolean follow;

  @Option(names = "--host", paramLabel = "HOST", descriptionKey = "dxp.host")
  private @Nullable String host;

  @Option(names = "--port", paramLabel = "PORT", descriptionKey = "dxp.port")
  private String port = String.valueOf(DxpConnection.USUAL_PORT);

  @Option(names = "--side", paramLabel = "W|B", descriptionKey = "dxp.side")
  private @Nullable String side;

  @Option(names = "--minutes", paramLabel = "N", descriptionKey = "dxp.minutes")
  private @Nullable String minutes;

  @Option(names = "--moves", paramLabel = "N", descriptionKey = "dxp.moves")
  private @Nullable String moves;

  @Option(names = "--position", paramLabel = "POSITION", descriptionKey = "dxp.position")
  private @Nullable String position;

  @Option(names = "--games", paramLabel = "N", descriptionKey = "dxp.games")
  private @Nullable String games;

  @Option(names = "--time", paramLabel = "SECONDS", descriptionKey = "dxp.time")
  private @Nullable String time;

  @Option(names = "--nodes", paramLabel = "N", descriptionKey = "dxp.nodes")
  private @Nullable String nodes;

  @Option(names = "--level", paramLabel = "1-8", descriptionKey = "dxp.level")
  private @Nullable String level;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  @Option(names = "--patience", paramLabel = "SECONDS", descriptionKey = "dxp.patience")
  private String patience = "60";

  public DxpCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  @Override
  public void run() {
    refuseWhatOnlyTheInitiatorSays();
    int portGiven = Numbers.range("--port", port, 0, MOST_PORT);
    int most =
        games == null ? (follow ? MOST_GAMES : 1) : Numbers.range("--games", games, 1, MOST_GAMES);
    long wait = 1000L * Numbers.range("--patience", patience, 1, MOST_PATIENCE);
    var terms = terms();
    var moveChooser = moveChooser();
    var report = new DxpReport(commandContext);
    try (var link = link(portGiven, report)) {
      var match = new DxpMatch(link, NAME, moveChooser, report, wait);
      report.total(follow ? match.follow(most) : match.initiate(terms, most));
    } catch (PeerFailure failure) {
      throw new PeerComplaint(commandContext.cliTexts()).of(failure.peerTrouble());
    }
  }

  /// Who follows waits, unless he is told whom to call.
  private DxpConnection link(int portGiven, DxpReport report) throws PeerFailure {
    if (follow && host == null) {
      return DxpConnection.await(portGiven, report::waiting);
    }
    return DxpConnection.connect(host == null ? HERE : host, portGiven);
  }

  private void refuseWhatOnlyTheInitiatorSays() {
    var names = new String[] {"--side", "--minutes", "--moves", "--position"};
    var values = new @Nullable String[] {side, minutes, moves, position};
    for (int i = 0; follow && i < names.length; i++) {
      if (values[i] != null) {
        throw new BadUsage("not-both", "--follow", names[i]);
      }
    }
  }

  private DxpTerms terms() {
    int clock = minutes == null ? 5 : Numbers.range("--minutes", minutes, 1, DxpMatch.MOST_MINUTES);
    int limit = moves == null ? 0 : Numbers.range("--moves", moves, 0, DxpMatch.MOST_MOVES);
    Position start = CommandContext.start(DxpMatch.RULES, position);
    if (position != null && start.outcome().isPresent()) {
      throw new BadUsage("bad-value", "--position", position);
    }
    return new DxpTerms(mine(side == null ? "W" : side), clock * 60_000L, limit, start);
  }

  private static Side mine(String letter) {
    return switch (letter.toUpperCase(Locale.ROOT)) {
      case "W" -> Side.WHITE;
      case "B" -> Side.BLACK;
      default -> throw new BadUsage("bad-value", "--side", letter);
    };
  }

  private MoveChooser moveChooser() {
    if (level != null && (time != null || nodes != null)) {
      throw new BadUsage("not-both", "--level", time != null ? "--time" : "--nodes");
    }
    var oracle = new Oracles(commandContext, tables).of(DxpMatch.RULES);
    var engine = Engine.of(DxpMatch.RULES).knowing(oracle);
    if (level != null) {
      int number = Numbers.range("--level", level, Level.WEAKEST, Level.STRONGEST);
      return MoveChooser.of(new Player(engine, new Level(number), System.nanoTime()));
    }
    long most = nodes == null ? Long.MAX_VALUE : Numbers.range("--nodes", nodes, 1, 999_999_999);
    var searchLimits =
        time == null ? SearchLimits.depth(SearchLimits.DEEPEST) : SearchLimits.time(millis(time));
    return MoveChooser.of(
        engine,
        new SearchLimits(searchLimits.depth(), most, searchLimits.soft(), searchLimits.hard()));
  }

  private static long millis(String text) {
    if (!text.matches("[0-9]{1,5}(\\.[0-9]{1,3})?s?")) {
      throw new BadUsage("bad-value", "--time", text);
    }
    return Math.max(1, Math.round(Double.parseDouble(text.replace("s", "")) * 1000));
  }
}
