package zwick.notation.json;

import java.util.List;
import java.util.Map;

/// Writes JSON that any reader takes, half surrogate pairs included.
final class JsonWriter {
  private final boolean pretty;
  private final StringBuilder out = new StringBuilder();

  JsonWriter(boolean pretty) {
    this.pretty = pretty;
  }

  String write(Json value) {
    value(value, 0);
    return out.toString();
  }

  private void value(Json value, int depth) {
    switch (value) {
      case Json.Obj(Map<String, Json> members) -> object(members, depth);
      case Json.Arr(List<Json> items) -> array(items, depth);
      case Json.Str(String text) -> string(text);
      case Json.Num(String digits) -> out.append(digits);
      case Json.Bool(boolean bool) -> out.append(bool);
      case Json.Null _ -> out.append("null");
    }
  }

  private void object(Map<String, Json> members, int depth) {
    out.append('{');
    String separator = "";
    for (var member : members.entrySet()) {
      out.append(separator);
      separator = ",";
      line(depth + 1);
      string(member.getKey());
      out.append(pretty ? ": " : ":");
      value(member.getValue(), depth + 1);
    }
    if (!members.isEmpty()) {
      line(depth);
    }
    out.append('}');
  }

  private void array(List<Json> items, int depth) {
    boolean lines = items.stream().anyMatch(i -> i instanceof Json.Obj || i instanceof Json.Arr);
    out.append('[');
    String separator = "";
    for (var item : items) {
      out.append(separator);
      separator = pretty && !lines ? ", " : ",";
      if (lines) {
        line(depth + 1);
      }
      value(item, depth + 1);
    }
    if (lines) {
      line(depth);
    }
    out.append(']');
  }

  private void line(int depth) {
    if (pretty) {
      out.append('\n').append("  ".repeat(depth));
    }
  }

  private void string(String text) {
    out.append('"');
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      switch (c) {
        case '"', '\\' -> out.append('\\').append(c);
        case '\n' -> out.append("\\n");
        case '\t' -> out.append("\\t");
        default -> {
          if (c < ' ' || half(text, i)) {
            var hex = Integer.toHexString(c);
            out.append("\\u").append("0".repeat(4 - hex.length())).append(hex);
          } else {
            out.append(c);
          }
        }
      }
    }
    out.append('"');
  }

  /// Half of a surrogate pair without the other: no encoding can carry it.
  private static boolean half(String text, int i) {
    char c = text.charAt(i);
    if (Character.isHighSurrogate(c)) {
      return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
    }
    return Character.isLowSurrogate(c)
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
