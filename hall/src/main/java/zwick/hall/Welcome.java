package zwick.hall;

/// What comes of wanting to be known here.
public sealed interface Welcome {
  record In(Player player) implements Welcome {}

  record Refused(Objection objection) implements Welcome {}
}
