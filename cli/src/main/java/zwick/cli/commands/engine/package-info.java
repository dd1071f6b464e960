/// The commands that measure the engine, train it or let it play other programs: match, bench,
/// tactics, train, hub, dxp.
///
/// Knows reports, tables and support; no other commands. Fields are filled by picocli.
@NullMarked
package zwick.cli.commands.engine;

import org.jspecify.annotations.NullMarked;
