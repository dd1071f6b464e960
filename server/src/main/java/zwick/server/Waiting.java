package zwick.server;

import java.util.List;
import java.util.Optional;
import zwick.hall.GameRow;
import zwick.hall.Ids;
import zwick.hall.Match;
import zwick.hall.Phase;
import zwick.hall.Sitter;
import zwick.notation.RuleText;
import zwick.text.Words;

/// A game that waits for somebody.
///
/// @param since when it began to wait
/// @param game its name in the reader's language
/// @param other who is waiting too
/// @param deadline when his time is up; none for an answer to terms
record Waiting(
    String id,
    int seq,
    Phase phase,
    long since,
    String game,
    String other,
    Optional<Long> deadline) {
  private static final int MOST = 100;

  /// All of a player's, the most urgent first.
  static List<Waiting> of(House house, long player, Words words) {
    return house.hall().gamesOf(player).stream()
        .filter(row -> TableJson.yourTurn(row, player))
        .limit(MOST)
        .map(row -> of(house, row, player, words))
        .toList();
  }

  private static Waiting of(House house, GameRow row, long player, Words words) {
    boolean playing = row.phase() == Phase.PLAYING;
    long since = playing ? turned(house, row) : row.changed();
    return new Waiting(
        Ids.text(row.id()),
        row.seq(),
        row.phase(),
        since,
        words.preset(RuleText.read(row.rules()).preset()),
        other(house, row, player, words),
        playing ? row.deadline() : Optional.empty());
  }

  private static long turned(House house, GameRow row) {
    return house
        .hall()
        .table(row.id())
        .map(table -> turned(table.match(), row))
        .orElse(row.changed());
  }

  /// The game may have gone on since the row was read.
  private static long turned(Match match, GameRow row) {
    return match.seq() == row.seq() ? match.turned() : row.changed();
  }

  private static String other(House house, GameRow row, long player, Words words) {
    var sitter = row.white().filter(white -> !white.is(player)).or(row::black);
    if (sitter.isPresent() && sitter.get() instanceof Sitter.Computer(int level)) {
      return words.text("web.computer") + " " + level;
    }
    long other =
        sitter.isPresent() && sitter.get() instanceof Sitter.Person(long id)
            ? id
            : row.host() == player ? row.guest().orElse(player) : row.host();
    return house.faces().of(other).name().orElseGet(() -> words.text("web.guest"));
  }

  /// What its reader is to do, in a sentence.
  String summary(Words words, String key) {
    return Sentences.say(
        words.language(), phase == Phase.PLAYING ? key : "feed.terms", game, other);
  }
}
