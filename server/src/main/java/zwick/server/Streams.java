package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.io.EndPoint;
import zwick.hall.Entry;
import zwick.hall.EventJson;
import zwick.hall.GameRow;
import zwick.hall.Identity;
import zwick.hall.Match;
import zwick.hall.Phase;
import zwick.hall.Player;
import zwick.hall.Table;
import zwick.hall.UsageLimits;
import zwick.notation.Json;

/// Games as lines of JSON, for programs: what has happened, and whatever happens next. Each reader
/// has a thread of his own that sleeps most of the time.
final class Streams implements AutoCloseable {
  static final Duration BEAT = Duration.ofSeconds(15);

  /// There are readers who are slower than whoever asks and goes.
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private static final String NDJSON = "application/x-ndjson";
  private static final int MOST = 4_096;

  private final House house;
  private final Duration beat;
  private final Map<Trickle, Optional<Identity>> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> askers = new ConcurrentHashMap<>();

  Streams(House house, Duration beat) {
    this.house = house;
    this.beat = beat;
  }

  void add(RoutesConfig routes) {
    routes.get("/api/games/{id}/events", this::game);
    routes.get("/api/me/events", this::mine);
  }

  int open() {
    return open.size();
  }

  /// Those of this player, or all there are, with what they are known by.
  Map<Trickle, Long> known(OptionalLong player) {
    var known = new HashMap<Trickle, Long>();
    open.forEach((trickle, identity) ->
        identity
            .filter(who -> player.isEmpty() || who.player().id() == player.getAsLong())
            .ifPresent(who -> known.put(trickle, who.token())));
    return known;
  }

  // One game

  private void game(Context request) {
    var table = GameRoutes.table(house, request.pathParam("id"));
    int since = (int) Math.min(Integer.MAX_VALUE, Asking.number(request, "since", 0));
    boolean follow = Asking.flag(request, "follow");
    headers(request);
    if (follow) {
      stream(request, trickle -> follow(request, table, since, trickle));
    } else {
      request.result(lines(table.since(since)));
    }
  }

  /// Who follows his own game this way is there as one who has it open.
  private Runnable follow(Context request, Table table, int since, Trickle trickle) {
    var watcher = new Follower(trickle);
    var seat = table.arrive(house.doorman().known(request).map(Player::id));
    table.watch(watcher, since);
    return () -> {
      table.leave(watcher);
      table.depart(seat);
    };
  }

  private record Follower(Trickle trickle) implements Table.Watcher {
    @Override
    public void happened(Table table, List<Entry> fresh) {
      trickle.add(lines(fresh));
      if (table.match().phase() == Phase.OVER || table.match().phase() == Phase.ABORTED) {
        trickle.end();
      }
    }

    @Override
    public void stirred(Table table, Table.Stir stir) {
      if (stir instanceof Table.Stir.Rewound) {
        trickle.end(); // what was told is not true any more
      }
    }
  }

  private static String lines(List<Entry> entries) {
    return entries.stream()
        .map(entry -> line(EventJson.write(entry)))
        .collect(Collectors.joining());
  }

  private static String line(Json json) {
    return json.write() + "\n";
  }

  // All games of one player

  private void mine(Context request) {
    long player = house.doorman().required(request).id();
    headers(request);
    stream(request, trickle -> mine(player, trickle));
  }

  /// First it listens, then it looks: so nothing falls between.
  private Runnable mine(long player, Trickle trickle) {
    var unfollow =
        house
            .hall()
            .follow((Match match) -> {
              if (match.isOf(player)) {
                trickle.add(row(GameRow.of(match), player));
              }
            });
    try {
      trickle.add(
          house.hall().gamesOf(player).stream()
              .map(row -> row(row, player))
              .collect(Collectors.joining()));
    } catch (RuntimeException e) {
      unfollow.run();
      throw e;
    }
    return unfollow;
  }

  private String row(GameRow row, long player) {
    return line(house.json().row(row, Optional.of(player)));
  }

  // Streaming

  /// Begins to put lines in; what it returns ends that.
  @FunctionalInterface
  private interface Source {
    Runnable into(Trickle trickle);
  }

  private static void headers(Context request) {
    request.header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
    request.contentType(NDJSON);
  }

  private void stream(Context request, Source source) {
    var address = house.doorman().address(request);
    var line = line(request);
    line.setIdleTimeout(SILENCE.toMillis());
    var trickle = new Trickle(line::close);
    enter(address, trickle, request);
    try {
      var stop = source.into(trickle);
      boolean told;
      try {
        told = trickle.send(request.res().getOutputStream(), beat);
      } finally {
        stop.run();
      }
      if (!told) {
        line.close(); // so that nobody takes it for the end
      }
    } catch (IOException _) {
      // he has hung up himself
    } finally {
      leave(address, trickle);
    }
  }

  /// The connection itself, while there is one.
  private static EndPoint line(Context request) {
    return ServletContextRequest.getServletContextRequest(request.req())
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint();
  }

  private void enter(String address, Trickle trickle, Context request) {
    var identity = house.doorman().identity(request); // before he is counted: it may fail
    int own = askers.merge(address, 1, Integer::sum);
    open.put(trickle, identity);
    try {
      if (!house.doorman().identity(request).equals(identity)) {
        trickle.end(); // it ended before he was on the list of those who hear of it
      }
      boolean tooMany = UsageLimits.isReached(house.hall().limits().streamsPerAddress(), own - 1);
      if (tooMany || open.size() > MOST) {
        throw new Trouble(Complaint.TOO_MANY);
      }
    } catch (RuntimeException e) {
      leave(address, trickle);
      throw e;
    }
  }

  private void leave(String address, Trickle trickle) {
    open.remove(trickle);
    askers.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  /// Ends all of them; who wants more asks again.
  @Override
  public void close() {
    open.keySet().forEach(Trickle::end);
  }
}
