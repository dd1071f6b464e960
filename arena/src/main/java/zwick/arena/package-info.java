/// Measures the engine: [zwick.arena.Match] by games, [zwick.arena.Bench] by nodes, and
/// [zwick.arena.Prover] by positions whose answer is certain.
@NullMarked
package zwick.arena;

import org.jspecify.annotations.NullMarked;
