package zwick.hall;

import java.util.Map;

/// How strong players are, by their rated games.
public final class Ratings {
  private final Database database;

  Ratings(Database database) {
    this.database = database;
  }

  public Map<String, Rating> of(long player) {
    return Map.of();
  }

  void settle(Transaction transaction, Match match) {}
}
