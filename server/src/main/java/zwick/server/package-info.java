/// The web server as others start and end it: WebServer puts all rooms together and binds routes to
/// addresses.
///
/// No route, no limit and no JSON of its own. May know all rooms; no room knows it.
@NullMarked
package zwick.server;

import org.jspecify.annotations.NullMarked;
