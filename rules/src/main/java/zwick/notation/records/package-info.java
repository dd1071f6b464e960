/// Whole games as files: the formats there are, which one a text looks like, and the plain-text and
/// the JSON format.
///
/// The top of notation: may know all its rooms; none of them knows this one.
@NullMarked
package zwick.notation.records;

import org.jspecify.annotations.NullMarked;
