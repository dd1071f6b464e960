/// The engine's side of the Hub protocol, version 2: lines, limits, one search at a time.
///
/// Nothing of DamExchange. May know zwick.wire.
@NullMarked
package zwick.wire.hub;

import org.jspecify.annotations.NullMarked;
