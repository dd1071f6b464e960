package zwick.engine;

import org.jspecify.annotations.Nullable;
import zwick.game.Ending;
import zwick.game.Oracle;
import zwick.game.Outcome;
import zwick.game.Position;

/// The tree a [Search] walks below its root.
///
/// Principal-variation search: the first move of a position is looked at in full, the others only
/// as far as it takes to see that they are no better. On top of that
/// - a position that a short look finds far too good for the opponent to allow is left alone, and
///   the short look, with a margin, is the proof;
/// - quiet moves after the first are looked at less deeply, and again in full if they surprise;
/// - a forced reply costs no depth;
/// - in the end captures and mills are played out ([Quiescence]).
///
/// A score is for the side to move and changes its sign only where the turn changes: after a huff,
/// or a mill that gives another move, the same side goes on.
final class Tree {
  /// From this depth on positions are looked up in the table: to look at a position again is
  /// quicker than to wait for memory (a fifth of the time went there).
  private static final int REMEMBERED = 2;

  /// From this depth on a short look may end the long one.
  private static final int PROBE_DEPTH = 5;

  private static final int PROBE_MARGIN = 20;

  /// Beyond this the game is about decided; what matters then is the quickest end, and a short look
  /// does not see it.
  private static final int PROBE_WITHIN = 300;

  private final Knowledge knowledge;
  private final Table table;
  private final Oracle oracle;
  private final @Nullable Sight sight;
  private final History history;
  private final Frame[] frames;
  private final Path path;
  private final Effort effort;
  private final Quiescence quiescence;

  private boolean probing;

  Tree(
      Root root,
      Knowledge knowledge,
      Desk desk,
      Oracle oracle,
      @Nullable Sight sight,
      Effort effort) {
    this.knowledge = knowledge;
    this.oracle = oracle;
    this.sight = sight;
    this.effort = effort;
    table = desk.table();
    history = desk.history();
    frames = desk.frames();
    path = new Path(root, frames);
    quiescence = new Quiescence(this, knowledge, desk, oracle, sight, path, effort);
  }

  Frame frame(int ply) {
    return frames[ply];
  }

  Path path() {
    return path;
  }

  /// The score of `after` for the side that moved there.
  ///
  /// @param same whether that side has to move again
  int child(Position after, boolean same, int depth, int alpha, int beta, int ply) {
    return same
        ? search(after, depth, alpha, beta, ply)
        : -search(after, depth, -beta, -alpha, ply);
  }

