package zwick.packaging;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.zip.ZipInputStream;

/// The image of the program as it has just been built, made once for all tests and without the
/// training, which changes nothing but the time a start takes.
final class Made {
  static final ProgramImage IMAGE = make();

  /// Nothing of the kind has any business on a server.
  private static final Pattern FOREIGN =
      Pattern.compile(
          "(^|/)\\.git|(^|/)src/(main|test)/|junit|assertj|jazzer|testkit"
              + "|(^|/)zwick/.*((Test|Fuzz)(\\$.*)?\\.class|\\.java)$");

  private Made() {}

  /// No test, no source, no history of them; also not inside of archives.
  static void isOfTheProgram(String name, byte[] bytes) throws IOException {
    assertThat(name).doesNotContainPattern(FOREIGN);
    if (name.endsWith(".jar")) {
      try (var in = new ZipInputStream(new ByteArrayInputStream(bytes))) {
        for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
          assertThat(entry.getName()).as(name).doesNotContainPattern(FOREIGN);
        }
      }
    }
  }

  private static ProgramImage make() {
    try {
      return ProgramImage.make(
          BuiltProgram.in(built()),
          Path.of("target/packages-for-tests/image").toAbsolutePath(),
          false);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  /// All checks build it in one place, the launcher in another.
  static Path built() {
    for (var place : List.of("../cli/target", "../cli/target/quick")) {
      if (Files.isDirectory(Path.of(place, "lib"))) {
        return Path.of(place);
      }
    }
    return abort("the program is not built: mvn package -pl cli -am");
  }
}
