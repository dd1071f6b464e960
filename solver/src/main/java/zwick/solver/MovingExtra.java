package zwick.solver;

/// Solves the positions in which the side to move has just closed a mill and may move again or
/// pass, once the pair they belong to is solved. Each follows from the positions its moves lead to:
/// those of the pair, or after another mill those of a smaller one.
record MovingExtra(MovingTables tables, MovingSpace space, Workers workers) {
  void solve(int many, int few) {
    new MovingCheck(tables, space, workers)
        .each(
            many,
            few,
            true,
            half -> {
              int opponent = many + few - half.own;
              if (!tables.there(half.own, opponent, true)) {
                var table = half.make();
                var census =
                    new ClassCount(space, many, few, workers).ofEntries(table, half.own, opponent);
                tables.write(census, table, half.own, opponent, true);
              }
            });
  }
}
