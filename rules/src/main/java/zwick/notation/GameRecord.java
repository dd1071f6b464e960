package zwick.notation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import zwick.game.BadInput;
import zwick.game.Game;
import zwick.game.Outcome;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.Side;

/// A game and what people write above it: players, event, date …
///
/// What follows from the game (its rules, start, clock, result) is not among the tags, so nothing
/// is said twice. `Result` is there only where it tells more than the moves: a game that was given
/// up without the record saying how.
///
/// @param tags in their order
public record GameRecord(Map<String, String> tags, Game game) {
  public static final String RESULT = "Result";

  /// Tags that are made anew from the game whenever it is written.
  private static final Set<String> DERIVED =
      Set.of("GameType", "Rules", "FEN", "SetUp", "Setup", "Position", "Clock");

  /// The longest file that is looked at, in characters.
  public static final int LONGEST_FILE = 50_000_000;

  /// More games than the largest collections have.
  private static final int MOST_GAMES = 100_000;

  private static final int LONGEST_NAME = 100;
  private static final int LONGEST_VALUE = 2_000;

  public GameRecord {
    var kept = new LinkedHashMap<String, String>();
    tags.forEach((name, value) -> {
      if (!DERIVED.contains(name)) {
        kept.put(checked(name), clean(value));
      }
    });
    if (game.outcome().isPresent() || "*".equals(kept.get(RESULT))) {
      kept.remove(RESULT);
    }
    tags = Collections.unmodifiableMap(kept);
  }

  public static GameRecord of(Game game) {
    return new GameRecord(Map.of(), game);
  }

  /// `1-0`, `1/2-1/2`, `0-1`, or `*` where nobody knows.
  public String result() {
    return result("1-0", "1/2-1/2", "0-1");
  }

  public String result(String win, String draw, String loss) {
    if (game.outcome().isEmpty()) {
      return tags.getOrDefault(RESULT, "*");
    }
    return switch (game.outcome().get()) {
      case Outcome.Draw _ -> draw;
      case Outcome.Win(Side winner, var _) -> winner == Side.WHITE ? win : loss;
    };
  }

  private static String checked(String name) {
    if (!isName(name)) {
      throw new BadInput(new Problem.Unreadable(Thing.RECORD, 0, Excerpt.of(name)));
    }
    return name;
  }

  /// Whether a tag can be called that, in every format.
  public static boolean isName(String name) {
    if (name.isEmpty() || name.length() > LONGEST_NAME || !letter(name.charAt(0))) {
      return false;
    }
    return name.chars().allMatch(c -> letter(c) || (c >= '0' && c <= '9') || c == '_');
  }

  private static boolean letter(int c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  }

  /// One line of well-formed text, so that every format can hold it.
  private static String clean(String value) {
    if (value.length() > LONGEST_VALUE) {
      throw new BadInput(new Problem.TooLong(Thing.RECORD, LONGEST_VALUE));
    }
    var clean = new StringBuilder();
    value
        .codePoints()
        .forEach(c -> {
          boolean half = c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE;
          boolean blank = c < ' ' || (c >= 0x7f && c <= 0x9f) || c == 0x2028 || c == 0x2029;
          clean.appendCodePoint(half ? 0xfffd : blank ? ' ' : c);
        });
    return clean.toString().strip();
  }

  /// Throws [BadInput] when a file has had enough games already.
  public static void oneMore(List<GameRecord> records) {
    if (records.size() == MOST_GAMES) {
      throw new BadInput(new Problem.TooManyGames(MOST_GAMES));
    }
  }
}
