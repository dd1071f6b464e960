package zwick.hall;

import java.util.List;
import java.util.Optional;

/// What players say to each other.
public final class Messages {
  private final Database database;
  private final Hall hall;

  Messages(Database database, Hall hall) {
    this.database = database;
    this.hall = hall;
  }

  public List<Message> of(long game) {
    return List.of();
  }

  public Optional<Objection> say(Table table, long player, String phrase) {
    return Optional.of(Objection.House.NO_SUCH_PHRASE);
  }

  public Optional<Objection> write(Table table, long player, String words) {
    return Optional.of(Objection.House.WORDS_NOT_ALLOWED);
  }

  void catchUp(Table table) {}
}
