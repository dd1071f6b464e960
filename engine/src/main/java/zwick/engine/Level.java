package zwick.engine;

import java.util.List;
import java.util.stream.IntStream;

/// How strong a computer player is, from 1, who is just learning, to 8, a master.
public record Level(int number) {
  public static final int WEAKEST = 1, STRONGEST = 8;

  public Level {
    if (number < WEAKEST || number > STRONGEST) {
      throw new IllegalArgumentException("there is no level " + number);
    }
  }

  public static List<Level> all() {
    return IntStream.rangeClosed(WEAKEST, STRONGEST).mapToObj(Level::new).toList();
  }
}
