/// The Hub protocol and DamExchange.
@NullMarked
package zwick.wire;

import org.jspecify.annotations.NullMarked;
