/// The words every room of the engine speaks: where a search begins, when it ends, what it found,
/// what a family adds to its rules, learned weights as a file.
///
/// Values and interfaces only; knows no other room. Nothing that searches, judges or plays.
@NullMarked
package zwick.engine;

import org.jspecify.annotations.NullMarked;
