/// Benchmarks: `./zwick jmh`.
@NullMarked
package zwick.bench;

import org.jspecify.annotations.NullMarked;
