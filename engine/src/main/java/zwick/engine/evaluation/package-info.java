/// What a position is worth without looking ahead: one evaluation per family, its patterns, the
/// weights that come with the program, and wolf and sheep known whole.
///
/// Knows zwick.engine only. Plays out no moves to find out more, except WolfOracle, which knows its
/// whole game.
@NullMarked
package zwick.engine.evaluation;

import org.jspecify.annotations.NullMarked;
