package zwick.notation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.moves.Grid;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.mill.MillRules;
import zwick.wolf.WolfRules;

/// Moves as text.
///
/// Mill: `d6`, `d6-d5`, `d6xa1`, `d6-d5xa1`, `d6xa1,g7` for two stones, `d6-d5x*` against a jumper,
/// `pass`. Draughts: `31-26`, `26x17`, and `26x17x8` where start and end are not enough. Wolf and
/// sheep: `17` places the wolf, `29-25` moves. Reading also takes capitals, `:` or `×` for `x`, and
/// longer dashes.
public final class MoveText {
  static final int LONGEST = 200;

  private MoveText() {}

  /// The move `text` asks for, whatever the position; none if it is no move at all on this board.
  public static Optional<Wish> readWish(RuleSet rules, String text) {
    return readWish(rules, rules.grid(), text);
  }

  /// The shortest text that means this legal move in this position and no other.
  public static String write(Position position, Move move) {
    return write(position, move, position.rules().grid(), 'x');
  }

  /// The move with every point it touches: `26x17x8`, `d6-d5xa1`.
  public static String full(RuleSet rules, Move move) {
    return write(Wish.of(move), rules.grid(), 'x');
  }

  /// Every legal move with its shortest text, sorted by the text as people would sort it.
  public static SortedMap<String, Move> writeAll(Position position) {
    var moves = position.legalMoves();
    var alike = new HashMap<List<Integer>, Integer>();
    moves.forEach(move -> alike.merge(ends(Wish.of(move)), 1, Integer::sum));
    var names = position.rules().grid();
    var texts = new TreeMap<String, Move>(new NaturalOrder());
    for (var move : moves) {
      var wish = Wish.of(move);
      // The same as asking find() for each, which would list all moves again and again.
      boolean brief =
          wish.kind() == Wish.Kind.CAPTURE
              && (alike.getOrDefault(ends(wish), 0) == 1 || wish.path().size() == 2);
      texts.put(write(brief ? Wish.capture(ends(wish)) : wish, names, 'x'), move);
    }
    return texts;
  }

  private static List<Integer> ends(Wish wish) {
    return wish.kind() == Wish.Kind.CAPTURE ? List.of(wish.from(), wish.to()) : List.of();
  }

  /// @param names what the text calls the points
  public static Optional<Wish> readWish(RuleSet rules, Grid names, String text) {
    if (text.length() > LONGEST) {
      return Optional.empty();
    }
    var tidy =
        text.strip()
            .toLowerCase(Locale.ROOT)
            .replace('–', '-')
            .replace('—', '-')
            .replace('−', '-')
            .replace('×', 'x')
            .replace(':', 'x');
    return switch (rules) {
      case MillRules _ -> mill(names, tidy);
      case DraughtsRules _ -> draughts(names, tidy);
      case WolfRules _ -> {
        var placed = point(names, tidy);
        yield placed.isPresent()
            ? Optional.of(Wish.place(placed.getAsInt()))
            : draughts(names, tidy);
      }
    };
  }

  public static String write(Position position, Move move, Grid names, char separator) {
    var wish = Wish.of(move);
    if (wish.kind() == Wish.Kind.CAPTURE) {
      var brief = Wish.capture(ends(wish));
      if (position.find(brief).equals(List.of(move))) {
        return write(brief, names, separator);
      }
    }
    return write(wish, names, separator);
  }

  static String write(Wish wish, Grid names, char separator) {
    var text = new StringBuilder();
    switch (wish.kind()) {
      case PASS -> text.append("pass");
      case PLACE, SLIDE -> text.append(join(wish.path(), names, "-"));
      case CAPTURE -> text.append(join(wish.path(), names, String.valueOf(separator)));
    }
    if (wish.all()) {
      text.append("x*");
    } else if (!wish.takes().isEmpty()) {
      text.append('x').append(join(wish.takes(), names, ","));
    }
    return text.toString();
  }

  /// The point of that name, written with or without leading zeros.
  static OptionalInt point(Grid names, String name) {
    int start = 0;
    while (start < name.length() - 1 && name.charAt(start) == '0') {
      start++;
    }
    var digits = name.substring(start);
    return digits.isEmpty() || digits.length() > 3 ? OptionalInt.empty() : names.find(digits);
  }

  private static String join(List<Integer> points, Grid names, String separator) {
    return String.join(separator, points.stream().map(names::say).toList());
  }

  private static Optional<Wish> draughts(Grid names, String text) {
    boolean capture = text.indexOf('x') >= 0;
    var path = points(names, text, capture ? 'x' : '-');
    if (path.isEmpty() || path.get().size() < 2 || (!capture && path.get().size() > 2)) {
      return Optional.empty();
    }
    return path.map(squares ->
        capture ? Wish.capture(squares) : Wish.slide(squares.getFirst(), squares.getLast()));
  }

  private static Optional<Wish> mill(Grid names, String text) {
    if (text.equals("pass")) {
      return Optional.of(Wish.pass());
    }
    int x = text.indexOf('x');
    var path = points(names, x < 0 ? text : text.substring(0, x), '-');
    var victims = x < 0 ? "" : text.substring(x + 1);
    boolean all = victims.equals("*");
    var takes = x < 0 || all ? Optional.of(List.<Integer>of()) : points(names, victims, ',');
    if (path.isEmpty() || path.get().size() > 2 || takes.isEmpty()) {
      return Optional.empty();
    }
    var kind = path.get().size() == 1 ? Wish.Kind.PLACE : Wish.Kind.SLIDE;
    return Optional.of(new Wish(kind, path.get(), takes.get(), all));
  }

  private static Optional<List<Integer>> points(Grid names, String text, char separator) {
    var points = new ArrayList<Integer>();
    int start = 0;
    while (true) {
      int end = text.indexOf(separator, start);
      var point = point(names, text.substring(start, end < 0 ? text.length() : end));
      if (point.isEmpty()) {
        return Optional.empty();
      }
      points.add(point.getAsInt());
      if (end < 0) {
        return Optional.of(points);
      }
      start = end + 1;
    }
  }
}
