package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import zwick.hall.Hall;
import zwick.hall.game.Event;
import zwick.hall.game.LoggedEvent;
import zwick.hall.policy.Ids;
import zwick.server.Sparring.Acknowledged;

/// What players were told is done, held against what the database knows when everything is over:
/// nothing is lost, nothing is there twice, nothing is in another order.
record History(List<Sparring> pairs) {
  /// @return how many acknowledged commands were found
  int check(String database) {
    try (var hall = Hall.open(database, InstantSource.system())) {
      return pairs.stream().mapToInt(pair -> check(hall, pair)).sum();
    }
  }

  /// The last event of a game that somebody was told of.
  int last(String game) {
    return pairs.stream()
        .flatMap(pair -> pair.acknowledged.stream())
        .filter(told -> told.game().equals(game))
        .mapToInt(Acknowledged::seq)
        .max()
        .orElseThrow();
  }

  private static int check(Hall hall, Sparring pair) {
    assertThat(pair.troubles).isEmpty();
    var logs = new HashMap<String, List<LoggedEvent>>();
    for (var told : pair.acknowledged) {
      found(logs.computeIfAbsent(told.game(), game -> log(hall, game)), told);
    }
    for (var log : logs.entrySet()) {
      check(log, pair.acknowledged);
    }
    return pair.acknowledged.size();
  }

  /// It is where it was said to be, under the name it was asked for by.
  private static void found(List<LoggedEvent> log, Acknowledged told) {
    assertThat(log).as("lost: " + told).hasSizeGreaterThanOrEqualTo(told.seq());
    var loggedEvent = log.get(told.seq() - 1);
    assertThat(loggedEvent.command().orElse("")).as("lost: " + told).endsWith(":" + told.command());
    if (loggedEvent.event() instanceof Event.Acted(String action, long _)) {
      assertThat(action).isEqualTo(told.action());
    } else {
      assertThat(loggedEvent.event()).isInstanceOf(Event.Began.class);
    }
  }

  private static void check(Map.Entry<String, List<LoggedEvent>> game, List<Acknowledged> all) {
    var log = game.getValue();
    var told = all.stream().filter(one -> one.game().equals(game.getKey())).toList();
    assertThat(log.stream().map(LoggedEvent::seq))
        .as("gaps")
        .containsExactlyElementsOf(IntStream.rangeClosed(1, log.size()).boxed().toList());
    assertThat(told.stream().map(Acknowledged::seq))
        .as("reordered")
        .isSorted()
        .doesNotHaveDuplicates();
    assertThat(log.stream().flatMap(loggedEvent -> loggedEvent.command().stream()))
        .as("doubled")
        .doesNotHaveDuplicates();
    long acted =
        log.stream().filter(loggedEvent -> loggedEvent.event() instanceof Event.Acted).count();
    long toldOf = told.stream().filter(one -> !one.action().equals("join")).count();
    assertThat(acted - toldOf).as("doubled").isBetween(0L, 1L); // the last may be unanswered
  }

  private static List<LoggedEvent> log(Hall hall, String game) {
    return hall.table(Ids.read(game).orElseThrow()).orElseThrow().since(0);
  }
}
