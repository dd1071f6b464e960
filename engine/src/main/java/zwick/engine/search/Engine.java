package zwick.engine.search;

import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import zwick.engine.FamilyKnowledge;
import zwick.engine.SearchControl;
import zwick.engine.SearchLimits;
import zwick.engine.SearchReport;
import zwick.engine.SearchRoot;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.evaluation.ShippedWeights;
import zwick.engine.evaluation.WolfOracle;
import zwick.game.Game;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.wolf.WolfRules;

/// Thinks about the games of one rule set, and remembers between moves what it has seen. One thread
/// at a time.
public final class Engine {
  private static final long USUAL_MEMORY = 32L << 20;
  private static final long MOST_FOR_A_LOOK = 8L << 20;

  private final Evaluation evaluation;
  private final Oracle oracle;
  private final SearchWorkspace searchWorkspace;

  /// @param memory bytes for remembering positions
  public Engine(RuleSet rules, short[] weights, Oracle oracle, long memory) {
    this(Evaluation.of(rules, weights), rules, oracle, memory);
  }

  /// @param evaluation may be shared by several engines
  public Engine(Evaluation evaluation, RuleSet rules, Oracle oracle, long memory) {
    this(evaluation, oracle(rules, oracle), SearchWorkspace.with(new TranspositionTable(memory)));
  }

  private Engine(Evaluation evaluation, Oracle oracle, SearchWorkspace searchWorkspace) {
    this.evaluation = evaluation;
    this.oracle = oracle;
    this.searchWorkspace = searchWorkspace;
  }

  /// The same engine, memory included, with something else known for sure.
  public Engine knowing(Oracle other) {
    return new Engine(evaluation, other, searchWorkspace);
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
    return new Engine(rules, ShippedWeights.weights(rules), Oracle.NONE, memory);
  }

  /// The best lines in the game as it stands, which must not be over.
  ///
  /// @param lines how many to find; fewer where there are fewer moves
  /// @param progress is told after every depth
  public SearchReport think(
      Game game,
      SearchLimits searchLimits,
      SearchControl searchControl,
      int lines,
      Consumer<SearchReport> progress) {
    return think(SearchRoot.of(game), searchLimits, searchControl, lines, progress, null);
  }

  public SearchReport think(Game game, SearchLimits searchLimits) {
    return think(SearchRoot.of(game), searchLimits);
  }

  public SearchReport think(SearchRoot searchRoot, SearchLimits searchLimits) {
    return think(searchRoot, searchLimits, SearchControl.NONE, 1, _ -> {}, null);
  }

  /// A look without memory: the same limits always give the same answer, whatever was looked at
  /// before, and nobody else is misled by what a weaker player saw.
  ///
  /// @param known what the player knows by heart
  public SearchReport look(
      SearchRoot searchRoot,
      Oracle known,
      SearchLimits searchLimits,
      SearchControl searchControl,
      int lines,
      @Nullable Sight sight) {
    var choices = RootChoice.all(searchRoot.position());
    return look(searchRoot, choices, known, searchLimits, searchControl, lines, sight);
  }

  /// The same among some choices only.
  public SearchReport look(
      SearchRoot searchRoot,
      List<RootChoice> choices,
      Oracle known,
      SearchLimits searchLimits,
      SearchControl searchControl,
      int lines,
      @Nullable Sight sight) {
    long memory = 16 * Math.min(MOST_FOR_A_LOOK / 16, searchLimits.nodes());
    var fresh = searchWorkspace.cleared(new TranspositionTable(memory));
    return new Search(
            searchRoot, choices, evaluation, fresh, known, sight, searchLimits, searchControl)
        .run(lines, _ -> {});
  }

  public Oracle oracle() {
    return oracle;
  }

  public FamilyKnowledge familyKnowledge() {
    return evaluation;
  }

  SearchReport think(
      SearchRoot searchRoot,
      SearchLimits searchLimits,
      SearchControl searchControl,
      int lines,
      Consumer<SearchReport> progress,
      @Nullable Sight sight) {
    searchWorkspace.tidy();
    return new Search(
            searchRoot, evaluation, searchWorkspace, oracle, sight, searchLimits, searchControl)
        .run(lines, progress);
  }
}
