package zwick.hall;

/// What comes of wanting a table.
public sealed interface Opening {
  record Laid(Table table) implements Opening {}

  record Refused(Objection objection) implements Opening {}
}
