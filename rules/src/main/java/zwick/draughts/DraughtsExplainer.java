package zwick.draughts;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.game.Refusal;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.Step;
import zwick.game.moves.TooManyCaptures;
import zwick.game.moves.Wish;

/// Says why a wish is no legal move, by relaxing one rule at a time: the first whose absence would
/// allow the move is the reason.
final class DraughtsExplainer {
  private final DraughtsPosition p;
  private final Wish wish;
  private final DraughtsBoard board;

  DraughtsExplainer(DraughtsPosition p, Wish wish) {
    this.p = p;
    this.wish = wish;
    board = p.rules().grid();
  }

  Refusal explain() {
    if (wish.kind() == Wish.Kind.PASS) {
      return new Refusal.NothingToDecline();
    }
    if (!DraughtsWishes.onBoard(p, wish)) {
      return new Refusal.NotAMove(wish.path().toString());
    }
    long from = board.bit(wish.from());
    long to = board.bit(wish.to());
    if (((p.foeMen() | p.foeKings()) & from) != 0) {
      return new Refusal.NotYourPiece(wish.from());
    }
    if ((p.occupied() & from) == 0) {
      return new Refusal.NoPieceThere(wish.from());
    }
    if ((p.occupied() & to & ~from) != 0) {
      return new Refusal.Occupied(wish.to());
    }
    return wish.kind() == Wish.Kind.SLIDE ? explainSlide() : explainCapture();
  }

  private Refusal explainSlide() {
    if (!lenient(Map.of()).find(wish).isEmpty()) {
      return new Refusal.MustCapture(due());
    }
    if (!p.find(Wish.capture(wish.path())).isEmpty()) {
      return new Refusal.MustCapture(p.find(Wish.capture(wish.path())));
    }
    boolean man = (p.ownMen() & board.bit(wish.from())) != 0;
    boolean backwards = (board.row(wish.to()) < board.row(wish.from())) != (p.turn() == Side.WHITE);
    return man && backwards && Math.abs(board.row(wish.to()) - board.row(wish.from())) == 1
        ? new Refusal.ManGoesForward(wish.from(), wish.to())
        : new Refusal.OutOfReach(wish.from(), wish.to());
  }

  private Refusal explainCapture() {
    var all = possible();
    var meant = DraughtsWishes.captures(p, all, wish);
    if (!meant.isEmpty()) {
      return notEnough(all.code(meant.getFirst()), all.taken(meant.getFirst()));
    }
    for (var jump : relaxed("king-lands", "anywhere")) {
      if ((board.near(board.bit(jump.over())) & board.bit(jump.to())) == 0) {
        return new Refusal.MustLandBehind(jump.over(), jump.to());
      }
    }
    if (!relaxed("men-capture", "all").isEmpty()) {
      return new Refusal.ManCapturesForward(wish.from(), wish.to());
    }
    for (var jump : relaxed("men-take-kings", "yes")) {
      if ((p.foeKings() & board.bit(jump.over())) != 0) {
        return new Refusal.KingSafeFromMen(jump.over());
      }
    }
    return new Refusal.NothingToCapture(wish.from(), wish.to());
  }

  /// Every capture one could make and stop. Where there are too many to list, the legal ones.
  private MoveBuffer possible() {
    var all = new MoveBuffer();
    try {
      new CaptureSearch(p, true, CaptureChoice.FREE, all).from(DraughtsMoves.capturers(p));
    } catch (TooManyCaptures _) {
      return Oversights.due(p, CaptureChoice.FREE);
    }
    return all;
  }

  /// The pieces can be taken, but the capture goes on, or another one has to be made.
  private Refusal notEnough(int code, long taken) {
    if (!Oversights.due(p, CaptureChoice.FREE).contains(0, code, taken)) {
      return new Refusal.MustContinue(wish.to(), due());
    }
    var due = due();
    int most = due.getFirst().taken().size();
    return most > Long.bitCount(taken)
        ? new Refusal.MustCaptureMost(most, due)
        : new Refusal.MustCaptureBest(due);
  }

  private List<Move> due() {
    var due = Oversights.due(p, p.rules().captureChoice());
    return IntStream.range(0, due.size()).mapToObj(i -> p.describe(due, i)).toList();
  }

  /// The jumps the wish would be made of if one rule were different; none if it still were no move.
  private List<Step.Jump> relaxed(String option, String value) {
    List<Move> meant;
    try {
      meant = lenient(Map.of(option, value)).find(wish);
    } catch (TooManyCaptures _) {
      return List.of();
    }
    return meant.stream()
        .limit(1)
        .flatMap(move -> move.steps().stream())
        .filter(step -> step instanceof Step.Jump)
        .map(step -> (Step.Jump) step)
        .toList();
  }

  /// This position where captures may be left out and `changes` hold.
  private DraughtsPosition lenient(Map<String, String> changes) {
    var relaxed = p.rules().with(Map.of("obligation", "insist")).with(changes);
    return new DraughtsPosition(
        relaxed, p.whiteMen(), p.whiteKings(), p.blackMen(), p.blackKings(), p.turn(), 0, false);
  }
}
