package zwick.engine.evaluation;

import zwick.draughts.DraughtsRules;
import zwick.engine.FamilyKnowledge;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.mill.MillRules;
import zwick.wolf.WolfRules;

/// A [FamilyKnowledge] that adds up weights, which can be learned.
///
/// What [#evaluate] gives is, but for rounding, the sum of weight times value over the [#features]
/// of the position.
public interface Evaluation extends FamilyKnowledge {
  /// How many weights there are.
  int size();

  /// Tells `sink` what counts in this position, from the view of the side to move.
  void features(Position position, Sink sink);

  @FunctionalInterface
  interface Sink {
    void add(int weight, float value);
  }

  /// With these weights, as many as [#size] says.
  static Evaluation of(RuleSet rules, short[] weights) {
    return switch (rules) {
      case DraughtsRules draughts -> new DraughtsEvaluation(draughts, weights);
      case MillRules mill -> new MillEvaluation(mill, weights);
      case WolfRules _ -> new WolfEvaluation();
    };
  }

  /// Weights that know what a piece is worth and nothing else: where learning begins.
  static short[] untrained(RuleSet rules) {
    return switch (rules) {
      case DraughtsRules draughts -> DraughtsEvaluation.untrained(draughts);
      case MillRules mill -> MillEvaluation.untrained(mill);
      case WolfRules _ -> new short[0];
    };
  }
}
