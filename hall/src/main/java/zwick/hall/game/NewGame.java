package zwick.hall.game;

import java.util.List;

/// A game that is about to be stored for the first time.
public record NewGame(long id, List<LoggedEvent> entries) {
  public NewGame {
    entries = List.copyOf(entries);
  }

  public OnlineGame onlineGame() {
    return OnlineGame.replay(id, entries);
  }
}
