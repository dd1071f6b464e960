package zwick.testkit;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import zwick.game.Setup;
import zwick.game.Setup.Piece;
import zwick.game.Side;
import zwick.wolf.WolfRules;

/// Wolf and sheep by the book. Row 1 is the bottom row, where the sheep start.
final class NaiveWolf implements Naive {
  private final WolfRules rules;

  NaiveWolf(WolfRules rules) {
    this.rules = rules;
  }

  @Override
  public Map<Deed, After> moves(Setup setup, boolean bound) {
    return winner(setup).isPresent() ? Map.of() : allMoves(setup);
  }

  @Override
  public Optional<Side> winner(Setup setup) {
    var wolf = setup.pieces().stream().filter(piece -> piece.side() == Side.BLACK).findFirst();
    if (wolf.isPresent()) {
      int row = row(wolf.get().at());
      boolean through =
          setup.pieces().stream()
              .filter(piece -> piece.side() == Side.WHITE)
              .allMatch(sheep -> row(sheep.at()) > row);
      if (row == 1 || through) {
        return Optional.of(Side.BLACK);
      }
    }
    return allMoves(setup).isEmpty() ? Optional.of(setup.turn().other()) : Optional.empty();
  }

  private Map<Deed, After> allMoves(Setup setup) {
    var moves = new HashMap<Deed, After>();
    if (setup.count(Side.BLACK) == 0) {
      var first = rules.first() == WolfRules.First.SHEEP ? Side.WHITE : Side.BLACK;
      for (int to = 1; to <= 32; to++) {
        if (free(setup, to)) {
          var pieces = new ArrayList<>(setup.pieces());
          pieces.add(new Piece(Side.BLACK, to, false));
          moves.put(deed(Deed.NOWHERE, to), after(first, pieces));
        }
      }
      return moves;
    }
    for (var piece : setup.pieces()) {
      if (piece.side() != setup.turn()) {
        continue;
      }
      for (int to = 1; to <= 32; to++) {
        boolean near =
            Math.abs(row(to) - row(piece.at())) == 1
                && Math.abs(column(to) - column(piece.at())) == 1;
        boolean allowed = piece.side() == Side.BLACK || row(to) > row(piece.at());
        if (near && allowed && free(setup, to)) {
          var pieces = new ArrayList<>(setup.pieces());
          pieces.remove(piece);
          pieces.add(new Piece(piece.side(), to, false));
          moves.put(deed(piece.at(), to), after(setup.turn().other(), pieces));
        }
      }
    }
    return moves;
  }

  private static Deed deed(int from, int to) {
    return new Deed(from, to, Set.of(), false);
  }

  private static After after(Side turn, List<Piece> pieces) {
    return new After(new Setup(turn, pieces, 0, 0, false));
  }

  private static boolean free(Setup setup, int square) {
    return setup.pieces().stream().noneMatch(piece -> piece.at() == square);
  }

  private static int row(int square) {
    return 8 - (square - 1) / 4;
  }

  /// The bottom left square is dark, so the odd rows begin with a dark square.
  private static int column(int square) {
    int inRow = (square - 1) % 4;
    return row(square) % 2 == 1 ? 2 * inRow : 2 * inRow + 1;
  }
}
