package zwick.cli.commands.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.net.UnknownHostException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import zwick.cli.support.BadUsage;
import zwick.cli.support.CommandContext;
import zwick.cli.support.Numbers;
import zwick.cli.tables.BackgroundSolving;
import zwick.cli.tables.Oracles;
import zwick.cli.tables.Solvers;
import zwick.hall.Hall;
import zwick.hall.SteadyClock;
import zwick.hall.policy.UsageLimits;
import zwick.hall.storage.DatabaseLocation;
import zwick.hall.storage.StorageTrouble;
import zwick.server.OperationsPortTaken;
import zwick.server.WebServer;
import zwick.server.settings.ServerSettings;
import zwick.web.Site;

/// `zwick serve`: the page for browsers and the hall where people play each other, until somebody
/// ends it.
@Command(name = "serve")
public final class ServeCommand implements Runnable {
  private static final int MOST_PORT = 65_535;
  private static final int MOST_RATE = 1_000_000;
  private static final String NO_DATABASE = "none";

  private final CommandContext commandContext;

  @Option(names = "--port", paramLabel = "PORT", descriptionKey = "serve.port")
  private String port = "8080";

  @Option(names = "--host", paramLabel = "HOST", descriptionKey = "serve.host")
  private String host = "localhost";

  @Option(names = "--database", paramLabel = "DATABASE", descriptionKey = "serve.database")
  private @Nullable String database;

  @Mixin private NetworkOptions door = new NetworkOptions();

  @Option(names = "--rate", paramLabel = "N", descriptionKey = "serve.rate")
  private String rate = String.valueOf(UsageLimits.usual().requestsPerSecond());

  @Option(names = "--limit", paramLabel = "NAME=N", descriptionKey = "serve.limit")
  private List<String> limits = new ArrayList<>();

  @Option(names = "--log", paramLabel = "LOG", descriptionKey = "serve.log")
  private String log = "plain";

  @Option(names = "--files", paramLabel = "DIR", descriptionKey = "serve.files")
  private @Nullable String files;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  public ServeCommand(CommandContext commandContext) {
    this.commandContext = commandContext;
  }

  /// The server and what it works with. Ends in the order that loses nothing: first nobody new is
  /// let in and those inside are answered, then what waits is written.
  private record Running(WebServer server, Optional<Hall> hall) implements AutoCloseable {
    @Override
    public void close() {
      server.close();
      hall.ifPresent(Hall::close);
    }
  }

  @Override
  public void run() {
    int number = Numbers.range("--port", port, 0, MOST_PORT);
    int most = Numbers.range("--rate", rate, 0, MOST_RATE);
    var usual = UsageLimits.usual().with("requests-per-second", most).orElseThrow();
    var limited = RateLimitOption.read(limits, usual);
    LogOption.read(log).use();
    var page = door.of(ServerSettings.page(host, number, site()).limited(limited));
    try (var running = start(page)) {
      var hook = new Thread(running::close);
      Runtime.getRuntime().addShutdownHook(hook);
      commandContext.out().println(ready(running));
      page.publicUrl().ifPresent(url -> tell("serve.public", url));
      running.server().careUrl().ifPresent(url -> tell("serve.care", url));
      commandContext.out().flush();
      if (running.hall().isPresent()) {
        BackgroundSolving.begin(Solvers.folder(commandContext, tables));
      }
      untilInterrupted();
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }

  private void tell(String key, Object address) {
    commandContext.out().println(commandContext.cliTexts().say(key, address.toString()));
  }

  private String ready(Running running) {
    var url = running.server().url();
    return running.hall().isPresent()
        ? commandContext.cliTexts().say("serve.ready-with-games", url, shown(database()))
        : commandContext.cliTexts().say("serve.ready", url);
  }

  /// Ctrl-C ends the whole program; an interrupt ends only the command.
  private static void untilInterrupted() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException _) {
      // this is the end that was waited for
    }
  }

  private Running start(ServerSettings page) {
    var hall = hall();
    boolean started = false;
    try {
      var server = WebServer.start(hall.map(page::with).orElse(page));
      started = true;
      return new Running(server, hall);
    } catch (OperationsPortTaken _) {
      var care = page.care().orElseThrow();
      throw new BadUsage("serve.care-port-taken", care.port(), care.host());
    } catch (BindException _) {
      throw new BadUsage("serve.port-taken", page.at().port(), host);
    } catch (UnknownHostException unknown) {
      throw new BadUsage("serve.no-host", name(unknown));
    } catch (IOException _) {
      throw new BadUsage("serve.no-host", host);
    } finally {
      if (!started) {
        hall.ifPresent(Hall::close);
      }
    }
  }

  /// Which of the two hosts it was; only what was typed is repeated.
  private String name(UnknownHostException unknown) {
    var message = Objects.requireNonNullElse(unknown.getMessage(), host);
    return message.replaceFirst(": .*", "");
  }

  // The hall

  private Optional<Hall> hall() {
    var name = database();
    if (name.equals(NO_DATABASE)) {
      return Optional.empty();
    }
    var oracles = new Oracles(commandContext, tables);
    try {
      return Optional.of(Hall.open(name, SteadyClock.from(InstantSource.system()), oracles::of));
    } catch (StorageTrouble trouble) {
      throw new BadUsage(
          switch (trouble.why()) {
            case IN_USE -> "serve.database-in-use";
            case NEWER -> "serve.database-newer";
            case OUT_OF_REACH -> "serve.database-out-of-reach";
            case UNKNOWN_KIND -> "serve.database-unknown";
          },
          shown(name));
    }
  }

  private String database() {
    return database == null
        ? DatabaseLocation.usual(commandContext.processContext().environment())
        : database;
  }

  /// Without what may follow an address: a password, for example.
  private static String shown(String database) {
    return database.startsWith("jdbc:") ? database.replaceFirst("\\?.*", "") : database;
  }

  // The page

  private Supplier<Site> site() {
    var packed = Site.packed();
    if (files == null) {
      return () -> packed;
    }
    var folder = CommandContext.folder(files);
    return () -> {
      try {
        return packed.with(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
