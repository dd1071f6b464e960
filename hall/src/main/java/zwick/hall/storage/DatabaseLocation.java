package zwick.hall.storage;

import java.nio.file.Path;
import java.util.Map;

/// Where a hall is kept if nobody says otherwise: in a file among the user's data, the same for
/// whatever command asks.
public final class DatabaseLocation {
  private DatabaseLocation() {}

  /// A name for [Hall#open] and [Backup].
  public static String usual(Map<String, String> environment) {
    var data = environment.getOrDefault("XDG_DATA_HOME", "");
    var folder = data.startsWith("/") ? Path.of(data) : home(environment).resolve(".local/share");
    return folder.resolve("zwickmuehle").resolve("hall.db").toString();
  }

  private static Path home(Map<String, String> environment) {
    var home = environment.getOrDefault("HOME", "");
    return Path.of(home.isEmpty() ? System.getProperty("user.home", ".") : home);
  }
}
