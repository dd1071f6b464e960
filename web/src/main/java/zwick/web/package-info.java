/// The page as files: what there is, under which path, of which type, in which version.
///
/// Requires no module of ours; no rooms, six types.
@NullMarked
package zwick.web;

import org.jspecify.annotations.NullMarked;
