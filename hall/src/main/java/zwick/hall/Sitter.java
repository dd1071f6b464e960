package zwick.hall;

/// Who sits at a table.
public sealed interface Sitter {
  record Person(long player) implements Sitter {}

  record Computer(int level) implements Sitter {}

  default boolean is(long player) {
    return this instanceof Person(long id) && id == player;
  }
}
