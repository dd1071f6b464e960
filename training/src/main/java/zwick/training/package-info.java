/// Learning weights. Start at [zwick.training.Course].
@NullMarked
package zwick.training;

import org.jspecify.annotations.NullMarked;
