package zwick.cli.commands.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.CommandTree;
import zwick.cli.Run;
import zwick.cli.support.ProcessContext;
import zwick.hall.policy.UsageLimits;

class ServeCommandTest {
  @TempDir private Path data;

  @ParameterizedTest
  @CsvSource({"de, ist bereit", "fr, est prêt", "it, è pronto", "en, is ready"})
  void itSaysWhereThePageIsUntilItIsEnded(String language, String said) throws Exception {
    try (var serving = serving("--language", language)) {
      assertThat(read(serving.address())).contains("Zwickmühle", "app/main.js");
      assertThat(serving.end()).isZero();
      assertThat(serving.said()).contains(said).hasLineCount(1);
    }
  }

  @Test
  void withoutACommandThePageIsServedOnTheUsualPort() throws Exception {
    try (var usual = new ServerSocket(8080, 1, InetAddress.getByName("localhost"))) {
      assertThat(withoutACommand().complaint()).contains("8080", "--port");
      assertThat(usual.isBound()).isTrue();
    } catch (java.net.BindException _) { // somebody is there already, which does as well
      assertThat(withoutACommand().complaint()).contains("8080", "--port");
    }
  }

  private Run withoutACommand() {
    return Run.with(Map.of("XDG_DATA_HOME", data.toString()), false, "");
  }

