package zwick.testkit;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static java.util.Map.entry;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The plan of the house: which part may know which.
class HouseTest {
  /// Who may require whom. A new module gets its line here before it gets its first class.
  private static final Map<String, Set<String>> ARROWS =
      Map.ofEntries(
          entry("zwick.rules", Set.of()),
          entry("zwick.engine", Set.of("zwick.rules")),
          entry("zwick.solver", Set.of("zwick.rules", "com.github.luben.zstd_jni")),
          entry("zwick.training", Set.of("zwick.rules", "zwick.engine")),
          entry("zwick.arena", Set.of("zwick.rules", "zwick.engine")),
          entry("zwick.text", Set.of("zwick.rules")),
          entry(
              "zwick.view",
              Set.of("zwick.rules", "zwick.engine", "zwick.text", "io.nayuki.qrcodegen")),
          entry("zwick.browser", Set.of("zwick.view", "zwick.engine", "org.teavm.jso")),
          entry("zwick.web", Set.of("com.aayushatharva.brotli4j")),
          entry(
              "zwick.hall",
              Set.of(
                  "zwick.view",
                  "java.sql",
                  "com.nulabinc.zxcvbn",
                  "com.zaxxer.hikari",
                  "flyway.core",
                  "org.jdbi.v3.core",
                  "org.postgresql.jdbc",
                  "org.slf4j",
                  "password4j")),
          entry(
              "zwick.server",
              Set.of(
                  "zwick.hall",
                  "zwick.text",
                  "zwick.web",
                  "ch.qos.logback.classic",
                  "ch.qos.logback.core",
                  "com.github.benmanes.caffeine",
                  "com.webauthn4j.core",
                  "io.javalin",
                  "micrometer.core",
                  "micrometer.registry.prometheus",
                  "org.slf4j")),
          entry("zwick.wire", Set.of("zwick.rules", "zwick.engine")),
          entry(
              "zwick.cli",
              Set.of(
                  "zwick.rules",
                  "zwick.engine",
                  "zwick.training",
                  "zwick.wire",
                  "zwick.arena",
                  "zwick.text",
                  "zwick.web",
                  "zwick.hall",
                  "zwick.server",
                  "zwick.solver",
                  "info.picocli")),
          entry("zwick.testkit", Set.of("zwick.rules", "zwick.text")));

  private static final Pattern MODULE = Pattern.compile("(?m)^(?:open )?module ([\\w.]+)");
  private static final Pattern REQUIRES =
      Pattern.compile("(?m)^\\s*requires (?:static |transitive )*([\\w.]+);");

  private static final JavaClasses RULES_AND_TEXT =
      new ClassFileImporter()
          .importPackages(
              "zwick.game",
              "zwick.mill",
              "zwick.draughts",
              "zwick.wolf",
              "zwick.notation",
              "zwick.text");

  @Test
  void arrowsBetweenModulesPointOneWay() throws IOException {
    var required = required();
    assertThat(required.keySet()).containsExactlyInAnyOrderElementsOf(ARROWS.keySet());
    required.forEach(
        (module, others) -> assertThat(ARROWS.get(module)).as(module).containsAll(others));
  }

  /// Otherwise somebody would change a source and wonder why nothing happens.
  @Test
  void theLauncherKnowsWhatTheProgramIsMadeOf() throws IOException {
    var launcher = Files.readString(SourceTree.root().resolve("zwick"));
    var program = folders("zwick.cli");
    program.addAll(folders("zwick.browser")); // not required by name: it is packed as a file
    assertThat(words(launcher, "modules")).containsExactlyInAnyOrderElementsOf(program);
    assertThat(words(launcher, "wasm_modules"))
        .containsExactlyInAnyOrderElementsOf(folders("zwick.browser"));
  }

  /// The folders of a module and of all it needs.
  private static Set<String> folders(String module) throws IOException {
    var required = required();
    var found = new TreeSet<String>();
    var open = new ArrayDeque<>(Set.of(module));
    while (!open.isEmpty()) {
      var next = open.pop();
      if (required.containsKey(next) && found.add(next.substring("zwick.".length()))) {
        open.addAll(required.get(next));
      }
    }
    return found;
  }

  private static List<String> words(String script, String variable) {
    var found = Pattern.compile("(?m)^" + variable + "=\"([^\"]*)\"").matcher(script);
    assertThat(found.find()).as(variable).isTrue();
    return List.of(found.group(1).split(" "));
  }

  @ParameterizedTest
  @ValueSource(strings = {"zwick.game", "zwick.mill", "zwick.draughts", "zwick.wolf"})
  void theGamesDoNotKnowHowTheyAreWritten(String family) {
    never(family, "zwick.notation..");
  }

  @ParameterizedTest
  @CsvSource({
    "zwick.mill, zwick.draughts",
    "zwick.mill, zwick.wolf",
    "zwick.draughts, zwick.mill",
    "zwick.draughts, zwick.wolf",
    "zwick.wolf, zwick.mill",
    "zwick.wolf, zwick.draughts"
  })
  void theFamiliesDoNotKnowEachOther(String family, String other) {
    never(family, other + "..");
  }

  @ParameterizedTest
  @ValueSource(strings = {"java.nio.file..", "java.lang.reflect..", "java.util.concurrent.."})
  void rulesAndTextRunInABrowser(String whatABrowserLacks) {
    never("zwick", whatABrowserLacks);
  }

  @Test
  void rulesAndTextTouchNoFilesAndNoThreads() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .haveNameMatching("java\\.io\\.File.*|java\\.lang\\.(Thread.*|Process.*|Runtime)")
        .check(RULES_AND_TEXT);
  }

  private static void never(String who, String whom) {
    noClasses()
        .that()
        .resideInAPackage(who + "..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(whom)
        .check(RULES_AND_TEXT);
  }

  /// What every module-info in the source tree requires, annotations left out.
  private static Map<String, Set<String>> required() throws IOException {
    var required = new TreeMap<String, Set<String>>();
    try (var folders = Files.list(SourceTree.root())) {
      for (var folder : folders.toList()) {
        var file = folder.resolve("src/main/java/module-info.java");
        if (Files.exists(file)) {
          var text = Files.readString(file);
          var name = MODULE.matcher(text);
          assertThat(name.find()).as(file.toString()).isTrue();
          required.put(
              name.group(1),
              REQUIRES
                  .matcher(text)
                  .results()
                  .map(requires -> requires.group(1))
                  .filter(module -> !module.equals("org.jspecify"))
                  .collect(toCollection(TreeSet::new)));
        }
      }
    }
    return required;
  }
}
