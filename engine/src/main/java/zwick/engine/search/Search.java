package zwick.engine.search;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.engine.FamilyKnowledge;
import zwick.engine.Score;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchReport;
import zwick.engine.SearchRoot;
import zwick.game.Position;
import zwick.game.known.Oracle;

/// Looks ahead, deeper and deeper, until a limit is met.
///
/// It searches the positions of the referee themselves, so it knows every rule there is. One
/// thread, no clock of its own, no randomness: for a given limit of nodes or depth, an empty
/// [TranspositionTable] and a new search always give the same answer.
final class Search {
  static final int MOST_PLIES = 128;

  /// How far the score is expected to change from one depth to the next.
  private static final int WINDOW = 24;

  private static final int WIDEST = 1000;

  private final Position root;
  private final SearchTree searchTree;
  private final SearchBudget searchBudget;
  private final SearchLimits searchLimits;
  private final SearchControl searchControl;
  private final List<RootChoice> choices;

  /// Whether one look ahead tells all, because the oracle knows the rest.
  private final boolean settled;

  private int depth;

  Search(
      SearchRoot searchRoot,
      FamilyKnowledge familyKnowledge,
      SearchWorkspace searchWorkspace,
      Oracle oracle,
      @Nullable Sight sight,
      SearchLimits searchLimits,
      SearchControl searchControl) {
    this(
        searchRoot,
        RootChoice.all(searchRoot.position()),
        familyKnowledge,
        searchWorkspace,
        oracle,
        sight,
        searchLimits,
        searchControl);
  }

  /// @param choices what may be done at the root
  Search(
      SearchRoot searchRoot,
      List<RootChoice> choices,
      FamilyKnowledge familyKnowledge,
      SearchWorkspace searchWorkspace,
      Oracle oracle,
      @Nullable Sight sight,
      SearchLimits searchLimits,
      SearchControl searchControl) {
    this.root = searchRoot.position();
    this.searchLimits = searchLimits;
    this.searchControl = searchControl;
    searchBudget = new SearchBudget(searchLimits, searchControl);
    searchTree =
        new SearchTree(searchRoot, familyKnowledge, searchWorkspace, oracle, sight, searchBudget);
    this.choices = choices;
    settled = oracle.known(searchRoot.position()) != null;
  }

  /// @param lines how many of the best lines to find
  /// @param progress is told after every depth
  SearchReport run(int lines, Consumer<SearchReport> progress) {
    var searchReport = new SearchReport(0, 0, 0, List.of());
    for (depth = 1; depth <= searchLimits.depth(); depth++) {
      searchBudget.deepen(depth);
      var found = iterate(Math.min(lines, choices.size()), searchReport.lines());
      if (found.isEmpty()) {
        break;
      }
      searchReport = new SearchReport(depth, searchBudget.nodes(), searchControl.millis(), found);
      progress.accept(searchReport);
      if (searchBudget.out() || enough(searchReport, lines)) {
        break;
      }
    }
    return new SearchReport(
        searchReport.depth(), searchBudget.nodes(), searchControl.millis(), searchReport.lines());
  }

  /// Whether looking deeper would tell nothing new, or would not be finished in time.
  private boolean enough(SearchReport searchReport, int lines) {
    boolean timed = searchLimits.soft() < Long.MAX_VALUE;
    boolean saves = searchLimits.soft() < searchLimits.hard(); // time not used now is there later
    if (timed && choices.size() == 1
        || saves && searchControl.millis() >= searchLimits.soft() * 6 / 10) {
      return true;
    }
    return settled || lines == 1 && searchReport.best().sure(depth);
  }

  /// One look at every choice, the promising ones first. Empty if it was cut short before the first
  /// was finished; of several lines either all are from this look or none, since scores of
  /// different depths do not compare.
  private List<SearchLine> iterate(int lines, List<SearchLine> last) {
    var found = new ArrayList<SearchLine>();
    for (int k = 0; k < lines && !searchBudget.out(); k++) {
      around(k, k < last.size() && depth > 3 ? last.get(k).score() : null);
      RootChoice.sort(choices, k);
      if (choices.get(k).score > -Score.INFINITE) {
        found.add(choices.get(k).line(root, depth));
      }
    }
    if (lines > 1 && searchBudget.out() && !last.isEmpty()) {
      return List.of();
    }
    found.sort(Comparator.comparingInt(SearchLine::score).reversed());
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
      if (searchBudget.out() || score > alpha && score < beta) {
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
    searchBudget.look();
    for (var choice : choices.subList(first, choices.size())) {
      choice.score = -Score.INFINITE;
    }
    for (int i = first; i < choices.size() && best < beta; i++) {
      var choice = choices.get(i);
      int score = score(choice, low, i == first ? beta : low + 1);
      if (i > first && score > low && score < beta) {
        score = score(choice, low, beta);
      }
      if (searchBudget.out()) {
        break;
      }
      if (score > best) {
        best = score;
        low = Math.max(low, score);
        choice.score = score;
        choice.keepLine(searchTree.frame(1));
      }
    }
    return best;
  }

  private int score(RootChoice choice, int alpha, int beta) {
    boolean huff = choice.index < 0;
    searchTree.searchPath().enter(root, huff ? null : choice.moves, choice.index, choice.after, 1);
    boolean same = choice.after.turn() == root.turn();
    return searchTree.child(choice.after, same, huff ? depth : depth - 1, alpha, beta, 1);
  }
}
