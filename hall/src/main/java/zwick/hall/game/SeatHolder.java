package zwick.hall.game;

/// Who sits at a table.
public sealed interface SeatHolder {
  record Person(long player) implements SeatHolder {}

  record Computer(int level) implements SeatHolder {}

  default boolean is(long player) {
    return this instanceof Person(long id) && id == player;
  }
}
