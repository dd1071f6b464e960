/// The `zwick` commands.
@NullMarked
package zwick.cli;

import org.jspecify.annotations.NullMarked;
