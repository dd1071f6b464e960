/// What every command needs: the process around it, the texts in one language, how complaints
/// become a line and an exit code, numbers and rule sets as typed, progress on standard error.
///
/// Knows no other package of the module. No command and nothing about one command lives here.
@NullMarked
package zwick.cli.support;

import org.jspecify.annotations.NullMarked;
