package zwick.server;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.Hall;
import zwick.notation.json.Json;
import zwick.server.settings.ServerSettings;

/// What `docs/operating` shows and warns of is what a server really tells.
class DashboardTest {
  private static final Path FOLDER =
      Path.of(System.getProperty("basedir", ".") + "/../docs/operating");
  private static final Pattern METRIC =
      Pattern.compile("\\b(?:zwick|jvm|process|system)_[a-z0-9_]+\\b");

  @TempDir private Path folder;

  @ParameterizedTest
  @ValueSource(strings = {"grafana.json", "alerts.yml"})
  void everyMetricThatIsNamedExists(String file) throws Exception {
    var named = metrics(Files.readString(FOLDER.resolve(file)));
    assertThat(named).contains("zwick_writes_waiting", "zwick_commands_seconds_bucket");
    assertThat(told()).containsAll(named);
  }

  /// What belongs to a metric that is shown, such as its sum beside its count, is shown with it.
  @Test
  void everyMetricOfOursHasAPanel() throws Exception {
    var shown = families(metrics(Files.readString(FOLDER.resolve("grafana.json"))));
    var ours = families(told());
    ours.removeIf(metric -> !metric.startsWith("zwick_"));
    assertThat(ours).contains("zwick_refused", "zwick_connections", "zwick_senders_cut");
    assertThat(shown).containsAll(ours);
  }

  private static Set<String> families(Set<String> metrics) {
    return metrics.stream()
        .map(name -> name.replaceFirst("(_seconds)?_(total|count|sum|max|bucket)$", ""))
        .collect(toCollection(TreeSet::new));
  }

  private Set<String> told() throws Exception {
    var database = folder.resolve("hall.db").toString();
    try (var hall = Hall.open(database, InstantSource.system());
        var visit =
            new Visit(
                WebServer.start(ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall)));
        var anna = new Guest(visit.server().url())) {
      anna.arrive();
      anna.open("{\"rules\":\"dama\",\"host\":\"W\"}");
      var text = anna.get("metrics").http().body();
      return metrics(text.replaceAll("(?m)^#.*$", ""));
    }
  }

  private static Set<String> metrics(String text) {
    return METRIC
        .matcher(text)
        .results()
        .map(found -> found.group())
        .collect(toCollection(TreeSet::new));
  }

  @Test
  void theDashboardCanBeReadAndHasItsPanels() throws Exception {
    var board = (Json.Obj) Json.read(Files.readString(FOLDER.resolve("grafana.json")));
    assertThat(((Json.Arr) board.get("panels")).items()).hasSizeGreaterThan(10);
  }
}
