package zwick.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import zwick.wire.HubEngine;

/// `zwick hub`: thinks for a draughts program that speaks the Hub protocol on standard input and
/// output.
@Command(name = "hub")
final class HubCommand implements Runnable {
  private final Session session;

  @Option(names = "--tables", paramLabel = "DIR", descriptionKey = "tables.from")
  private @Nullable String tables;

  HubCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    var known = new Oracles(session, tables);
    new HubEngine(Zwick.VERSION, known::of, session.program().in(), session.out()).run();
  }
}
