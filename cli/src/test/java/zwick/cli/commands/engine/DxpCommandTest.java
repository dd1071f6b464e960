package zwick.cli.commands.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.CommandTree;
import zwick.cli.Run;
import zwick.cli.support.ProcessContext;

class DxpCommandTest {
  private static final String PEER = "Damage" + " ".repeat(26);

  /// White wins, but not before his man has become a king and hunted down both others: 33 plies.
  private static final String WON = "W:W21:B3,4";

  @Test
  void twoOfUsPlayEachOther() throws Exception {
    var following = Following.start("--nodes", "200", "--language", "de");
    var port = String.valueOf(following.port());
    var position = "W:W32,33,38,43:B8,13,18,19";
    var leading =
        Run.zwick("dxp", "--port", port, "--position", position, "--games", "2", "--nodes", "200");
    assertThat(leading.lines())
        .startsWith("Game 1 against Zwickmuehle 0.1.0; we are White.", position)
        .contains("Game 2 against Zwickmuehle 0.1.0; we are Black.")
        .last()
        .asString()
        .startsWith("2 games: ");
    var followed = following.run().lines();
    assertThat(followed)
        .contains("Partie 1 gegen Zwickmuehle 0.1.0; wir haben Schwarz.")
        .last()
        .asString()
        .startsWith("2 Partien: ");
    assertThat(moves(followed)).isEqualTo(moves(leading.lines())).hasSizeGreaterThan(10);
  }

  @Test
  void anEndingThatIsInTheTablesIsPlayedAsTheySay(@TempDir Path folder) throws Exception {
    Run.zwick("solve", "dame-10x10", "--pieces", "3", "--to", folder.toString());
    var following = Following.start("--nodes", "1");
    var port = String.valueOf(following.port());
    var args =
        List.of("dxp", "--port", port, "--position", WON, "--nodes", "1", "--tables", "" + folder);
    var run = Run.zwick(args.toArray(String[]::new));
    assertThat(run.lines()).last().isEqualTo("We have won.");
    assertThat(following.run().exitCode()).isZero();
  }

  @Test
  void anIllegalMoveIsExplainedInEveryLanguage() throws Exception {
    for (var language : List.of("de", "fr", "it", "en")) {
      var following = Following.start("--nodes", "50", "--language", language);
      try (var peer = new Socket(InetAddress.getLoopbackAddress(), following.port())) {
        say(peer, "R01" + PEER + "Z005000A\0M0001322800\0M0001505000\0E00\0");
        assertThat(following.run().complaint()).contains("50-50").doesNotContain("{");
      }
    }
  }

  @Test
  void whoBreaksTheProtocolIsOneSentence() throws Exception {
    var garbled = Following.start();
    try (var peer = new Socket(InetAddress.getLoopbackAddress(), garbled.port())) {
      say(peer, "GET / HTTP/1.1\r\n\0");
      assertThat(garbled.run().complaint()).contains("GET / HTTP/1.1");
    }
    var gone = Following.start();
    new Socket(InetAddress.getLoopbackAddress(), gone.port()).close();
    assertThat(gone.run().complaint()).contains("hung up");
    var silent = Following.start("--patience", "1");
    try (var peer = new Socket(InetAddress.getLoopbackAddress(), silent.port())) {
      say(peer, "R01Da");
      assertThat(silent.run().complaint()).contains("1 seconds");
    }
  }

  @Test
  void whoIsNotThereOrDoesNotWantToPlayIsOneSentence() throws Exception {
    String port;
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = String.valueOf(server.getLocalPort());
      var taken = Run.zwick("dxp", "--follow", "--port", port);
      assertThat(taken.complaint()).contains(port);
      var asking = CompletableFuture.supplyAsync(() -> Run.zwick("dxp", "--port", port(server)));
      try (var peer = server.accept()) {
        say(peer, "A" + PEER + "3\0");
        assertThat(asking.get(10, TimeUnit.SECONDS).complaint()).contains("Damage", "3");
      }
    }
    assertThat(Run.zwick("dxp", "--port", port).complaint()).contains("127.0.0.1", port);
  }

  @Test
  void whoFollowsCanAlsoCall() throws Exception {
    try (var server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      var following =
          CompletableFuture.supplyAsync(
              () -> Run.zwick("dxp", "--follow", "--host", "localhost", "--port", port(server)));
      try (var peer = server.accept()) {
        say(peer, "Chello\0R01" + PEER + "Z005000A\0E21\0");
        assertThat(following.get(10, TimeUnit.SECONDS).lines())
            .containsExactly(
                "The other program says: hello", "Game 1 against Damage; we are Black.", "Draw.");
      }
    }
  }

  private static String port(ServerSocket server) {
    return String.valueOf(server.getLocalPort());
  }

  private static void say(Socket peer, String text) throws IOException {
    peer.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
  }

  private static List<String> moves(List<String> lines) {
    return lines.stream().filter(line -> line.matches(" +[0-9]+[.…] .*")).toList();
  }

  /// `zwick dxp --follow` on a free port, in the background.
  private record Following(
      CompletableFuture<Integer> exitCode, ByteArrayOutputStream out, ByteArrayOutputStream err) {
    static Following start(String... more) {
      var out = new ByteArrayOutputStream();
      var err = new ByteArrayOutputStream();
      var processContext =
          new ProcessContext(
              Run.newcomer(),
              InputStream.nullInputStream(),
              new PrintStream(out, true, StandardCharsets.UTF_8),
              new PrintStream(err, true, StandardCharsets.UTF_8),
              false);
      var args = new String[more.length + 4];
      List.of("dxp", "--follow", "--port", "0").toArray(args);
      System.arraycopy(more, 0, args, 4, more.length);
      return new Following(
          CompletableFuture.supplyAsync(() -> CommandTree.run(processContext, args)), out, err);
    }

    int port() throws InterruptedException {
      String said = "";
      for (int i = 0; i < 500 && !said.endsWith("\n"); i++) {
        Thread.sleep(20);
        said = out.toString(StandardCharsets.UTF_8);
      }
      return Integer.parseInt(said.replaceAll("[^0-9]", ""));
    }

    Run run() throws Exception {
      int code = exitCode.get(10, TimeUnit.SECONDS);
      return new Run(
          code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }
  }
}
