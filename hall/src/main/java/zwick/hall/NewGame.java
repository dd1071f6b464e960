package zwick.hall;

import java.util.List;

/// A game that is about to be stored for the first time.
record NewGame(long id, List<Entry> entries) {
  NewGame {
    entries = List.copyOf(entries);
  }

  Match match() {
    return Match.replay(id, entries);
  }
}
