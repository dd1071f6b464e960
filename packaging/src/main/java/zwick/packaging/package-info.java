/// The program as others install it: with a Java of its own, as an archive, a Debian package and a
/// container image.
///
/// Knows no module of ours; no rooms, fourteen types.
@NullMarked
package zwick.packaging;

import org.jspecify.annotations.NullMarked;
