package zwick.solver;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.MoveBuffer;

/// Endings solved in the plainest way: every position is looked at again and again, forwards, until
/// nothing changes any more. Knows nothing of slices, numbers of positions or moves taken back.
public final class NaiveEndings {
  private static final Known DRAWN = new Known(Value.DRAWN, 0);

  /// A move to, or a huff that leads to, the position of a number.
  private record Way(int to, boolean huff) {}

  private final List<Position> positions = new ArrayList<>();
  private final Map<Position, Integer> numbers = new HashMap<>();
  private final List<List<Way>> ways = new ArrayList<>();
  private final List<Known> known = new ArrayList<>();

  /// One against one, and all that comes of it.
  public NaiveEndings(RuleSet rules) {
    positions(rules).forEach(this::number);
    for (int i = 0; i < positions.size(); i++) { // more are found on the way
      ways.add(ways(positions.get(i)));
      known.add(DRAWN);
    }
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = 0; i < positions.size(); i++) {
        var judged = judge(i);
        changed |= !judged.equals(known.set(i, judged));
      }
    }
  }

  private int number(Position position) {
    var known = numbers.putIfAbsent(position, positions.size());
    if (known != null) {
      return known;
    }
    positions.add(position);
    return positions.size() - 1;
  }

  /// All positions that were met, those with a right to huff too.
  public Map<Position, Known> known() {
    var all = new HashMap<Position, Known>();
    numbers.forEach((position, number) -> all.put(position, known.get(number)));
    return all;
  }

  /// One piece each, as players could set them up.
  static List<Position> positions(RuleSet played) {
    var rules = played.start().strict().rules();
    var positions = new ArrayList<Position>();
    for (var turn : Side.values()) {
      for (int white : rules.grid().points()) {
        for (int black : rules.grid().points()) {
          for (int kings = 0; kings < 4; kings++) {
            var pieces =
                List.of(
                    new Setup.Piece(Side.WHITE, white, (kings & 1) != 0),
                    new Setup.Piece(Side.BLACK, black, (kings & 2) != 0));
            if (rules.check(new Setup(turn, pieces, 0, 0, false))
                instanceof SetupCheck.Good(Position position)) {
              positions.add(position);
            }
          }
        }
      }
    }
    return positions;
  }

  private List<Way> ways(Position position) {
    var ways = new ArrayList<Way>();
    var moves = new MoveBuffer();
    position.generate(moves);
    for (int i = 0; i < moves.size(); i++) {
      ways.add(new Way(number(position.play(moves, i)), false));
    }
    // Only who is shut in can still huff when the board says that the game is over.
    boolean over = lost(position, position.turn()) || lost(position, position.turn().other());
    if (!over) {
      position.huffable().forEach(at -> ways.add(new Way(number(position.huff(at)), true)));
    }
    return ways;
  }

  private static boolean lost(Position position, Side side) {
    return position.setup().count(side) == 0;
  }

  private Known judge(int number) {
    var position = positions.get(number);
    Known best = null;
    var end = position.outcome();
    if (end.isPresent()) {
      boolean won = end.get() instanceof Outcome.Win(Side side, var _) && side == position.turn();
      best = new Known(won ? Value.WON : Value.LOST, 0);
    }
    for (var way : ways.get(number)) {
      var found = way.huff ? known.get(way.to) : before(known.get(way.to));
      best = best == null || rank(found) > rank(best) ? found : best;
    }
    return best;
  }

  private static Known before(Known after) {
    return switch (after.value()) {
      case WON -> new Known(Value.LOST, after.plies() + 1);
      case LOST -> new Known(Value.WON, after.plies() + 1);
      case DRAWN -> after;
    };
  }

  private static int rank(Known known) {
    return switch (known.value()) {
      case WON -> 1000 - known.plies();
      case DRAWN -> 0;
      case LOST -> known.plies() - 1000;
    };
  }
}
