package zwick.cli.commands.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.Run;
import zwick.web.Site;

class SiteCommandTest {
  @TempDir private Path folder;

  @Test
  void everyFileOfThePageIsWritten() throws IOException {
    var to = folder.resolve("page").toString();
    var site = Site.packed();
    for (int again = 0; again < 2; again++) {
      assertThat(Run.zwick("site", "--to", to).lines())
          .containsExactly("The page is in " + to + "; any web server can serve it.");
      for (var file : site.files()) {
        assertThat(Files.readAllBytes(Path.of(to, file.path()))).isEqualTo(file.bytes());
      }
    }
  }

  @Test
  void aFolderInUseOrAFileInItsPlaceIsOneSentence() throws IOException {
    var letter = folder.resolve("letter.txt");
    Files.writeString(letter, "Dear Anna");
    for (var language : List.of("de", "fr", "it", "en")) {
      for (var to : List.of(folder.toString(), letter.toString())) {
        assertThat(Run.zwick("site", "--to", to, "--language", language).complaint())
            .contains(to)
            .doesNotContain("{");
      }
    }
    assertThat(Files.readString(letter)).isEqualTo("Dear Anna");
    assertThat(folder).isDirectoryNotContaining("glob:**.html");
  }
}
