package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Response;
import com.sun.net.httpserver.SimpleFileServer;
import com.sun.net.httpserver.SimpleFileServer.OutputLevel;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.web.Site;
import zwick.web.SiteFolder;

/// After the first visit the page needs no network, and a new version comes when it is asked for.
class OfflineTest {
  /// What is kept, as `zwick-<version>/<path>`.
  private static final String KEPT =
      """
      async () => {
        const kept = [];
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const { url } of await cache.keys()) {
            kept.push(name + '/' + url.slice((await navigator.serviceWorker.ready).scope.length));
          }
        }
        return kept;
      }
      """;

  private static final String FETCH =
      """
      async (path) => (await (await fetch(path)).arrayBuffer()).byteLength
      """;

  private static final String EDITION =
      """
      async () => new DOMParser()
        .parseFromString(await (await fetch('index.html')).text(), 'text/html')
        .documentElement.dataset.edition ?? 'first'
      """;

  private static Browsing browsing;

  @BeforeAll
  static void openTheBrowser() {
    browsing = new Browsing();
  }

  @AfterAll
  static void closeTheBrowser() {
    browsing.close();
  }

  @Test
  void afterTheFirstVisitEverythingIsKept() {
    try (var server = new PageServer();
        var visitor = browsing.visitor("en")) {
      var page = visitor.newPage();
      page.navigate(server.url());
      awaitKept(page, server.shown());
      server.unplug();
      var answer = page.navigate(server.url() + "?rules=dama");
      assertThat(answer.fromServiceWorker()).isTrue();
      assertThat(page.title()).contains("Zwickmühle");
      for (var file : server.shown().files()) {
        boolean online = file.path().startsWith("embed/"); // follows games of others
        if (!file.path().equals(Site.LIST) && !file.path().equals("sw.js") && !online) {
          assertThat(page.evaluate(FETCH, file.path()))
              .as(file.path())
              .isEqualTo(file.bytes().length);
        }
      }
    }
  }

  @Test
  void aNewVersionIsTakenAsAWholeOnceItIsAskedFor(@TempDir Path folder) throws IOException {
    try (var server = new PageServer();
        var visitor = browsing.visitor("en")) {
      var page = visitor.newPage();
      page.navigate(server.url());
      awaitKept(page, server.shown());
      var first = server.shown();
      var second = changed(first, folder);
      server.show(second);
      page.evaluate(
          "async () => { await (await navigator.serviceWorker.getRegistration()).update(); }");
      await(page, "(await navigator.serviceWorker.getRegistration()).waiting !== null");
      page.reload();
      assertThat(page.evaluate(EDITION)).isEqualTo("first");
      page.locator(".update button").click();
      await(page, "document.documentElement.dataset.edition === 'second'");
      awaitKept(page, second);
    }
  }

  @Test
  void aPageThatCannotBeKeptSaysSo(@TempDir Path folder) throws IOException {
    new SiteFolder(folder).write(Site.packed());
    Files.writeString(folder.resolve("app/care.js"), "// of another version");
    var here = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    var server = SimpleFileServer.createFileServer(here, folder, OutputLevel.NONE);
    server.start();
    try (var visitor = browsing.visitor("de")) {
      var page = visitor.newPage();
      page.navigate("http://localhost:" + server.getAddress().getPort() + "/");
      page.waitForSelector(".update:has-text('aufbewahren')");
      page.locator(".update button").click();
      assertThat(page.locator(".update").count()).isZero();
    } finally {
      server.stop(0);
    }
  }

  @Test
  void theCopyOnDiskWorksInASubfolderOfAPlainServer(@TempDir Path folder) throws IOException {
    new SiteFolder(folder.resolve("games/zwick")).write(Site.packed());
    var here = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    var server = SimpleFileServer.createFileServer(here, folder, OutputLevel.NONE);
    server.start();
    var address = "http://localhost:" + server.getAddress().getPort() + "/games/zwick/";
    try (var visitor = browsing.visitor("en")) {
      var page = visitor.newPage();
      List<String> failed = new ArrayList<>();
      page.onResponse((Response response) -> {
        if (response.status() >= 400) {
          failed.add(response.url());
        }
      });
      page.navigate(address);
      awaitKept(page, Site.packed());
      assertThat(failed).isEmpty();
      server.stop(0);
      assertThat(page.navigate(address).fromServiceWorker()).isTrue();
    } finally {
      server.stop(0);
    }
  }

