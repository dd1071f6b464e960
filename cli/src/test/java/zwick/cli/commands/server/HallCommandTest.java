package zwick.cli.commands.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.Run;
import zwick.hall.GameCreation;
import zwick.hall.GameSession;
import zwick.hall.Hall;
import zwick.hall.game.Command;
import zwick.hall.game.GameStatus;
import zwick.hall.game.Pace;
import zwick.hall.game.Terms;
import zwick.hall.moderation.PlayerReport;
import zwick.hall.moderation.ReportReason;
import zwick.hall.policy.Ids;
import zwick.hall.session.Phrase;
import zwick.notation.RuleText;

/// `zwick hall` while the hall is open.
class HallCommandTest {
  @TempDir private Path folder;
  private String database;
  private Hall hall;
  private long anna;
  private long beppe;
  private GameSession gameSession;

  @BeforeEach
  void open() {
    database = folder.resolve("hall.db").toString();
    hall = Hall.open(database, InstantSource.system());
    anna = hall.players().guest().id();
    beppe = hall.players().guest().id();
    hall.players().register(anna, "Anna", "correct horse battery");
    var terms =
        new Terms(
            RuleText.read("dama"), Optional.empty(), new Pace.Unhurried(), Optional.empty(), false);
    gameSession = ((GameCreation.Laid) hall.open(anna, terms, true)).gameSession();
    gameSession.ask(beppe, "join", 1, new Command.Join());
    hall.messages().say(gameSession, anna, Phrase.OOPS);
  }

  @AfterEach
  void close() {
    hall.close();
  }

  private Run hall(String... args) {
    var all = new ArrayList<>(List.of("hall"));
    all.addAll(Arrays.asList(args));
    all.addAll(List.of("--database", database));
    return Run.zwick(all.toArray(String[]::new));
  }

  private String line(String... args) {
    assertThat(hall(args).lines()).hasSize(1);
    return hall("log", "--lines", "1").lines().getFirst();
  }

  private static void await(BooleanSupplier met) throws InterruptedException {
    for (int i = 0; i < 200 && !met.getAsBoolean(); i++) {
      Thread.sleep(50);
    }
    assertThat(met.getAsBoolean()).isTrue();
  }

  @Test
  void aReportIsReadAndSettled() {
    assertThat(hall("reports").lines()).containsExactly("There are no open reports.");
    hall.moderation()
        .playerReports()
        .file(
            beppe,
            new PlayerReport.Draft(
                anna, Optional.of(gameSession.id()), Optional.of(1), ReportReason.SPAM, "all day"));
    var report = hall("reports").lines().getFirst();
    assertThat(report)
        .contains(
            "reports Anna (",
            "“all day”",
            "game " + Ids.text(gameSession.id()),
            "message 1 “Oops!”");
    var id = report.split(" ")[0];
    assertThat(line("mute", "anna", "--for", "7d", "--why", "spam", "--report", id))
        .matches("1 .* command line {2}Mute {2}Anna \\(.* until .* UTC {2}“spam”");
    assertThat(hall("reports").lines()).containsExactly("There are no open reports.");
    assertThat(hall("dismiss", id, "--why", "x").complaint()).contains("no such report");
  }

  @Test
  void allAboutOnePlayerAreSettledAtOnce() {
    for (var reason : ReportReason.values()) {
      var draft = new PlayerReport.Draft(anna, Optional.empty(), Optional.empty(), reason, "");
      hall.moderation().playerReports().file(beppe, draft);
    }
    assertThat(hall("reports").lines()).hasSize(1);
    assertThat(hall("reports").lines().getFirst()).endsWith("6 open reports about this player");
    assertThat(line("dismiss", "--all-about", "Anna", "--why", "nonsense")).contains("Anna", "6");
    assertThat(hall("reports").lines()).containsExactly("There are no open reports.");
    assertThat(hall("dismiss", "--why", "x").complaint()).contains("--all-about");
  }

