package zwick.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import zwick.game.known.Oracle;
import zwick.wire.hub.HubEngine;

/// A program that speaks Hub with our engine over two pipes of the system.
public final class HubPeer implements AutoCloseable {
  private static final long PATIENCE = 10_000;
  private static final String END = "\u0000";

  private final OutputStream toEngine;
  private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
  private final Thread engine;

  public HubPeer() throws IOException {
    var there = Pipe.open();
    var back = Pipe.open();
    toEngine = Channels.newOutputStream(there.sink());
    var in = Channels.newInputStream(there.source());
    var out = new PrintStream(Channels.newOutputStream(back.sink()), false, StandardCharsets.UTF_8);
    engine =
        Thread.ofPlatform()
            .daemon()
            .start(() -> {
              new HubEngine("1.0", _ -> Oracle.NONE, in, out).run();
              out.close();
            });
    Thread.ofPlatform().daemon().start(() -> listen(back));
  }

  private void listen(Pipe back) {
    var reader =
        new BufferedReader(
            new InputStreamReader(Channels.newInputStream(back.source()), StandardCharsets.UTF_8));
    reader.lines().forEach(lines::add);
    lines.add(END);
  }

  /// Lines, each with its end.
  public void say(String... commands) throws IOException {
    for (var command : commands) {
      raw(command + "\n");
    }
  }

  public void raw(String text) throws IOException {
    toEngine.write(text.getBytes(StandardCharsets.UTF_8));
  }

  /// The next line, which must come soon.
  public String hear() throws InterruptedException {
    var line = lines.poll(PATIENCE, TimeUnit.MILLISECONDS);
    assertThat(line).as("an answer in time").isNotNull();
    return line;
  }

  /// Everything up to and with the first line that begins like this.
  public List<String> hearUntil(String begin) throws InterruptedException {
    var heard = new ArrayList<String>();
    do {
      heard.add(hear());
      assertThat(heard.getLast()).as("before %s: %s", begin, heard).isNotEqualTo(END);
    } while (!heard.getLast().startsWith(begin));
    return heard;
  }

  /// Whether the engine has ended and said no more than was heard.
  public boolean ended() throws InterruptedException {
    engine.join(PATIENCE);
    return !engine.isAlive() && hear().equals(END);
  }

  public void hangUp() throws IOException {
    toEngine.close();
  }

  @Override
  public void close() throws IOException {
    hangUp();
  }
}
