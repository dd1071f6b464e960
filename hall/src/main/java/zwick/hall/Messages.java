package zwick.hall;

import java.util.List;

/// What players say to each other.
public final class Messages {
  private final Database database;
  private final Hall hall;

  Messages(Database database, Hall hall) {
    this.database = database;
    this.hall = hall;
  }

  void catchUp(Table table) {}
}
