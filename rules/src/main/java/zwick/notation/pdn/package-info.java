/// Portable Draughts Notation 3.0: its tokens, game types and dialects, reading and writing.
///
/// May know zwick.notation and the games; nothing of JSON, nothing of the other formats.
@NullMarked
package zwick.notation.pdn;

import org.jspecify.annotations.NullMarked;
