package zwick.browsertest;

import com.microsoft.playwright.Page;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Walks over the board with arrow keys, as somebody does who uses no mouse: first tries out where
/// each key leads from each point, then takes the shortest way.
final class Keyboard {
  private static final List<String> KEYS =
      List.of("ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown");

  /// Where the keys lead, by point; the same on every board of a test.
  private static final Map<String, Map<String, String>> WAYS = new HashMap<>();

  private Keyboard() {}

  static void press(Page page, String point) {
    if (!here(page).startsWith(".")) {
      page.locator(".cell[tabindex='0']").focus(); // Tab leads to this cell and no other
    }
    for (var key : way(page, at(page), point)) {
      page.keyboard().press(key);
    }
    if (!at(page).equals(point)) {
      throw new IllegalStateException("the keys lead to " + at(page) + ", not to " + point);
    }
    page.keyboard().press("Enter");
  }

  private static String here(Page page) {
    return (String) page.evaluate("() => document.activeElement.matches('.cell') ? '.' : ''");
  }

  private static String at(Page page) {
    return (String) page.evaluate("() => document.activeElement.dataset.point ?? ''");
  }

  private static List<String> way(Page page, String from, String to) {
    var keys = new HashMap<String, List<String>>();
    keys.put(from, List.of());
    var next = new ArrayDeque<>(List.of(from));
    while (!keys.containsKey(to)) {
      var point = next.remove();
      for (var step : ways(page, point).entrySet()) {
        if (!keys.containsKey(step.getValue())) {
          var longer = new ArrayList<>(keys.get(point));
          longer.add(step.getKey());
          keys.put(step.getValue(), longer);
          next.add(step.getValue());
        }
      }
    }
    return keys.get(to);
  }

  private static Map<String, String> ways(Page page, String point) {
    return WAYS.computeIfAbsent(
        point,
        _ -> {
          var start = at(page);
          var ways = new HashMap<String, String>();
          for (var key : KEYS) {
            page.locator(Table.cell(point)).focus();
            page.keyboard().press(key);
            ways.put(key, at(page));
          }
          page.locator(Table.cell(start)).focus();
          return ways;
        });
  }
}
