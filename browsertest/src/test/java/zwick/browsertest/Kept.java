package zwick.browsertest;

import com.microsoft.playwright.Page;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/// What a browser has kept of the page for times without a network.
final class Kept {
  /// What the server lists, what of it is kept, and what became of the service worker.
  private static final String LOOK =
      """
      async () => {
        const there = await navigator.serviceWorker.getRegistration();
        const list = await (await fetch('files.json')).json();
        const cache = await caches.open('zwick-' + list.version);
        const kept = (await cache.keys()).map(({ url }) => url.slice(document.baseURI.replace(/[?#].*/, '').length));
        return {
          state: (there?.active ?? there?.waiting ?? there?.installing)?.state ?? 'none',
          listed: list.files.map(({ path }) => path),
          kept,
        };
      }
      """;

  private Kept() {}

  /// Waits until everything is kept that the server lists, but for the board on other people's
  /// pages: that follows games, which needs a network anyway.
  static void everything(Page page) {
    Map<?, ?> seen = Map.of();
    for (int i = 0; i < 400; i++) {
      page.waitForTimeout(50);
      seen = (Map<?, ?>) page.evaluate(LOOK);
      if (seen.get("state").equals("activated") && missing(seen).isEmpty()) {
        return;
      }
    }
    throw new AssertionError("the worker is " + seen.get("state") + ", not kept: " + missing(seen));
  }

  private static TreeSet<String> missing(Map<?, ?> seen) {
    var missing = new TreeSet<String>();
    ((List<?>) seen.get("listed")).forEach(path -> missing.add((String) path));
    missing.removeIf(path -> path.startsWith("embed/"));
    missing.removeIf(((List<?>) seen.get("kept"))::contains);
    return missing;
  }
}
