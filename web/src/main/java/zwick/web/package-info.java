/// The page as files: what there is, under which path, of which type, in which version.
@NullMarked
package zwick.web;

import org.jspecify.annotations.NullMarked;
