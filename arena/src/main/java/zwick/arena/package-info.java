/// Measures the engine: Match by games, Bench by nodes, and Prover by positions whose answer is
/// certain.
///
/// Knows rules and engine; no terminal, no tables but through an Oracle.
@NullMarked
package zwick.arena;

import org.jspecify.annotations.NullMarked;
