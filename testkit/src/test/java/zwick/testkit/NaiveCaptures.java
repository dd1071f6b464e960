package zwick.testkit;

import java.util.ArrayList;
import java.util.List;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Crowning;
import zwick.draughts.DraughtsRules.King;
import zwick.draughts.DraughtsRules.KingLands;
import zwick.draughts.DraughtsRules.MenCapture;
import zwick.draughts.DraughtsRules.TakenLeave;
import zwick.game.Side;

/// Follows every way one piece can jump, and notes down every square where it could stop.
final class NaiveCaptures {
  private static final int PATIENCE = 60_000;

  /// One way to capture, up to a square where the piece could stop.
  ///
  /// @param taken the squares of the jumped pieces, in the order they were jumped
  /// @param kings which of them were kings
  /// @param complete whether the piece could not have gone on
  record Capture(
      int from,
      int to,
      boolean byKing,
      boolean endsAsKing,
      List<Integer> taken,
      List<Boolean> kings,
      boolean complete) {}

  private record Square(int row, int column) {}

  private record Jump(Square over, List<Square> landings) {}

  private final DraughtsRules rules;
  private final NaiveBoard board;
  private final Side mover;
  private final int start;
  private final boolean startsAsKing;
  private final List<Integer> taken = new ArrayList<>();
  private final List<Boolean> kings = new ArrayList<>();
  private final List<Capture> found = new ArrayList<>();

  private NaiveCaptures(DraughtsRules rules, NaiveBoard board, int start) {
    this.rules = rules;
    this.board = board;
    this.start = start;
    char piece = board.get(board.row(start), board.column(start));
    mover = NaiveBoard.side(piece);
    startsAsKing = NaiveBoard.king(piece);
  }

  /// All captures of the piece on `start`; the board is as it was afterwards.
  static List<Capture> of(DraughtsRules rules, NaiveBoard board, int start) {
    var search = new NaiveCaptures(rules, board, start);
    int row = board.row(start);
    int column = board.column(start);
    char piece = board.get(row, column);
    board.set(row, column, NaiveBoard.FREE); // the piece may come back to where it started
    search.goOn(new Square(row, column), search.startsAsKing);
    board.set(row, column, piece);
    return search.found;
  }

  private void goOn(Square at, boolean king) {
    for (var jump : jumps(at, king)) {
      char victim = board.get(jump.over.row, jump.over.column);
      boolean leaves = rules.takenLeave() == TakenLeave.AT_ONCE;
      board.set(jump.over.row, jump.over.column, leaves ? NaiveBoard.FREE : NaiveBoard.TAKEN);
      taken.add(board.number(jump.over.row, jump.over.column));
      kings.add(NaiveBoard.king(victim));
      boolean someGoOn = jump.landings.stream().anyMatch(landing -> goesOn(landing, king));
      for (var landing : jump.landings) {
        note(landing, king, !someGoOn);
        if (goesOn(landing, king)) {
          goOn(landing, kingAt(landing, king));
        }
      }
      kings.removeLast();
      taken.removeLast();
      board.set(jump.over.row, jump.over.column, victim);
    }
  }

  private void note(Square at, boolean king, boolean complete) {
    if (found.size() > PATIENCE) {
      throw new Naive.TooSlow();
    }
    found.add(
        new Capture(
            start,
            board.number(at.row, at.column),
            startsAsKing,
            king || farRow(at),
            List.copyOf(taken),
            List.copyOf(kings),
            complete));
  }

  private boolean goesOn(Square landing, boolean king) {
    boolean ended = !king && farRow(landing) && rules.crowning() == Crowning.AT_ONCE_STOP;
    return !ended && !jumps(landing, kingAt(landing, king)).isEmpty();
  }

  /// What the piece is when it goes on from `landing`.
  private boolean kingAt(Square landing, boolean king) {
    return king || (farRow(landing) && rules.crowning() == Crowning.AT_ONCE_CONTINUE);
  }

  private boolean farRow(Square square) {
    return square.row == board.farRow(mover);
  }

  private List<Jump> jumps(Square at, boolean king) {
    var jumps = new ArrayList<Jump>();
    int forward = NaiveBoard.forward(mover);
    for (int rows = -1; rows <= 1; rows++) {
      for (int columns = -1; columns <= 1; columns++) {
        boolean diagonal = rows != 0 && columns != 0;
        boolean straight = (rows == 0) != (columns == 0);
        if (diagonal && (king || rules.menCapture() != MenCapture.FORWARD || rows == forward)) {
          look(at, rows, columns, king, jumps);
        } else if (straight && rules.menCapture() == MenCapture.EIGHT) {
          look(at, 2 * rows, 2 * columns, king, jumps); // every other square of a row is dark
        }
      }
    }
    return jumps;
  }

  private void look(Square at, int rows, int columns, boolean king, List<Jump> jumps) {
    boolean flying = king && rules.king() == King.FLYING;
    int row = at.row + rows;
    int column = at.column + columns;
    while (flying && board.free(row, column)) {
      row += rows;
      column += columns;
    }
    if (!board.on(row, column) || !board.belongs(row, column, mover.other())) {
      return;
    }
    if (!king && NaiveBoard.king(board.get(row, column)) && !rules.menTakeKings().yes()) {
      return;
    }
    var over = new Square(row, column);
    var landings = new ArrayList<Square>();
    row += rows;
    column += columns;
    while (board.free(row, column)) {
      landings.add(new Square(row, column));
      if (!flying || rules.kingLands() == KingLands.BEHIND) {
        break;
      }
      row += rows;
      column += columns;
    }
    if (!landings.isEmpty()) {
      jumps.add(new Jump(over, landings));
    }
  }
}
