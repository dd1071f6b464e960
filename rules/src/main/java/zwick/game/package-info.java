/// The referee's API: rule sets and their options, positions, the game, what players do (actions)
/// and what the referee answers (verdicts, refusals, problems), draws, clocks.
///
/// May know zwick.game.moves only. The families appear here solely in the `permits` of Position and
/// RuleSet; no presets, no notation, nothing that needs an oracle.
@NullMarked
package zwick.game;

import org.jspecify.annotations.NullMarked;
