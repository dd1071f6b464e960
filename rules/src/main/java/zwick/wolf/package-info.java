/// Wolf and sheep.
@NullMarked
package zwick.wolf;

import org.jspecify.annotations.NullMarked;
