package zwick.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.testkit.SourceTree;

/// Every target for a moment; `./zwick fuzz` goes on for as long as one likes. Two at a time, each
/// in a Java of its own.
class FuzzTest {
  private static final int RUNS = 4_000;
  private static final int SECONDS = 2;

  /// Fewer would show nothing; a machine that is too slow for it gets more time.
  private static final int FEWEST = 1_000;

  private static final int MORE_SECONDS = 60;

  static Stream<String> targets() {
    return Targets.all().stream().map(Target::name);
  }

  @ParameterizedTest
  @MethodSource("targets")
  void whateverComesInIsReadOrRefused(String name) throws IOException, InterruptedException {
    var report = Run.brief(target(name), folder(name), RUNS, SECONDS).go();
    if (report.found().isEmpty() && report.executed() < FEWEST) {
      report = Run.brief(target(name), folder(name), FEWEST, MORE_SECONDS).go();
    }
    assertThat(report.found()).as(name).isEmpty();
    assertThat(report.executed()).as(name).isGreaterThanOrEqualTo(FEWEST);
  }

  /// A parser that cannot count is found out, and the input that did it is kept.
  @Test
  void whatAParserShouldNotThrowIsFound() throws IOException, InterruptedException {
    var folder = folder("careless");
    var report = Run.brief(new Careless(), folder, 500_000, 60).go();
    assertThat(report.found()).contains("StringIndexOutOfBoundsException");
    try (var files = Files.list(folder)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .anyMatch(file -> file.startsWith("crash-"));
    }
  }

  @Test
  void namesAreGivenOnce() {
    assertThat(targets()).doesNotHaveDuplicates();
  }

  /// Reads `(…)` and believes that what is opened is closed.
  public static final class Careless extends TextTarget {
    public Careless() {
      super("careless");
    }

    @Override
    protected Stream<String> texts() {
      return Stream.of("a", "(b)");
    }

    @Override
    @SuppressWarnings("ReturnValueIgnored") // it throws, that is all
    protected void take(String text) {
      if (text.startsWith("(")) {
        text.substring(1, text.indexOf(')'));
      }
    }
  }

  private static Target target(String name) {
    return Targets.all().stream().filter(t -> t.name().equals(name)).findFirst().orElseThrow();
  }

  /// An empty one: what an earlier run has learned would change this one.
  private static Path folder(String name) throws IOException {
    var folder = SourceTree.root().resolve("fuzz/target/fuzz-test").resolve(name);
    if (Files.exists(folder)) {
      List<Path> old;
      try (var files = Files.walk(folder)) {
        old = files.sorted(Comparator.reverseOrder()).toList();
      }
      for (var file : old) {
        Files.delete(file);
      }
    }
    return Files.createDirectories(folder);
  }
}
