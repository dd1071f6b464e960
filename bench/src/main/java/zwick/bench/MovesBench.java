package zwick.bench;

import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;
import zwick.game.Position;
import zwick.game.moves.MoveBuffer;
import zwick.notation.RuleText;

/// What searching and counting live on: finding a position's moves, and playing one. Each number is
/// the time for one position from the middle of a game, the average over many.
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
    value = 2,
    jvmArgsAppend = {"-XX:+UseSerialGC", "-XX:+UseCompactObjectHeaders", "-Xmx1g"})
public class MovesBench {
  private static final int POSITIONS = 256;
  private static final int PLIES = 30;

  @Param({"dame-10x10", "muehle-turnier"})
  public String rules = "";

  private final Position[] positions = new Position[POSITIONS];
  private final MoveBuffer[] moves = new MoveBuffer[POSITIONS];
  private final int[] choices = new int[POSITIONS];
  private final MoveBuffer buffer = new MoveBuffer();

  /// Random games, the same on every run: from each that lasts long enough, the position in its
  /// middle.
  @Setup
  public void playIntoTheMiddle() {
    var random = new Random(42);
    for (int i = 0; i < POSITIONS; ) {
      var position = RuleText.read(rules).start();
      position.generate(buffer);
      for (int ply = 0; ply < PLIES && buffer.size() > 0; ply++) {
        position = position.play(buffer, random.nextInt(buffer.size()));
        position.generate(buffer);
      }
      if (buffer.size() > 0) {
        positions[i] = position;
        moves[i] = new MoveBuffer();
        position.generate(moves[i]);
        choices[i] = random.nextInt(buffer.size());
        i++;
      }
    }
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public int generate() {
    int found = 0;
    for (var position : positions) {
      position.generate(buffer);
      found += buffer.size();
    }
    return found;
  }

  @Benchmark
  @OperationsPerInvocation(POSITIONS)
  public void play(Blackhole hole) {
    for (int i = 0; i < POSITIONS; i++) {
      hole.consume(positions[i].play(moves[i], choices[i]));
    }
  }
}
