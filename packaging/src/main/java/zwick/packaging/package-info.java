/// The program as others install it: with a Java of its own, as an archive, a Debian package and a
/// container image.
@org.jspecify.annotations.NullMarked
package zwick.packaging;
