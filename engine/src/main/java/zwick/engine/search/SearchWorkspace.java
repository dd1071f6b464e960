package zwick.engine.search;

/// What a search works with and leaves behind for the next one: the table of positions it has seen,
/// which moves were good, and a frame for every ply.
record SearchWorkspace(
    TranspositionTable transpositionTable, HistoryHeuristic historyHeuristic, PlyFrame[] frames) {
  static SearchWorkspace with(TranspositionTable transpositionTable) {
    var frames = new PlyFrame[Search.MOST_PLIES + 2];
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new PlyFrame();
    }
    return new SearchWorkspace(transpositionTable, new HistoryHeuristic(), frames);
  }

  /// The same desk, with nothing left on it from before.
  SearchWorkspace cleared(TranspositionTable empty) {
    var searchWorkspace = new SearchWorkspace(empty, new HistoryHeuristic(), frames);
    searchWorkspace.tidy();
    return searchWorkspace;
  }

  /// Earlier searches say less from now on.
  void tidy() {
    transpositionTable.newSearch();
    historyHeuristic.fade();
    for (var plyFrame : frames) {
      plyFrame.killer = 0;
      plyFrame.killer2 = 0;
    }
  }
}
