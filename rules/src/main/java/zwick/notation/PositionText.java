package zwick.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.game.Setup;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.game.moves.Grid;

/// Positions as text.
///
/// Mill: `B:Wa1,d6+6:Bd2,g7+7`, the stones in hand after `+`, and `:X` at the end when the side to
/// move is about to use an extra move. Draughts, wolf and sheep: the FEN of PDN,
/// `W:WK3,25:B12,K40`. Reading also takes ranges (`31-50`), lower case, blanks, the colours in
/// either order and a dot at the end; writing lists every piece, ascending, White first.
public final class PositionText {
  static final int LONGEST = 2_000;

  private PositionText() {}

  /// Throws [BadInput] with everything that is wrong.
  public static Position read(RuleSet rules, String text) {
    return read(rules, text, rules.grid(), UnaryOperator.identity());
  }

  public static String write(Position position) {
    return write(position, position.rules().grid(), UnaryOperator.identity());
  }

  /// @param names what the text calls our points
  /// @param sides the set-up as we would say it
  public static Position read(RuleSet rules, String text, Grid names, UnaryOperator<Setup> sides) {
    var problems = new ArrayList<Problem>();
    var setup = new SetupReader(names, text, problems).read();
    return switch (rules.check(sides.apply(setup))) {
      case SetupCheck.Good(Position position) when problems.isEmpty() -> position;
      case SetupCheck.Good _ -> throw new BadInput(problems);
      case SetupCheck.Bad(List<Problem> more) -> {
        boolean complete = problems.isEmpty();
        more.stream().filter(problem -> complete || !lacking(problem)).forEach(problems::add);
        throw new BadInput(problems);
      }
    };
  }

  /// Whether a piece that could not be read may be all that is missing.
  private static boolean lacking(Problem problem) {
    return problem instanceof Problem.EmptyBoard
        || problem instanceof Problem.WrongSheep
        || problem instanceof Problem.WolfMissing;
  }

  public static String write(Position position, Grid names, UnaryOperator<Setup> sides) {
    var setup = sides.apply(position.setup());
    var text = new StringBuilder().append(setup.turn().letter());
    for (var side : Side.values()) {
      text.append(':').append(side.letter()).append(pieces(setup, side, names));
      if (setup.hand(side) > 0) {
        text.append('+').append(setup.hand(side));
      }
    }
    return text.append(setup.extra() ? ":X" : "").toString();
  }

  private static String pieces(Setup setup, Side side, Grid names) {
    var pieces = new ArrayList<Setup.Piece>(setup.pieces());
    pieces.removeIf(piece -> piece.side() != side);
    // Ascending as they are called, which need not be our order.
    pieces.sort(
        Comparator.comparingInt((Setup.Piece piece) -> names.name(piece.at()).length())
            .thenComparing(piece -> names.name(piece.at())));
    return String.join(
        ",",
        pieces.stream().map(piece -> (piece.king() ? "K" : "") + names.name(piece.at())).toList());
  }

  /// Blanks mean nothing in a position, a dot at the end neither.
  static String tidy(String text) {
    if (text.length() > LONGEST) {
      throw new BadInput(new Problem.TooLong(Thing.POSITION, LONGEST));
    }
    var tidy = new StringBuilder();
    for (char c : text.toLowerCase(Locale.ROOT).toCharArray()) {
      if (!Character.isWhitespace(c)) {
        tidy.append(c == '–' ? '-' : c);
      }
    }
    if (!tidy.isEmpty() && tidy.charAt(tidy.length() - 1) == '.') {
      tidy.setLength(tidy.length() - 1);
    }
    return tidy.toString();
  }
}
