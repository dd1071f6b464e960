/// The routes: a class with add(routes) for each subject, and the feeds some of them answer with.
///
/// No sockets, no ports. May know all but connector, socket and zwick.server itself.
@NullMarked
package zwick.server.http;

import org.jspecify.annotations.NullMarked;
