package zwick.view.json;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zwick.game.Side;
import zwick.notation.json.Json;

/// A JSON object in the making.
public final class JsonObjectBuilder {
  private final Map<String, Json> members = new LinkedHashMap<>();

  public JsonObjectBuilder put(String name, Json value) {
    members.put(name, value);
    return this;
  }

  public JsonObjectBuilder put(String name, String text) {
    return put(name, Json.of(text));
  }

  public JsonObjectBuilder put(String name, long number) {
    return put(name, Json.of(number));
  }

  public JsonObjectBuilder put(String name, boolean value) {
    return put(name, Json.of(value));
  }

  public JsonObjectBuilder put(String name, List<Json> items) {
    return put(name, new Json.Arr(items));
  }

  public JsonObjectBuilder put(String name, Side side) {
    return put(name, String.valueOf(side.letter()));
  }

  public Json.Obj done() {
    return new Json.Obj(members);
  }

  public static Json points(Iterable<Integer> points) {
    var items = new ArrayList<Json>();
    for (int point : points) {
      items.add(Json.of(point));
    }
    return new Json.Arr(items);
  }

  /// A number for each side.
  public static Json sides(int white, int black) {
    return new JsonObjectBuilder().put("W", white).put("B", black).done();
  }
}