  @Test
  void theOpenHallNoticesWhatIsDecided() throws Exception {
    line("mute", "Anna", "--why", "spam");
    await(() -> hall.moderation().sanctions().mute(anna).isPresent());
    assertThat(hall.messages().say(gameSession, anna, Phrase.HELLO).orElseThrow().reason())
        .isEqualTo("muted");
    line("unmute", "Anna", "--why", "sorry");
    await(() -> hall.moderation().sanctions().mute(anna).isEmpty());
    assertThat(hall.messages().say(gameSession, anna, Phrase.HELLO)).isEmpty();
    line("remove-message", Ids.text(gameSession.id()), "1", "--why", "spam");
    assertThat(hall.messages().of(gameSession.id())).hasSize(1);
    line("ban", "id:" + Ids.text(anna), "--for", "12h", "--why", "spam");
    await(() -> gameSession.onlineGame().gameStatus() == GameStatus.ABORTED);
    line("unban", "Anna", "--why", "sorry");
    line("ban", "--address", "203.0.113.7", "--why", "spam");
    await(() -> hall.moderation().sanctions().ban("203.0.113.7").isPresent());
    line("unban", "--address", "203.0.113.7", "--why", "spam");
    line("remove-game", Ids.text(gameSession.id()), "--why", "spam");
    await(() -> hall.table(gameSession.id()).isEmpty());
    assertThat(hall("admin", "Anna").lines()).hasSize(2);
    assertThat(hall.moderation().roles().isAdministrator(anna)).isTrue();
    assertThat(hall("show", "Anna").lines().getFirst()).contains("account", "administrator");
    line("admin", "Anna", "--revoke");
    line("rename", "Anna", "Berta", "--why", "offensive");
    line("remove-player", "Berta", "--why", "spam");
    assertThat(hall.players().named("Berta")).isEmpty();
    assertThat(hall("log").lines()).hasSize(12);
  }

  @Test
  void aPlayerAndAGameAreShown() {
    hall("mute", "Anna", "--for", "4w", "--why", "spam");
    assertThat(hall("show", "Anna").out()).contains("Anna (", "account", "Mute", "“spam”", "dama");
    assertThat(hall("show", Ids.text(gameSession.id())).out()).contains("dama", "#1", "“Oops!”");
    assertThat(hall("show", Ids.text(beppe), "--language", "de").out()).contains("Gast");
  }

  @Test
  void aNameThatIsAnothersIdIsNotTakenForHim() {
    hall.players().rename(anna, Ids.text(beppe));
    assertThat(hall("ban", Ids.text(beppe), "--why", "x").complaint()).contains(Ids.text(anna));
    assertThat(line("ban", "id:" + Ids.text(anna), "--why", "x")).contains("Ban");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          hall                                   | zwick help hall
          hall dance                             | dance
          hall mute                              | PLAYER
          hall mute Anna                         | --why
          hall mute Nobody --why x               | Nobody
          hall mute Anna --for soon --why x      | soon
          hall mute Anna --for 99999w --why x    | 99999w
          hall ban --why x                       | --address
          hall ban Anna --address ::1 --why x    | --address
          hall ban --address example --why x     | 203.0.113.7
          hall unban Anna --why x                | .
          hall show nothing                      | nothing
          hall remove-game 000000000000 --why x  | 000000000000
          hall remove-game x --why x             | x
          hall remove-message 0 zero --why x     | zero
          hall dismiss x --why x                 | x
          hall log --lines 0                     | --lines
          hall rename Anna ! --why x             | 24
          """)
  void badInputIsOneClearSentenceInEveryLanguage(String line, String named) {
    for (var language : List.of("de", "fr", "it", "en")) {
      var all = new ArrayList<>(List.of(line.split(" ")));
      all.addAll(List.of("--language", language));
      if (all.size() > 3) {
        all.addAll(List.of("--database", database));
      }
      var run = Run.zwick(all.toArray(String[]::new));
      assertThat(run.complaint()).contains(named).doesNotContain("{");
    }
    assertThat(hall.moderation().log().latest(Long.MAX_VALUE, 1)).isEmpty();
  }

  @Test
  void whereThereIsNoHallNoneIsMade() {
    var none = folder.resolve("none.db").toString();
    assertThat(Run.zwick("hall", "reports", "--database", none).complaint()).contains("no hall");
    assertThat(Files.exists(Path.of(none))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "reports",
        "show",
        "log",
        "mute",
        "unmute",
        "ban",
        "unban",
        "remove-message",
        "remove-game",
        "remove-player",
        "rename",
        "dismiss",
        "admin"
      })
  void everyCommandIsExplainedInEveryLanguage(String command) {
    for (var language : List.of("de", "fr", "it", "en")) {
      assertThat(Run.zwick("help", "hall", "--language", language).out()).contains("  " + command);
      var help = Run.zwick("hall", "help", command, "--language", language);
      assertThat(help.lines()).hasSizeGreaterThan(3);
      if (!language.equals("en")) {
        assertThat(help.out()).doesNotContain("Usage:");
      }
    }
  }
}
