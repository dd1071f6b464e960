package zwick.game;

import java.util.List;
import zwick.game.moves.Move;

/// Why an action was not accepted. Data for `text` to put into words, never an exception.
public sealed interface Refusal {

  // The board

  /// A capture is possible, and the wish is none.
  record MustCapture(List<Move> captures) implements Refusal {
    public MustCapture {
      captures = List.copyOf(captures);
    }
  }

  /// A better capture is possible, by the rule of the rule set's capture choice.
  record MustCaptureMost(int pieces, List<Move> captures) implements Refusal {
    public MustCaptureMost {
      captures = List.copyOf(captures);
    }
  }

  /// As many pieces elsewhere, but that capture has priority.
  record MustCaptureBest(List<Move> captures) implements Refusal {
    public MustCaptureBest {
      captures = List.copyOf(captures);
    }
  }

  /// The capture goes on from where it was to stop.
  record MustContinue(int at, List<Move> captures) implements Refusal {
    public MustContinue {
      captures = List.copyOf(captures);
    }
  }

  record NotYourPiece(int at) implements Refusal {}

  record NoPieceThere(int at) implements Refusal {}

  record Occupied(int at) implements Refusal {}

  record OutOfReach(int from, int to) implements Refusal {}

  /// A man that would go backwards.
  record ManGoesForward(int from, int to) implements Refusal {}

  /// A man that would capture backwards.
  record ManCapturesForward(int from, int to) implements Refusal {}

  /// A man that would capture a king where only kings may.
  record KingSafeFromMen(int at) implements Refusal {}

  /// A king must land on the square right behind the piece it takes.
  record MustLandBehind(int over, int to) implements Refusal {}

  /// There is nothing to capture on that way.
  record NothingToCapture(int from, int to) implements Refusal {}

  record StillPlacing(int inHand) implements Refusal {}

  record HandIsEmpty() implements Refusal {}

  record MustRemove(int stones) implements Refusal {}

  /// A stone was named that is the player's own.
  record OwnStone(int at) implements Refusal {}

  /// A stone was named, but no mill closes, or none may be taken for it.
  record NothingToRemove(int at) implements Refusal {}

  record ProtectedByMill(int at) implements Refusal {}

  record NothingToDecline() implements Refusal {}

  record MustPlaceWolf() implements Refusal {}

  record Ambiguous(List<Move> moves) implements Refusal {
    public Ambiguous {
      moves = List.copyOf(moves);
    }
  }

  // The players' rights

  record NotYourTurn(Side turn) implements Refusal {}

  record NothingToInsist() implements Refusal {}

  record NothingToHuff() implements Refusal {}

  record NotHuffable(int at, List<Integer> huffable) implements Refusal {
    public NotHuffable {
      huffable = List.copyOf(huffable);
    }
  }

  record NothingToClaim(List<Count> counts) implements Refusal {
    public NothingToClaim {
      counts = List.copyOf(counts);
    }
  }

  record ClaimNeedsOffer() implements Refusal {}

  record TooEarlyToAgree(int made, int needed) implements Refusal {}

  record NothingToAnswer() implements Refusal {}

  record AlreadyOffered() implements Refusal {}

  record NothingToTakeBack() implements Refusal {}

  record TimeLeft(long milliseconds) implements Refusal {}

  record NoClock() implements Refusal {}

  record GameOver(Outcome outcome) implements Refusal {}

  /// The move leads where no referee could list the captures in time.
  record TooManyCaptures() implements Refusal {}

  /// Not a move at all, in no position.
  record NotAMove(String text) implements Refusal {}

  /// How far a draw rule has come.
  record Count(Ending rule, int have, int need) {}

  /// The stable id: `must-capture`, `not-a-move` … Programs read it, so some refusals that people
  /// want told apart share one.
  default String reason() {
    return switch (this) {
      case MustCapture _ -> "must-capture";
      case MustCaptureMost _ -> "must-capture-most";
      case MustCaptureBest _ -> "must-capture-best";
      case MustContinue _ -> "must-continue";
      case NotYourPiece _, NoPieceThere _ -> "not-your-piece";
      case Occupied _ -> "occupied";
      case OutOfReach _,
          ManGoesForward _,
          ManCapturesForward _,
          MustLandBehind _,
          NothingToCapture _ ->
          "out-of-reach";
      case KingSafeFromMen _ -> "king-safe-from-men";
      case StillPlacing _ -> "still-placing";
      case HandIsEmpty _ -> "hand-is-empty";
      case MustRemove _, OwnStone _ -> "must-remove";
      case NothingToRemove _ -> "nothing-to-remove";
      case ProtectedByMill _ -> "protected-by-mill";
      case NothingToDecline _ -> "nothing-to-decline";
      case MustPlaceWolf _ -> "must-place-wolf";
      case Ambiguous _ -> "ambiguous";
      case NotYourTurn _ -> "not-your-turn";
      case NothingToInsist _ -> "nothing-to-insist";
      case NothingToHuff _ -> "nothing-to-huff";
      case NotHuffable _ -> "not-huffable";
      case NothingToClaim _ -> "nothing-to-claim";
      case ClaimNeedsOffer _ -> "claim-needs-offer";
      case TooEarlyToAgree _ -> "too-early-to-agree";
      case NothingToAnswer _ -> "nothing-to-answer";
      case AlreadyOffered _ -> "already-offered";
      case NothingToTakeBack _ -> "nothing-to-take-back";
      case TimeLeft _ -> "time-left";
      case NoClock _ -> "no-clock";
      case GameOver _ -> "game-over";
      case TooManyCaptures _ -> "too-many-captures";
      case NotAMove _ -> "not-a-move";
    };
  }
}