  @Test
  void aTakenPortIsOneSentenceThatSaysWhatToDo() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
      var port = String.valueOf(taken.getLocalPort());
      for (var language : List.of("de", "fr", "it", "en")) {
        var args = new String[] {"serve", "--database", "none", "--port", port};
        assertThat(Run.with(Map.of("LANG", language), false, "", args).complaint())
            .contains(port, "--port 0")
            .doesNotContain("{");
      }
    }
  }

  @Test
  void whoWorksOnThePageSeesItChange(@TempDir Path folder) throws Exception {
    var page = folder.resolve("index.html");
    Files.writeString(page, "first");
    try (var serving = serving("--files", folder.toString())) {
      assertThat(read(serving.address())).isEqualTo("first");
      Files.writeString(page, "second");
      assertThat(read(serving.address())).isEqualTo("second");
      assertThat(read(serving.address() + "wasm/zwick-runtime.js")).contains("load");
    }
  }

  @ParameterizedTest
  @CsvSource({"de, Die Spiele", "fr, Les parties", "it, Le partite", "en, Games are"})
  void gamesAreKeptWhereProgramsKeepThings(String language, String said) throws Exception {
    var environment = Map.of("XDG_DATA_HOME", data.toString(), "LANG", language);
    var file = data.resolve("zwickmuehle").resolve("hall.db");
    try (var serving = new Serving(environment, "serve", "--port", "0")) {
      assertThat(read(serving.address() + "ready")).contains("ready");
      assertThat(read(serving.address() + "api/lobby")).contains("invitations");
      assertThat(serving.said()).contains(said, file.toString()).hasLineCount(1);
      var second = Run.with(environment, false, "", "serve", "--port", "0");
      assertThat(second.complaint()).contains(file.toString(), "--database");
      assertThat(serving.end()).isZero();
    }
    assertThat(file).exists();
  }

  /// A clock that is only the machine's would not know how far it is from itself.
  @Test
  void nobodysGameIsJudgedByTheMachinesClock() throws Exception {
    var environment = Map.of("XDG_DATA_HOME", data.toString(), "LANG", "en");
    try (var serving = new Serving(environment, "serve", "--port", "0")) {
      assertThat(read(serving.address() + "metrics"))
          .containsPattern("(?m)^zwick_clock_drift_seconds -?[0-9.E-]+$");
      assertThat(serving.end()).isZero();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "jdbc:oracle:thin:@host, jdbc:oracle:thin:@host",
    "'jdbc:postgresql://localhost:1/x?password=secret', jdbc:postgresql://localhost:1/x",
    "/dev/null/hall.db, /dev/null/hall.db"
  })
  void aDatabaseThatCannotBeUsedIsOneSentence(String database, String named) {
    for (var language : List.of("de", "fr", "it", "en")) {
      var args = new String[] {"serve", "--port", "0", "--database", database};
      assertThat(Run.with(Map.of("LANG", language), false, "", args).complaint())
          .contains(named)
          .doesNotContain("{", "secret");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "games-per-hour=3",
        "games-per-minute",
        "games-per-minute=",
        "games-per-minute=many",
        "games-per-minute=-1",
        "games-per-minute=1000001",
        "=3"
      })
  void aLimitThatIsNoneIsOneSentenceWithAllThereAre(String limit) {
    for (var language : List.of("de", "fr", "it", "en")) {
      var args = new String[] {"serve", "--port", "0", "--database", "none", "--limit", limit};
      assertThat(Run.with(Map.of("LANG", language), false, "", args).complaint())
          .contains(limit, "NAME=N", "1000000")
          .contains(UsageLimits.usual().all().keySet())
          .doesNotContain("{");
    }
  }

  /// As the help says; the limits on what costs more stay as they are.
  @Test
  void withoutALimitOnRequestsTheOthersStillHold() throws Exception {
    var database = data.resolve("rate.db").toString();
    var args = new String[] {"serve", "--port", "0", "--rate", "0", "--database", database};
    try (var serving = new Serving(Map.of(), args)) {
      assertThat(read(serving.address() + "status?language=en"))
          .containsPattern("<code>requests-per-second</code></dt><dd>[^0-9<]+</dd>")
          .contains("<code>commands-per-second</code></dt><dd>25</dd>")
          .contains("<code>failed-logins-per-hour</code></dt><dd>20</dd>");
    }
  }

  @ParameterizedTest
  @CsvSource({"de, je Minute", "fr, par minute", "it, al minuto", "en, a minute"})
  void helpListsAllLimits(String language, String said) {
    var help = Run.zwick("serve", "--help", "--language", language).out();
    UsageLimits.usual()
        .all()
        .forEach((name, most) -> assertThat(help).contains("  " + name + "=" + most));
    assertThat(help).contains("--limit=NAME=N", said);
  }

  @Test
  void limitsAreChangedByName() throws Exception {
    var environment = Map.of("XDG_DATA_HOME", data.toString(), "LANG", "en");
    try (var serving =
        new Serving(
            environment,
            "serve",
            "--port",
            "0",
            "--limit",
            "games-per-minute=77",
            "--limit",
            "sockets-per-address=0")) {
      assertThat(read(serving.address() + "status?language=en"))
          .contains(
              "<dt>New games from one address a minute <code>games-per-minute</code></dt><dd>77</dd>")
          .contains(
              "<dt>Sockets of one address open at a time <code>sockets-per-address</code></dt><dd>any number</dd>")
          .contains(
              "<dt>Requests of one address a second <code>requests-per-second</code></dt><dd>50</dd>");
      assertThat(serving.end()).isZero();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"play.example", "ftp://play.example", "https://a:b@play.example", "https://"})
  void aPublicAddressThatIsNoneIsOneSentence(String url) {
    for (var language : List.of("de", "fr", "it", "en")) {
      var args = new String[] {"serve", "--port", "0", "--database", "none", "--public-url", url};
      var run = Run.with(Map.of("LANG", language), false, "", args);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.complaint()).contains(url, "--public-url", "https://play.example/");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "--proxies, 0",
    "--proxies, many",
    "--drain, -1",
    "--drain, 601",
    "--care-port, 65536",
    "--care-host, localhost"
  })
  void aDoorThatCannotBeIsOneSentence(String option, String value) {
    for (var language : List.of("de", "fr", "it", "en")) {
      var args = new String[] {"serve", "--port", "0", "--database", "none", option, value};
      var run = Run.with(Map.of("LANG", language), false, "", args);
      assertThat(run.exitCode()).isEqualTo(2);
      assertThat(run.complaint()).contains(option, value).doesNotContain("{");
    }
  }

  @Test
  void aTakenPortOrAForeignHostForCareIsNamed() throws Exception {
    try (var taken = new ServerSocket(0, 1, InetAddress.getByName("localhost"))) {
      var port = String.valueOf(taken.getLocalPort());
      assertThat(
              Run.zwick("serve", "--port", "0", "--database", "none", "--care-port", port)
                  .complaint())
          .contains(port, "--care-port");
    }
    var args = List.of("--care-port", "0", "--care-host", "192.0.2.1");
    var all = new ArrayList<>(List.of("serve", "--port", "0", "--database", "none"));
    all.addAll(args);
    assertThat(Run.zwick(all.toArray(String[]::new)).complaint())
        .contains("192.0.2.1", "--care-host");
  }

  @ParameterizedTest
  @CsvSource({"de, Für die Leute", "fr, Pour les gens", "it, La gente", "en, People find"})
  void itSaysWherePeopleAndWhoeverLooksAfterItComeIn(String language, String said)
      throws Exception {
    var url = "https://play.example/";
    try (var serving =
        serving(
            "--language", language, "--public-url", url, "--care-port", "0", "--proxies", "2")) {
      serving.address();
      for (int i = 0; i < 500 && serving.said().lines().count() < 3; i++) {
        Thread.sleep(20);
      }
      var lines = serving.said().lines().toList();
      assertThat(lines).hasSize(3);
      assertThat(lines.get(1)).contains(said, url);
      var care = Serving.ADDRESS.matcher(lines.get(2));
      assertThat(care.find()).isTrue();
      assertThat(read(care.group() + "metrics")).contains("jvm_memory_used_bytes");
    }
  }

  private static Serving serving(String... options) {
    var args = new ArrayList<>(List.of("serve", "--port", "0", "--database", "none"));
    args.addAll(List.of(options));
    return new Serving(Map.of(), args.toArray(String[]::new));
  }

  private static String read(String address) throws IOException {
    try (var in = URI.create(address).toURL().openStream()) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  /// The program in a thread of its own, until it is interrupted.
  private static final class Serving implements AutoCloseable {
    private static final Pattern ADDRESS = Pattern.compile("http://localhost:[0-9]+/");

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final AtomicInteger exitCode = new AtomicInteger(-1);
    private final Thread thread;

    Serving(Map<String, String> environment, String... args) {
      var stream = new PrintStream(out, true, StandardCharsets.UTF_8);
      var processContext =
          new ProcessContext(environment, InputStream.nullInputStream(), stream, stream, false);
      thread = Thread.ofPlatform().start(() -> exitCode.set(CommandTree.run(processContext, args)));
    }

    String said() {
      return out.toString(StandardCharsets.UTF_8);
    }

    String address() throws InterruptedException {
      for (int i = 0; i < 500 && !said().endsWith("\n"); i++) {
        Thread.sleep(20);
      }
      var found = ADDRESS.matcher(said());
      assertThat(found.find()).as(said()).isTrue();
      return found.group();
    }

    int end() throws InterruptedException {
      thread.interrupt();
      thread.join(10_000);
      return exitCode.get();
    }

    @Override
    public void close() {
      thread.interrupt();
    }
  }
}
