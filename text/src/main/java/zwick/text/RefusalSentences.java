package zwick.text;

import java.util.List;
import java.util.Optional;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.mill.MillRules;
import zwick.wolf.WolfRules;

/// Refusals in words.
final class RefusalSentences {
  private final Words words;
  private final RuleSet rules;
  private final PieceWording pieceWording;

  RefusalSentences(Words words, RuleSet rules, Optional<Position> position) {
    this.words = words;
    this.rules = rules;
    pieceWording = new PieceWording(words, rules, position);
  }

  String say(Refusal refusal) {
    return switch (refusal) {
      case Refusal.MustCapture(List<Move> captures) -> capture("must-capture", captures);
      case Refusal.MustCaptureMost(int count, List<Move> captures) -> most(count, captures);
      case Refusal.MustCaptureBest(List<Move> captures) -> best(captures);
      case Refusal.MustContinue(int at, List<Move> captures) -> goOn(at, captures);
      case Refusal.NotYourPiece(int at) -> text("not-your-piece", name(at));
      case Refusal.NoPieceThere(int at) -> text("no-piece-there", name(at));
      case Refusal.Occupied(int at) -> text("occupied", name(at));
      case Refusal.OutOfReach(int from, int to) ->
          text("out-of-reach." + reach(), name(from), name(to));
      case Refusal.ManGoesForward(int from, int to) ->
          text("man-goes-forward." + rules.family(), name(from), name(to));
      case Refusal.ManCapturesForward(int from, int to) ->
          text("man-captures-forward", name(from), name(to));
      case Refusal.KingSafeFromMen _ -> text("king-safe-from-men");
      case Refusal.MustLandBehind(int _, int to) -> text("must-land-behind", name(to));
      case Refusal.NothingToCapture(int from, int to) ->
          text("nothing-to-capture." + rules.family(), name(from), name(to));
      case Refusal.StillPlacing(int inHand) -> text("still-placing", inHand);
      case Refusal.HandIsEmpty _ -> text("hand-is-empty." + rules.family());
      case Refusal.MustRemove(int stones) -> text("must-remove" + removal(stones), stones);
      case Refusal.NothingToRemove(int at) -> text("nothing-to-remove." + rules.family(), name(at));
      case Refusal.ProtectedByMill(int at) -> text("protected-by-mill." + fromMill(), name(at));
      case Refusal.NothingToDecline _ -> text("nothing-to-decline");
      case Refusal.MustPlaceWolf _ -> text("must-place-wolf");
      case Refusal.Ambiguous(List<Move> moves) -> text("ambiguous", examples(moves));
      case Refusal.NotYourTurn(Side turn) -> text("not-your-turn", words.side(turn));
      case Refusal.NothingToInsist _ -> text("nothing-to-insist" + unless("insist"));
      case Refusal.NothingToHuff _ -> text("nothing-to-huff" + unless("huff"));
      case Refusal.OwnStone(int at) -> text("own-stone", name(at));
      case Refusal.NotHuffable(int at, List<Integer> huffable) ->
          text("not-huffable", name(at), words.and(huffable.stream().map(this::name).toList()));
      case Refusal.NothingToClaim(List<Refusal.Count> counts) -> claim(counts);
      case Refusal.ClaimNeedsOffer _ -> text("claim-needs-offer");
      case Refusal.TooEarlyToAgree(int made, int needed) -> text("too-early", made, needed);
      case Refusal.NothingToAnswer _ -> text("nothing-to-answer");
      case Refusal.AlreadyOffered _ -> text("already-offered");
      case Refusal.NothingToTakeBack _ -> text("nothing-to-take-back");
      case Refusal.TimeLeft(long milliseconds) -> text("time-left", clock(milliseconds));
      case Refusal.NoClock _ -> text("no-clock");
      case Refusal.GameOver(Outcome outcome) -> text("game-over", words.outcome(outcome, rules));
      case Refusal.TooManyCaptures _ -> text("too-many-captures");
      case Refusal.NotAMove(String move) ->
          move.isBlank()
              ? text("no-move." + rules.family())
              : text("not-a-move." + rules.family(), move);
    };
  }

  private String text(String key, Object... args) {
    return words.text("refusal." + key, args);
  }

  private String name(int point) {
    return rules.grid().say(point);
  }

  private String capture(String key, List<Move> captures) {
    if (captures.isEmpty()) {
      return text(key + ".somewhere");
    }
    var move = captures.getFirst();
    return text(
        captures.size() == 1 ? key : key + ".more",
        pieceWording.mover(move),
        pieceWording.taken(move));
  }

  private String most(int count, List<Move> captures) {
    if (captures.isEmpty()) {
      return text("must-capture.somewhere");
    }
    var move = captures.getFirst();
    boolean byValue = rules instanceof DraughtsRules d && d.captureChoice() == CaptureChoice.VALUE;
    return text(
        byValue ? "must-capture-value" : "must-capture-most",
        count,
        pieceWording.mover(move),
        pieceWording.taken(move));
  }

  private String best(List<Move> captures) {
    if (captures.isEmpty()) {
      return text("must-capture.somewhere");
    }
    var move = captures.getFirst();
    return words.valueText(
        "refusal.must-capture-best",
        rules.values().getOrDefault("capture-choice", ""),
        pieceWording.mover(move),
        pieceWording.taken(move));
  }

  /// What is due may be another piece's capture; only one that passes the square is an example.
  private String goOn(int at, List<Move> captures) {
    return captures.stream()
        .filter(move -> move.touches().contains(at))
        .findFirst()
        .map(move -> text("must-continue", name(at), pieceWording.write(move)))
        .orElseGet(() -> text("must-continue.somehow", name(at)));
  }

  private String examples(List<Move> moves) {
    return words.or(moves.stream().limit(2).map(pieceWording::write).toList());
  }

  /// The rule that says how far one may go.
  private String reach() {
    return switch (rules) {
      case MillRules r -> "mill." + r.values().get("jump");
      case DraughtsRules r -> "draughts." + r.values().get("king");
      case WolfRules _ -> "wolf";
    };
  }

  /// A mill against a player with three stones takes them all.
  private String removal(int stones) {
    return stones == 3 && rules instanceof MillRules r && r.millBeatsJumper().yes() ? ".all" : "";
  }

  private String fromMill() {
    return rules instanceof MillRules r && r.takeFromMill() == MillRules.TakeFromMill.IF_ALL
        ? "if-all"
        : "never";
  }

  /// Nothing to do this time, or never under these rules.
  private String unless(String obligation) {
    return obligation.equals(rules.values().get("obligation")) ? "" : ".never";
  }

  private String claim(List<Refusal.Count> counts) {
    return counts.isEmpty()
        ? text("nothing-to-claim")
        : text(
            "nothing-to-claim.counts",
            String.join(
                "; ", counts.stream().map(count -> DrawCounts.say(words, count, rules)).toList()));
  }

  /// Minutes and seconds; the last part of a second is still time.
  private static String clock(long milliseconds) {
    long seconds = (Math.max(0, milliseconds) + 999) / 1000;
    return seconds / 60 + ":" + (seconds % 60 < 10 ? "0" : "") + seconds % 60;
  }
}
