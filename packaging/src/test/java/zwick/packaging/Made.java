package zwick.packaging;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The image of the program as it has just been built, made once for all tests and without the
/// training, which changes nothing but the time a start takes.
final class Made {
  static final ProgramImage IMAGE = make();

  private Made() {}

  private static ProgramImage make() {
    try {
      return ProgramImage.make(
          Program.in(built()), Path.of("target/packages-for-tests/image").toAbsolutePath(), false);
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
