/// The functions a page can call, compiled to WebAssembly.
///
/// Knows zwick.view and zwick.engine; one type.
@NullMarked
package zwick.browser;

import org.jspecify.annotations.NullMarked;
