package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// What docs/security.md promises is shown by tests, so they have to be there.
class SecurityDocumentTest {
  private static final Path HOUSE = Path.of("..");
  private static final Pattern TEST = Pattern.compile("`(\\w+Test|\\w+Fuzz)`");
  private static final Pattern ROW = Pattern.compile("\\| (\\d+\\.\\d+\\.\\d+) \\| ([^|]*) \\|");

  private static String document() throws IOException {
    return Files.readString(HOUSE.resolve("docs/security.md"));
  }

  @Test
  void everyTestItNamesExists() throws IOException {
    var named = new TreeSet<String>();
    TEST.matcher(document()).results().forEach(found -> named.add(found.group(1)));
    assertThat(named).hasSizeGreaterThan(20);
    assertThat(existing()).containsAll(named);
  }

  private static Set<String> existing() throws IOException {
    try (var files = Files.walk(HOUSE)) {
      return files
          .map(Path::toString)
          .filter(file -> file.endsWith(".java") && file.contains("src/test/"))
          .map(file -> file.replaceAll(".*/|\\.java", ""))
          .collect(Collectors.toSet());
    }
  }

  @Test
  void everyRowSaysHowAndNoneIsThereTwice() throws IOException {
    var rows = new TreeSet<String>();
    for (var row : (Iterable<String>) document().lines()::iterator) {
      var found = ROW.matcher(row);
      if (found.find()) {
        assertThat(rows.add(found.group(1))).as(row).isTrue();
        assertThat(found.group(2)).as(row).isNotBlank();
      }
    }
    assertThat(rows).hasSizeGreaterThan(120);
  }
}
