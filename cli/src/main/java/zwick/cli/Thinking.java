package zwick.cli;

import zwick.engine.Watch;

/// The time a computer has thought about its move. Who waits longer than a moment is told so.
final class Thinking implements Watch {
  private static final long A_MOMENT = 700;

  private final long start = System.nanoTime();
  private final ProgressLine line;
  private final Talk talk;
  private final String who;
  private long next = A_MOMENT;

  Thinking(Session session, String who) {
    line = new ProgressLine(session);
    talk = session.talk();
    this.who = who;
  }

  @Override
  public long millis() {
    long millis = (System.nanoTime() - start) / 1_000_000;
    if (millis >= next) {
      line.show(talk.say("thinking", who, millis / 1000));
      next = (millis / 1000 + 1) * 1000;
    }
    return millis;
  }

  void done() {
    line.clear();
  }
}
