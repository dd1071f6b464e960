package zwick.engine.search;

import org.jspecify.annotations.Nullable;
import zwick.engine.FamilyKnowledge;
import zwick.engine.Score;
import zwick.engine.SearchRoot;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.known.Oracle;

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
final class SearchTree {
  /// From this depth on positions are looked up in the table: to look at a position again is
  /// quicker than to wait for memory (a fifth of the time went there).
  private static final int REMEMBERED = 2;

  /// From this depth on a short look may end the long one.
  private static final int PROBE_DEPTH = 5;

  private static final int PROBE_MARGIN = 20;

  /// Beyond this the game is about decided; what matters then is the quickest end, and a short look
  /// does not see it.
  private static final int PROBE_WITHIN = 300;

  private final FamilyKnowledge familyKnowledge;
  private final TranspositionTable transpositionTable;
  private final Oracle oracle;
  private final @Nullable Sight sight;
  private final HistoryHeuristic historyHeuristic;
  private final PlyFrame[] frames;
  private final SearchPath searchPath;
  private final SearchBudget searchBudget;
  private final Quiescence quiescence;

  private boolean probing;

  SearchTree(
      SearchRoot searchRoot,
      FamilyKnowledge familyKnowledge,
      SearchWorkspace searchWorkspace,
      Oracle oracle,
      @Nullable Sight sight,
      SearchBudget searchBudget) {
    this.familyKnowledge = familyKnowledge;
    this.oracle = oracle;
    this.sight = sight;
    this.searchBudget = searchBudget;
    transpositionTable = searchWorkspace.transpositionTable();
    historyHeuristic = searchWorkspace.historyHeuristic();
    frames = searchWorkspace.frames();
    searchPath = new SearchPath(searchRoot, frames);
    quiescence =
        new Quiescence(
            this, familyKnowledge, searchWorkspace, oracle, sight, searchPath, searchBudget);
  }

  PlyFrame frame(int ply) {
    return frames[ply];
  }

  SearchPath searchPath() {
    return searchPath;
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
    var plyFrame = frames[ply];
    plyFrame.lineLength = 0;
    if (searchBudget.look() || searchPath.repeated(ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return Score.of(known, ply);
    }
    boolean open = beta - alpha > 1;
    long entry = depth < REMEMBERED ? 0 : transpositionTable.probe(plyFrame.key);
    int first = TranspositionTable.move(entry);
    if (entry != 0 && !open && TranspositionTable.depth(entry) >= depth) {
      int stored = Score.fromTable(TranspositionTable.score(entry), ply);
      if (TranspositionTable.settles(entry, stored, alpha, beta)) {
        return stored;
      }
    }
    if (ply >= Search.MOST_PLIES) {
      return quiescence.evaluate(p, plyFrame.key);
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
      if (score >= goal || searchBudget.out()) {
        return score;
      }
    }
    if (first == 0 && open && depth >= PROBE_DEPTH) {
      search(p, depth - 3, alpha, beta, ply); // for the sake of its best move
      first = TranspositionTable.move(transpositionTable.probe(plyFrame.key));
    }
    p.generate(plyFrame.moves);
    if (plyFrame.moves.size() == 0) {
      var outcome = p.outcome().orElseThrow();
      return mayHuff(p, outcome)
          ? huffing(p, depth, alpha, beta, ply)
          : Score.ended(p, outcome, ply);
    }
    return searchPath.overdue(p, ply) ? 0 : loop(p, depth, alpha, beta, ply, first);
  }

  /// Tries every move of a position whose moves are in its frame.
  int loop(Position p, int depth, int alpha, int beta, int ply, int first) {
    var plyFrame = frames[ply];
    var moves = plyFrame.moves;
    boolean open = beta - alpha > 1;
    int low = alpha;
    int best = -Score.INFINITE;
    int bestName = 0;
    plyFrame.rank(p, first, historyHeuristic.values);
    if (familyKnowledge.huffs()) {
      best = huffing(p, depth, low, beta, ply);
      low = Math.max(low, best);
      if (best >= beta) {
        return best;
      }
    }
    int deeper = moves.size() == 1 && ply < 2 * searchBudget.depth() ? depth : depth - 1;
    int tried = 0;
    for (int i = plyFrame.next(); i >= 0; i = plyFrame.next()) {
      int name = plyFrame.names[i];
      boolean loud = p.loud(moves, i);
      if (sight != null && tried > 0 && !sight.sees(plyFrame.key, name, ply, loud)) {
        continue;
      }
      var after = p.play(moves, i);
      searchPath.enter(p, moves, i, after, ply + 1);
      boolean same = after.turn() == p.turn();
      int score;
      if (tried == 0) {
        score = child(after, same, deeper, low, beta, ply + 1);
      } else {
        int less = loud || Score.decided(low) ? 0 : reduction(depth, tried, open);
        score = child(after, same, deeper - less, low, low + 1, ply + 1);
        if (score > low && less > 0 && !searchBudget.out()) {
          score = child(after, same, deeper, low, low + 1, ply + 1);
        }
        if (score > low && score < beta && !searchBudget.out()) {
          score = child(after, same, deeper, low, beta, ply + 1);
        }
      }
      if (searchBudget.out()) {
        return 0;
      }
      tried++;
      if (score > best) {
        best = score;
        if (score > low) {
          low = score;
          bestName = name;
          if (open) {
            plyFrame.keepLine(moves.code(i), moves.taken(i), frames[ply + 1]);
          }
          if (score >= beta) {
            learn(plyFrame, name, loud, depth);
            break;
          }
        }
      }
    }
    if (depth >= REMEMBERED) {
      int bound =
          best >= beta
              ? TranspositionTable.LOWER
              : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER;
      transpositionTable.store(plyFrame.key, bestName, Score.toTable(best, ply), depth, bound);
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
  private void learn(PlyFrame plyFrame, int name, boolean loud, int depth) {
    int weight = Math.min(depth * depth, 400);
    historyHeuristic.learn(name, weight * 8);
    if (!loud) {
      plyFrame.learnKiller(name);
    }
    if (depth > 1) {
      for (int i = 0; i < plyFrame.moves.size(); i++) {
        if (plyFrame.tried(i) && plyFrame.names[i] != name) {
          historyHeuristic.learn(plyFrame.names[i], -weight * 4);
        }
      }
    }
  }

  /// Whether who seems shut in may first take a piece off, as the referee lets him.
  boolean mayHuff(Position p, Outcome outcome) {
    return familyKnowledge.huffs()
        && outcome.equals(new Outcome.Win(p.turn().other(), Ending.BLOCKED))
        && !p.huffable().isEmpty();
  }

  /// The best huff, or -INFINITE. A huff is no move: the same side still has to move.
  int huffing(Position p, int depth, int alpha, int beta, int ply) {
    int best = -Score.INFINITE;
    for (int at : p.huffable()) {
      var after = p.huff(at);
      searchPath.enter(p, null, 0, after, ply + 1);
      best = Math.max(best, search(after, depth, Math.max(alpha, best), beta, ply + 1));
      if (best >= beta || searchBudget.out()) {
        break;
      }
    }
    return best;
  }
}
