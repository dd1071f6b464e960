/// Mill positions as numbers: the board, symmetries, ranks, ways back, and what an entry says. Both
/// phases share it.
///
/// Knows zwick.solver only. Opens no files, solves nothing.
@NullMarked
package zwick.solver.mill.positions;

import org.jspecify.annotations.NullMarked;
