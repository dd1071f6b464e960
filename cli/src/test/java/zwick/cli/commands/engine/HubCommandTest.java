package zwick.cli.commands.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.CommandTree;
import zwick.cli.Run;
import zwick.cli.support.ProcessContext;

class HubCommandTest {
  /// The whole program between two pipes of the system, as a draughts program would start it.
  @Test
  void aDraughtsProgramCanTalkToIt() throws Exception {
    var there = Pipe.open();
    var back = Pipe.open();
    var err = new PrintStream(PrintStream.nullOutputStream());
    var processContext =
        new ProcessContext(
            Run.newcomer(),
            Channels.newInputStream(there.source()),
            new PrintStream(Channels.newOutputStream(back.sink()), false, StandardCharsets.UTF_8),
            err,
            false);
    var running = CompletableFuture.supplyAsync(() -> CommandTree.run(processContext, "hub"));
    try (var say = new PrintStream(Channels.newOutputStream(there.sink()), true);
        var hear =
            new BufferedReader(
                new InputStreamReader(
                    Channels.newInputStream(back.source()), StandardCharsets.UTF_8))) {
      say.print("hub\n");
      assertThat(hear.readLine()).startsWith("id name=Zwickmühle version=0.1.0 ");
      assertThat(hear.readLine()).startsWith("param name=variant value=normal ");
      assertThat(hear.readLine()).isEqualTo("wait");
      say.print("init\npos moves=\"32-28 19-23 28x19x23\"\nlevel depth=3\ngo think\n");
      assertThat(hear.readLine()).isEqualTo("ready");
      String line;
      do {
        line = hear.readLine();
        assertThat(line).matches("(info|done) .*");
      } while (line.startsWith("info"));
      assertThat(line).startsWith("done move=14x23x19");
      say.print("what\nping\n");
      assertThat(hear.readLine()).startsWith("error message=");
      assertThat(hear.readLine()).isEqualTo("pong");
      say.print("go thi"); // and then it crashes
    }
    assertThat(running.get(10, TimeUnit.SECONDS)).isZero();
  }

  @Test
  void theEndOfInputIsTheEnd() {
    assertThat(Run.zwick("hub").lines()).isEmpty();
    assertThat(Run.with("ping", "hub").lines()).containsExactly("pong");
    assertThat(Run.with("quit\nping\n", "hub").lines()).isEmpty();
  }

  @Test
  void anEndingThatIsInTheTablesIsKnown(@TempDir Path folder) {
    Run.zwick("solve", "dame-10x10", "--pieces", "3", "--to", folder.toString());
    var squares = "e".repeat(2) + "bb" + "e".repeat(16) + "w" + "e".repeat(29);
    var input = "pos pos=W" + squares + "\nlevel nodes=1\ngo think\n";
    var known = Run.with(input, "hub", "--tables", folder.toString()).out();
    assertThat(known).contains("score=99.").contains("done move=21-1");
    assertThat(Run.with(input, "hub").out()).doesNotContain("score=99.");
    assertThat(Run.zwick("hub", "--tables", "no/such/folder").complaint()).contains("no/such");
  }
}
