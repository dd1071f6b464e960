package zwick.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.Goal;
import zwick.draughts.DraughtsRules.King;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.Setup;
import zwick.game.Setup.Piece;
import zwick.game.Side;
import zwick.testkit.NaiveCaptures.Capture;

/// Draughts by the book: first every capture anyone could begin, then what the rules leave of them.
final class NaiveDraughts implements Naive {
  private final DraughtsRules rules;

  NaiveDraughts(DraughtsRules rules) {
    this.rules = rules;
  }

  @Override
  public Optional<Side> winner(Setup setup) {
    for (var side : Side.values()) {
      if (setup.count(side) == 0) {
        return Optional.of(winner(side));
      }
    }
    return allMoves(setup, false).isEmpty() ? Optional.of(winner(setup.turn())) : Optional.empty();
  }

  /// Who wins when `side` has nothing left to move.
  private Side winner(Side side) {
    return rules.goal() == Goal.LOSE ? side : side.other();
  }

  @Override
  public Map<Deed, After> moves(Setup setup, boolean bound) {
    boolean bothThere = setup.count(Side.WHITE) > 0 && setup.count(Side.BLACK) > 0;
    return bothThere ? allMoves(setup, bound) : Map.of();
  }

  private Map<Deed, After> allMoves(Setup setup, boolean bound) {
    var captures = captures(setup);
    var complete = captures.stream().filter(Capture::complete).toList();
    var due = due(complete);
    boolean strict = bound || rules.obligation() == Obligation.ENFORCED;
    var dueDeeds = new HashSet<>(due.stream().map(NaiveDraughts::deed).toList());
    var completeDeeds = new HashSet<>(complete.stream().map(NaiveDraughts::deed).toList());
    var moves = new HashMap<Deed, After>();
    for (var capture : strict ? due : captures) {
      var deed = deed(capture);
      Set<Integer> failed =
          dueDeeds.contains(deed)
              ? Set.of()
              : completeDeeds.contains(deed) ? failed(due, deed) : Set.of(deed.to());
      moves.put(deed, after(setup, deed, failed));
    }
    if (!strict || captures.isEmpty()) {
      for (var deed : plainMoves(setup)) {
        moves.put(deed, after(setup, deed, failed(due, deed)));
      }
    }
    return moves;
  }

  private List<Capture> captures(Setup setup) {
    var board = new NaiveBoard(rules, setup);
    var captures = new ArrayList<Capture>();
    for (var piece : setup.pieces()) {
      if (piece.side() == setup.turn()) {
        captures.addAll(NaiveCaptures.of(rules, board, piece.at()));
      }
    }
    return captures;
  }

  /// Those of the complete captures that the capture choice demands.
  private List<Capture> due(List<Capture> complete) {
    Comparator<Capture> most = Comparator.comparingInt(capture -> capture.taken().size());
    Comparator<Capture> byKing = Comparator.comparing(Capture::byKing);
    Comparator<Capture> kings = Comparator.comparingInt(NaiveDraughts::kings);
    Comparator<Capture> worth = Comparator.comparingInt(c -> c.taken().size() + kings(c));
    Comparator<Capture> best =
        switch (rules.captureChoice()) {
          case FREE -> (_, _) -> 0;
          case MOST -> most;
          case KING_FIRST -> byKing;
          case MOST_KINGS -> most.thenComparing(kings);
          case MOST_KING_FIRST ->
              most.thenComparing(byKing)
                  .thenComparing(kings)
                  .thenComparing(NaiveDraughts::whoMeetsAKingFirst);
          case VALUE -> worth.thenComparing(kings.reversed()).thenComparing(byKing);
        };
    var first = complete.stream().max(best);
    return complete.stream().filter(c -> best.compare(c, first.orElseThrow()) == 0).toList();
  }

  private static int kings(Capture capture) {
    return (int) capture.kings().stream().filter(king -> king).count();
  }

  private static int whoMeetsAKingFirst(Capture one, Capture other) {
    for (int i = 0; i < Math.min(one.kings().size(), other.kings().size()); i++) {
      int order = Boolean.compare(one.kings().get(i), other.kings().get(i));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private static Deed deed(Capture capture) {
    boolean crowned = capture.endsAsKing() && !capture.byKing();
    return new Deed(capture.from(), capture.to(), new TreeSet<>(capture.taken()), crowned);
  }

  private List<Deed> plainMoves(Setup setup) {
    var board = new NaiveBoard(rules, setup);
    var deeds = new ArrayList<Deed>();
    for (var piece : setup.pieces()) {
      if (piece.side() != setup.turn()) {
        continue;
      }
      for (int rows : List.of(-1, 1)) {
        for (int columns : List.of(-1, 1)) {
          if (!piece.king() && rows != NaiveBoard.forward(piece.side())) {
            continue;
          }
          int steps = piece.king() && rules.king() == King.FLYING ? board.size : 1;
          for (int step = 1; step <= steps; step++) {
            int row = board.row(piece.at()) + step * rows;
            int column = board.column(piece.at()) + step * columns;
            if (!board.free(row, column)) {
              break;
            }
            boolean crowned = !piece.king() && row == board.farRow(piece.side());
            deeds.add(new Deed(piece.at(), board.number(row, column), Set.of(), crowned));
          }
        }
      }
    }
    return deeds;
  }

  /// Where those stand after `deed` who could have made a due capture.
  private static Set<Integer> failed(List<Capture> due, Deed deed) {
    var failed = new TreeSet<Integer>();
    due.forEach(capture -> failed.add(capture.from() == deed.from() ? deed.to() : capture.from()));
    return failed;
  }

  private After after(Setup setup, Deed deed, Set<Integer> failed) {
    var pieces = new ArrayList<Piece>();
    for (var piece : setup.pieces()) {
      if (piece.at() == deed.from()) {
        pieces.add(new Piece(piece.side(), deed.to(), piece.king() || deed.crowned()));
      } else if (!deed.taken().contains(piece.at())) {
        pieces.add(piece);
      }
    }
    var after = new Setup(setup.turn().other(), pieces, 0, 0, false);
    boolean huff = rules.obligation() == Obligation.HUFF;
    return new After(after, huff ? failed.stream().sorted().toList() : List.of());
  }
}
