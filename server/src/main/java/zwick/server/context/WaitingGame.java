package zwick.server.context;

import java.util.List;
import java.util.Optional;
import zwick.hall.game.GameStatus;
import zwick.hall.game.OnlineGame;
import zwick.hall.game.SeatHolder;
import zwick.hall.policy.Ids;
import zwick.hall.session.GameRow;
import zwick.notation.RuleText;
import zwick.server.protocol.ServerTexts;
import zwick.text.Words;

/// A game that waits for somebody.
///
/// @param since when it began to wait
/// @param game its name in the reader's language
/// @param other who is waiting too
/// @param deadline when his time is up; none for an answer to terms
public record WaitingGame(
    String id,
    int seq,
    GameStatus gameStatus,
    long since,
    String game,
    String other,
    Optional<Long> deadline) {
  private static final int MOST = 100;

  /// All of a player's, the most urgent first.
  public static List<WaitingGame> of(ServerContext serverContext, long player, Words words) {
    return serverContext.hall().gamesOf(player).stream()
        .filter(row -> GameSessionJson.yourTurn(row, player))
        .limit(MOST)
        .map(row -> of(serverContext, row, player, words))
        .toList();
  }

  private static WaitingGame of(
      ServerContext serverContext, GameRow row, long player, Words words) {
    boolean playing = row.gameStatus() == GameStatus.PLAYING;
    long since = playing ? turned(serverContext, row) : row.changed();
    return new WaitingGame(
        Ids.text(row.id()),
        row.seq(),
        row.gameStatus(),
        since,
        words.preset(RuleText.read(row.rules()).preset()),
        other(serverContext, row, player, words),
        playing ? row.deadline() : Optional.empty());
  }

  private static long turned(ServerContext serverContext, GameRow row) {
    return serverContext
        .hall()
        .table(row.id())
        .map(gameSession -> turned(gameSession.onlineGame(), row))
        .orElse(row.changed());
  }

  /// The game may have gone on since the row was read.
  private static long turned(OnlineGame onlineGame, GameRow row) {
    return onlineGame.seq() == row.seq() ? onlineGame.turned() : row.changed();
  }

  private static String other(ServerContext serverContext, GameRow row, long player, Words words) {
    var sitter = row.white().filter(white -> !white.is(player)).or(row::black);
    if (sitter.isPresent() && sitter.get() instanceof SeatHolder.Computer(int level)) {
      return words.text("web.computer") + " " + level;
    }
    long other =
        sitter.isPresent() && sitter.get() instanceof SeatHolder.Person(long id)
            ? id
            : row.host() == player ? row.guest().orElse(player) : row.host();
    return serverContext.playerCache().of(other).name().orElseGet(() -> words.text("web.guest"));
  }

  /// What its reader is to do, in a sentence.
  public String summary(Words words, String key) {
    return ServerTexts.say(
        words.language(), gameStatus == GameStatus.PLAYING ? key : "feed.terms", game, other);
  }
}
