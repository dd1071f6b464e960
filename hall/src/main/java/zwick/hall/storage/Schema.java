package zwick.hall.storage;

import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.OptionalInt;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import zwick.hall.storage.StorageTrouble.Why;

/// The shape of the tables: one step a file in the folder `schema`, each done once and never
/// changed.
final class Schema {
  /// The newest of them; a database that has it needs no looking after when we start.
  static final int NEWEST = 5;

  private Schema() {}

  /// Brings a database up to date, or a new one into being.
  static void migrate(String url) {
    try {
      if (version(url).orElse(0) < NEWEST) {
        Flyway.configure()
            .dataSource(url, null, null)
            .locations("classpath:zwick/hall/schema")
            .load()
            .migrate();
      }
    } catch (SQLException | FlywayException e) {
      throw StorageTrouble.reach(e);
    }
  }

  /// The newest step that this database has seen; none if it is no hall. Asking costs a
  /// millisecond, starting Flyway half a second.
  ///
  /// Throws [StorageTrouble] if it is one that we do not know: what we wrote there a newer program
  /// might not understand.
  static OptionalInt version(String url) throws SQLException {
    var newest = OptionalInt.empty();
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      var query = "select version from flyway_schema_history where success and version is not null";
      try (var rows = statement.executeQuery(query)) {
        while (rows.next()) {
          newest = OptionalInt.of(Math.max(newest.orElse(0), Integer.parseInt(rows.getString(1))));
        }
      } catch (SQLException _) {
        return OptionalInt.empty(); // a database without that table is a new one
      }
    }
    if (newest.orElse(0) > NEWEST) {
      throw new StorageTrouble(Why.NEWER, "version " + newest.getAsInt() + ", we know " + NEWEST);
    }
    return newest;
  }
}
