/// Looking ahead: the engine, iterative deepening, the tree with its null windows, quiescence, the
/// transposition table. Start at Engine.
///
/// Knows zwick.engine and evaluation. Knows no player and no level, and reads no clock.
@NullMarked
package zwick.engine.search;

import org.jspecify.annotations.NullMarked;
