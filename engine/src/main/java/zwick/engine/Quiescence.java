package zwick.engine;

import org.jspecify.annotations.Nullable;
import zwick.game.Oracle;
import zwick.game.Position;

/// The end of a line: captures and mills are played out until a position can be judged at a glance.
final class Quiescence {
  /// So many loud moves in a row are looked at; captures that are due have no limit.
  private static final int LOUD_PLIES = 6;

  private final Tree tree;
  private final Knowledge knowledge;
  private final Oracle oracle;
  private final @Nullable Sight sight;
  private final History history;
  private final Frame[] frames;
  private final Path path;
  private final Effort effort;

  Quiescence(
      Tree tree,
      Knowledge knowledge,
      Desk desk,
      Oracle oracle,
      @Nullable Sight sight,
      Path path,
      Effort effort) {
    this.tree = tree;
    this.knowledge = knowledge;
    this.oracle = oracle;
    this.sight = sight;
    this.path = path;
    this.effort = effort;
    history = desk.history();
    frames = desk.frames();
  }

  /// Goes on until nothing can be taken, so that the position can be judged at a glance.
  int search(Position p, int alpha, int beta, int ply, int plies) {
    var frame = frames[ply];
    frame.lineLength = 0;
    if (effort.look() || path.repeated(ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return Score.of(known, ply);
    }
    var moves = frame.moves;
    p.generateLoud(moves);
    if (moves.size() == 0) {
      var outcome = p.outcome();
      if (outcome.isPresent()) {
        return tree.mayHuff(p, outcome.get())
            ? tree.huffing(p, 0, alpha, beta, ply)
            : Score.ended(p, outcome.get(), ply);
      }
    }
    if (ply >= Search.MOST_PLIES) {
      return evaluate(p, frame.key);
    }
    boolean must = knowledge.mustBeLoud() && moves.size() > 0 && moves.taken(0) != 0;
    int best = -Score.INFINITE;
    if (!must) {
      if (plies == 0 && knowledge.restless(p)) {
        p.generate(moves);
        return tree.loop(p, 1, alpha, beta, ply, 0);
      }
      best = evaluate(p, frame.key);
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
    var frame = frames[ply];
    var moves = frame.moves;
    int best = still;
    int low = Math.max(alpha, best);
    frame.rank(p, 0, history.values);
    for (int i = frame.next(); i >= 0; i = frame.next()) {
      boolean seen =
          sight == null
              || best == -Score.INFINITE
              || sight.sees(frame.key, frame.names[i], ply, true);
      if (must && moves.taken(i) == 0 || !seen) {
        continue;
      }
      var after = p.play(moves, i);
      path.enter(p, moves, i, after, ply + 1);
      int score =
          after.turn() == p.turn()
              ? search(after, low, beta, ply + 1, plies + 1)
              : -search(after, -beta, -low, ply + 1, plies + 1);
      if (effort.out()) {
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
    int score = knowledge.evaluate(p);
    return sight == null ? score : score + sight.mood(key);
  }
}
