package zwick.engine;

import org.jspecify.annotations.Nullable;
import zwick.game.Ending;
import zwick.game.Oracle;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;

/// The tree a [Search] walks below its root.
///
/// Principal-variation search: the first move of a position is looked at in full, the others only
/// as far as it takes to see that they are no better. On top of that
/// - a position that a short look finds far too good for the opponent to allow is left alone, and
///   the short look, with a margin, is the proof;
/// - late quiet moves are looked at less deeply, and again in full if they surprise;
/// - a forced reply costs no depth;
/// - in the end captures and mills are played out ([#quiesce]).
///
/// A score is for the side to move and changes its sign only where the turn changes: after a huff,
/// or a mill that gives another move, the same side goes on.
final class Tree {
  private static final int ASK_EVERY = 1 << 10;

  /// From this depth on positions are looked up in the table: to look at a position again is
  /// quicker than to wait for memory (a fifth of the time went there).
  private static final int REMEMBERED = 2;

  /// From this depth on a short look may end the long one.
  private static final int PROBE_DEPTH = 5;

  private static final int PROBE_MARGIN = 36;

  /// Beyond this the game is about decided; what matters then is the quickest end, and a short look
  /// does not see it.
  private static final int PROBE_WITHIN = 300;

  /// So many loud moves in a row are looked at in the end; captures that are due have no limit.
  private static final int LOUD_PLIES = 6;

  private final Knowledge knowledge;
  private final Table table;
  private final Oracle oracle;
  private final @Nullable Sight sight;
  private final History history;
  private final Frame[] frames;
  private final Path path;
  private final Limits limits;
  private final Watch watch;

  private long nodes;
  private long nextLook;
  private boolean out;
  private boolean probing;
  private int rootDepth;

  Tree(
      Root root,
      Knowledge knowledge,
      Desk desk,
      Oracle oracle,
      @Nullable Sight sight,
      Limits limits,
      Watch watch) {
    this.knowledge = knowledge;
    this.oracle = oracle;
    this.sight = sight;
    this.limits = limits;
    this.watch = watch;
    table = desk.table();
    history = desk.history();
    frames = desk.frames();
    path = new Path(root, frames);
    nextLook = Math.min(ASK_EVERY, limits.nodes());
  }

  Frame frame(int ply) {
    return frames[ply];
  }

  Path path() {
    return path;
  }

  long nodes() {
    return nodes;
  }

  /// Whether a limit was met; scores found since mean nothing.
  boolean out() {
    return out;
  }

  /// Begins a deeper look.
  void deepen(int depth) {
    rootDepth = depth;
  }

  /// Counts a position; now and then sees whether to stop. Depth 1 is always finished, so that
  /// there is a move to play.
  boolean look() {
    if (++nodes >= nextLook) {
      boolean spent = nodes >= limits.nodes() || watch.stopped() || watch.millis() >= limits.hard();
      out |= spent && rootDepth > 1;
      nextLook = spent ? nodes + 1 : Math.min(nodes + ASK_EVERY, limits.nodes());
    }
    return out;
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
      return quiesce(p, alpha, beta, ply, 0);
    }
    var frame = frames[ply];
    frame.lineLength = 0;
    if (look() || path.repeated(ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return score(known, ply);
    }
    boolean open = beta - alpha > 1;
    long entry = depth < REMEMBERED ? 0 : table.probe(frame.key);
    int first = Table.move(entry);
    if (entry != 0 && !open && Table.depth(entry) >= depth) {
      int stored = fromTable(Table.score(entry), ply);
      if (Table.settles(entry, stored, alpha, beta)) {
        return stored;
      }
    }
    if (ply >= Search.MOST_PLIES) {
      return evaluate(p, frame.key);
    }
    if (!open
        && !probing
        && depth >= PROBE_DEPTH
        && Math.abs(beta) < PROBE_WITHIN
        && sight == null) {
      int goal = beta + PROBE_MARGIN + 2 * depth;
      probing = true; // a look short of a short look would be no proof
      int score = search(p, depth * 2 / 5, goal - 1, goal, ply);
      probing = false;
      if (score >= goal || out) {
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
      return mayHuff(p, outcome) ? huffing(p, depth, alpha, beta, ply) : ended(p, outcome, ply);
    }
    return path.overdue(p, ply) ? 0 : loop(p, depth, alpha, beta, ply, first);
  }

  /// Tries every move of a position whose moves are in its frame.
  private int loop(Position p, int depth, int alpha, int beta, int ply, int first) {
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
    int deeper = moves.size() == 1 && ply < 2 * rootDepth ? depth : depth - 1;
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
        if (score > low && less > 0 && !out) {
          score = child(after, same, deeper, low, low + 1, ply + 1);
        }
        if (score > low && score < beta && !out) {
          score = child(after, same, deeper, low, beta, ply + 1);
        }
      }
      if (out) {
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
      table.store(frame.key, bestName, toTable(best, ply), depth, bound);
    }
    return best;
  }

