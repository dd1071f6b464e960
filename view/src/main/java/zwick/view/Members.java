package zwick.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zwick.game.Side;
import zwick.notation.Json;

/// A JSON object in the making.
public final class Members {
  private final Map<String, Json> members = new LinkedHashMap<>();

  public Members put(String name, Json value) {
    members.put(name, value);
    return this;
  }

  public Members put(String name, String text) {
    return put(name, Json.of(text));
  }

  public Members put(String name, long number) {
    return put(name, Json.of(number));
  }

  public Members put(String name, boolean value) {
    return put(name, Json.of(value));
  }

  public Members put(String name, List<Json> items) {
    return put(name, new Json.Arr(items));
  }

  public Members put(String name, Side side) {
    return put(name, String.valueOf(side.letter()));
  }

  public Json.Obj done() {
    return new Json.Obj(members);
  }

  static Json points(Iterable<Integer> points) {
    var items = new ArrayList<Json>();
    for (int point : points) {
      items.add(Json.of(point));
    }
    return new Json.Arr(items);
  }

  /// A number for each side.
  static Json sides(int white, int black) {
    return new Members().put("W", white).put("B", black).done();
  }
}
