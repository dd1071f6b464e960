/// Readers of perft and case files, random rule sets and random play.
///
/// Knows rules and text; no rooms, seven types.
@NullMarked
package zwick.testkit;

import org.jspecify.annotations.NullMarked;
