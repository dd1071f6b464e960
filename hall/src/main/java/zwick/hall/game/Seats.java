package zwick.hall.game;

import java.util.Optional;
import zwick.game.Side;

/// Who plays which colour.
///
/// @param seed what the computer's moods come from
public record Seats(SeatHolder white, SeatHolder black, long seed) {
  public SeatHolder of(Side side) {
    return side == Side.WHITE ? white : black;
  }

  public Optional<Side> side(long player) {
    return white.is(player)
        ? Optional.of(Side.WHITE)
        : black.is(player) ? Optional.of(Side.BLACK) : Optional.empty();
  }

  Seats moved(long from, long to) {
    var account = new SeatHolder.Person(to);
    return new Seats(white.is(from) ? account : white, black.is(from) ? account : black, seed);
  }

  public boolean computer(Side side) {
    return of(side) instanceof SeatHolder.Computer;
  }
}
