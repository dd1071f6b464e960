package zwick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Predicate;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Every module of the page is plain JavaScript with types in its comments, and they are right. A
/// module is written for a page, or, if its name says so, for a worker, where there is no document.
class TypesTest {
  private static final Path MODULES = Path.of("src/main/web").toAbsolutePath();
  private static final Path TYPES = Path.of("src/test/types").toAbsolutePath();
  private static final Predicate<Path> FOR_WORKERS =
      file -> file.toString().endsWith("worker.js") || file.endsWith("sw.js");

  private static Path deno;

  @BeforeAll
  static void findDeno() throws IOException {
    var found = Deno.find();
    Assumptions.assumeTrue(
        found.isPresent(), "types are not checked: no deno for this system, and none installed");
    deno = found.orElseThrow();
  }

  @Test
  void theTypesOfThePageAreRight() throws Exception {
    assertRight("page.json", FOR_WORKERS.negate());
  }

  @Test
  void theTypesOfTheWorkersAreRight() throws Exception {
    assertRight("worker.json", FOR_WORKERS);
  }

  @Test
  void everyModuleAsksToBeChecked() throws IOException {
    for (var module : modules(_ -> true)) {
      assertThat(Files.readString(module)).as(module.toString()).startsWith("// @ts-check\n");
    }
  }

  @Test
  void aWrongTypeIsFound(@TempDir Path folder) throws Exception {
    var module = folder.resolve("wrong.js");
    Files.writeString(module, "// @ts-check\nconst title = document.titel;\nexport { title };\n");
    assertThat(Deno.check(deno, TYPES.resolve("page.json"), List.of(module)))
        .contains("titel", "wrong.js:2");
    assertThat(Deno.check(deno, TYPES.resolve("worker.json"), List.of(module)))
        .contains("Cannot find name 'document'");
  }

  private static void assertRight(String config, Predicate<Path> which) throws Exception {
    var modules = modules(which);
    if (!modules.isEmpty()) {
      var complaints = Deno.check(deno, TYPES.resolve(config), modules);
      if (!complaints.isEmpty()) {
        throw new AssertionError("\n" + complaints); // as it is: it is readable
      }
    }
  }

  private static List<Path> modules(Predicate<Path> which) throws IOException {
    try (var all = Files.walk(MODULES)) {
      return all.filter(file -> file.toString().endsWith(".js")).filter(which).sorted().toList();
    }
  }
}
