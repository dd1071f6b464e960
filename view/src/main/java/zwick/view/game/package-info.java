/// A game as the page shows it: board, pieces, legal moves as touches, rights, prompts, refusals,
/// and why touched points are no move.
///
/// Knows zwick.view.json. No engine, no lessons, no advice.
@NullMarked
package zwick.view.game;

import org.jspecify.annotations.NullMarked;
