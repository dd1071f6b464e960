package zwick.game;

import java.util.List;

/// What is wrong with something read from outside. Data for `text` to put into words; each record
/// carries what is needed to say what would be right.
public sealed interface Problem {

  // Rule sets

  record NoSuchPreset(String id, List<String> known) implements Problem {
    public NoSuchPreset {
      known = List.copyOf(known);
    }
  }

  record NoSuchOption(String id, List<String> known) implements Problem {
    public NoSuchOption {
      known = List.copyOf(known);
    }
  }

  record NoSuchValue(String option, String value, List<String> known) implements Problem {
    public NoSuchValue {
      known = List.copyOf(known);
    }
  }

  record OptionTwice(String option) implements Problem {}

  /// Both players' stones together have no room on the board.
  record TooManyStones(int stones, int most) implements Problem {}

  /// The men at the start must fill whole rows and leave two rows between them.
  record MenDoNotFillRows(int men, List<Integer> fitting) implements Problem {
    public MenDoNotFillRows {
      fitting = List.copyOf(fitting);
    }
  }

  // Set-ups

  record OffBoard(String name) implements Problem {}

  record PointTwice(int at) implements Problem {}

  record TooManyPieces(Side side, int pieces, int most) implements Problem {}

  /// A man on the row where it would have become a king.
  record ManOnCrowningRow(Side side, int at) implements Problem {}

  record NoKingsHere(int at) implements Problem {}

  record NoHandHere(Side side) implements Problem {}

  record NoExtraMoveHere() implements Problem {}

  record EmptyBoard() implements Problem {}

  record WrongSheep(int sheep) implements Problem {}

  record WrongWolves(int wolves) implements Problem {}

  /// The wolf is placed before anybody moves, so without it the sheep stand as at the start.
  record WolfMissing() implements Problem {}

  /// So many ways to capture that no referee could list them in time.
  record TooManyCaptures() implements Problem {}

  // Texts

  /// `line` is 0 where the text is a single line anyway.
  record Unreadable(Thing thing, int line, String near) implements Problem {}

  record TooLong(Thing thing, int most) implements Problem {}

  record TooManyActions(int most) implements Problem {}

  record TooManyGames(int most) implements Problem {}

  record NoRulesNamed() implements Problem {}

  record NoSuchGameType(String type) implements Problem {}

  /// A record contains an action that the referee refuses.
  ///
  /// @param index which action, counted from 1
  record RefusedInRecord(RuleSet rules, int index, String action, Refusal refusal)
      implements Problem {}

  // What is known

  /// Somebody asks for perfect play in a game of which not everything is known.
  record NotSolved(String preset) implements Problem {}

  /// No oracle knows the position.
  record NothingKnown(String preset) implements Problem {}

  /// What somebody tried to read.
  enum Thing {
    RULES,
    POSITION,
    ACTION,
    PDN,
    JSON,
    RECORD
  }
}