  @Test
  void aPictureOrWeightsThatCannotBeHadKeepNothingElseFromBeingKept(@TempDir Path folder)
      throws IOException {
    var complaints = visitedWithout(folder, "icons/icon-512.png", "weights/dama.weights");
    assertThat(complaints).isEmpty();
  }

  @Test
  void aModuleThatCannotBeHadIsComplainedAbout(@TempDir Path folder) throws IOException {
    var complaints = visitedWithout(folder, "app/lobby.js");
    assertThat(complaints).hasSize(1).first().asString().contains("app/lobby.js", "404");
  }

  /// Visits a copy of the page from which these files are gone, until it is kept or says that it
  /// cannot be.
  ///
  /// @return what it complains about
  private static List<String> visitedWithout(Path folder, String... gone) throws IOException {
    new SiteFolder(folder.resolve("zwick")).write(Site.packed());
    for (var path : gone) {
      Files.delete(folder.resolve("zwick").resolve(path));
    }
    var here = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
    var server = SimpleFileServer.createFileServer(here, folder, OutputLevel.NONE);
    server.start();
    var address = "http://localhost:" + server.getAddress().getPort() + "/zwick/";
    try (var visitor = browsing.visitor("en")) {
      var page = visitor.newPage();
      var complaints = new ArrayList<String>();
      page.onConsoleMessage(message -> {
        if (message.text().startsWith("not kept")) {
          complaints.add(message.text());
        }
      });
      page.navigate(address);
      page.waitForCondition(() -> !complaints.isEmpty() || isKept(page));
      server.stop(0);
      if (complaints.isEmpty()) {
        assertThat(page.reload().fromServiceWorker()).isTrue();
        page.waitForSelector("html[data-ready]");
        assertThat((List<?>) page.evaluate(KEPT)).noneMatch(kept -> kept.equals(gone[0]));
      }
      return complaints;
    } finally {
      server.stop(0);
    }
  }

  private static boolean isKept(Page page) {
    var active = "async () => (await navigator.serviceWorker.getRegistration())?.active?.state";
    return "activated".equals(page.evaluate(active));
  }

  /// Until the browser says yes; a page that is loading says nothing.
  private static void await(Page page, String question) {
    for (int i = 0; i < 300; i++) {
      try {
        if (Boolean.TRUE.equals(page.evaluate("async () => " + question))) {
          return;
        }
      } catch (PlaywrightException _) {
        // asked again
      }
      page.waitForTimeout(50);
    }
    throw new AssertionError("never: " + question);
  }

  private static void awaitKept(Page page, Site site) {
    var expected =
        site.files().stream()
            .filter(file -> !file.path().equals("sw.js") && !file.path().startsWith("embed/"))
            .map(file -> "zwick-" + site.version() + "/" + file.path())
            .toList();
    List<?> kept = List.of();
    for (int i = 0; i < 300 && kept.size() != expected.size(); i++) {
      page.waitForTimeout(50);
      kept = (List<?>) page.evaluate(KEPT);
    }
    assertThat(kept).map(String::valueOf).containsExactlyInAnyOrderElementsOf(expected);
  }

  /// The same page with a mark on it, packed as ours is.
  private static Site changed(Site site, Path folder) throws IOException {
    for (var file : site.files()) {
      var to = folder.resolve(file.path());
      Files.createDirectories(to.getParent());
      Files.write(to, file.bytes());
    }
    var index = folder.resolve("index.html");
    Files.writeString(
        index, Files.readString(index).replace("<html", "<html data-edition='second'"));
    var worker = folder.resolve("sw.js");
    Files.writeString(worker, Files.readString(worker).replace(site.version(), "@version@"));
    return Site.of(folder);
  }
}
