package zwick.game;

/// Why a game ended. The ids (`no-pieces` …) are the names in lower case, see [Option#text].
public enum Ending {
  // Wins on the board, found by Position.outcome()
  NO_PIECES,
  BLOCKED,
  BELOW_THREE,
  MILL_AGAINST_JUMPER,
  LOST_ALL,
  WOLF_CAUGHT,
  WOLF_THROUGH,
  // Wins beside the board, found by Game.apply()
  RESIGNATION,
  LEFT,
  TIME,
  // Draws by counting, found by Turn.due()
  REPETITION,
  QUIET_MOVES,
  SIXTEEN_MOVES,
  FIVE_MOVES,
  // Draws by a player's word, found by Game.apply()
  LONE_KINGS,
  AGREEMENT;

  public String id() {
    return Option.text(this);
  }
}
