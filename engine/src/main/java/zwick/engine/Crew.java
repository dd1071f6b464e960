package zwick.engine;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import zwick.game.Game;
import zwick.game.Oracle;
import zwick.game.RuleSet;

/// Several searches on one table. Each thread looks for itself; what one finds the others need not
/// look for again. The first one's word counts. Not for browsers.
public final class Crew {
  private static final long USUAL_MEMORY = 64L << 20;

  private final Evaluation evaluation;
  private final Oracle oracle;
  private final List<Desk> desks;

  /// @param memory bytes for remembering positions, shared by all
  public Crew(RuleSet rules, short[] weights, Oracle oracle, long memory, int threads) {
    evaluation = Evaluation.of(rules, weights);
    this.oracle = Engine.oracle(rules, oracle);
    var table = new Table(memory);
    desks = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      desks.add(Desk.with(table));
    }
  }

  /// With the weights that come with the program.
  public static Crew of(RuleSet rules, int threads) {
    return new Crew(rules, Shipped.weights(rules), Oracle.NONE, USUAL_MEMORY, threads);
  }

  /// As [Engine#think(Game, Limits, Watch, int, Consumer)]. Limits and progress are the first
  /// one's; the last report counts the nodes of all.
  public Report think(Game game, Limits limits, Watch watch, int lines, Consumer<Report> progress) {
    var root = Root.of(game);
    var done = new Bell();
    var helpers = new ArrayList<Helper>();
    desks.forEach(Desk::tidy);
    for (var desk : desks.subList(1, desks.size())) {
      var search =
          new Search(root, evaluation, desk, oracle, null, Limits.depth(limits.depth()), done);
      helpers.add(new Helper(search));
    }
    Report report;
    try {
      report =
          new Search(root, evaluation, desks.getFirst(), oracle, null, limits, watch)
              .run(lines, progress);
    } finally {
      done.ring();
    }
    long nodes = report.nodes();
    for (var helper : helpers) {
      nodes += helper.nodes();
    }
    return new Report(report.depth(), nodes, report.millis(), report.lines());
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
  private static final class Bell implements Watch {
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
