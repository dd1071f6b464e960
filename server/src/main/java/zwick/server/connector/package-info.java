/// Where connections come in, before the framework sees a request: ports, connections per address,
/// slow senders, what every request passes first, and Jetty's own errors.
///
/// Nothing of games or players. May know operations, protocol, security and settings.
@NullMarked
package zwick.server.connector;

import org.jspecify.annotations.NullMarked;
