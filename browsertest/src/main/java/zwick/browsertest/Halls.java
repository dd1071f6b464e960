package zwick.browsertest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.time.InstantSource;
import zwick.hall.Hall;

/// Opens the hall that tests play in: here and nowhere else, so that all of them can be run on
/// another database with `-Dzwick.test.database=jdbc:postgresql:…`.
public final class Halls {
  private static final String NAMED = "zwick.test.database";

  private Halls() {}

  public static Hall open() {
    return open(System.getProperty(NAMED, ""));
  }

  /// @param database as [Hall#open] takes it; nothing for a file of its own that nobody keeps
  public static Hall open(String database) {
    return Hall.open(database.isEmpty() ? file() : database, InstantSource.system());
  }

  private static String file() {
    try {
      var folder = Files.createTempDirectory("zwick-hall");
      folder.toFile().deleteOnExit();
      return folder.resolve("hall.db").toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
