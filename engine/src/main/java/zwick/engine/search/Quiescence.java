package zwick.engine.search;

import org.jspecify.annotations.Nullable;
import zwick.engine.FamilyKnowledge;
import zwick.engine.Score;
import zwick.game.Position;
import zwick.game.known.Oracle;

/// The end of a line: captures and mills are played out until a position can be judged at a glance.
final class Quiescence {
  /// So many loud moves in a row are looked at; captures that are due have no limit.
  private static final int LOUD_PLIES = 6;

  private final SearchTree searchTree;
  private final FamilyKnowledge familyKnowledge;
  private final Oracle oracle;
  private final @Nullable Sight sight;
  private final HistoryHeuristic historyHeuristic;
  private final PlyFrame[] frames;
  private final SearchPath searchPath;
  private final SearchBudget searchBudget;

  Quiescence(
      SearchTree searchTree,
      FamilyKnowledge familyKnowledge,
      SearchWorkspace searchWorkspace,
      Oracle oracle,
      @Nullable Sight sight,
      SearchPath searchPath,
      SearchBudget searchBudget) {
    this.searchTree = searchTree;
    this.familyKnowledge = familyKnowledge;
    this.oracle = oracle;
    this.sight = sight;
    this.searchPath = searchPath;
    this.searchBudget = searchBudget;
    historyHeuristic = searchWorkspace.historyHeuristic();
    frames = searchWorkspace.frames();
  }

  /// Goes on until nothing can be taken, so that the position can be judged at a glance.
  int search(Position p, int alpha, int beta, int ply, int plies) {
    var plyFrame = frames[ply];
    plyFrame.lineLength = 0;
    if (searchBudget.look() || searchPath.repeated(ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return Score.of(known, ply);
    }
    var moves = plyFrame.moves;
    p.generateLoud(moves);
    if (moves.size() == 0) {
      var outcome = p.outcome();
      if (outcome.isPresent()) {
        return searchTree.mayHuff(p, outcome.get())
            ? searchTree.huffing(p, 0, alpha, beta, ply)
            : Score.ended(p, outcome.get(), ply);
      }
    }
    if (ply >= Search.MOST_PLIES) {
      return evaluate(p, plyFrame.key);
    }
    boolean must = familyKnowledge.mustBeLoud() && moves.size() > 0 && moves.taken(0) != 0;
    int best = -Score.INFINITE;
    if (!must) {
      if (plies == 0 && familyKnowledge.restless(p)) {
        p.generate(moves);
        return searchTree.loop(p, 1, alpha, beta, ply, 0);
      }
      best = evaluate(p, plyFrame.key);
      if (best >= beta || plies >= LOUD_PLIES || moves.size() == 0) {
        return best;
      }
    }
    return louder(p, must, best, alpha, beta, ply, plies);
  }

  /// Plays the loud moves that are in the position's frame.
  ///
  /// @param must whether a capture is due, so that nothing else counts
  /// @param still what standing still is worth
  private int louder(Position p, boolean must, int still, int alpha, int beta, int ply, int plies) {
    var plyFrame = frames[ply];
    var moves = plyFrame.moves;
    int best = still;
    int low = Math.max(alpha, best);
    plyFrame.rank(p, 0, historyHeuristic.values);
    for (int i = plyFrame.next(); i >= 0; i = plyFrame.next()) {
      boolean seen =
          sight == null
              || best == -Score.INFINITE
              || sight.sees(plyFrame.key, plyFrame.names[i], ply, true);
      if (must && moves.taken(i) == 0 || !seen) {
        continue;
      }
      var after = p.play(moves, i);
      searchPath.enter(p, moves, i, after, ply + 1);
      int score =
          after.turn() == p.turn()
              ? search(after, low, beta, ply + 1, plies + 1)
              : -search(after, -beta, -low, ply + 1, plies + 1);
      if (searchBudget.out()) {
        return 0;
      }
      best = Math.max(best, score);
      low = Math.max(low, score);
      if (score >= beta) {
        break;
      }
    }
    return best;
  }

  int evaluate(Position p, long key) {
    int score = familyKnowledge.evaluate(p);
    return sight == null ? score : score + sight.mood(key);
  }
}
