/// What every game here has: sides, rule sets, positions, moves, and the referee
/// ([zwick.game.Game]).
@NullMarked
package zwick.game;

import org.jspecify.annotations.NullMarked;
