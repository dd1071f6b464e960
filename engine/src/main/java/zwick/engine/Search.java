package zwick.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.game.DrawRules;
import zwick.game.MoveBuffer;
import zwick.game.Oracle;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;

/// Principal-variation search, deeper and deeper until a limit is met.
///
/// It searches the positions of the referee themselves, so it knows every rule there is. A score is
/// for the side to move and changes its sign only where the turn changes: after a huff, or a mill
/// that gives another move, the same side goes on.
///
/// One thread, no clock, no randomness: for a given limit of nodes or depth, an empty [Table] and a
/// new search always give the same answer.
final class Search {
  static final int MOST_PLIES = 128;

  private static final int ASK_EVERY = 1 << 10;
  private static final int WINDOW = 24;

  /// Quiescence looks at mills and captures so many plies deep; forced captures have no limit.
  private static final int LOUD_PLIES = 6;

  // The line of deeds cut short by a reduced search must promise this much more to be left out.
  private static final int PROBE_DEPTH = 5;
  private static final int PROBE_MARGIN = 36;

  private final Knowledge knowledge;
  private final Table table;
  private final Oracle oracle;
  private final @Nullable Sight sight;
  private final boolean huffs;
  private final boolean limits;
  private final int quietPlies;

  private final History history;
  private final Frame[] frames;
  private final long[] keys;
  private final int base;
  private final Root root;

  private long nodes;
  private long nextLook;
  private boolean out;
  private Limits limit = Limits.depth(1);
  private Watch watch = Watch.NONE;
  private int rootDepth;

  Search(Root root, Knowledge knowledge, Desk desk, Oracle oracle, @Nullable Sight sight) {
    this.root = root;
    this.knowledge = knowledge;
    table = desk.table();
    history = desk.history();
    frames = desk.frames();
    this.oracle = oracle;
    this.sight = sight;
    var draws = root.position().rules().draws();
    huffs = knowledge.huffs();
    limits = draws.endgameLimits();
    quietPlies = draws.quietPlies();
    base = root.before().length;
    keys = new long[base + MOST_PLIES + 2];
    System.arraycopy(root.before(), 0, keys, 0, base);
    var first = frames[0];
    first.key = root.position().key();
    first.quiet = root.quiet();
    first.limited = root.limited();
    first.reach = base;
    keys[base] = first.key;
  }

  long nodes() {
    return nodes;
  }

  /// Looks ahead until a limit is met. At least depth 1 is always finished.
  ///
  /// @param lines how many of the best lines to find
  Report run(Limits within, Watch clock, int lines, Consumer<Report> progress) {
    limit = within;
    watch = clock;
    nextLook = Math.min(ASK_EVERY, within.nodes());
    var choices = RootChoice.all(root.position());
    var report = new Report(0, 0, 0, List.of());
    for (rootDepth = 1; rootDepth <= within.depth(); rootDepth++) {
      var found = iterate(choices, Math.min(lines, choices.size()), report);
      if (found.isEmpty()) {
        break;
      }
      report = new Report(rootDepth, nodes, watch.millis(), found);
      progress.accept(report);
      if (out || enough(report, choices.size(), lines)) {
        break;
      }
    }
    return new Report(report.depth(), nodes, watch.millis(), report.lines());
  }

  /// Whether looking deeper would tell nothing new, or would not be finished in time.
  private boolean enough(Report report, int choices, int lines) {
    boolean timed = limit.soft() < Long.MAX_VALUE;
    if (timed && (choices == 1 || watch.millis() * 2 > limit.soft())) {
      return choices == 1 || watch.millis() >= limit.soft() * 6 / 10;
    }
    int score = report.best().score();
    return lines == 1 && Score.decided(score) && Score.plies(score) <= rootDepth;
  }

  /// One look at every choice, the promising ones first. Empty if it was cut short before the first
  /// was finished.
  private List<Line> iterate(List<RootChoice> choices, int lines, Report last) {
    var found = new ArrayList<Line>();
    for (int k = 0; k < lines; k++) {
      boolean guessed = k < last.lines().size() && rootDepth > 3;
      int guess = guessed ? last.lines().get(k).score() : 0;
      int margin = WINDOW;
      int alpha = guessed ? guess - margin : -Score.INFINITE;
      int beta = guessed ? guess + margin : Score.INFINITE;
      while (true) {
        int score = best(choices, k, alpha, beta);
        if (out || score > alpha && score < beta) {
          break;
        }
        margin *= 4;
        if (score <= alpha) {
          alpha = margin > 1000 ? -Score.INFINITE : guess - margin;
        } else {
          beta = margin > 1000 ? Score.INFINITE : guess + margin;
        }
      }
      RootChoice.sort(choices, k);
      if (out && choices.get(k).score == -Score.INFINITE) {
        break;
      }
      found.add(choices.get(k).line(root.position(), rootDepth));
    }
    // cut short: lines that were not looked at again keep what the last look found
    for (int k = found.size(); out && k < Math.min(lines, last.lines().size()); k++) {
      found.add(last.lines().get(k));
    }
    return found;
  }

