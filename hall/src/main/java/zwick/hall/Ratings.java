package zwick.hall;

/// How strong players are, by their rated games.
public final class Ratings {
  private final Database database;

  Ratings(Database database) {
    this.database = database;
  }

  void settle(Transaction transaction, Match match) {}
}
