/// The placing phase: its tables, each made from those one ply on, and their check.
///
/// Knows moving, positions, files and zwick.solver.
@NullMarked
package zwick.solver.mill.placing;

import org.jspecify.annotations.NullMarked;
