/// For those who operate the server: metrics, the log's form, health, readiness, the status page.
///
/// Nobody's secret, and nothing players use. May know protocol and settings.
@NullMarked
package zwick.server.operations;

import org.jspecify.annotations.NullMarked;
