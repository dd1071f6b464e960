package zwick.hall.storage;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import zwick.hall.storage.BackupTrouble.Why;
import zwick.notation.json.Json;

/// A table's columns, and its rows as JSON: the same from SQLite and from PostgreSQL, though they
/// do not agree on what a boolean is.
record BackupColumns(String table, List<Column> list) {
  BackupColumns {
    list = List.copyOf(list);
  }

  private enum Kind {
    WHOLE,
    REAL,
    BOOLEAN,
    TEXT;

    static Kind of(String type) {
      var name = type.toLowerCase(Locale.ROOT);
      if (name.startsWith("bool")) {
        return BOOLEAN;
      }
      if (name.startsWith("double") || name.startsWith("float") || name.equals("real")) {
        return REAL;
      }
      return name.contains("int") ? WHOLE : TEXT;
    }
  }

  private record Column(String name, Kind kind) {}

  static BackupColumns of(Connection connection, String table) throws SQLException {
    try (var statement = connection.createStatement();
        var rows = statement.executeQuery("select * from " + table + " where 1 = 0")) {
      var columns = new ArrayList<Column>();
      var described = rows.getMetaData();
      for (int i = 1; i <= described.getColumnCount(); i++) {
        columns.add(
            new Column(described.getColumnName(i), Kind.of(described.getColumnTypeName(i))));
      }
      return new BackupColumns(table, columns);
    }
  }

  Json.Obj read(ResultSet row) throws SQLException {
    var members = new LinkedHashMap<String, Json>();
    for (var column : list) {
      var name = column.name;
      Json value =
          switch (column.kind) {
            case WHOLE -> Json.of(row.getLong(name));
            case REAL -> new Json.Num(Double.toString(row.getDouble(name)));
            case BOOLEAN -> Json.of(row.getBoolean(name));
            case TEXT -> {
              var text = row.getString(name);
              yield text == null ? Json.none() : Json.of(text);
            }
          };
      members.put(name, row.wasNull() ? Json.none() : value);
    }
    return new Json.Obj(members);
  }

  String insert() {
    return list.stream()
        .map(Column::name)
        .collect(
            Collectors.joining(
                ", ",
                "insert into " + table + " (",
                ") values (" + "?, ".repeat(list.size() - 1) + "?)"));
  }

  /// Those that a row of an older file has; the others get what the schema says. Throws
  /// [BackupTrouble] if it is not one of this table.
  BackupColumns of(Json.Obj row) {
    var some = list.stream().filter(column -> row.members().containsKey(column.name)).toList();
    if (some.size() != row.members().size()) {
      throw new BackupTrouble(Why.DAMAGED);
    }
    return new BackupColumns(table, some);
  }

  /// Throws [BackupTrouble] if the row has not just these.
  void bind(PreparedStatement statement, Json.Obj row) throws SQLException {
    if (row.members().size() != list.size()) {
      throw new BackupTrouble(Why.DAMAGED);
    }
    for (int i = 0; i < list.size(); i++) {
      bind(statement, i + 1, list.get(i), row.members().get(list.get(i).name));
    }
  }

  private static void bind(PreparedStatement statement, int i, Column column, @Nullable Json value)
      throws SQLException {
    try {
      switch (value) {
        case Json.Null _ -> statement.setNull(i, type(column.kind));
        case Json.Bool(boolean bool) when column.kind == Kind.BOOLEAN ->
            statement.setBoolean(i, bool);
        case Json.Num(String digits) when column.kind == Kind.WHOLE ->
            statement.setLong(i, Long.parseLong(digits));
        case Json.Num(String digits) when column.kind == Kind.REAL ->
            statement.setDouble(i, Double.parseDouble(digits));
        case Json.Str(String text) when column.kind == Kind.TEXT -> statement.setString(i, text);
        case null, default -> throw new BackupTrouble(Why.DAMAGED);
      }
    } catch (NumberFormatException _) {
      throw new BackupTrouble(Why.DAMAGED);
    }
  }

  private static int type(Kind kind) {
    return switch (kind) {
      case WHOLE -> Types.BIGINT;
      case REAL -> Types.DOUBLE;
      case BOOLEAN -> Types.BOOLEAN;
      case TEXT -> Types.VARCHAR;
    };
  }
}
