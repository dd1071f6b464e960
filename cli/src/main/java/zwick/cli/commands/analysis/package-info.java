/// The commands that find out the truth about positions: analyse, probe, solve, verify, tables,
/// results.
///
/// Knows reports, tables and support; no other commands. Fields are filled by picocli.
@NullMarked
package zwick.cli.commands.analysis;

import org.jspecify.annotations.NullMarked;
