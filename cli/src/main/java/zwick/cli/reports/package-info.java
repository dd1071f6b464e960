/// What commands print: the same findings as text for people or as JSON for programs.
///
/// Knows drawing, tables and support. Reads no options and no input, decides nothing.
@NullMarked
package zwick.cli.reports;

import org.jspecify.annotations.NullMarked;
