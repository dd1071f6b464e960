/// Benchmarks: `./zwick jmh`; and how much a server carries: `./zwick load`.
@NullMarked
package zwick.bench;

import org.jspecify.annotations.NullMarked;
