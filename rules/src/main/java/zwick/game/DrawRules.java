package zwick.game;

/// When a draw is due, in the terms the referee counts in; 0 means never.
///
/// @param repetition how often a position has to occur
/// @param quietPlies moves in a row, both players' together, without progress
/// @param endgameLimits whether the 16-move and the 5-move rule apply
/// @param loneKings whether a player may claim a draw with one king each
/// @param agreementAfter moves each side must have made before a draw can be agreed
public record DrawRules(
    int repetition,
    int quietPlies,
    boolean endgameLimits,
    boolean loneKings,
    int agreementAfter,
    DrawBy by) {

  /// Moves of both players together after which an endgame limit makes a draw.
  public static int plies(Ending limit) {
    return limit == Ending.FIVE_MOVES ? 10 : 32;
  }

  public static final DrawRules NONE = new DrawRules(0, 0, false, false, 0, DrawBy.AUTOMATIC);
}
