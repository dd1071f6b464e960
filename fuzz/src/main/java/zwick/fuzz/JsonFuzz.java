package zwick.fuzz;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zwick.game.BadInput;
import zwick.notation.GameRecord;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// JSON. What is read can be written on one line and on several, and no text in it is one that a
/// database or another program could not hold.
public final class JsonFuzz extends TextTarget {
  public JsonFuzz() {
    super("json");
  }

  @Override
  protected Stream<String> texts() {
    return Stream.concat(
        Seeds.cases()
            .limit(40)
            .map(example -> JsonRecord.toJson(GameRecord.of(example.play())).pretty()),
        Stream.of(
            "{\"a\": [1, -2.5e+10, 0.1E-3, true, false, null], \"\\u00e9\\n\": {\"b\": []}}",
            "[[[[[[[[]]]]]]]]",
            "\"\\\"\\\\\\/\\b\\f\\r\\t\\ud83d\\ude00😀\""));
  }

  @Override
  protected void take(String text) {
    Json json;
    try {
      json = Json.read(text);
    } catch (BadInput bad) {
      Check.tells(bad);
      return;
    }
    storable(json);
    var line = json.write();
    Check.holds("one line", line.indexOf('\n') < 0);
    Check.same("on one line", json, Json.read(line));
    Check.same("on several", json, Json.read(json.pretty()));
  }

  private static void storable(Json json) {
    switch (json) {
      case Json.Obj(Map<String, Json> members) ->
          members.forEach((name, value) -> {
            storable(name);
            storable(value);
          });
      case Json.Arr(List<Json> items) -> items.forEach(JsonFuzz::storable);
      case Json.Str(String text) -> storable(text);
      case Json.Num _, Json.Bool _, Json.Null _ -> {}
    }
  }

  private static void storable(String text) {
    Check.holds(
        "neither U+0000 nor half a surrogate pair",
        text.codePoints()
            .noneMatch(
                c -> c == 0 || c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE));
  }
}
