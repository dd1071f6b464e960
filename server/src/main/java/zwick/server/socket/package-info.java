/// What stays open: WebSocket connections, the channels of game sessions, streams of lines, what
/// waits to be sent, and closing what has lost its token.
///
/// Rules of the game and new commands belong to hall, what both ways share to http. May know
/// context, http, operations, protocol and security.
@NullMarked
package zwick.server.socket;

import org.jspecify.annotations.NullMarked;
