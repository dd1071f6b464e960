package zwick.hall.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class SchemaTest {
  /// Otherwise a database that lacks the newest step would be taken for complete.
  @Test
  void theProgramKnowsItsNewestSchema() throws IOException {
    var folder = Path.of("src/main/resources/zwick/hall/schema");
    try (var files = Files.list(folder)) {
      var newest =
          files
              .map(file -> file.getFileName().toString().replaceAll("V(\\d+)__.*", "$1"))
              .mapToInt(Integer::parseInt)
              .max();
      assertThat(newest).hasValue(Schema.NEWEST);
    }
  }
}
