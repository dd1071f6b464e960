/// What answers browsers: the page as files.
@NullMarked
package zwick.server;

import org.jspecify.annotations.NullMarked;
