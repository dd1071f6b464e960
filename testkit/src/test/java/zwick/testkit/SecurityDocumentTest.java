package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// What docs/security.md promises is complete, and is shown by tests, so they have to be there.
class SecurityDocumentTest {
  private static final Path HOUSE = Path.of("..");

  /// `LogsTest`, `server/FuzzTest` where there are two of that name, `LogsTest#nobodyMakesUpALine`.
  private static final Pattern TEST =
      Pattern.compile("`(?:(\\w+)/)?(\\w+(?:Test|Fuzz))(?:#(\\w+))?`");

  private static final Pattern ROW =
      Pattern.compile("\\| (\\d+\\.\\d+\\.\\d+) \\| ([^|]*) \\| ([^|]*) \\|");

  /// A row, a section or a chapter that is left out, or all from one row to another.
  private static final Pattern OMITTED =
      Pattern.compile("[( ](\\d+(?:\\.\\d+)*)(?:–(?:\\d+\\.)*(\\d+))?(?=[,)])");

  private static String document() throws IOException {
    return Files.readString(HOUSE.resolve("docs/security.md"));
  }

  @Test
  void everyTestItNamesExists() throws IOException {
    var existing = existing();
    var named = TEST.matcher(document()).results().toList();
    assertThat(named).hasSizeGreaterThan(100);
    for (var test : named) {
      var modules = existing.getOrDefault(test.group(2), Map.of());
      if (test.group(1) == null) {
        assertThat(modules).as("one module has " + test.group()).hasSize(1);
      } else {
        assertThat(modules).as(test.group()).containsKey(test.group(1));
      }
      var file = modules.get(test.group(1) == null ? only(modules) : test.group(1));
      if (test.group(3) != null) {
        assertThat(Files.readString(file))
            .as(test.group())
            .contains("  void " + test.group(3) + "(");
      }
    }
  }

  private static String only(Map<String, Path> modules) {
    return modules.keySet().iterator().next();
  }

  /// By name, and by the module they are in.
  private static Map<String, Map<String, Path>> existing() throws IOException {
    var found = new HashMap<String, Map<String, Path>>();
    try (var files = Files.walk(HOUSE)) {
      files
          .filter(file -> file.toString().endsWith(".java") && isTest(file))
          .forEach(file -> {
            var name = file.getFileName().toString().replace(".java", "");
            var module = HOUSE.relativize(file).getName(0).toString();
            found.computeIfAbsent(name, _ -> new HashMap<>()).put(module, file);
          });
    }
    return found;
  }

  private static boolean isTest(Path file) {
    return file.toString().contains("src/test/") || file.startsWith(HOUSE.resolve("fuzz"));
  }

  @Test
  void everyRowSaysHowAndNoneIsThereTwice() throws IOException {
    assertThat(rows()).hasSizeGreaterThan(120);
  }

  private static Set<String> rows() throws IOException {
    var rows = new TreeSet<String>();
    for (var row : (Iterable<String>) document().lines()::iterator) {
      var found = ROW.matcher(row);
      if (found.find()) {
        assertThat(rows.add(found.group(1))).as(row).isTrue();
        assertThat(found.group(2)).as(row).isNotBlank();
        assertThat(found.group(3)).as(row).matches("—|(`[\\w/#]+`(, )?)+");
      }
    }
    return rows;
  }

  /// The standard has 253 of them; each is answered, or left out with its reason, and never both.
  @Test
  void everyRequirementOfBothLevelsIsAnsweredOrLeftOut() throws IOException {
    var required = required();
    assertThat(required).hasSize(253);
    var rows = rows();
    assertThat(required).containsAll(rows);
    var omitted = new TreeSet<String>();
    var text = document();
    var paragraph = text.substring(text.indexOf("no such thing here:"), text.indexOf("| row |"));
    for (var omission : OMITTED.matcher(paragraph).results().toList()) {
      var some = required.stream().filter(id -> isIn(id, omission)).toList();
      assertThat(some).as(omission.group()).isNotEmpty();
      omitted.addAll(some);
    }
    assertThat(omitted).doesNotContainAnyElementsOf(rows);
    omitted.addAll(rows);
    assertThat(omitted).containsExactlyInAnyOrderElementsOf(required);
  }

  private static boolean isIn(String id, MatchResult omission) {
    var first = omission.group(1);
    if (omission.group(2) == null) {
      return id.equals(first) || id.startsWith(first + ".");
    }
    int cut = first.lastIndexOf('.') + 1;
    int from = Integer.parseInt(first.substring(cut));
    return IntStream.rangeClosed(from, Integer.parseInt(omission.group(2)))
        .anyMatch(number -> id.equals(first.substring(0, cut) + number));
  }

  /// The numbers of all requirements of levels 1 and 2, section by section.
  private static Set<String> required() throws IOException {
    var required = new TreeSet<String>();
    var list = Path.of("src/test/resources/asvs/5.0.0-levels-1-and-2");
    for (var line : Files.readAllLines(list)) {
      var parts = line.split(": ");
      Stream.of(parts[1].split(" ")).forEach(number -> required.add(parts[0] + "." + number));
    }
    return required;
  }
}
