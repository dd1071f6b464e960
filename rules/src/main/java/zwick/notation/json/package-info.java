/// JSON values, read strictly and written, and what is known of a position as JSON.
///
/// May know zwick.notation and zwick.game; nothing of PDN and of record files.
@NullMarked
package zwick.notation.json;

import org.jspecify.annotations.NullMarked;