  private int search(Position p, int depth, int alpha, int beta, int ply) {
    if (depth <= 0) {
      return quiescence.search(p, alpha, beta, ply, 0);
    }
    var frame = frames[ply];
    frame.lineLength = 0;
    if (effort.look() || path.repeated(ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return Score.of(known, ply);
    }
    boolean open = beta - alpha > 1;
    long entry = depth < REMEMBERED ? 0 : table.probe(frame.key);
    int first = Table.move(entry);
    if (entry != 0 && !open && Table.depth(entry) >= depth) {
      int stored = Score.fromTable(Table.score(entry), ply);
      if (Table.settles(entry, stored, alpha, beta)) {
        return stored;
      }
    }
    if (ply >= Search.MOST_PLIES) {
      return quiescence.evaluate(p, frame.key);
    }
    if (!open
        && !probing
        && depth >= PROBE_DEPTH
        && Math.abs(beta) < PROBE_WITHIN
        && sight == null) {
      int goal = beta + PROBE_MARGIN + depth;
      probing = true; // a look short of a short look would be no proof
      int score = search(p, depth * 2 / 5, goal - 1, goal, ply);
      probing = false;
      if (score >= goal || effort.out()) {
        return score;
      }
    }
    if (first == 0 && open && depth >= PROBE_DEPTH) {
      search(p, depth - 3, alpha, beta, ply); // for the sake of its best move
      first = Table.move(table.probe(frame.key));
    }
    p.generate(frame.moves);
    if (frame.moves.size() == 0) {
      var outcome = p.outcome().orElseThrow();
      return mayHuff(p, outcome)
          ? huffing(p, depth, alpha, beta, ply)
          : Score.ended(p, outcome, ply);
    }
    return path.overdue(p, ply) ? 0 : loop(p, depth, alpha, beta, ply, first);
  }

  /// Tries every move of a position whose moves are in its frame.
  int loop(Position p, int depth, int alpha, int beta, int ply, int first) {
    var frame = frames[ply];
    var moves = frame.moves;
    boolean open = beta - alpha > 1;
    int low = alpha;
    int best = -Score.INFINITE;
    int bestName = 0;
    frame.rank(p, first, history.values);
    if (knowledge.huffs()) {
      best = huffing(p, depth, low, beta, ply);
      low = Math.max(low, best);
      if (best >= beta) {
        return best;
      }
    }
    int deeper = moves.size() == 1 && ply < 2 * effort.depth() ? depth : depth - 1;
    int tried = 0;
    for (int i = frame.next(); i >= 0; i = frame.next()) {
      int name = frame.names[i];
      boolean loud = p.loud(moves, i);
      if (sight != null && tried > 0 && !sight.sees(frame.key, name, ply, loud)) {
        continue;
      }
      var after = p.play(moves, i);
      path.enter(p, moves, i, after, ply + 1);
      boolean same = after.turn() == p.turn();
      int score;
      if (tried == 0) {
        score = child(after, same, deeper, low, beta, ply + 1);
      } else {
        int less = loud || Score.decided(low) ? 0 : reduction(depth, tried, open);
        score = child(after, same, deeper - less, low, low + 1, ply + 1);
        if (score > low && less > 0 && !effort.out()) {
          score = child(after, same, deeper, low, low + 1, ply + 1);
        }
        if (score > low && score < beta && !effort.out()) {
          score = child(after, same, deeper, low, beta, ply + 1);
        }
      }
      if (effort.out()) {
        return 0;
      }
      tried++;
      if (score > best) {
        best = score;
        if (score > low) {
          low = score;
          bestName = name;
          if (open) {
            frame.keepLine(moves.code(i), moves.taken(i), frames[ply + 1]);
          }
          if (score >= beta) {
            learn(frame, name, loud, depth);
            break;
          }
        }
      }
    }
    if (depth >= REMEMBERED) {
      int bound = best >= beta ? Table.LOWER : best > alpha ? Table.EXACT : Table.UPPER;
      table.store(frame.key, bestName, Score.toTable(best, ply), depth, bound);
    }
    return best;
  }

  /// By how much less deeply a quiet move is looked at once better-looking ones have been. Where
  /// all that matters is whether anything beats `alpha`, the first move usually shows it.
  private static int reduction(int depth, int tried, boolean open) {
    if (depth < 2 || open && tried < 3) {
      return 0;
    }
    return !open && tried >= 3 && depth >= 4 ? 2 : 1;
  }

  /// A good move rises; those tried before it fall.
  private void learn(Frame frame, int name, boolean loud, int depth) {
    int weight = Math.min(depth * depth, 400);
    history.learn(name, weight * 8);
    if (!loud) {
      frame.learnKiller(name);
    }
    if (depth > 1) {
      for (int i = 0; i < frame.moves.size(); i++) {
        if (frame.tried(i) && frame.names[i] != name) {
          history.learn(frame.names[i], -weight * 4);
        }
      }
    }
  }

  /// Whether who seems shut in may first take a piece off, as the referee lets him.
  boolean mayHuff(Position p, Outcome outcome) {
    return knowledge.huffs()
        && outcome.equals(new Outcome.Win(p.turn().other(), Ending.BLOCKED))
        && !p.huffable().isEmpty();
  }

  /// The best huff, or -INFINITE. A huff is no move: the same side still has to move.
  int huffing(Position p, int depth, int alpha, int beta, int ply) {
    int best = -Score.INFINITE;
    for (int at : p.huffable()) {
      var after = p.huff(at);
      path.enter(p, null, 0, after, ply + 1);
      best = Math.max(best, search(after, depth, Math.max(alpha, best), beta, ply + 1));
      if (best >= beta || effort.out()) {
        break;
      }
    }
    return best;
  }
}
