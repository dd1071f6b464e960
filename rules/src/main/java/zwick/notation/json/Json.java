package zwick.notation.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A JSON value. Small and strict: what it reads is JSON and nothing else, and objects keep the
/// order of their members.
public sealed interface Json {
  record Obj(Map<String, Json> members) implements Json {
    public Obj {
      members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /// The member of that name, or [Null].
    public Json get(String name) {
      return members.getOrDefault(name, none());
    }
  }

  record Arr(List<Json> items) implements Json {
    public Arr {
      items = List.copyOf(items);
    }
  }

  record Str(String text) implements Json {}

  /// @param digits as written; JSON sets no limit to numbers
  record Num(String digits) implements Json {}

  record Bool(boolean value) implements Json {}

  record Null() implements Json {}

  static Json none() {
    return new Null();
  }

  static Json of(String text) {
    return new Str(text);
  }

  static Json of(long number) {
    return new Num(Long.toString(number));
  }

  static Json of(boolean value) {
    return new Bool(value);
  }

  static Json strings(Iterable<String> texts) {
    var items = new ArrayList<Json>();
    texts.forEach(text -> items.add(of(text)));
    return new Arr(items);
  }

  /// Throws [BadInput] with the line where it stops being JSON.
  static Json read(String text) {
    return new JsonReader(text).read();
  }

  /// On one line.
  default String write() {
    return new JsonWriter(false).write(this);
  }

  /// One member a line; lists of plain values stay on one.
  default String pretty() {
    return new JsonWriter(true).write(this);
  }
}
