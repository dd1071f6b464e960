/// Endgame tables as files: facts, chunks compressed one by one, checksums, and the times noted
/// beside them.
///
/// Knows zwick.solver only. Knows bytes, no game.
@NullMarked
package zwick.solver.files;

import org.jspecify.annotations.NullMarked;
