package zwick.engine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.game.Oracle;
import zwick.game.Position;

/// Looks ahead, deeper and deeper, until a limit is met.
///
/// It searches the positions of the referee themselves, so it knows every rule there is. One
/// thread, no clock of its own, no randomness: for a given limit of nodes or depth, an empty
/// [Table] and a new search always give the same answer.
final class Search {
  static final int MOST_PLIES = 128;

  /// How far the score is expected to change from one depth to the next.
  private static final int WINDOW = 24;

  private static final int WIDEST = 1000;

  private final Position root;
  private final Tree tree;
  private final Effort effort;
  private final Limits limits;
  private final Watch watch;
  private final List<RootChoice> choices;

  /// Whether one look ahead tells all, because the oracle knows the rest.
  private final boolean settled;

  private int depth;

  Search(
      Root root,
      Knowledge knowledge,
      Desk desk,
      Oracle oracle,
      @Nullable Sight sight,
      Limits limits,
      Watch watch) {
    this(root, RootChoice.all(root.position()), knowledge, desk, oracle, sight, limits, watch);
  }

  /// @param choices what may be done at the root
  Search(
      Root root,
      List<RootChoice> choices,
      Knowledge knowledge,
      Desk desk,
      Oracle oracle,
      @Nullable Sight sight,
      Limits limits,
      Watch watch) {
    this.root = root.position();
    this.limits = limits;
    this.watch = watch;
    effort = new Effort(limits, watch);
    tree = new Tree(root, knowledge, desk, oracle, sight, effort);
    this.choices = choices;
    settled = oracle.known(root.position()) != null;
  }

  /// @param lines how many of the best lines to find
  /// @param progress is told after every depth
  Report run(int lines, Consumer<Report> progress) {
    var report = new Report(0, 0, 0, List.of());
    for (depth = 1; depth <= limits.depth(); depth++) {
      effort.deepen(depth);
      var found = iterate(Math.min(lines, choices.size()), report.lines());
      if (found.isEmpty()) {
        break;
      }
      report = new Report(depth, effort.nodes(), watch.millis(), found);
      progress.accept(report);
      if (effort.out() || enough(report, lines)) {
        break;
      }
    }
    return new Report(report.depth(), effort.nodes(), watch.millis(), report.lines());
  }

  /// Whether looking deeper would tell nothing new, or would not be finished in time.
  private boolean enough(Report report, int lines) {
    boolean timed = limits.soft() < Long.MAX_VALUE;
    boolean saves = limits.soft() < limits.hard(); // time not used now is there later
    if (timed && choices.size() == 1 || saves && watch.millis() >= limits.soft() * 6 / 10) {
      return true;
    }
    return settled || lines == 1 && report.best().sure(depth);
  }

  /// One look at every choice, the promising ones first. Empty if it was cut short before the first
  /// was finished; of several lines either all are from this look or none, since scores of
  /// different depths do not compare.
  private List<Line> iterate(int lines, List<Line> last) {
    var found = new ArrayList<Line>();
    for (int k = 0; k < lines && !effort.out(); k++) {
      around(k, k < last.size() && depth > 3 ? last.get(k).score() : null);
      RootChoice.sort(choices, k);
      if (choices.get(k).score > -Score.INFINITE) {
        found.add(choices.get(k).line(root, depth));
      }
    }
    if (lines > 1 && effort.out() && !last.isEmpty()) {
      return List.of();
    }
    found.sort(Comparator.comparingInt(Line::score).reversed());
    return found;
  }

  /// Scores the choices from `first` on, at first in the hope that the best is about as good as it
  /// was, then with an open mind.
  private void around(int first, @Nullable Integer guess) {
    int alpha = guess == null ? -Score.INFINITE : guess - WINDOW;
    int beta = guess == null ? Score.INFINITE : guess + WINDOW;
    int margin = WINDOW;
    while (true) {
      int score = best(first, alpha, beta);
      if (effort.out() || score > alpha && score < beta) {
        return;
      }
      margin *= 4;
      if (score <= alpha) {
        alpha = margin > WIDEST ? -Score.INFINITE : alpha - margin;
      } else {
        beta = margin > WIDEST ? Score.INFINITE : beta + margin;
      }
    }
  }

  private int best(int first, int alpha, int beta) {
    int best = -Score.INFINITE;
    int low = alpha;
    effort.look();
    for (var choice : choices.subList(first, choices.size())) {
      choice.score = -Score.INFINITE;
    }
    for (int i = first; i < choices.size() && best < beta; i++) {
      var choice = choices.get(i);
      int score = score(choice, low, i == first ? beta : low + 1);
      if (i > first && score > low && score < beta) {
        score = score(choice, low, beta);
      }
      if (effort.out()) {
        break;
      }
      if (score > best) {
        best = score;
        low = Math.max(low, score);
        choice.score = score;
        choice.keepLine(tree.frame(1));
      }
    }
    return best;
  }

  private int score(RootChoice choice, int alpha, int beta) {
    boolean huff = choice.index < 0;
    tree.path().enter(root, huff ? null : choice.moves, choice.index, choice.after, 1);
    boolean same = choice.after.turn() == root.turn();
    return tree.child(choice.after, same, huff ? depth : depth - 1, alpha, beta, 1);
  }
}
