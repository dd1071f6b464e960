package zwick.notation.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.notation.Excerpt;
import zwick.notation.GameRecord;

/// Reads JSON (RFC 8259), nothing more: no comments, no member twice, no bottomless nesting. And a
/// little less: what is no Unicode text (half a surrogate pair) or no text at all (U+0000) cannot
/// be stored as it is everywhere, so it would come back as something else.
final class JsonReader {
  private static final int DEEPEST = 64;
  private static final char END = '\uffff';

  private final String text;
  private int at;
  private int depth;

  JsonReader(String text) {
    if (text.length() > GameRecord.LONGEST_FILE) {
      throw new BadInput(new Problem.TooLong(Thing.JSON, GameRecord.LONGEST_FILE));
    }
    this.text = text;
  }

  Json read() {
    var value = value();
    blanks();
    if (at < text.length()) {
      throw unreadable();
    }
    return value;
  }

  private Json value() {
    blanks();
    return switch (peek()) {
      case '{' -> object();
      case '[' -> array();
      case '"' -> new Json.Str(string());
      case 't' -> word("true", new Json.Bool(true));
      case 'f' -> word("false", new Json.Bool(false));
      case 'n' -> word("null", Json.none());
      default -> number();
    };
  }

  private Json object() {
    enter();
    var members = new LinkedHashMap<String, Json>();
    if (!next('}')) {
      do {
        blanks();
        int start = at;
        var name = string();
        expect(':');
        if (members.put(name, value()) != null) {
          at = start;
          throw unreadable();
        }
      } while (next(','));
      expect('}');
    }
    depth--;
    return new Json.Obj(members);
  }

  private Json array() {
    enter();
    var items = new ArrayList<Json>();
    if (!next(']')) {
      do {
        items.add(value());
      } while (next(','));
      expect(']');
    }
    depth--;
    return new Json.Arr(items);
  }

  private String string() {
    if (peek() != '"') {
      throw unreadable();
    }
    at++;
    var string = new StringBuilder();
    while (peek() != '"') {
      char c = peek();
      if (c < ' ' || at >= text.length()) {
        throw unreadable();
      }
      at++;
      add(string, c == '\\' ? escaped() : c);
    }
    if (endsInHalf(string)) {
      throw unreadable();
    }
    at++;
    return string.toString();
  }

  private void add(StringBuilder string, char c) {
    if (c == 0 || Character.isLowSurrogate(c) != endsInHalf(string)) {
      throw unreadable();
    }
    string.append(c);
  }

  /// Whether the second half of a character has to follow.
  private static boolean endsInHalf(StringBuilder string) {
    return !string.isEmpty() && Character.isHighSurrogate(string.charAt(string.length() - 1));
  }

  private char escaped() {
    char c = peek();
    at++;
    return switch (c) {
      case '"', '\\', '/' -> c;
      case 'b' -> '\b';
      case 'f' -> '\f';
      case 'n' -> '\n';
      case 'r' -> '\r';
      case 't' -> '\t';
      case 'u' -> {
        int code = 0;
        for (int i = 0; i < 4; i++, at++) {
          int digit = Character.digit(peek(), 16);
          if (digit < 0 || peek() > 'f') {
            throw unreadable();
          }
          code = 16 * code + digit;
        }
        yield (char) code;
      }
      default -> {
        at--;
        throw unreadable();
      }
    };
  }

  private Json number() {
    int start = at;
    skip('-');
    if (!skip('0')) {
      digits();
    }
    if (skip('.')) {
      digits();
    }
    if (skip('e') || skip('E')) {
      if (!skip('+')) {
        skip('-');
      }
      digits();
    }
    return new Json.Num(text.substring(start, at));
  }

  private void digits() {
    int start = at;
    while (peek() >= '0' && peek() <= '9') {
      at++;
    }
    if (at == start) {
      throw unreadable();
    }
  }

  private Json word(String word, Json value) {
    if (!text.startsWith(word, at)) {
      throw unreadable();
    }
    at += word.length();
    return value;
  }

  private void enter() {
    if (++depth > DEEPEST) {
      throw unreadable();
    }
    at++;
  }

  /// Whether the next thing is `c`, which is then read.
  private boolean next(char c) {
    blanks();
    return skip(c);
  }

  private void expect(char c) {
    if (!next(c)) {
      throw unreadable();
    }
  }

  private boolean skip(char c) {
    boolean found = at < text.length() && text.charAt(at) == c;
    at += found ? 1 : 0;
    return found;
  }

  /// The next character; at the end one that no JSON contains.
  private char peek() {
    return at < text.length() ? text.charAt(at) : END;
  }

  private void blanks() {
    while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) {
      at++;
    }
  }

  private BadInput unreadable() {
    int line = 1;
    for (int i = 0; i < Math.min(at, text.length()); i++) {
      line += text.charAt(i) == '\n' ? 1 : 0;
    }
    return new BadInput(new Problem.Unreadable(Thing.JSON, line, Excerpt.from(text, at)));
  }
}