  /// By how much less deeply a late quiet move is looked at.
  private static int reduction(int depth, int tried, boolean open) {
    if (depth < 3 || tried < 3) {
      return 0;
    }
    return !open && tried >= 6 && depth >= 6 ? 2 : 1;
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
  private boolean mayHuff(Position p, Outcome outcome) {
    return knowledge.huffs()
        && outcome.equals(new Outcome.Win(p.turn().other(), Ending.BLOCKED))
        && !p.huffable().isEmpty();
  }

  /// The best huff, or -INFINITE. A huff is no move: the same side still has to move.
  private int huffing(Position p, int depth, int alpha, int beta, int ply) {
    int best = -Score.INFINITE;
    for (int at : p.huffable()) {
      var after = p.huff(at);
      path.enter(p, null, 0, after, ply + 1);
      best = Math.max(best, search(after, depth, Math.max(alpha, best), beta, ply + 1));
      if (best >= beta || out) {
        break;
      }
    }
    return best;
  }

  /// Goes on until nothing can be taken, so that the position can be judged at a glance.
  private int quiesce(Position p, int alpha, int beta, int ply, int plies) {
    var frame = frames[ply];
    frame.lineLength = 0;
    if (look() || path.repeated(ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return score(known, ply);
    }
    var moves = frame.moves;
    p.generateLoud(moves);
    if (moves.size() == 0) {
      var outcome = p.outcome();
      if (outcome.isPresent()) {
        return mayHuff(p, outcome.get())
            ? huffing(p, 0, alpha, beta, ply)
            : ended(p, outcome.get(), ply);
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
        return loop(p, 1, alpha, beta, ply, 0);
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
              ? quiesce(after, low, beta, ply + 1, plies + 1)
              : -quiesce(after, -beta, -low, ply + 1, plies + 1);
      if (out) {
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

  // Scores

  private int evaluate(Position p, long key) {
    int score = knowledge.evaluate(p);
    return sight == null ? score : score + sight.mood(key);
  }

  private static int ended(Position p, Outcome outcome, int ply) {
    return switch (outcome) {
      case Outcome.Win(Side winner, var _) ->
          winner == p.turn() ? Score.winIn(ply) : -Score.winIn(ply);
      case Outcome.Draw _ -> 0;
    };
  }

  private static int score(Oracle.Known known, int ply) {
    return switch (known.value()) {
      case WON -> Score.winIn(ply + known.plies());
      case DRAWN -> 0;
      case LOST -> -Score.winIn(ply + known.plies());
    };
  }

  /// The table counts the plies to the end from the position, a search from the root.
  private static int toTable(int score, int ply) {
    return score >= Score.SURE ? score + ply : score <= -Score.SURE ? score - ply : score;
  }

  private static int fromTable(int score, int ply) {
    return score >= Score.SURE ? score - ply : score <= -Score.SURE ? score + ply : score;
  }
}
