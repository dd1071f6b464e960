package zwick.engine;

/// What a search works with and leaves behind for the next one: the table of positions it has seen,
/// which moves were good, and a frame for every ply.
record Desk(Table table, History history, Frame[] frames) {
  static Desk with(Table table) {
    var frames = new Frame[Search.MOST_PLIES + 2];
    for (int i = 0; i < frames.length; i++) {
      frames[i] = new Frame();
    }
    return new Desk(table, new History(), frames);
  }

  /// The same desk, with nothing left on it from before.
  Desk cleared(Table empty) {
    var desk = new Desk(empty, new History(), frames);
    desk.tidy();
    return desk;
  }

  /// Earlier searches say less from now on.
  void tidy() {
    table.newSearch();
    history.fade();
    for (var frame : frames) {
      frame.killer = 0;
      frame.killer2 = 0;
    }
  }
}
