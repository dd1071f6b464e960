/// The commands that run a server and look after its hall: serve, site, hall, account, export,
/// import.
///
/// Knows tables and support; no other commands. Fields are filled by picocli.
@NullMarked
package zwick.cli.commands.server;

import org.jspecify.annotations.NullMarked;
