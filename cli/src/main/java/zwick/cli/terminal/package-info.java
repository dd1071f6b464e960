/// A game against the computer at the terminal: understands what a person types, shows the board,
/// gives hints, lets the computer answer.
///
/// Knows drawing, reports (a line in words) and support. Knows no command and no picocli option.
@NullMarked
package zwick.cli.terminal;

import org.jspecify.annotations.NullMarked;
