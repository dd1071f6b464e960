package zwick.view.game;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.game.Refusal;
import zwick.game.moves.Move;
import zwick.game.moves.Wish;
import zwick.notation.MoveText;
import zwick.notation.json.Json;
import zwick.text.Words;

/// The part of [WhyNoMove] that only draughts needs: two touches can be a step or a capture, and a
/// capture has many rules to break.
record WhyNoDraughtsMove(DraughtsPosition position, Words words) {

  /// Why a piece of one's own has no legal move, if it is not simply blocked.
  @Nullable Refusal own(int at) {
    var meant = relaxed(at);
    return meant == null ? null : position.explain(Wish.of(meant));
  }

  /// What the piece would do if nobody had to capture: its greatest capture, else any move.
  private @Nullable Move relaxed(int at) {
    var p = position;
    var rules = p.rules().with(Map.of("capture-choice", "free", "obligation", "insist"));
    var free =
        new DraughtsPosition(
            rules, p.whiteMen(), p.whiteKings(), p.blackMen(), p.blackKings(), p.turn(), 0, false);
    @Nullable Move best = null;
    for (var move : free.legalMoves()) {
      if (move.touches().getFirst() == at
          && (best == null || move.taken().size() > best.taken().size())) {
        best = move;
      }
    }
    return best;
  }

  /// A move that has begun and cannot go on at the last touch.
  Json further(List<Integer> touches) {
    int last = touches.size() - 1;
    var asCapture = Wish.capture(touches);
    var found = position.find(asCapture);
    if (!found.isEmpty()) { // only the ends were touched
      var whole = MoveText.full(position.rules(), found.getFirst());
      return RefusalJson.of(
          "not-a-move", words.text("why.each", whole), found.getFirst().touches());
    }
    var capture = position.explain(asCapture);
    if (touches.size() == 2) {
      var slide = position.explain(Wish.slide(touches.get(0), touches.get(1)));
      if (slide instanceof Refusal.MustCapture || capture instanceof Refusal.NothingToCapture) {
        return refused(slide);
      }
    }
    return switch (capture) {
      case Refusal.NothingToCapture _ ->
          refused(new Refusal.NothingToCapture(touches.get(last - 1), touches.get(last)));
      case Refusal.ManCapturesForward _ ->
          refused(new Refusal.ManCapturesForward(touches.get(last - 1), touches.get(last)));
      case Refusal.MustContinue(int at, List<Move> captures) ->
          land(touches, at, captures, capture);
      default -> refused(capture);
    };
  }

  /// A capture that could go on, but from another square than the one touched.
  private Json land(List<Integer> touches, int at, List<Move> captures, Refusal refusal) {
    var landings = new TreeSet<Integer>();
    @Nullable Move example = null;
    int last = touches.size() - 1;
    for (var move : captures) {
      if (move.touches().contains(at)) {
        return refused(refusal);
      }
      if (Touches.begins(touches.subList(0, last), move.touches())) {
        landings.add(move.touches().get(last));
        example = move;
      }
    }
    if (example == null) {
      return refused(refusal);
    }
    var text = MoveText.full(position.rules(), example);
    return RefusalJson.of(
        refusal.reason(), words.text("why.land", position.rules().grid().name(at), text), landings);
  }

  private Json refused(Refusal refusal) {
    return RefusalJson.of(words, position, refusal);
  }
}
