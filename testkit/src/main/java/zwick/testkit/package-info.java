/// Readers of perft and case files.
@NullMarked
package zwick.testkit;

import org.jspecify.annotations.NullMarked;
