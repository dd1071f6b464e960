package zwick.solver;

/// What solving will take, told before it begins and never exceeded.
///
/// @param entries numbers in all tables together, finished ones included
/// @param disk bytes that the missing tables may need
/// @param memory bytes the largest step needs
public record SolvingPlan(long entries, long disk, long memory) {}
