/// Search, evaluation and levels for every rule set. Start at [zwick.engine.Engine].
@NullMarked
package zwick.engine;

import org.jspecify.annotations.NullMarked;
