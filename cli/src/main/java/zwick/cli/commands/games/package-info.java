/// The commands about rules, moves and games: play, rules, moves, replay, convert, perft.
///
/// Knows terminal, reports, tables and support; no other commands. Fields are filled by picocli.
@NullMarked
package zwick.cli.commands.games;

import org.jspecify.annotations.NullMarked;
