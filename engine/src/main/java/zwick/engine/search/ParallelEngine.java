package zwick.engine.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchReport;
import zwick.engine.SearchRoot;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;

/// Several searches on one table. Each thread looks for itself; what one finds the others need not
/// look for again. The first one's word counts. Not for browsers.
public final class ParallelEngine {
  private static final long USUAL_MEMORY = 64L << 20;

  private final Evaluation evaluation;
  private final Oracle oracle;
  private final List<SearchWorkspace> desks;

  /// @param memory bytes for remembering positions, shared by all
  public ParallelEngine(RuleSet rules, short[] weights, Oracle oracle, long memory, int threads) {
    evaluation = Evaluation.of(rules, weights);
    this.oracle = Engine.oracle(rules, oracle);
    var transpositionTable = new TranspositionTable(memory);
    desks = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      desks.add(SearchWorkspace.with(transpositionTable));
    }
  }

  /// With the weights that come with the program.
  public static ParallelEngine of(RuleSet rules, int threads) {
    return new ParallelEngine(
        rules, ShippedWeights.weights(rules), Oracle.NONE, USUAL_MEMORY, threads);
  }

  /// As [Engine#think(Game, Limits, Watch, int, Consumer)]. Limits and progress are the first
  /// one's; the last report counts the nodes of all.
  public SearchReport think(
      Game game,
      SearchLimits searchLimits,
      SearchControl searchControl,
      int lines,
      Consumer<SearchReport> progress) {
    var searchRoot = SearchRoot.of(game);
    var done = new Bell();
    var helpers = new ArrayList<Helper>();
    desks.forEach(SearchWorkspace::tidy);
    for (var searchWorkspace : desks.subList(1, desks.size())) {
      var search =
          new Search(
              searchRoot,
              evaluation,
              searchWorkspace,
              oracle,
              null,
              SearchLimits.depth(searchLimits.depth()),
              done);
      helpers.add(new Helper(search));
    }
    SearchReport searchReport;
    try {
      searchReport =
          new Search(
                  searchRoot,
                  evaluation,
                  desks.getFirst(),
                  oracle,
                  null,
                  searchLimits,
                  searchControl)
              .run(lines, progress);
    } finally {
      done.ring();
    }
    long nodes = searchReport.nodes();
    for (var helper : helpers) {
      nodes += helper.nodes();
    }
    return new SearchReport(
        searchReport.depth(), nodes, searchReport.millis(), searchReport.lines());
  }

  /// Somebody who looks at the same position until the bell rings.
  private static final class Helper {
    private final Thread thread;
    private volatile long nodes;

    Helper(Search search) {
      thread = Thread.ofPlatform().daemon().start(() -> nodes = search.run(1, _ -> {}).nodes());
    }

    long nodes() {
      try {
        thread.join();
      } catch (InterruptedException e) {
        Thread.currentThread().interrupt(); // it stops by itself soon
      }
      return nodes;
    }
  }

  /// Tells the helpers that their work is done.
  private static final class Bell implements SearchControl {
    private volatile boolean rung;

    void ring() {
      rung = true;
    }

    @Override
    public long millis() {
      return 0;
    }

    @Override
    public boolean stopped() {
      return rung;
    }
  }
}
