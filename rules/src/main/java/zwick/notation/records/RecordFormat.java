package zwick.notation.records;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;
import zwick.notation.json.Json;
import zwick.notation.pdn.Pdn;

/// The formats game records come in. Whatever one of them writes, it reads back as the same games.
public enum RecordFormat {
  /// Portable Draughts Notation, also for the games it was not made for: see [Pdn].
  PDN,
  /// See [JsonRecord]; several games are an array.
  JSON,
  /// For people: see [TextRecord].
  TEXT;

  /// What some editors put before everything else in a file: the byte order mark.
  private static final String MARK = "\ufeff";

  /// The format of that name, in small letters or capitals.
  public static Optional<RecordFormat> find(String name) {
    return Arrays.stream(values()).filter(format -> format.name().equalsIgnoreCase(name)).findAny();
  }

  /// The format `text` looks like.
  public static RecordFormat of(String text) {
    int start = skipBlanks(text, 0);
    char first = charAt(text, start);
    char second = charAt(text, skipBlanks(text, start + 1));
    if (first == '{' && (second == '"' || second == '}')) {
      return JSON; // a comment that begins a PDN file begins otherwise
    }
    if (first == '[' && (second == '{' || second == ']' || second == '[')) {
      return JSON;
    }
    return TextRecord.isHeader(line(text, start)) ? TEXT : PDN;
  }

  /// The games of a file, at least one.
  public List<GameRecord> read(String text) {
    return read(text, Optional.empty());
  }

  /// @param rules those of games that do not name theirs
  public List<GameRecord> read(String text, Optional<RuleSet> rules) {
    if (text.length() > GameRecord.LONGEST_FILE) {
      throw new BadInput(new Problem.TooLong(thing(), GameRecord.LONGEST_FILE));
    }
    var plain = text.startsWith(MARK) ? text.substring(MARK.length()) : text;
    var records =
        switch (this) {
          case PDN -> Pdn.read(plain, rules);
          case JSON -> json(Json.read(plain));
          case TEXT -> TextRecord.read(plain, rules);
        };
    if (records.isEmpty()) {
      throw new BadInput(new Problem.Unreadable(thing(), 1, Excerpt.of(text.strip())));
    }
    return records;
  }

  public String write(List<GameRecord> records) {
    return switch (this) {
      case PDN -> Pdn.write(records);
      case TEXT -> TextRecord.write(records);
      case JSON -> {
        var items = records.stream().map(JsonRecord::toJson).toList();
        yield (items.size() == 1 ? items.getFirst() : new Json.Arr(items)).pretty() + "\n";
      }
    };
  }

  private static List<GameRecord> json(Json json) {
    var records = new ArrayList<GameRecord>();
    if (json instanceof Json.Arr(List<Json> items)) {
      for (var item : items) {
        GameRecord.oneMore(records);
        records.add(JsonRecord.fromJson(item));
      }
    } else {
      records.add(JsonRecord.fromJson(json));
    }
    return records;
  }

  private Thing thing() {
    return switch (this) {
      case PDN -> Thing.PDN;
      case JSON -> Thing.JSON;
      case TEXT -> Thing.RECORD;
    };
  }

  private static int skipBlanks(String text, int start) {
    int at = start;
    while (at < text.length() && (text.charAt(at) <= ' ' || text.charAt(at) == '\ufeff')) {
      at++;
    }
    return at;
  }

  private static char charAt(String text, int at) {
    return at < text.length() ? text.charAt(at) : ' ';
  }

  private static String line(String text, int start) {
    int end = text.indexOf('\n', start);
    return text.substring(Math.min(start, text.length()), end < 0 ? text.length() : end);
  }
}
