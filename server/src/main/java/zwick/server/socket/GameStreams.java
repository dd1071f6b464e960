package zwick.server.socket;

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
import zwick.hall.GameSession;
import zwick.hall.game.EventJson;
import zwick.hall.game.GameStatus;
import zwick.hall.game.LoggedEvent;
import zwick.hall.game.OnlineGame;
import zwick.hall.people.Identity;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.UsageLimits;
import zwick.hall.session.GameRow;
import zwick.notation.json.Json;
import zwick.server.context.ServerContext;
import zwick.server.http.GameRoutes;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;

/// Games as lines of JSON, for programs: what has happened, and whatever happens next. Each reader
/// has a thread of his own that sleeps most of the time.
public final class GameStreams implements AutoCloseable {
  public static final Duration BEAT = Duration.ofSeconds(15);

  /// There are readers who are slower than whoever asks and goes.
  private static final Duration SILENCE = Duration.ofSeconds(60);

  private static final String NDJSON = "application/x-ndjson";
  private static final int MOST = 4_096;

  private final ServerContext serverContext;
  private final Duration beat;
  private final Map<StreamingResponse, Optional<Identity>> open = new ConcurrentHashMap<>();
  private final Map<String, Integer> askers = new ConcurrentHashMap<>();

  public GameStreams(ServerContext serverContext, Duration beat) {
    this.serverContext = serverContext;
    this.beat = beat;
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/games/{id}/events", this::game);
    routes.get("/api/me/events", this::mine);
  }

  public int open() {
    return open.size();
  }

  /// Those of this player, or all there are, with what they are known by.
  Map<StreamingResponse, Long> known(OptionalLong player) {
    var known = new HashMap<StreamingResponse, Long>();
    open.forEach((streamingResponse, identity) ->
        identity
            .filter(who -> player.isEmpty() || who.playerProfile().id() == player.getAsLong())
            .ifPresent(who -> known.put(streamingResponse, who.token())));
    return known;
  }

  // One game

  private void game(Context request) {
    var gameSession = GameRoutes.table(serverContext, request.pathParam("id"));
    int since = (int) Math.min(Integer.MAX_VALUE, RequestFields.number(request, "since", 0));
    boolean follow = RequestFields.flag(request, "follow");
    headers(request);
    if (follow) {
      stream(request, streamingResponse -> follow(request, gameSession, since, streamingResponse));
    } else {
      request.result(lines(gameSession.since(since)));
    }
  }

  /// Who follows his own game this way is there as one who has it open.
  private Runnable follow(
      Context request, GameSession gameSession, int since, StreamingResponse streamingResponse) {
    var watcher = new Follower(streamingResponse);
    var seat =
        gameSession.arrive(serverContext.requestIdentity().known(request).map(PlayerProfile::id));
    gameSession.watch(watcher, since);
    return () -> {
      gameSession.leave(watcher);
      gameSession.depart(seat);
    };
  }

  private record Follower(StreamingResponse streamingResponse) implements GameSession.Watcher {
    @Override
    public void happened(GameSession gameSession, List<LoggedEvent> fresh) {
      streamingResponse.add(lines(fresh));
      if (gameSession.onlineGame().gameStatus() == GameStatus.OVER
          || gameSession.onlineGame().gameStatus() == GameStatus.ABORTED) {
        streamingResponse.end();
      }
    }

    @Override
    public void stirred(GameSession gameSession, GameSession.Stir stir) {
      if (stir instanceof GameSession.Stir.Rewound) {
        streamingResponse.end(); // what was told is not true any more
      }
    }
  }

  private static String lines(List<LoggedEvent> entries) {
    return entries.stream()
        .map(loggedEvent -> line(EventJson.write(loggedEvent)))
        .collect(Collectors.joining());
  }

  private static String line(Json json) {
    return json.write() + "\n";
  }

  // All games of one player

  private void mine(Context request) {
    long player = serverContext.requestIdentity().required(request).id();
    headers(request);
    stream(request, streamingResponse -> mine(player, streamingResponse));
  }

  /// First it listens, then it looks: so nothing falls between.
  private Runnable mine(long player, StreamingResponse streamingResponse) {
    var unfollow =
        serverContext
            .hall()
            .follow((OnlineGame onlineGame) -> {
              if (onlineGame.isOf(player)) {
                streamingResponse.add(row(GameRow.of(onlineGame), player));
              }
            });
    try {
      streamingResponse.add(
          serverContext.hall().gamesOf(player).stream()
              .map(row -> row(row, player))
              .collect(Collectors.joining()));
    } catch (RuntimeException e) {
      unfollow.run();
      throw e;
    }
    return unfollow;
  }

  private String row(GameRow row, long player) {
    return line(serverContext.json().row(row, Optional.of(player)));
  }

  // Streaming

  /// Begins to put lines in; what it returns ends that.
  @FunctionalInterface
  private interface Source {
    Runnable into(StreamingResponse streamingResponse);
  }

  private static void headers(Context request) {
    request.header("Cache-Control", "no-store").header("X-Accel-Buffering", "no");
    request.contentType(NDJSON);
  }

  private void stream(Context request, Source source) {
    var address = serverContext.requestIdentity().address(request);
    var line = line(request);
    line.setIdleTimeout(SILENCE.toMillis());
    var streamingResponse = new StreamingResponse(line::close);
    enter(address, streamingResponse, request);
    try {
      var stop = source.into(streamingResponse);
      boolean told;
      try {
        told = streamingResponse.send(request.res().getOutputStream(), beat);
      } finally {
        stop.run();
      }
      if (!told) {
        line.close(); // so that nobody takes it for the end
      }
    } catch (IOException _) {
      // he has hung up himself
    } finally {
      leave(address, streamingResponse);
    }
  }

  /// The connection itself, while there is one.
  private static EndPoint line(Context request) {
    return ServletContextRequest.getServletContextRequest(request.req())
        .getConnectionMetaData()
        .getConnection()
        .getEndPoint();
  }

  private void enter(String address, StreamingResponse streamingResponse, Context request) {
    var identity =
        serverContext.requestIdentity().identity(request); // before he is counted: it may fail
    int own = askers.merge(address, 1, Integer::sum);
    open.put(streamingResponse, identity);
    try {
      if (!serverContext.requestIdentity().identity(request).equals(identity)) {
        streamingResponse.end(); // it ended before he was on the list of those who hear of it
      }
      boolean tooMany =
          UsageLimits.isReached(serverContext.hall().limits().streamsPerAddress(), own - 1);
      if (tooMany || open.size() > MOST) {
        throw new RequestTrouble(HttpProblem.TOO_MANY);
      }
    } catch (RuntimeException e) {
      leave(address, streamingResponse);
      throw e;
    }
  }

  private void leave(String address, StreamingResponse streamingResponse) {
    open.remove(streamingResponse);
    askers.computeIfPresent(address, (_, count) -> count == 1 ? null : count - 1);
  }

  /// Ends all of them; who wants more asks again.
  @Override
  public void close() {
    open.keySet().forEach(StreamingResponse::end);
  }
}