  /// The best score among the choices from `first` on.
  private int best(List<RootChoice> choices, int first, int alpha, int beta) {
    int best = -Score.INFINITE;
    int low = alpha;
    nodes++;
    for (int i = first; i < choices.size(); i++) {
      choices.get(i).score = -Score.INFINITE;
    }
    for (int i = first; i < choices.size(); i++) {
      var choice = choices.get(i);
      enter(root.position(), choice.moves, choice.index, choice.after, 1);
      boolean same = choice.after.turn() == root.position().turn();
      int depth = choice.huff >= 0 ? rootDepth : rootDepth - 1;
      int score;
      if (i == first) {
        score = child(choice.after, same, depth, low, beta, 1);
      } else {
        score = child(choice.after, same, depth, low, low + 1, 1);
        if (score > low && score < beta && !out) {
          score = child(choice.after, same, depth, low, beta, 1);
        }
      }
      if (out) {
        break;
      }
      if (score > best) {
        best = score;
        choice.score = score;
        choice.keepLine(frames[1]);
        if (score > low) {
          low = score;
          if (score >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  /// The score of `after` for the side that moved there.
  private int child(Position after, boolean same, int depth, int alpha, int beta, int ply) {
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
    if (look()) {
      return 0;
    }
    if (repeated(frame, ply)) {
      return 0;
    }
    var known = oracle.known(p);
    if (known != null) {
      return score(known, ply);
    }
    boolean open = beta - alpha > 1;
    long entry = table.probe(frame.key);
    int first = Table.move(entry);
    if (entry != 0 && !open && Table.depth(entry) >= depth) {
      int stored = fromTable(Table.score(entry), ply);
      int bound = Table.bound(entry);
      if (bound == Table.EXACT
          || bound == Table.LOWER && stored >= beta
          || bound == Table.UPPER && stored <= alpha) {
        return stored;
      }
    }
    if (ply >= MOST_PLIES) {
      return evaluate(p, frame.key);
    }
    if (!open && depth >= PROBE_DEPTH && Math.abs(beta) < Score.SURE && sight == null) {
      int goal = beta + PROBE_MARGIN + 2 * depth;
      int score = search(p, depth * 2 / 5, goal - 1, goal, ply);
      if (score >= goal || out) {
        return score;
      }
    }
    if (first == 0 && open && depth >= 5) {
      search(p, depth - 3, alpha, beta, ply);
      first = Table.move(table.probe(frame.key));
    }
    var moves = frame.moves;
    p.generate(moves);
    int size = moves.size();
    if (size == 0) {
      return ended(p, p.outcome().orElseThrow(), ply);
    }
    if (quietPlies > 0 && frame.quiet >= quietPlies || limits && overdue(p, frame)) {
      return 0;
    }
    return loop(p, depth, alpha, beta, ply, first);
  }

  /// Tries every move of a position whose moves are in its frame.
  private int loop(Position p, int depth, int alpha, int beta, int ply, int first) {
    var frame = frames[ply];
    var moves = frame.moves;
    boolean open = beta - alpha > 1;
    int size = moves.size();
    int low = alpha;
    int best = -Score.INFINITE;
    int bestName = 0;
    frame.rank(p, first, history.values);
    if (huffs) {
      best = huffing(p, depth, low, beta, ply);
      low = Math.max(low, best);
      if (best >= beta) {
        return best;
      }
    }
    int extension = size == 1 && ply < 2 * rootDepth ? 1 : 0;
    int tried = 0;
    for (int i = frame.next(); i >= 0; i = frame.next()) {
      int name = frame.names[i];
      boolean loud = p.loud(moves, i);
      if (sight != null && tried > 0 && !sight.sees(frame.key, name, ply, loud)) {
        continue;
      }
      var after = p.play(moves, i);
      enter(p, moves, i, after, ply + 1);
      boolean same = after.turn() == p.turn();
      int deeper = depth - 1 + extension;
      int score;
      if (tried == 0) {
        score = child(after, same, deeper, low, beta, ply + 1);
      } else {
        int less = loud || depth < 3 || tried < 3 ? 0 : reduction(depth, tried, open);
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
    int bound = best >= beta ? Table.LOWER : best > alpha ? Table.EXACT : Table.UPPER;
    table.store(frame.key, bestName, toTable(best, ply), depth, bound);
    return best;
  }

  private static int reduction(int depth, int tried, boolean open) {
    int less = tried >= 6 && depth >= 6 ? 2 : 1;
    return open ? 1 : less;
  }

  /// A good move rises; the quiet ones tried before it fall.
  private void learn(Frame frame, int name, boolean loud, int depth) {
    int weight = Math.min(depth * depth, 400);
    history.learn(name, weight * 8);
    if (!loud) {
      frame.learnKiller(name);
    }
    for (int i = 0; depth > 1 && i < frame.moves.size(); i++) {
      if (frame.promise[i] == Integer.MIN_VALUE && frame.names[i] != name) {
        history.learn(frame.names[i], -weight * 4);
      }
    }
  }

  /// The best huff, or -INFINITE. A huff is no move: the same side still has to move.
  private int huffing(Position p, int depth, int alpha, int beta, int ply) {
    int best = -Score.INFINITE;
    for (int at : p.huffable()) {
      var after = p.huff(at);
      enterHuff(after, ply + 1);
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
    if (look()) {
      return 0;
    }
    if (repeated(frame, ply)) {
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
        return ended(p, outcome.get(), ply);
      }
    }
    if (ply >= MOST_PLIES) {
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
    int low = Math.max(alpha, best);
    frame.rank(p, 0, history.values);
    for (int i = frame.next(); i >= 0; i = frame.next()) {
      if (must && moves.taken(i) == 0) {
        continue; // a capture is due first
      }
      if (sight != null
          && best > -Score.INFINITE
          && !sight.sees(frame.key, frame.names[i], ply, true)) {
        continue;
      }
      var after = p.play(moves, i);
      enter(p, moves, i, after, ply + 1);
      int score =
          after.turn() == p.turn()
              ? quiesce(after, low, beta, ply + 1, plies + 1)
              : -quiesce(after, -beta, -low, ply + 1, plies + 1);
      if (out) {
        return 0;
      }
      if (score > best) {
        best = score;
        if (score > low) {
          low = score;
          if (score >= beta) {
            break;
          }
        }
      }
    }
    return best;
  }

  // What the draw rules count

  /// Fills the frame of the position `after` the move.
  private void enter(Position p, MoveBuffer moves, int index, Position after, int ply) {
    if (index < 0) {
      enterHuff(after, ply);
      return;
    }
    var from = frames[ply - 1];
    var to = frames[ply];
    to.key = after.key();
    keys[base + ply] = to.key;
    to.reach = p.reversible(moves, index) ? from.reach + 1 : 0;
    to.quiet = p.quiet(moves, index) ? from.quiet + 1 : 0;
    to.limited =
        limits && after.limit().isPresent() && after.limit().equals(p.limit())
            ? from.limited + 1
            : 0;
  }

  private void enterHuff(Position after, int ply) {
    var to = frames[ply];
    to.key = after.key();
    keys[base + ply] = to.key;
    to.reach = 0;
    to.quiet = 0;
    to.limited = 0;
  }

  /// A position that comes again is a draw, the sooner seen the better.
  private boolean repeated(Frame frame, int ply) {
    int now = base + ply;
    int oldest = Math.max(0, now - frame.reach);
    for (int i = now - 2; i >= oldest; i--) {
      if (keys[i] == frame.key) {
        return true;
      }
    }
    return false;
  }

  private static boolean overdue(Position p, Frame frame) {
    return frame.limited >= 10
        && p.limit().filter(rule -> frame.limited >= DrawRules.plies(rule)).isPresent();
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

  private static int toTable(int score, int ply) {
    return score >= Score.SURE ? score + ply : score <= -Score.SURE ? score - ply : score;
  }

  private static int fromTable(int score, int ply) {
    return score >= Score.SURE ? score - ply : score <= -Score.SURE ? score + ply : score;
  }

  /// Counts a node; now and then looks whether to stop.
  private boolean look() {
    if (++nodes >= nextLook) {
      nextLook = Math.min(nodes + ASK_EVERY, limit.nodes());
      out |=
          rootDepth > 1
              && (nodes >= limit.nodes() || watch.stopped() || watch.millis() >= limit.hard());
      if (nodes >= limit.nodes()) nextLook = nodes + 1;
    }
    return out;
  }
}
