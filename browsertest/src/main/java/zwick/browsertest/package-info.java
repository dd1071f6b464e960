/// A real browser and a server for it, so that tests can run what players run.
@NullMarked
package zwick.browsertest;

import org.jspecify.annotations.NullMarked;
