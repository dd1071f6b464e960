package zwick.notation;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.TextParts;
import zwick.game.moves.Grid;

/// Reads a position string into a [Setup]. What is no position string at all is thrown; pieces that
/// cannot stand where they are said to are noted, so that all problems come out together.
final class SetupReader {
  /// More than any hand holds, so that the rules refuse it, and far from overflowing.
  private static final int HUGE = 9_999;

  /// More pieces than squares, and still few enough to name every problem.
  private static final int MOST = 200;

  private final Grid names;
  private final String text;
  private final List<Problem> problems;
  private final List<Setup.Piece> pieces = new ArrayList<>();
  private final int[] hands = new int[2];
  private final Set<Side> sides = new HashSet<>();

  SetupReader(Grid names, String text, List<Problem> problems) {
    this.names = names;
    this.text = PositionText.tidy(text);
    this.problems = problems;
  }

  Setup read() {
    var sections = TextParts.of(text, ':');
    if (sections.size() < 2 || sections.getFirst().length() != 1) {
      throw unreadable(text);
    }
    var turn = side(sections.getFirst());
    boolean extra = false;
    for (int i = 1; i < sections.size(); i++) {
      if (sections.get(i).equals("x") && i == sections.size() - 1 && i > 1) {
        extra = true;
      } else {
        section(sections.get(i));
      }
    }
    if (sides.size() < Side.values().length) {
      throw unreadable(text);
    }
    return new Setup(turn, pieces, hands[0], hands[1], extra);
  }

  private void section(String section) {
    var side = side(section);
    if (!sides.add(side)) {
      throw unreadable(section);
    }
    var list = section.substring(1);
    int plus = list.indexOf('+');
    if (plus >= 0) {
      hands[side.ordinal()] = number(list.substring(plus + 1));
      list = list.substring(0, plus);
    }
    if (!list.isEmpty()) {
      for (var item : TextParts.of(list, ',')) {
        item(side, item);
      }
    }
  }

  private void item(Side side, String item) {
    boolean king = item.startsWith("k");
    var name = king ? item.substring(1) : item;
    int dash = name.indexOf('-');
    if (dash < 0) {
      piece(side, name, king);
      return;
    }
    var last = name.substring(dash + 1);
    var from = find(name.substring(0, dash));
    var to = find(last.startsWith("k") ? last.substring(1) : last);
    if (from.isEmpty() || to.isEmpty()) {
      problems.add(new Problem.OffBoard(Excerpt.of(name)));
      return;
    }
    int least = Math.min(from.getAsInt(), to.getAsInt());
    int most = Math.max(from.getAsInt(), to.getAsInt());
    for (int at = least; at <= most; at++) {
      add(new Setup.Piece(side, at, king));
    }
  }

  private void add(Setup.Piece piece) {
    if (pieces.size() == MOST) {
      throw unreadable(text);
    }
    pieces.add(piece);
  }

  private void piece(Side side, String name, boolean king) {
    if (name.isEmpty()) {
      throw unreadable(text);
    }
    var at = find(name);
    if (at.isEmpty()) {
      problems.add(new Problem.OffBoard(Excerpt.of(name)));
    } else {
      add(new Setup.Piece(side, at.getAsInt(), king));
    }
  }

  private OptionalInt find(String name) {
    return MoveText.point(names, name);
  }

  private Side side(String section) {
    if (section.startsWith("w")) {
      return Side.WHITE;
    }
    if (section.startsWith("b")) {
      return Side.BLACK;
    }
    throw unreadable(section.isEmpty() ? text : section);
  }

  private static int number(String digits) {
    if (digits.isEmpty() || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw unreadable("+" + digits);
    }
    return digits.length() > 3 ? HUGE : Integer.parseInt(digits);
  }

  private static BadInput unreadable(String near) {
    return new BadInput(new Problem.Unreadable(Thing.POSITION, 0, Excerpt.of(near)));
  }
}
