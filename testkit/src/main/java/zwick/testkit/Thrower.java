package zwick.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.IntPredicate;
import java.util.random.RandomGenerator;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.Setup.Piece;
import zwick.game.Side;

/// Throws pieces on a board so that what play seldom brings is common: many kings and long
/// captures, jumpers, stones in mills, several mills at once, extra moves, blocked pieces.
final class Thrower {
  private final RuleSet rules;
  private final RandomGenerator random;
  private final Side turn;
  private final List<Integer> free;
  private final List<Piece> pieces = new ArrayList<>();

  private Thrower(RuleSet rules, RandomGenerator random) {
    this.rules = rules;
    this.random = random;
    turn = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    free = new ArrayList<>(rules.grid().points());
    Collections.shuffle(free, Random.from(random));
  }

  static Setup of(RuleSet rules, RandomGenerator random) {
    var thrower = new Thrower(rules, random);
    return switch (rules.family()) {
      case "mill" -> thrower.mill();
      case "draughts" -> thrower.draughts();
      default -> thrower.wolf();
    };
  }

  private Setup mill() {
    if (random.nextInt(3) == 0) {
      crossing();
    }
    int most = Integer.parseInt(rules.values().get("stones"));
    boolean placed = random.nextInt(3) > 0;
    var hands = new int[2];
    for (var side : Side.values()) {
      int standing = (int) pieces.stream().filter(piece -> piece.side() == side).count();
      int owned = random.nextInt(3) > 0 ? random.nextInt(2, most + 1) : 3;
      int more = Math.max(owned - standing, random.nextInt(2));
      int hand = placed ? 0 : random.nextInt(more + 1);
      hands[side.ordinal()] = hand;
      put(side, more - hand, false);
    }
    return new Setup(turn, pieces, hands[0], hands[1], random.nextInt(3) == 0);
  }

  /// Leaves one point between mills for the side to move, and gives the other whole lines.
  private void crossing() {
    var lines = lines();
    Collections.shuffle(lines, Random.from(random));
    int point = free.getFirst();
    for (var line : lines) {
      if (line.contains(point)) {
        line.stream().filter(at -> at != point).forEach(at -> put(turn, at));
      }
    }
    free.removeIf(at -> at == point);
    lines.removeIf(line -> !free.containsAll(line));
    int wanted = random.nextInt(3);
    lines.stream().limit(wanted).forEach(line -> line.forEach(at -> put(turn.other(), at)));
    free.addFirst(point); // where nothing is put so soon
  }

  /// Points whose names share a letter or a number are in line, and so are those of a diagonal.
  /// Some of these are no lines on the smaller boards, which does no harm.
  private List<List<Integer>> lines() {
    var rows = new TreeMap<String, List<Integer>>();
    for (int point : rules.grid().points()) {
      var name = rules.grid().name(point);
      int column = name.charAt(0) - 'a' + 1;
      int row = name.charAt(1) - '0';
      var diagonal = column == row ? "up" : column + row == 8 ? "down" : "none";
      for (var key : List.of("column " + column, "row " + row, diagonal)) {
        rows.computeIfAbsent(key, _ -> new ArrayList<>()).add(point);
      }
    }
    rows.remove("none");
    var lines = new ArrayList<List<Integer>>();
    for (var row : rows.values()) {
      for (int i = 0; i + 3 <= row.size(); i += 3) {
        lines.add(row.subList(i, i + 3));
      }
    }
    return lines;
  }

  private Setup draughts() {
    int perRow = rules.grid().points().size() > 32 ? 5 : 4;
    int style = random.nextInt(4);
    if (style == 0) {
      Collections.sort(free); // one heap, where nobody can move
      Collections.rotate(free, random.nextInt(free.size()));
    }
    double share = random.nextDouble();
    putSome(turn, random.nextInt(1, 5), _ -> random.nextDouble() < share);
    IntPredicate kings = _ -> random.nextDouble() < share;
    if (style == 1) {
      // With every other row free there is always a square to land on. Kings on one hand and men on
      // the other make the choice of a capture hard.
      int row = random.nextInt(2);
      free.removeIf(square -> (square - 1) / perRow % 2 == row);
      kings = square -> (square - 1) % perRow < perRow / 2;
    }
    putSome(turn.other(), random.nextInt(1, rules.grid().points().size() / 4), kings);
    return new Setup(turn, pieces, 0, 0, false);
  }

  private void putSome(Side side, int count, IntPredicate kings) {
    for (int i = 0; i < count; i++) {
      put(side, 1, kings.test(free.getLast()));
    }
  }

  private Setup wolf() {
    put(Side.WHITE, 4, false);
    put(Side.BLACK, 1, false);
    return new Setup(turn, pieces, 0, 0, false);
  }

  private void put(Side side, int count, boolean king) {
    for (int i = 0; i < count && !free.isEmpty(); i++) {
      pieces.add(new Piece(side, free.removeLast(), king));
    }
  }

  private void put(Side side, int at) {
    if (free.removeIf(point -> point == at)) {
      pieces.add(new Piece(side, at, false));
    }
  }
}
