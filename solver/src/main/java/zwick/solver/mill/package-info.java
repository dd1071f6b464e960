/// The doors of the mill family: the solver, the oracle, which tables there are, where they lie and
/// what is left to do.
///
/// Knows all mill rooms, files and zwick.solver; never draughts.
@NullMarked
package zwick.solver.mill;

import org.jspecify.annotations.NullMarked;
