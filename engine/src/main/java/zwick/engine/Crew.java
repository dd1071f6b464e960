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
  private final Evaluation evaluation;
  private final Oracle oracle;
  private final List<Desk> desks;

  /// @param memory bytes for remembering positions, shared by all
  public Crew(RuleSet rules, short[] weights, Oracle oracle, long memory, int threads) {
    evaluation = Evaluation.of(rules, weights);
    this.oracle = oracle;
    var table = new Table(memory);
    desks = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      desks.add(Desk.with(table));
    }
  }

  /// As [Engine#think(Game, Limits, Watch, int, Consumer)]. The nodes reported are the first one's.
  public Report think(Game game, Limits limits, Watch watch, int lines, Consumer<Report> progress) {
    var root = Root.of(game);
    var done = new Bell();
    var helpers = new ArrayList<Thread>();
    desks.forEach(Desk::tidy);
    for (var desk : desks.subList(1, desks.size())) {
      var until = Limits.depth(limits.depth());
      var search = new Search(root, evaluation, desk, oracle, null, until, done);
      helpers.add(Thread.ofPlatform().daemon().start(() -> search.run(1, _ -> {})));
    }
    try {
      return new Search(root, evaluation, desks.getFirst(), oracle, null, limits, watch)
          .run(lines, progress);
    } finally {
      done.ring();
      helpers.forEach(Crew::join);
    }
  }

  private static void join(Thread helper) {
    try {
      helper.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt(); // it stops by itself soon
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
