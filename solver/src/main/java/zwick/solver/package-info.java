/// What solving any family means: a solver, its plan and progress, what tables say in all, what can
/// go wrong, the threads that work.
///
/// Values, interfaces and Workers only; knows no other room.
@NullMarked
package zwick.solver;

import org.jspecify.annotations.NullMarked;
