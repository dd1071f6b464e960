package zwick.server.operations;

import io.javalin.http.Context;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.FunctionTimer;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.TimeGauge;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.MeterBinder;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmThreadMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.Hall;
import zwick.hall.Hall.Figures;
import zwick.server.protocol.HttpProblem;

/// What is counted and timed, for Prometheus. Counting is an addition in memory, everything else is
/// looked up when somebody asks; and the library is not loaded before there is something for it.
public final class ServerMetrics implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(ServerMetrics.class);
  private static final int CLASSES = 6;

  /// What is counted one by one.
  private static final int[] REFUSALS =
      Stream.of(HttpProblem.values())
          .mapToInt(HttpProblem::status)
          .filter(status -> status < 500)
          .distinct()
          .toArray();

  private final Tally[][] requests = new Tally[Group.values().length][CLASSES];
  private final Map<Integer, LongAdder> refused = new TreeMap<>();
  private final List<MeterBinder> binders = new CopyOnWriteArrayList<>();
  private volatile @Nullable Book book;

  private record Tally(LongAdder count, LongAdder nanos) {}

  private record Book(PrometheusMeterRegistry registry, Timer commands, JvmGcMetrics collector) {}

  /// What belongs together among the addresses.
  enum Group {
    GAMES,
    STREAMS,
    PEOPLE,
    FEEDS,
    LINKS,
    CARE,
    FILES;

    static Group of(String path) {
      if (path.startsWith("/api/") && path.endsWith("/events")) {
        return STREAMS;
      }
      if (path.startsWith("/api/")) {
        return path.startsWith("/api/games") || path.startsWith("/api/lobby") ? GAMES : PEOPLE;
      }
      if (path.startsWith("/feed/")) {
        return FEEDS;
      }
      if (path.startsWith("/game/") || path.startsWith("/embed/") || path.equals("/position")) {
        return LINKS;
      }
      return switch (path) {
        case OperationsRoutes.HEALTH,
            OperationsRoutes.READY,
            OperationsRoutes.METRICS,
            OperationsRoutes.STATUS ->
            CARE;
        default -> FILES;
      };
    }
  }

  public ServerMetrics() {
    for (var group : Group.values()) {
      for (int i = 1; i < CLASSES; i++) {
        var tally = new Tally(new LongAdder(), new LongAdder());
        requests[group.ordinal()][i] = tally;
        var name = group.name().toLowerCase(Locale.ROOT);
        var status = i + "xx";
        binders.add(registry ->
            FunctionTimer.builder(
                    "zwick.requests",
                    tally,
                    one -> one.count.sum(),
                    one -> one.nanos.sum(),
                    TimeUnit.NANOSECONDS)
                .description("Requests that were answered")
                .tags("group", name, "status", status)
                .register(registry));
      }
    }
    for (int status : REFUSALS) {
      var count = new LongAdder();
      refused.put(status, count);
      binders.add(registry ->
          FunctionCounter.builder("zwick.refused", count, LongAdder::sum)
              .description("Requests, and messages on sockets, that were refused")
              .tags("status", String.valueOf(status))
              .register(registry));
    }
  }

  // What is looked up

  public void watch(Hall hall) {
    gauge(hall, "zwick.tables", "Tables in memory", Figures::tables);
    gauge(hall, "zwick.writes.waiting", "Writes that wait", Figures::waitingWrites);
    gauge(hall, "zwick.computers.waiting", "Computers that wait", Figures::waitingComputers);
    seconds(
        hall, "zwick.keeper.tick.age", "Since the clocks were looked after", Figures::sinceTick);
    seconds(hall, "zwick.heartbeat.age", "Since the database kept a write", Figures::sinceBeat);
    seconds(
        hall,
        "zwick.clock.drift",
        "How far the machine's clock is ahead of the hall's",
        figures -> figures.drift().isPresent() ? figures.drift().getAsLong() : Double.NaN);
    counter(hall, "zwick.commits", "Transactions committed", Figures::commits);
    counter(hall, "zwick.moves", "Moves and other actions accepted", Figures::moves);
  }

  private void gauge(Hall hall, String name, String what, ToDoubleFunction<Figures> figure) {
    gauge(name, what, () -> figure.applyAsDouble(hall.figures()));
  }

  private void seconds(Hall hall, String name, String what, ToDoubleFunction<Figures> millis) {
    binders.add(registry ->
        TimeGauge.builder(
                name, hall, TimeUnit.MILLISECONDS, open -> millis.applyAsDouble(open.figures()))
            .description(what)
            .register(registry));
  }

  private void counter(Hall hall, String name, String what, ToDoubleFunction<Figures> figure) {
    binders.add(registry ->
        FunctionCounter.builder(name, hall, open -> figure.applyAsDouble(open.figures()))
            .description(what)
            .register(registry));
  }

  /// @param tags names and values in turn
  public void gauge(String name, String what, Supplier<Number> value, String... tags) {
    binders.add(registry ->
        Gauge.builder(name, value)
            .description(what)
            .tags(tags)
            .strongReference(true)
            .register(registry));
  }

  public void counter(String name, String what, Supplier<Number> value) {
    binders.add(registry ->
        FunctionCounter.builder(name, value, count -> count.get().doubleValue())
            .description(what)
            .register(registry));
  }

  private Book book() {
    var open = book;
    return open == null ? opened() : open;
  }

  private synchronized Book opened() {
    if (book == null) {
      var registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
      var collector = new JvmGcMetrics();
      binders.addAll(
          List.of(
              new JvmMemoryMetrics(),
              new JvmThreadMetrics(),
              new ProcessorMetrics(),
              new UptimeMetrics(),
              collector));
      binders.forEach(binder -> binder.bindTo(registry));
      book = new Book(registry, commands(registry), collector);
    }
    return book;
  }

  private static Timer commands(PrometheusMeterRegistry registry) {
    return Timer.builder("zwick.commands")
        .description("What somebody asked for at a table, until it is stored or refused")
        .publishPercentileHistogram()
        .minimumExpectedValue(Duration.ofMillis(1))
        .maximumExpectedValue(Duration.ofSeconds(10))
        .register(registry);
  }

  // What is counted

  /// A request has been answered.
  public void answered(Context request, float millis) {
    int status = request.statusCode();
    count(Group.of(request.path()), status, (long) (millis * 1e6));
    if (LOG.isDebugEnabled()) {
      LOG.debug("{} {} {} {} ms", request.method(), route(request), status, millis);
    }
  }

  /// A request that did not get as far as any route.
  public void turnedAway(@Nullable String path, int status) {
    count(path == null ? Group.FILES : Group.of(path), status, 0);
  }

  private void count(Group group, int status, long nanos) {
    int kind = Math.clamp(status / 100, 1, CLASSES - 1);
    var tally = requests[group.ordinal()][kind];
    tally.count.increment();
    tally.nanos.add(nanos);
    refused(status);
  }

  /// Something was refused, in a request or on a socket.
  public void refused(int status) {
    var count = refused.get(status);
    if (count != null) {
      count.increment();
    }
  }

  /// The route without what stands in its places: there are addresses that are secrets.
  public static String route(Context request) {
    var endpoint = request.endpoints().lastHttpEndpoint();
    return endpoint == null ? "-" : endpoint.path;
  }

  public <T> T command(Supplier<T> command) {
    long start = System.nanoTime();
    try {
      return command.get();
    } finally {
      book().commands.record(System.nanoTime() - start, TimeUnit.NANOSECONDS);
    }
  }

  String text() {
    return book().registry.scrape();
  }

  @Override
  public void close() {
    var open = book;
    if (open != null) {
      open.collector.close();
      open.registry.close();
    }
  }
}
