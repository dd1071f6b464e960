package zwick.engine;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.game.Game;
import zwick.game.Oracle;
import zwick.game.RuleSet;
import zwick.wolf.WolfRules;

/// Thinks about the games of one rule set, and remembers between moves what it has seen. One thread
/// at a time.
public final class Engine {
  private static final long USUAL_MEMORY = 32L << 20;
  private static final long MOST_FOR_A_LOOK = 8L << 20;

  private final Evaluation evaluation;
  private final Oracle oracle;
  private final Desk desk;

  /// @param memory bytes for remembering positions
  public Engine(RuleSet rules, short[] weights, Oracle oracle, long memory) {
    this(Evaluation.of(rules, weights), rules, oracle, memory);
  }

  /// @param evaluation may be shared by several engines
  public Engine(Evaluation evaluation, RuleSet rules, Oracle oracle, long memory) {
    this(evaluation, oracle(rules, oracle), Desk.with(new Table(memory)));
  }

  private Engine(Evaluation evaluation, Oracle oracle, Desk desk) {
    this.evaluation = evaluation;
    this.oracle = oracle;
    this.desk = desk;
  }

  /// The same engine, memory included, with something else known for sure.
  public Engine knowing(Oracle other) {
    return new Engine(evaluation, other, desk);
  }

  /// Wolf and sheep is always known.
  public static Oracle oracle(RuleSet rules, Oracle given) {
    return rules instanceof WolfRules ? WolfOracle.WOLF : given;
  }

  /// With the weights that come with the program.
  public static Engine of(RuleSet rules) {
    return of(rules, USUAL_MEMORY);
  }

  public static Engine of(RuleSet rules, long memory) {
    return new Engine(rules, Shipped.weights(rules), Oracle.NONE, memory);
  }

  /// The best lines in the game as it stands, which must not be over.
  ///
  /// @param lines how many to find; fewer where there are fewer moves
  /// @param progress is told after every depth
  public Report think(Game game, Limits limits, Watch watch, int lines, Consumer<Report> progress) {
    return think(Root.of(game), limits, watch, lines, progress, null);
  }

  public Report think(Game game, Limits limits) {
    return think(Root.of(game), limits);
  }

  public Report think(Root root, Limits limits) {
    return think(root, limits, Watch.NONE, 1, _ -> {}, null);
  }

  /// A look without memory: the same limits always give the same answer, whatever was looked at
  /// before, and nobody else is misled by what a weaker player saw.
  ///
  /// @param known what the player knows by heart
  Report look(
      Root root, Oracle known, Limits limits, Watch watch, int lines, @Nullable Sight sight) {
    var choices = RootChoice.all(root.position());
    return look(root, choices, known, limits, watch, lines, sight);
  }

  /// The same among some choices only.
  Report look(
      Root root,
      List<RootChoice> choices,
      Oracle known,
      Limits limits,
      Watch watch,
      int lines,
      @Nullable Sight sight) {
    long memory = 16 * Math.min(MOST_FOR_A_LOOK / 16, limits.nodes());
    var fresh = desk.cleared(new Table(memory));
    return new Search(root, choices, evaluation, fresh, known, sight, limits, watch)
        .run(lines, _ -> {});
  }

  Oracle oracle() {
    return oracle;
  }

  Knowledge knowledge() {
    return evaluation;
  }

  Report think(
      Root root,
      Limits limits,
      Watch watch,
      int lines,
      Consumer<Report> progress,
      @Nullable Sight sight) {
    desk.tidy();
    return new Search(root, evaluation, desk, oracle, sight, limits, watch).run(lines, progress);
  }
}
