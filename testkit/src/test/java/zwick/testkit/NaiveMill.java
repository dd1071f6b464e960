package zwick.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import zwick.game.Setup;
import zwick.game.Setup.Piece;
import zwick.game.Side;
import zwick.mill.MillRules;
import zwick.mill.MillRules.Jump;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.Placing;
import zwick.mill.MillRules.PlacingMill;
import zwick.mill.MillRules.TwoMills;

/// The mill games by the book: maps of stones and lists of lines.
final class NaiveMill implements Naive {
  private static final String RINGS =
      "a1-a4-a7 a7-d7-g7 g7-g4-g1 g1-d1-a1 b2-b4-b6 b6-d6-f6 f6-f4-f2 f2-d2-b2"
          + " c3-c4-c5 c5-d5-e5 e5-e4-e3 e3-d3-c3 a4-b4-c4 d7-d6-d5 g4-f4-e4 d1-d2-d3";
  private static final String CORNERS = " a1-b2-c3 a7-b6-c5 g7-f6-e5 g1-f2-e3";

  /// The last four lines join the two rings but are too short for a mill.
  private static final String TWO_RINGS =
      "a1-a3-a5 a5-c5-e5 e5-e3-e1 e1-c1-a1 b2-b3-b4 b4-c4-d4 d4-d3-d2 d2-c2-b2"
          + " a3-b3 c5-c4 e3-d3 c1-c2";

  private final MillRules rules;
  private final List<List<Integer>> lines;

  /// A stone's way: from the hand if `from` is [ModerationAction#NOWHERE].
  private record Way(int from, int to) {}

  NaiveMill(MillRules rules) {
    this.rules = rules;
    var text =
        switch (rules.board()) {
          case SIX -> TWO_RINGS;
          case NINE -> RINGS;
          case TWELVE -> RINGS + CORNERS;
        };
    lines =
        Stream.of(text.split(" "))
            .map(line -> Stream.of(line.split("-")).map(this::point).toList())
            .toList();
  }

  private Integer point(String name) {
    return rules.grid().find(name).orElseThrow();
  }

  @Override
  public Optional<Side> winner(Setup setup) {
    for (var side : List.of(setup.turn(), setup.turn().other())) {
      if (setup.count(side) + setup.hand(side) < 3) {
        return Optional.of(side.other());
      }
    }
    boolean stuck = ways(setup).isEmpty() && !setup.extra();
    return stuck ? Optional.of(setup.turn().other()) : Optional.empty();
  }

  @Override
  public Map<Deed, After> moves(Setup setup, boolean bound) {
    var moves = new HashMap<Deed, After>();
    if (winner(setup).isPresent()) {
      return moves;
    }
    ways(setup).forEach(way -> play(setup, way, moves));
    if (setup.extra()) {
      var passed = new Deed(Deed.NOWHERE, Deed.NOWHERE, Set.of(), false);
      int white = setup.whiteHand();
      int black = setup.blackHand();
      moves.put(
          passed, new After(new Setup(setup.turn().other(), setup.pieces(), white, black, false)));
    }
    return moves;
  }

  private List<Way> ways(Setup setup) {
    var ways = new ArrayList<Way>();
    var stones = stones(setup);
    int hand = setup.hand(setup.turn());
    boolean jumps = rules.jump() == Jump.THREE && setup.count(setup.turn()) + hand == 3;
    for (int to : rules.grid().points()) {
      if (stones.containsKey(to)) {
        continue;
      }
      if (hand > 0) {
        ways.add(new Way(Deed.NOWHERE, to));
      }
      if (hand == 0 || rules.placing() == Placing.MIXED) {
        stones.forEach((from, side) -> {
          if (side == setup.turn() && (jumps || neighbours(from, to))) {
            ways.add(new Way(from, to));
          }
        });
      }
    }
    return ways;
  }

