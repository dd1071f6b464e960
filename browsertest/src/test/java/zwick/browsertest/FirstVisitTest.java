package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.options.ServiceWorkerPolicy;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/// What a first visit costs. Only the size is checked: it is the same everywhere. The times, which
/// are not, are printed for whoever wants to know; PERFORMANCE.md has them.
@Isolated("it looks at the clock")
class FirstVisitTest {
  private static final int MOST = 400_000;
  private static Theatre theatre;

  @BeforeAll
  static void open() {
    theatre = new Theatre();
  }

  @AfterAll
  static void close() {
    theatre.close();
  }

  @Test
  void aFirstVisitAndTheFirstMoveFetchAtMost400Kilobytes() {
    try (var visitor =
        new Visitor(theatre, how -> how.setServiceWorkers(ServiceWorkerPolicy.BLOCK))) {
      visitor.page().locator("[data-rules='dame-10x10']").click();
      visitor.press("start");
      visitor.version(0).click("32", "28").version(2);
      var answers = visitor.answers();
      long bytes = answers.stream().mapToLong(a -> a.request().sizes().responseBodySize).sum();
      assertThat(answers).anyMatch(answer -> answer.url().endsWith(".wasm"));
      assertThat(answers).anyMatch(answer -> answer.url().endsWith(".weights"));
      System.out.printf(
          "first visit and first move: %d kB in %d files%n", bytes / 1000, answers.size());
      assertThat(bytes).isBetween(100_000L, (long) MOST);
    }
  }

  @Test
  void whatAFirstVisitCostsInTimeIsPrinted() {
    try (var visitor = new Visitor(theatre)) {
      var page = visitor.page();
      var rate = new JsonObject();
      rate.addProperty("rate", 4);
      visitor.context().newCDPSession(page).send("Emulation.setCPUThrottlingRate", rate);
      page.reload();
      visitor.ready();
      var ready = page.locator("html").getAttribute("data-ready");
      page.evaluate(
          """
          () => {
            window.longTasks = [];
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) window.longTasks.push(entry.duration);
            }).observe({ type: 'longtask' });
          }
          """);
      page.locator(".levels input").fill("5");
      visitor.press("start");
      visitor.version(0);
      page.evaluate("() => { window.longTasks.length = 0; }");
      long start = System.nanoTime();
      visitor.click("d6").version(2);
      long millis = (System.nanoTime() - start) / 1_000_000;
      var longTasks = (List<?>) page.evaluate("() => window.longTasks");
      System.out.printf(
          "on a CPU four times slower: ready after %s ms, level 5 answers in %d ms, long tasks: %s%n",
          ready, millis, longTasks);
      assertThat(visitor.mishaps()).isEmpty();
    }
  }
}
