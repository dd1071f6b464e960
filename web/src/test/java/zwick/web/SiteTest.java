package zwick.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import org.brotli.dec.BrotliInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {
  /// An address in HTML, CSS, a manifest or a script that begins at the root or elsewhere.
  private static final Pattern NOT_RELATIVE =
      Pattern.compile(
          "(?:src|href|content)=[\"'](?:/|https?:)"
              + "|url\\([\"']?(?:/|https?:)"
              + "|(?:from|import|import\\()\\s*[\"']/"
              + "|\"(?:src|start_url|scope|id)\"\\s*:\\s*\"(?:/|https?:)");

  private final Site site = Site.packed();

  @Test
  void thePageTheProgramAndTheWeightsAreAllThere() {
    assertThat(site.files().stream().map(SiteFile::path))
        .contains("index.html", "app/main.js", "sw.js", "manifest.webmanifest", "files.json")
        .contains("wasm/zwick.wasm", "wasm/zwick-runtime.js", "weights/muehle-turnier.weights")
        .contains("icons/icon.svg", "icons/icon-192.png", "icons/maskable-512.png")
        .noneMatch(path -> path.endsWith(".ts") || path.endsWith(".br"));
  }

  @Test
  void theFirstFileNeedsNoName() {
    assertThat(site.find("")).isEqualTo(site.find("index.html")).isPresent();
    assertThat(site.find("/")).isEmpty();
    assertThat(site.find("app/")).isEmpty();
    assertThat(site.find("../module-info.class")).isEmpty();
  }

  @Test
  void whateverTheFirstScreenImportsIsAskedForAtOnce() {
    var needed = new TreeSet<String>();
    imported("app/main.js", needed);
    var index = text(site, Site.FIRST);
    var asked = new TreeSet<String>();
    var link = Pattern.compile("modulepreload\" href=\"([^\"]+)").matcher(index);
    while (link.find()) {
      asked.add(link.group(1));
    }
    assertThat(asked).isEqualTo(needed);
  }

  /// What is imported while loading; what is imported when it is needed stands in brackets.
  private void imported(String path, Set<String> found) {
    if (found.add(path)) {
      var imports =
          Pattern.compile("(?m)^(?:import|\\}) .*from '\\./([^']+)'").matcher(text(site, path));
      while (imports.find()) {
        imported("app/" + imports.group(1), found);
      }
    }
  }

  @Test
  void everyFileIsListedWithItsHashExceptTheListAndItsReader() {
    var list = text(site, Site.LIST);
    assertThat(list).startsWith("{\"version\":\"" + site.version() + "\"");
    for (var file : site.files()) {
      var entry = "{\"path\":\"" + file.path() + "\",\"hash\":\"" + file.hash() + "\"}";
      if (file.path().equals(Site.LIST) || file.path().equals("sw.js")) {
        assertThat(list).doesNotContain(file.path());
      } else {
        assertThat(list).contains(entry);
      }
    }
  }

  @Test
  void aNewVersionIsANewServiceWorker() {
    assertThat(text(site, "sw.js")).contains("'" + site.version() + "'").doesNotContain("@version");
  }

  @Test
  void whatIsCompressedIsTheSame() throws IOException {
    int compressed = 0;
    for (var file : site.files()) {
      if (file.brotli().isPresent()) {
        var small = new ByteArrayInputStream(file.brotli().orElseThrow());
        assertThat(new BrotliInputStream(small).readAllBytes())
            .as(file.path())
            .isEqualTo(file.bytes());
        compressed++;
      }
      if (file.gzip().isPresent()) {
        var zip = new ByteArrayInputStream(file.gzip().orElseThrow());
        assertThat(new GZIPInputStream(zip).readAllBytes()).as(file.path()).isEqualTo(file.bytes());
      }
    }
    assertThat(compressed).isGreaterThan(4);
    assertThat(site.find("wasm/zwick.wasm").orElseThrow().brotli()).isPresent();
  }

  @Test
  void allAddressesAreRelativeSoThatThePageWorksInAnyFolder() {
    for (var file : site.files()) {
      if (file.path().matches(".*\\.(html|css|js|webmanifest)")) {
        assertThat(text(site, file.path())).as(file.path()).doesNotContainPattern(NOT_RELATIVE);
      }
    }
  }

  @Test
  void whoWorksOnThePageSeesHisOwnFiles(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("index.html"), "mine");
    Files.writeString(folder.resolve("sw.js"), "mine");
    Files.writeString(folder.resolve(".index.html.swp"), "an editor's");
    Files.writeString(folder.resolve("types.d.ts"), "for checking only");
    var mine = site.with(folder);
    assertThat(text(mine, "index.html")).isEqualTo("mine");
    assertThat(mine.version()).isNotEqualTo(site.version());
    assertThat(mine.find("app/main.js")).isEmpty();
    assertThat(mine.find("sw.js")).isEmpty();
    assertThat(mine.find(".index.html.swp")).isEmpty();
    assertThat(mine.find("types.d.ts")).isEmpty();
    assertThat(mine.find("wasm/zwick.wasm")).isPresent();
  }

  private static String text(Site site, String path) {
    return new String(site.find(path).orElseThrow().bytes(), UTF_8);
  }
}
