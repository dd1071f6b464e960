package zwick.hall.storage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.GameSession;
import zwick.hall.Room;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.Pace;
import zwick.hall.game.Reply;

/// A database can be put back to an earlier state while we run, as when a copy takes over.
class RewindTest {
  @TempDir private Path folder;

  @Test
  void aGameGoesOnFromWhatTheDatabaseKnowsWithoutAGap() {
    try (var room = Room.in(folder.resolve("hall.db").toString())) {
      var gameSession = room.begun("dame-10x10", new Pace.Unhurried());
      room.play(gameSession, "32-28", "19-23");
      var rewound = new AtomicInteger();
      gameSession.watch(
          new GameSession.Watcher() {
            @Override
            public void happened(GameSession at, List<LoggedEvent> fresh) {}

            @Override
            public void stirred(GameSession at, GameSession.Stir stir) {
              if (stir instanceof GameSession.Stir.Rewound) {
                rewound.incrementAndGet();
              }
            }
          },
          gameSession.onlineGame().seq());
      room.hall
          .database()
          .write(transaction ->
              transaction
                  .handle()
                  .execute(
                      "delete from game_event where game_id = ? and seq > 3", gameSession.id()));
      assertThat(room.act(gameSession, room.anna, "28x19")).isInstanceOf(Reply.Stale.class);
      assertThat(rewound).hasValue(1);
      assertThat(gameSession.onlineGame().moves()).isEqualTo(1);
      room.play(gameSession, "18-23");
      assertThat(room.stored(gameSession)).extracting(LoggedEvent::seq).containsExactly(1, 2, 3, 4);
    }
  }
}
