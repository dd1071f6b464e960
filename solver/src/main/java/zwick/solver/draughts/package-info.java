/// Draughts endings: one table for each kind of material, made backwards, checked forwards, asked
/// by the oracle.
///
/// Knows files and zwick.solver; never mill.
@NullMarked
package zwick.solver.draughts;

import org.jspecify.annotations.NullMarked;
