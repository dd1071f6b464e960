/// Retrograde analysis of any rule set, the table files it makes, and looking into them.
@NullMarked
package zwick.solver;

import org.jspecify.annotations.NullMarked;
