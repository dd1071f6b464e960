/// Games with another program over DamExchange: messages, the connection, one game and a match of
/// them, and what can go wrong.
///
/// Nothing of Hub. May know zwick.wire.
@NullMarked
package zwick.wire.dxp;

import org.jspecify.annotations.NullMarked;
