package zwick.notation.pdn;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.notation.Excerpt;
import zwick.notation.TextLines;

/// Cuts a PDN file into tokens. Looks at every character once, and nesting costs no stack.
final class PdnLexer {
  private static final String ENDS_WORD = " \t\r\n{}()[]\"$!?;";

  private final String text;
  private int at;
  private int line = 1;

  /// Commands found in a comment, waiting for their turn.
  private final ArrayDeque<PdnToken> found = new ArrayDeque<>();

  PdnLexer(String text) {
    this.text = text;
  }

  /// The next token; none at the end.
  @Nullable PdnToken next() {
    while (found.isEmpty() && at < text.length()) {
      switch (text.charAt(at)) {
        case ' ', '\t', '\r', '\n', '.', '!', '?', '\ufeff' -> step();
        case '%', ';' -> skipLine();
        case '{' -> commands(comment());
        case '(' -> skipVariation();
        case '$' -> skipNumber();
        case '[' -> found.add(tag());
        case '/' -> found.add(position());
        case '}', ')', ']', '"' -> throw unreadable(at);
        default -> word();
      }
    }
    return found.poll();
  }

  private void step() {
    line += text.charAt(at) == '\n' ? 1 : 0;
    at++;
  }

  private void skipLine() {
    while (at < text.length() && text.charAt(at) != '\n') {
      at++;
    }
  }

  private void skipNumber() {
    at++;
    while (at < text.length() && digit(text.charAt(at))) {
      at++;
    }
  }

  /// What is between the braces.
  private String comment() {
    return until('}');
  }

  /// Moves on behind the next `end` and gives what was in between.
  private String until(char end) {
    int start = at;
    int last = text.indexOf(end, at + 1);
    if (last < 0) {
      throw unreadable(start);
    }
    while (at <= last) {
      step();
    }
    return text.substring(start + 1, last);
  }

  /// Also a move's strength in brackets, `(!?)`, which looks like a variation without moves.
  private void skipVariation() {
    int start = at;
    int depth = 0;
    do {
      if (at >= text.length()) {
        throw unreadable(start);
      }
      switch (text.charAt(at)) {
        case '(' -> {
          depth++;
          at++;
        }
        case ')' -> {
          depth--;
          at++;
        }
        case '{' -> comment();
        case ';' -> skipLine();
        default -> step();
      }
    } while (depth > 0);
  }

  private PdnToken tag() {
    int start = at;
    int begun = line;
    step();
    skipBlanks();
    int nameStart = at;
    while (at < text.length() && " \t\r\n\"]".indexOf(text.charAt(at)) < 0) {
      at++;
    }
    var name = text.substring(nameStart, at);
    skipBlanks();
    if (at >= text.length() || text.charAt(at) != '"') {
      throw unreadable(start);
    }
    at++;
    var value = new StringBuilder();
    while (at < text.length() && text.charAt(at) != '"') {
      boolean escape = text.charAt(at) == '\\' && at + 1 < text.length();
      if (escape && (text.charAt(at + 1) == '"' || text.charAt(at + 1) == '\\')) {
        at++;
      }
      value.append(text.charAt(at));
      step();
    }
    at++;
    skipBlanks();
    if (at >= text.length() || text.charAt(at) != ']') {
      throw unreadable(start);
    }
    at++;
    return new PdnToken.Tag(begun, name, value.toString());
  }

  private PdnToken position() {
    int start = at;
    int begun = line;
    var inside = until('/').strip();
    if (!inside.startsWith("FEN")) {
      throw unreadable(start);
    }
    return new PdnToken.Position(begun, inside.substring(3).replace("\"", "").strip());
  }

  private void word() {
    int start = at;
    boolean number = true;
    while (at < text.length() && ENDS_WORD.indexOf(text.charAt(at)) < 0) {
      char c = text.charAt(at);
      if (c == '.' && number) {
        return; // a move's number
      }
      number &= digit(c);
      at++;
    }
    found.add(new PdnToken.Word(line, text.substring(start, at)));
  }

  private void commands(String comment) {
    int start = comment.indexOf("[%");
    while (start >= 0) {
      int end = comment.indexOf(']', start);
      if (end < 0) {
        return;
      }
      var command = comment.substring(start + 2, end);
      if (command.startsWith("zwick ")) {
        for (var word : TextLines.words(command.substring(6))) {
          found.add(new PdnToken.Command(line, word));
        }
      } else if (command.startsWith("emt ")) {
        found.add(new PdnToken.Time(line, command.substring(4)));
      }
      start = comment.indexOf("[%", end);
    }
  }

  private void skipBlanks() {
    while (at < text.length() && text.charAt(at) <= ' ') {
      step();
    }
  }

  private BadInput unreadable(int near) {
    return new BadInput(new Problem.Unreadable(Thing.PDN, line, Excerpt.from(text, near)));
  }

  private static boolean digit(char c) {
    return c >= '0' && c <= '9';
  }
}
