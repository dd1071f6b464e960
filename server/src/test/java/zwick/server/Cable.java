package zwick.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.LongAdder;

/// The cable between somebody and a server, and what can happen to it. TCP puts right whatever a
/// network loses or mixes up on the way; what is left of it are delays, pieces, silence and ends.
final class Cable implements AutoCloseable {
  private static final int SOME = 1 << 14;
  private static final int CRUMBS = 7;

  private final int to;
  private final ServerSocket end;
  private final Set<Link> links = ConcurrentHashMap.newKeySet();
  private final Random random;
  private final AtomicLong sent = new AtomicLong();
  private final AtomicLong latest = new AtomicLong();
  private final LongAdder overtaken = new LongAdder();
  private volatile boolean stalled;
  private volatile boolean crumbling;
  private volatile int lostOutOf;
  private volatile int longestDelay;

  /// @param to the port of the server, on this machine
  Cable(int to) throws IOException {
    this(to, 0);
  }

  /// @param seed what decides how long anything is under way, see [#delay]
  Cable(int to, long seed) throws IOException {
    this.to = to;
    random = new Random(seed);
    end = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.ofVirtual().start(this::serve);
  }

  int port() {
    return end.getLocalPort();
  }

  /// Nothing arrives any more, until it flows again.
  void stall(boolean yes) {
    stalled = yes;
  }

  /// Whatever is sent arrives in small pieces.
  void crumble(boolean yes) {
    crumbling = yes;
  }

  /// Of so many answers one is lost on its way, and the connection with it. None: 0.
  void loseOneAnswerOutOf(int answers) {
    lostOutOf = answers;
  }

  /// Whatever is sent is under way for a while, up to so many milliseconds, on some connections
  /// longer than on others. On one connection all stays in its order; what goes by different ones
  /// overtakes each other.
  void delay(int longest) {
    longestDelay = longest;
  }

  /// How often something arrived after what was sent later by another connection.
  long overtaken() {
    return overtaken.sum();
  }

  /// Both ends hear that the connection is gone.
  void cut() {
    links.forEach(Link::close);
  }

  /// Neither end hears that the connection is gone: nothing arrives there ever again. Whoever
  /// connects anew gets through.
  void swallow() {
    links.forEach(link -> link.dead = true);
  }

  private void serve() {
    while (!end.isClosed()) {
      try {
        var from = end.accept();
        var link = new Link(from, new Socket(), random.nextLong());
        links.add(link);
        Thread.ofVirtual().start(link);
      } catch (IOException _) {
        // the end, or somebody who has gone again
      }
    }
  }

  @Override
  public void close() {
    try {
      end.close();
    } catch (IOException _) {
      // closed is closed
    }
    cut();
  }

  private final class Link implements Runnable {
    private final Socket asker;
    private final Socket server;
    private final long seed;
    private volatile boolean dead;

    Link(Socket asker, Socket server, long seed) {
      this.asker = asker;
      this.server = server;
      this.seed = seed;
    }

    @Override
    public void run() {
      try {
        server.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), to));
        var answers = Thread.ofVirtual().start(() -> pass(server, asker, true));
        pass(asker, server, false);
        answers.join();
      } catch (IOException | InterruptedException _) {
        // nobody there
      } finally {
        close();
        links.remove(this);
      }
    }

    private void pass(Socket from, Socket on, boolean answers) {
      var bytes = new byte[SOME];
      var chance = new Random(answers ? seed : ~seed);
      double slowness = chance.nextDouble();
      try {
        for (int n = from.getInputStream().read(bytes); n >= 0; ) {
          while ((stalled || dead) && !from.isClosed()) {
            Thread.sleep(5);
          }
          int lost = lostOutOf;
          if (answers && lost > 0 && ThreadLocalRandom.current().nextInt(lost) == 0) {
            break;
          }
          long number = sent.incrementAndGet();
          if (longestDelay > 0) {
            Thread.sleep((long) (longestDelay * slowness * chance.nextDouble()));
          }
          if (latest.getAndAccumulate(number, Math::max) > number) {
            overtaken.increment();
          }
          write(on, bytes, n);
          n = from.getInputStream().read(bytes);
        }
      } catch (IOException | InterruptedException _) {
        // cut
      }
      close();
    }

    private void write(Socket on, byte[] bytes, int n) throws IOException, InterruptedException {
      int piece = crumbling ? CRUMBS : n;
      for (int at = 0; at < n; at += piece) {
        on.getOutputStream().write(bytes, at, Math.min(piece, n - at));
        on.getOutputStream().flush();
        if (piece < n && at % (64 * piece) == 0) {
          Thread.sleep(1);
        }
      }
    }

    void close() {
      for (var socket : new Socket[] {asker, server}) {
        try {
          socket.close();
        } catch (IOException _) {
          // closed is closed
        }
      }
    }
  }
}
