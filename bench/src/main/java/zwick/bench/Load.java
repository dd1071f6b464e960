package zwick.bench;

import java.io.BufferedReader;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Queue;
import java.util.Random;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;

/// How much one server carries: `./zwick load [GAMES [MOVES_A_SECOND [SECONDS [DATABASE]]]]`.
///
/// Games between sockets on this machine only, for a bounded time: memory for an idle connection,
/// moves at a steady rate with the time each took, then as many as there can be; and in the same
/// run what the database commits alone, and what the web framework echoes without us. Every other
/// game is played where limits are kept, so that the run also tells what they cost.
final class Load {
  private static final int WARM_UP = 5;
  private static final int ROUNDS = 4;

  /// What is left of the moves at least where limits are kept.
  private static final double LEAST_WITH_LIMITS = 0.95;

  private final PrintStream out = System.out;
  private final int games;
  private final int rate;
  private final int seconds;
  private final Faults faults = new Faults();

  private Load(int games, int rate, int seconds) {
    this.games = games;
    this.rate = rate;
    this.seconds = seconds;
  }

  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 2_000;
    int rate = args.length > 1 ? Integer.parseInt(args[1]) : 500;
    int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 30;
    var database = args.length > 3 ? Optional.of(args[3]) : Optional.<String>empty();
    var folder = Files.createTempDirectory("zwick-load");
    boolean good =
        new Load(games, rate, seconds)
            .run(folder, database.orElse(folder.resolve("hall.db").toString()));
    System.exit(good ? 0 : 1);
  }

  private boolean run(Path folder, String database) throws Exception {
    double commits = database.startsWith("jdbc:") ? 0 : commits(folder);
    var process = server(database);
    try (var in = process.inputReader();
        var ask = new PrintStream(process.getOutputStream(), true, "UTF-8")) {
      var ready = line(in, "ready").split(" ");
      var urls = List.of(url(ready[1]), url(ready[2]));
      double echoes = new Echo("ws://localhost:" + ready[3] + "/echo").perSecond();
      long before = memory(in, ask);
      var seats = seats(urls);
      long with = memory(in, ask);
      say("memory for an idle connection     %8.1f kB", (with - before) / 1e3 / seats.size());
      var live = new ArrayList<>(begin(seats));
      Collections.shuffle(live, new Random(1)); // games of both kinds have gone on for as long
      say("live games at once                %8d", live.size());
      steady(live, WARM_UP); // while the program is still being compiled nobody looks at the time
      report(steady(live, seconds));
      double most = flatOut(live);
      say("moves as fast as answered         %8.0f /s", most);
      reportLimits(withLimits(live, urls.get(1)));
      boolean complete = complete(live);
      say("the database's own commits        %8.0f /s", commits);
      say("bare echoes of the framework      %8.0f /s", echoes);
      if (commits > 0) {
        say("moves for each such commit        %8.2f", most / commits);
      }
      say("moves for each bare echo          %8.2f", most / echoes);
      say("lost or out of order              %8d   (%s)", faults.count(), faults.first());
      ask.println("enough");
      return process.waitFor(30, TimeUnit.SECONDS) && complete && faults.count() == 0;
    } finally {
      process.destroyForcibly();
    }
  }

  private static String url(String port) {
    return "http://localhost:" + port + "/";
  }

  private void say(String format, Object... args) {
    out.println(String.format(Locale.ROOT, format, args));
  }

  private static Process server(String database) throws Exception {
    return new ProcessBuilder(
            Path.of(System.getProperty("java.home"), "bin", "java").toString(),
            "-XX:+UseSerialGC",
            "-XX:+UseCompactObjectHeaders",
            "-Xmx1g",
            "--enable-native-access=ALL-UNNAMED",
            "-cp",
            System.getProperty("java.class.path"),
            LoadServer.class.getName(),
            database)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start();
  }

  private static String line(BufferedReader in, String beginning) throws Exception {
    for (var line = in.readLine(); line != null; line = in.readLine()) {
      if (line.startsWith(beginning)) {
        return line;
      }
    }
    throw new IllegalStateException("the server is gone");
  }

  private static long memory(BufferedReader in, PrintStream ask) throws Exception {
    Thread.sleep(500);
    ask.println("memory");
    return Long.parseLong(line(in, "memory").split(" ")[1]);
  }

  /// One after the other, each on disk before the next, as one alone would write.
  private static double commits(Path folder) throws Exception {
    var url = "jdbc:sqlite:" + folder.resolve("alone.db") + "?journal_mode=WAL&synchronous=FULL";
    try (var connection = DriverManager.getConnection(url);
        var statement = connection.createStatement()) {
      statement.execute("create table event (game integer, seq integer, payload text)");
      connection.setAutoCommit(false);
      long start = System.nanoTime();
      int done = 0;
      while (System.nanoTime() - start < 3_000_000_000L) {
        statement.execute("insert into event values (1, " + done + ", 'a move and its time')");
        connection.commit();
        done++;
      }
      return done * 1e9 / (System.nanoTime() - start);
    }
  }

  private List<Seat> seats(List<String> urls) throws Exception {
    var seats = new ConcurrentLinkedQueue<Seat>();
    try (var many = Executors.newVirtualThreadPerTaskExecutor()) {
      var few = new Semaphore(64); // they come one after the other, not all at the same door
      for (int i = 0; i < 2 * games; i++) {
        var url = urls.get(i % urls.size());
        few.acquire();
        many.submit(() -> {
          try {
            var seat = Seat.arrive(url, faults);
            seat.connect();
            seats.add(seat);
          } catch (Exception e) {
            faults.add("could not come in: " + e);
          } finally {
            few.release();
          }
        });
      }
    }
    // two at one table came in by the same door
    return seats.stream().sorted(Comparator.comparing(Seat::url)).toList();
  }

  private List<LiveGame> begin(List<Seat> seats) throws Exception {
    var live = new ConcurrentLinkedQueue<LiveGame>();
    try (var many = Executors.newVirtualThreadPerTaskExecutor()) {
      var few = new Semaphore(64);
      for (int i = 0; i + 1 < seats.size(); i += 2) {
        var game = new LiveGame(seats.get(i), seats.get(i + 1), i);
        few.acquire();
        many.submit(() -> {
          try {
            game.begin();
            live.add(game);
          } catch (Exception e) {
            faults.add("could not begin: " + e);
          } finally {
            few.release();
          }
        });
      }
    }
    return List.copyOf(live);
  }

  /// At a steady rate, whether or not earlier moves have been answered.
  private Queue<LiveGame.Lap> steady(List<LiveGame> live, int duration) throws Exception {
    var laps = new ConcurrentLinkedQueue<LiveGame.Lap>();
    long start = System.nanoTime();
    long pause = 1_000_000_000L / rate;
    for (int i = 0; i < rate * duration; i++) {
      while (System.nanoTime() - start < i * pause) {
        LockSupport.parkNanos(100_000);
      }
      var game = live.get(i % live.size());
      if (game.isOn()) {
        var _ = game.move().thenAccept(laps::add);
      }
    }
    Thread.sleep(2_000);
    return laps;
  }

  private void report(Queue<LiveGame.Lap> laps) {
    double rate = laps.size() / (double) seconds;
    say("moves at a steady rate            %8.0f /s for %d s", rate, seconds);
    say("  until stored and acknowledged   p50 %5.1f  p99 %5.1f  most %5.1f ms", times(laps, true));
    say(
        "  until the opponent sees it      p50 %5.1f  p99 %5.1f  most %5.1f ms",
        times(laps, false));
  }

  private static Object[] times(Iterable<LiveGame.Lap> laps, boolean stored) {
    var times = new ArrayList<Long>();
    laps.forEach(lap -> times.add(stored ? lap.stored() : lap.seen()));
    var sorted = times.stream().mapToLong(Long::longValue).sorted().toArray();
    return Arrays.stream(new double[] {0.5, 0.99, 1})
        .mapToObj(
            q -> (Object) (sorted[(int) Math.min(sorted.length - 1.0, q * sorted.length)] / 1e6))
        .toArray();
  }

  /// Each game as fast as it is answered.
  private double flatOut(List<LiveGame> live) throws Exception {
    long end = System.nanoTime() + 5_000_000_000L;
    var laps = new ConcurrentLinkedQueue<LiveGame.Lap>();
    long start = System.nanoTime();
    try (var many = Executors.newVirtualThreadPerTaskExecutor()) {
      for (var game : live.stream().filter(LiveGame::isOn).limit(200).toList()) {
        many.submit(() -> {
          while (System.nanoTime() < end && game.isOn()) {
            laps.add(game.move().get(10, TimeUnit.SECONDS));
          }
          return true;
        });
      }
    }
    return laps.size() * 1e9 / (System.nanoTime() - start);
  }

  private void reportLimits(double ratio) {
    say("  with limits, for each without   %8.2f", ratio);
    if (ratio < LEAST_WITH_LIMITS) {
      say(
          "  THE LIMITS COST MORE THAN %.0f %%: it should be %.2f at least",
          100 * (1 - LEAST_WITH_LIMITS), LEAST_WITH_LIMITS);
    }
  }

  /// In turn, so that whatever else the machine does is shared by both.
  private double withLimits(List<LiveGame> live, String url) throws Exception {
    var counting = live.stream().filter(game -> game.url().equals(url)).toList();
    var free = live.stream().filter(game -> !game.url().equals(url)).toList();
    double with = 0;
    double without = 0;
    for (int i = 0; i < ROUNDS; i++) {
      boolean first = i % 2 == 0; // whoever comes second finds a warmer program
      with += first ? flatOut(counting) : 0;
      without += flatOut(free);
      with += first ? 0 : flatOut(counting);
    }
    return with / without;
  }

  private boolean complete(List<LiveGame> live) throws Exception {
    Thread.sleep(1_000);
    long missing = live.stream().filter(game -> !game.complete()).count();
    if (missing > 0) {
      faults.add(missing + " games in which somebody has not heard everything");
    }
    return missing == 0;
  }
}
