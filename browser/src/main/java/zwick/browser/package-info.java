/// The functions a page can call, compiled to WebAssembly.
@NullMarked
package zwick.browser;

import org.jspecify.annotations.NullMarked;
