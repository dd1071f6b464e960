/// Where the program starts: the main classes, the root command and the tree of all commands.
///
/// Knows the commands and support; nobody in the module may know it.
@NullMarked
package zwick.cli;

import org.jspecify.annotations.NullMarked;
