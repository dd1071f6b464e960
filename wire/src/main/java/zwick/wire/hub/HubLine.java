package zwick.wire.hub;

import java.util.LinkedHashMap;
import java.util.Map;

/// A line of the Hub protocol: `pos pos=Wbbb… moves="32-28 18-23"`. A flag is an argument without a
/// value; we give it an empty one.
record HubLine(String command, Map<String, String> arguments) {
  HubLine {
    arguments = Map.copyOf(arguments);
  }

  static HubLine read(String text) throws HubError {
    return new Reader(text).line();
  }

  boolean has(String name) {
    return arguments.containsKey(name);
  }

  String get(String name) {
    return arguments.getOrDefault(name, "");
  }

  /// ` name=value`, with quotes where they are needed. Whatever the value is, it stays on one line.
  static String pair(String name, String value) {
    boolean plain = !value.isEmpty() && value.chars().allMatch(c -> plain((char) c));
    return " " + name + "=" + (plain ? value : '"' + quotable(value) + '"');
  }

  private static String quotable(String value) {
    var text = new StringBuilder();
    value.chars().forEach(c -> text.append(Character.isISOControl(c) ? ' ' : (char) c));
    return text.toString().replace('"', '\'');
  }

  private static boolean plain(char c) {
    return !Character.isWhitespace(c) && !Character.isISOControl(c) && c != '=' && c != '"';
  }

  private static final class Reader {
    private final String text;
    private int at;

    Reader(String text) {
      this.text = text;
    }

    HubLine line() throws HubError {
      var command = name();
      var arguments = new LinkedHashMap<String, String>();
      for (skipBlanks(); at < text.length(); skipBlanks()) {
        var name = name();
        skipBlanks();
        arguments.put(name, accept('=') ? value() : "");
      }
      return new HubLine(command, arguments);
    }

    private String value() throws HubError {
      skipBlanks();
      if (!accept('"')) {
        return name();
      }
      int end = text.indexOf('"', at);
      if (end < 0) {
        throw new HubError("missing closing quote");
      }
      var value = text.substring(at, end);
      at = end + 1;
      return value;
    }

    private String name() throws HubError {
      skipBlanks();
      int start = at;
      while (at < text.length() && plain(text.charAt(at))) {
        at++;
      }
      if (at == start) {
        throw new HubError("a name is missing at character " + (at + 1));
      }
      return text.substring(start, at);
    }

    private void skipBlanks() {
      while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
        at++;
      }
    }

    private boolean accept(char c) {
      boolean here = at < text.length() && text.charAt(at) == c;
      at += here ? 1 : 0;
      return here;
    }
  }
}