  private void play(Setup setup, Way way, Map<Deed, After> moves) {
    var mover = setup.turn();
    var stones = stones(setup);
    int hand = setup.hand(mover);
    if (way.from == Deed.NOWHERE) {
      hand--;
    } else {
      stones.remove(way.from);
    }
    stones.put(way.to, mover);
    int otherHand = setup.hand(mover.other());
    long mills = lines.stream().filter(line -> line.contains(way.to) && mill(line, stones)).count();
    if (mills == 0) {
      moves.put(deed(way, Set.of()), after(mover, mover.other(), stones, hand, otherHand));
      return;
    }
    if (rules.millBeatsJumper().yes() && setup.count(mover.other()) + otherHand == 3) {
      var all = theirs(stones, mover.other());
      stones.keySet().removeAll(all);
      moves.put(deed(way, all), after(mover, mover.other(), stones, hand, 0));
      return;
    }
    boolean placing = setup.whiteHand() > 0 || setup.blackHand() > 0;
    boolean takes = !placing || rules.placingMill() == PlacingMill.REMOVE;
    boolean extra =
        placing
            ? rules.placingMill() == PlacingMill.EXTRA_MOVE
            : rules.movingMill() == MovingMill.REMOVE_AND_EXTRA_MOVE;
    int most = !takes ? 0 : mills > 1 && rules.twoMills() == TwoMills.TWO ? 2 : 1;
    for (var taken : takings(stones, mover.other(), most)) {
      var left = new TreeMap<>(stones);
      left.keySet().removeAll(taken);
      boolean won = theirs(left, mover.other()).size() + otherHand < 3; // and nobody moves again
      var next = extra && !won ? mover : mover.other();
      moves.put(deed(way, taken), after(mover, next, left, hand, otherHand));
    }
  }

  /// Every set of stones that can be taken one after the other, as many as `most` if possible.
  private Set<Set<Integer>> takings(Map<Integer, Side> stones, Side whose, int most) {
    var may = most == 0 ? Set.<Integer>of() : takeable(stones, whose);
    if (may.isEmpty()) {
      return Set.of(Set.of());
    }
    var takings = new HashSet<Set<Integer>>();
    for (int stone : may) {
      var left = new TreeMap<>(stones);
      left.remove(stone);
      for (var more : takings(left, whose, most - 1)) {
        var taking = new TreeSet<>(more);
        taking.add(stone);
        takings.add(taking);
      }
    }
    return takings;
  }

  private Set<Integer> takeable(Map<Integer, Side> stones, Side whose) {
    var all = theirs(stones, whose);
    var bare = new TreeSet<>(all);
    lines.stream().filter(line -> mill(line, stones)).forEach(bare::removeAll);
    return switch (rules.takeFromMill()) {
      case NEVER -> bare;
      case IF_ALL -> bare.isEmpty() ? all : bare;
      case ALWAYS -> all;
    };
  }

  private static boolean mill(List<Integer> line, Map<Integer, Side> stones) {
    var side = stones.get(line.getFirst());
    return line.size() == 3
        && side != null
        && line.stream().allMatch(point -> stones.get(point) == side);
  }

  private boolean neighbours(int one, int other) {
    return lines.stream()
        .anyMatch(line ->
            line.contains(one)
                && line.contains(other)
                && Math.abs(line.indexOf(one) - line.indexOf(other)) == 1);
  }

  private static Set<Integer> theirs(Map<Integer, Side> stones, Side whose) {
    var theirs = new TreeSet<>(stones.keySet());
    theirs.removeIf(point -> stones.get(point) != whose);
    return theirs;
  }

  private static Map<Integer, Side> stones(Setup setup) {
    var stones = new TreeMap<Integer, Side>();
    setup.pieces().forEach(piece -> stones.put(piece.at(), piece.side()));
    return stones;
  }

  private static Deed deed(Way way, Set<Integer> taken) {
    return new Deed(way.from, way.to, taken, false);
  }

  private static After after(
      Side mover, Side next, Map<Integer, Side> stones, int hand, int otherHand) {
    var pieces = new ArrayList<Piece>();
    stones.forEach((at, side) -> pieces.add(new Piece(side, at, false)));
    boolean white = mover == Side.WHITE;
    return new After(
        new Setup(next, pieces, white ? hand : otherHand, white ? otherHand : hand, next == mover));
  }
}
