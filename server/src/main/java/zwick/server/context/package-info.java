/// What all routes and sockets share: the request context with the hall and its limits, and
/// players, game sessions and the lobby as JSON.
///
/// No routes and no sockets. May know operations, protocol, security and settings.
@NullMarked
package zwick.server.context;

import org.jspecify.annotations.NullMarked;
