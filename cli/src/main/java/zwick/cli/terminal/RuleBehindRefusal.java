package zwick.cli.terminal;

import java.util.Optional;
import zwick.game.Position;
import zwick.game.Refusal;
import zwick.text.pages.RulesPage;

/// Finds the paragraph of the rules page that a refusal goes back to.
record RuleBehindRefusal(RulesPage page) {
  /// @param option it explains
  record Found(String option, String section, String text) {}

  Optional<Found> find(Refusal refusal, Position position) {
    var option = option(refusal, position);
    for (var section : page.sections()) {
      for (var paragraph : section.paragraphs()) {
        if (!option.isEmpty() && paragraph.option().equals(Optional.of(option))) {
          return Optional.of(new Found(option, section.title(), paragraph.text()));
        }
      }
    }
    return Optional.empty();
  }

  /// The option whose value makes the difference; empty where every game of the family is alike.
  private static String option(Refusal refusal, Position position) {
    boolean mill = position.rules().family().equals("mill");
    return switch (refusal) {
      case Refusal.MustCapture _,
          Refusal.MustContinue _,
          Refusal.NothingToInsist _,
          Refusal.NothingToHuff _,
          Refusal.NotHuffable _ ->
          "obligation";
      case Refusal.MustCaptureMost _, Refusal.MustCaptureBest _ -> "capture-choice";
      case Refusal.ManCapturesForward _ -> "men-capture";
      case Refusal.KingSafeFromMen _ -> "men-take-kings";
      case Refusal.MustLandBehind _ -> "king-lands";
      case Refusal.OutOfReach _ -> mill ? "jump" : "king";
      case Refusal.StillPlacing _, Refusal.HandIsEmpty _ -> "placing";
      case Refusal.MustRemove _, Refusal.NothingToRemove _ -> mills(position);
      case Refusal.ProtectedByMill _ -> "take-from-mill";
      case Refusal.NothingToClaim _, Refusal.ClaimNeedsOffer _ -> "draw-by";
      case Refusal.TooEarlyToAgree _ -> "agreement-after";
      case Refusal.NotYourPiece _,
          Refusal.NoPieceThere _,
          Refusal.Occupied _,
          Refusal.ManGoesForward _,
          Refusal.NothingToCapture _,
          Refusal.OwnStone _,
          Refusal.NothingToDecline _,
          Refusal.MustPlaceWolf _,
          Refusal.Ambiguous _,
          Refusal.NotYourTurn _,
          Refusal.NothingToAnswer _,
          Refusal.AlreadyOffered _,
          Refusal.NothingToTakeBack _,
          Refusal.TimeLeft _,
          Refusal.NoClock _,
          Refusal.GameOver _,
          Refusal.TooManyCaptures _,
          Refusal.NotAMove _ ->
          "";
    };
  }

  private static String mills(Position position) {
    var setup = position.setup();
    return setup.whiteHand() + setup.blackHand() > 0 ? "placing-mill" : "moving-mill";
  }
}
