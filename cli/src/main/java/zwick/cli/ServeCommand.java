package zwick.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.server.WebServer;
import zwick.web.Site;

/// `zwick serve`: the page for browsers, until somebody ends it.
@Command(name = "serve")
final class ServeCommand implements Runnable {
  private static final int MOST_PORT = 65_535;

  private final Session session;

  @Option(names = "--port", paramLabel = "PORT", descriptionKey = "serve.port")
  private String port = "8080";

  @Option(names = "--host", paramLabel = "HOST", descriptionKey = "serve.host")
  private String host = "localhost";

  @Option(names = "--files", paramLabel = "DIR", descriptionKey = "serve.files")
  private @Nullable String files;

  ServeCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    int number = Numbers.range("--port", port, 0, MOST_PORT);
    try (var server = start(number, site())) {
      var hook = new Thread(server::close);
      Runtime.getRuntime().addShutdownHook(hook);
      session.out().println(session.talk().say("serve.ready", server.url()));
      session.out().flush();
      untilInterrupted();
      Runtime.getRuntime().removeShutdownHook(hook);
    }
  }

  /// Ctrl-C ends the whole program; an interrupt ends only the command.
  private static void untilInterrupted() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException _) {
      // this is the end that was waited for
    }
  }

  private WebServer start(int number, Supplier<Site> site) {
    try {
      return WebServer.start(host, number, site);
    } catch (BindException _) {
      throw new BadUsage("serve.port-taken", number, host);
    } catch (IOException _) {
      throw new BadUsage("serve.no-host", host);
    }
  }

  private Supplier<Site> site() {
    var packed = Site.packed();
    if (files == null) {
      return () -> packed;
    }
    var folder = folder(files);
    return () -> {
      try {
        return packed.with(folder);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }

  private static Path folder(String name) {
    try {
      var folder = Path.of(name);
      if (Files.isDirectory(folder)) {
        return folder;
      }
    } catch (InvalidPathException _) {
      // said below
    }
    throw new BadUsage("no-folder", name);
  }
}
