package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import zwick.draughts.DraughtsPosition;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.Setup;
import zwick.game.moves.Move;
import zwick.mill.MillBoard;
import zwick.mill.MillPosition;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.json.JsonObjectBuilder;

/// A refusal for the page: its reason, a sentence, and the points it is about.
public final class RefusalJson {
  private RefusalJson() {}

  public static Json of(Words words, Position position, Refusal refusal) {
    return of(refusal.reason(), words.refusal(refusal, position), points(position, refusal));
  }

  static Json of(String reason, String text, Iterable<Integer> points) {
    return new JsonObjectBuilder()
        .put("reason", reason)
        .put("text", text)
        .put("points", JsonObjectBuilder.points(points))
        .done();
  }

  private static Iterable<Integer> points(Position position, Refusal refusal) {
    return switch (refusal) {
      case Refusal.MustCapture(List<Move> captures) -> starts(captures);
      case Refusal.MustCaptureMost(int _, List<Move> captures) -> starts(captures);
      case Refusal.MustCaptureBest(List<Move> captures) -> starts(captures);
      case Refusal.MustContinue(int at, List<Move> captures) -> onwards(at, captures);
      case Refusal.NotYourPiece(int at) -> List.of(at);
      case Refusal.NoPieceThere(int at) -> List.of(at);
      case Refusal.Occupied(int at) -> List.of(at);
      case Refusal.OwnStone(int at) -> List.of(at);
      case Refusal.NothingToRemove(int at) -> List.of(at);
      case Refusal.KingSafeFromMen(int at) -> List.of(at);
      case Refusal.OutOfReach(int from, int to) -> way(position, from, to);
      case Refusal.ManGoesForward(int from, int to) -> List.of(from, to);
      case Refusal.ManCapturesForward(int from, int to) -> List.of(from, to);
      case Refusal.NothingToCapture(int from, int to) -> List.of(from, to);
      case Refusal.MustLandBehind(int over, int to) -> List.of(over, to);
      case Refusal.ProtectedByMill(int at) -> mills(position, at);
      case Refusal.NotHuffable(int _, List<Integer> huffable) -> huffable;
      case Refusal.StillPlacing _,
          Refusal.HandIsEmpty _,
          Refusal.MustRemove _,
          Refusal.NothingToDecline _,
          Refusal.MustPlaceWolf _,
          Refusal.Ambiguous _,
          Refusal.NotYourTurn _,
          Refusal.NothingToInsist _,
          Refusal.NothingToHuff _,
          Refusal.NothingToClaim _,
          Refusal.ClaimNeedsOffer _,
          Refusal.TooEarlyToAgree _,
          Refusal.NothingToAnswer _,
          Refusal.AlreadyOffered _,
          Refusal.NothingToTakeBack _,
          Refusal.TimeLeft _,
          Refusal.NoClock _,
          Refusal.GameOver _,
          Refusal.TooManyCaptures _,
          Refusal.NotAMove _ ->
          List.of();
    };
  }

  private static Iterable<Integer> starts(List<Move> captures) {
    var starts = new TreeSet<Integer>();
    for (var capture : captures) {
      starts.add(capture.touches().getFirst());
    }
    return starts;
  }

  /// Where a capture stands that has to go on, and where it can go.
  private static Iterable<Integer> onwards(int at, List<Move> captures) {
    var points = new TreeSet<Integer>();
    points.add(at);
    for (var capture : captures) {
      int next = capture.touches().indexOf(at) + 1;
      if (next > 0 && next < capture.touches().size()) {
        points.add(capture.touches().get(next));
      }
    }
    return points;
  }

  /// Both ends, and the pieces that stand in a king's way.
  private static Iterable<Integer> way(Position position, int from, int to) {
    var points = new ArrayList<Integer>(List.of(from, to));
    if (position instanceof DraughtsPosition draughts) {
      var board = draughts.rules().grid();
      int down = board.row(to) - board.row(from);
      int right = board.column(to) - board.column(from);
      for (Setup.Piece piece : position.setup().pieces()) {
        int rows = board.row(piece.at()) - board.row(from);
        int columns = board.column(piece.at()) - board.column(from);
        boolean between = Math.abs(rows) < Math.abs(down) && rows * down > 0;
        if (Math.abs(down) == Math.abs(right) && between && rows * right == columns * down) {
          points.add(piece.at());
        }
      }
    }
    return points;
  }

  /// The stones of the mills that protect the one on `at`.
  private static Iterable<Integer> mills(Position position, int at) {
    var points = new TreeSet<Integer>();
    points.add(at);
    if (position instanceof MillPosition mill) {
      int stones = mill.stones(mill.turn().other());
      for (int line : mill.rules().grid().lines()) {
        if ((line & ~stones) == 0 && (line >> at & 1) != 0) {
          points.addAll(MillBoard.points(line));
        }
      }
    }
    return points;
  }
}
