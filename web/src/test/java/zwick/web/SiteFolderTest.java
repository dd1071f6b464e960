package zwick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteFolderTest {
  private final Site site = Site.packed();
  @TempDir private Path folder;

  @Test
  void aCopyIsCompleteAndTheSame() throws IOException {
    var to = folder.resolve("a/b");
    assertThat(new SiteFolder(to).write(site)).isTrue();
    for (var file : site.files()) {
      assertThat(Files.readAllBytes(to.resolve(file.path())))
          .as(file.path())
          .isEqualTo(file.bytes());
    }
    assertThat(Resources.inFolder(to)).hasSize(site.files().size());
  }

  @Test
  void aFolderWithAnythingElseIsLeftAlone() throws IOException {
    var letter = folder.resolve("letter.txt");
    Files.writeString(letter, "Dear Anna");
    assertThat(new SiteFolder(folder).write(site)).isFalse();
    assertThat(Resources.inFolder(folder)).containsOnlyKeys("letter.txt");
  }

  @Test
  void aListOfFilesFromElsewhereIsNoCopyOfThePage() throws IOException {
    Files.writeString(folder.resolve("files.json"), "{\"files\":[{\"path\":\"../letter.txt\"}]}");
    assertThat(new SiteFolder(folder).write(site)).isFalse();
    assertThat(Resources.inFolder(folder)).containsOnlyKeys("files.json");
  }

  @Test
  void aCopyThatWasBrokenOffIsWrittenAgain() throws IOException {
    assertThat(new SiteFolder(folder).write(site)).isTrue();
    Files.delete(folder.resolve("index.html"));
    Files.delete(folder.resolve("wasm/zwick.wasm"));
    assertThat(new SiteFolder(folder).write(site)).isTrue();
    assertThat(Resources.inFolder(folder)).hasSize(site.files().size());
  }

  @Test
  void anOlderCopyIsReplacedAndWhatItHadMoreIsGone() throws IOException {
    assertThat(new SiteFolder(folder).write(site)).isTrue();
    var list = folder.resolve(Site.LIST);
    Files.writeString(folder.resolve("app/old.js"), "old");
    Files.writeString(folder.resolve("added.txt"), "by its owner");
    Files.writeString(
        list,
        Files.readString(list).replaceFirst("\\{\"path", "{\"path\":\"app/old.js\"},{\"path"));
    Files.writeString(folder.resolve("index.html"), "old");
    assertThat(new SiteFolder(folder).write(site)).isTrue();
    assertThat(Resources.inFolder(folder))
        .doesNotContainKey("app/old.js")
        .containsKey("added.txt")
        .hasSize(site.files().size() + 1);
    assertThat(Files.size(folder.resolve("index.html"))).isGreaterThan(10);
  }
}
