package zwick.fuzz;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.testkit.CaseFile;
import zwick.testkit.PerftFile;
import zwick.testkit.SourceTree;

/// What the project's own test files offer to begin with.
public final class Seeds {
  private Seeds() {}

  /// A position and things to do there, as text.
  record Scene(String rules, String position, String actions) {
    boolean isOf(String family) {
      return RuleText.read(rules).family().equals(family);
    }
  }

  static Stream<CaseFile> cases() {
    return files("testkit/src/test/resources/cases")
        .flatMap(file -> CaseFile.read(file.getFileName().toString(), read(file)).stream());
  }

  static Stream<Scene> scenes() {
    return Stream.of(cases().map(Seeds::scene), perft(), tactics()).flatMap(scenes -> scenes);
  }

  private static Scene scene(CaseFile example) {
    var block = example.block();
    var rules = block.need("rules");
    var done = String.join(" ", block.all("after"));
    var legal = block.words("moves").stream().limit(2).toList();
    var refused = block.all("refused").stream().map(line -> line.split(" ")[0]).toList();
    return new Scene(
        rules,
        block.one("position").orElseGet(() -> PositionText.write(RuleText.read(rules).start())),
        String.join(" ", Stream.of(List.of(done), refused, legal).flatMap(List::stream).toList())
            .strip());
  }

  private static Stream<Scene> perft() {
    return files("testkit/src/test/resources/perft")
        .flatMap(file -> PerftFile.read(read(file)).stream())
        .map(counts -> new Scene(counts.rules(), PositionText.write(counts.position()), "offer"));
  }

  /// `W:W5:BK22 3 5-9`: a position, the plies to the win, the moves that begin it.
  private static Stream<Scene> tactics() {
    return files("arena/src/test/resources/tactics")
        .flatMap(file -> {
          var preset = file.getFileName().toString().replace(".tactics", "");
          return read(file)
              .lines()
              .filter(line -> !line.isBlank() && !line.startsWith("#"))
              .limit(4)
              .map(line -> line.split(" "))
              .map(words -> new Scene(preset, words[0], words[2]));
        });
  }

  /// The files of a folder, named from the root of the project; none if there is no such folder.
  static Stream<Path> files(String folder) {
    var path = SourceTree.root().resolve(folder);
    if (!Files.isDirectory(path)) {
      return Stream.empty();
    }
    try (var files = Files.list(path)) {
      return files.sorted().toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static byte[] bytes(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
