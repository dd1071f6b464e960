package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A database can be put back to an earlier state while we run, as when a copy takes over.
class RewindTest {
  @TempDir private Path folder;

  @Test
  void aGameGoesOnFromWhatTheDatabaseKnowsWithoutAGap() {
    try (var room = Room.in(folder.resolve("hall.db").toString())) {
      var table = room.begun("dame-10x10", new Pace.Unhurried());
      room.play(table, "32-28", "19-23");
      var rewound = new AtomicInteger();
      table.watch(
          new Table.Watcher() {
            @Override
            public void happened(Table at, List<Entry> fresh) {}

            @Override
            public void stirred(Table at, Table.Stir stir) {
              if (stir instanceof Table.Stir.Rewound) {
                rewound.incrementAndGet();
              }
            }
          },
          table.match().seq());
      room.hall
          .database()
          .write(transaction ->
              transaction
                  .handle()
                  .execute("delete from game_event where game_id = ? and seq > 3", table.id()));
      assertThat(room.act(table, room.anna, "28x19")).isInstanceOf(Reply.Stale.class);
      assertThat(rewound).hasValue(1);
      assertThat(table.match().moves()).isEqualTo(1);
      room.play(table, "18-23");
      assertThat(room.stored(table)).extracting(Entry::seq).containsExactly(1, 2, 3, 4);
    }
  }
}
