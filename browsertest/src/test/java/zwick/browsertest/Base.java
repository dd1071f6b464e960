package zwick.browsertest;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;

/// The databases a hall can be kept in.
enum Base {
  SQLITE {
    @Override
    String fresh() {
      try {
        var folder = Files.createTempDirectory("zwick-hall");
        folder.toFile().deleteOnExit();
        return folder.resolve("hall.db").toString();
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  },

  POSTGRES {
    @Override
    String fresh() {
      try {
        return EmbeddedPostgres.builder().start().getJdbcUrl("postgres", "postgres");
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  };

  /// A new and empty one; it ends with the program.
  abstract String fresh();
}
