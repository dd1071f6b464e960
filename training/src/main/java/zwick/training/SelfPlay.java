package zwick.training;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import zwick.engine.SearchLimits;
import zwick.engine.SearchLine;
import zwick.engine.SearchRoot;
import zwick.engine.evaluation.Evaluation;
import zwick.engine.search.Engine;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Progress.Deed;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.game.moves.MoveBuffer;

/// Plays games of the engine against itself and keeps the positions that an evaluation can judge:
/// those in which nothing is about to be taken.
///
/// How a game ended says little about one of its positions: somebody blundered later. What a look
/// ahead made of it at the time says more, once the engine has learned something, and tables know.
///
/// A game depends on its number and the seed alone, so the same games come out however many threads
/// play them.
final class SelfPlay {
  private static final long MEMORY = 1 << 20;
  private static final int LONGEST = 300;

  private final RuleSet rules;
  private final Evaluation evaluation;
  private final long nodes;
  private final long seed;
  private final float trust;
  private final Oracle oracle;

  /// @param trust how much the engine's own opinion of a position counts beside the result, 0 to 1
  /// @param oracle what is known of positions, instead of the result
  SelfPlay(
      RuleSet rules, Evaluation evaluation, long nodes, long seed, float trust, Oracle oracle) {
    this.rules = rules;
    this.evaluation = evaluation;
    this.nodes = nodes;
    this.seed = seed;
    this.trust = trust;
    this.oracle = oracle;
  }

  /// @param score what the engine made of it
  private record Seen(Position position, int score) {}

  List<TrainingSample> game(int number) {
    var random = new SplittableRandom(seed + 0x9e3779b97f4a7c15L * number);
    var engine = new Engine(evaluation, rules, Oracle.NONE, MEMORY);
    var moves = new MoveBuffer();
    var seen = new ArrayList<Seen>();
    int opening = 2 + random.nextInt(8);
    var searchRoot = SearchRoot.of(rules.start());
    for (int ply = 0; ply < LONGEST && !searchRoot.drawn(); ply++) {
      searchRoot.position().generate(moves);
      if (moves.size() == 0) {
        break;
      }
      // now and then a move nobody planned, so that the games reach what plans avoid
      boolean strays = ply < opening || ply < 60 && random.nextInt(40) == 0;
      if (strays) {
        searchRoot = searchRoot.after(moves, random.nextInt(moves.size()));
      } else {
        var best = engine.think(searchRoot, SearchLimits.nodes(nodes)).best();
        if (calm(searchRoot.position(), moves)) {
          seen.add(new Seen(searchRoot.position(), best.score()));
        }
        searchRoot = played(searchRoot, moves, best);
      }
    }
    return judged(seen, searchRoot.position());
  }

  private static SearchRoot played(SearchRoot searchRoot, MoveBuffer moves, SearchLine best) {
    return switch (best.first()) {
      case Deed.Huffed(Side _, int at) -> searchRoot.huffed(at);
      case Deed.Moved(Side _, var move) -> {
        for (int i = 0; i < moves.size(); i++) {
          if (searchRoot.position().describe(moves, i).equals(move)) {
            yield searchRoot.after(moves, i);
          }
        }
        throw new IllegalStateException("not a move: " + move);
      }
    };
  }

  private boolean calm(Position position, MoveBuffer moves) {
    return !evaluation.mustBeLoud() || moves.taken(0) == 0 && !evaluation.restless(position);
  }

  private List<TrainingSample> judged(List<Seen> seen, Position last) {
    var samples = new ArrayList<TrainingSample>(seen.size());
    for (var each : seen) {
      float truth = truth(each.position(), last);
      float opinion = LogisticRegression.chance(each.score());
      samples.add(new TrainingSample(each.position(), truth + trust * (opinion - truth)));
    }
    return samples;
  }

  private float truth(Position position, Position last) {
    var known = oracle.known(position);
    if (known != null) {
      return switch (known.value()) {
        case WON -> 1;
        case DRAWN -> 0.5f;
        case LOST -> 0;
      };
    }
    return last.outcome().orElse(null) instanceof Outcome.Win(Side winner, var _)
        ? winner == position.turn() ? 1 : 0
        : 0.5f;
  }
}
