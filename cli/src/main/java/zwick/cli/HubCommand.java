package zwick.cli;

import picocli.CommandLine.Command;
import zwick.wire.HubEngine;

/// `zwick hub`: thinks for a draughts program that speaks the Hub protocol on standard input and
/// output.
@Command(name = "hub")
final class HubCommand implements Runnable {
  private final Session session;

  HubCommand(Session session) {
    this.session = session;
  }

  @Override
  public void run() {
    new HubEngine(Zwick.VERSION, session.program().in(), session.out()).run();
  }
}
