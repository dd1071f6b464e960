package zwick.engine.players;

import java.util.Arrays;
import java.util.Optional;
import zwick.engine.FamilyKnowledge;
import zwick.engine.Score;
import zwick.engine.search.PlyFrame;
import zwick.engine.search.Sight;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;

/// A short look ahead as people take it: a few plies, then the exchanges that catch the eye. What
/// is not noticed does not happen, so a piece can be left to be taken and a mill to be closed.
///
/// Takes no account of draw rules and asks no oracle.
final class ShallowSearch {
  private final FamilyKnowledge familyKnowledge;
  private final MissedCaptures missedCaptures;
  private final Sight sight;
  private final int depth;
  private final int last;
  private final MoveBuffer[] buffers;

  ShallowSearch(
      FamilyKnowledge familyKnowledge,
      MissedCaptures missedCaptures,
      PlayingStrength playingStrength,
      SeededLuck seededLuck) {
    this.familyKnowledge = familyKnowledge;
    this.missedCaptures = missedCaptures;
    sight = playingStrength.eyes(seededLuck);
    depth = playingStrength.depth();
    last = depth + playingStrength.trade();
    buffers = new MoveBuffer[last + 1];
    Arrays.setAll(buffers, _ -> new MoveBuffer());
  }

  /// What a player would do, and what that seems to be worth.
  record Idea(MoveBuffer moves, int index, int score) {}

  /// The best of the moves that come into consideration, if any does.
  Optional<Idea> best(Position p, MovePreference movePreference) {
    var seen = best(p, movePreference, sight);
    return seen.isPresent() ? seen : best(p, movePreference, ImperfectSight.ALL);
  }

  private Optional<Idea> best(Position p, MovePreference movePreference, Sight first) {
    var moves = new MoveBuffer();
    p.generate(moves);
    int most = -Score.INFINITE;
    var best = Optional.<Idea>empty();
    for (int i = 0; i < moves.size(); i++) {
      if (movePreference.allows(moves, i)
          && first.sees(p.key(), name(moves, i), 0, p.loud(moves, i))) {
        var after = missedCaptures.plain(p.play(moves, i));
        int liking = movePreference.of(p, moves, i, after);
        int score = child(p, after, depth - 1, most - liking, Score.INFINITE, 1);
        if (best.isEmpty() || score + liking > most) {
          most = score + liking;
          best = Optional.of(new Idea(moves, i, score));
        }
      }
    }
    return best;
  }

  /// What the position seems to be worth to the side to move.
  int worth(Position p) {
    return value(p, depth, -Score.INFINITE, Score.INFINITE, 0);
  }

  private int child(Position p, Position after, int left, int alpha, int beta, int ply) {
    return after.turn() == p.turn()
        ? value(after, left, alpha, beta, ply)
        : -value(after, left, -beta, -alpha, ply);
  }

  private int value(Position p, int left, int alpha, int beta, int ply) {
    var moves = buffers[Math.min(ply, last)];
    p.generate(moves);
    if (moves.size() == 0) {
      return ended(p, ply);
    }
    long key = p.key();
    boolean must = familyKnowledge.mustBeLoud() && moves.taken(0) != 0;
    int best = -Score.INFINITE;
    if (left <= 0 && !must || ply >= last) {
      best = judge(p, key);
      if (best >= beta || ply >= last || familyKnowledge.mustBeLoud()) {
        return best;
      }
    }
    for (int i = 0; i < moves.size(); i++) {
      boolean loud = p.loud(moves, i);
      if ((left > 0 || loud) && sight.sees(key, name(moves, i), ply, loud)) {
        int low = Math.max(alpha, best);
        best = Math.max(best, child(p, p.play(moves, i), left - 1, low, beta, ply + 1));
        if (best >= beta) {
          return best;
        }
      }
    }
    return best == -Score.INFINITE ? judge(p, key) : best;
  }

  private int judge(Position p, long key) {
    return familyKnowledge.evaluate(p) + sight.mood(key);
  }

  private static int ended(Position p, int ply) {
    return p.outcome().orElseThrow() instanceof Outcome.Win(Side winner, var _)
        ? winner == p.turn() ? Score.winIn(ply) : -Score.winIn(ply)
        : 0;
  }

  private static int name(MoveBuffer moves, int i) {
    return PlyFrame.name(moves.code(i), moves.taken(i));
  }
}
