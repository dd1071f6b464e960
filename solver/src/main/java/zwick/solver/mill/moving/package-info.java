/// The moving phase: its tables, how a pair of them is made backwards, and how it is checked
/// forwards.
///
/// Knows positions, files and zwick.solver; never placing. Checks share only the numbering with the
/// making.
@NullMarked
package zwick.solver.mill.moving;

import org.jspecify.annotations.NullMarked;
