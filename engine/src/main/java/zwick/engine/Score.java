package zwick.engine;

import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.known.Oracle;

/// What a position is worth to the side to move: hundredths of a man or of a stone, or the plies to
/// a certain end.
public final class Score {
  /// Better than the best.
  public static final int INFINITE = 32_000;

  /// A win on the board right now; one that is `n` plies away is worth `n` less.
  public static final int WIN = 30_000;

  /// From here on a score is a certain win.
  public static final int SURE = 29_000;

  private Score() {}

  public static int winIn(int plies) {
    return WIN - plies;
  }

  /// Whether somebody wins for sure.
  public static boolean decided(int score) {
    return Math.abs(score) >= SURE;
  }

  /// Plies to the end of a decided game.
  public static int plies(int score) {
    return WIN - Math.abs(score);
  }

  public static int ended(Position p, Outcome outcome, int ply) {
    return switch (outcome) {
      case Outcome.Win(Side winner, var _) -> winner == p.turn() ? winIn(ply) : -winIn(ply);
      case Outcome.Draw _ -> 0;
    };
  }

  public static int of(Oracle.Known known, int ply) {
    return switch (known.value()) {
      case WON -> winIn(ply + known.plies());
      case DRAWN -> 0;
      case LOST -> -winIn(ply + known.plies());
    };
  }

  /// A [TranspositionTable] counts the plies to the end from the position, a search from the root.
  public static int toTable(int score, int ply) {
    return score >= SURE ? score + ply : score <= -SURE ? score - ply : score;
  }

  public static int fromTable(int score, int ply) {
    return score >= SURE ? score - ply : score <= -SURE ? score + ply : score;
  }
}
