package zwick.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import zwick.text.Language;
import zwick.text.Words;

class WordsAreUsedTest {
  private static final List<String> TOPICS =
      List.of("coach.", "hint.", "illustration.", "prompt.", "right.", "said.", "trouble.", "why.");

  /// The keys stand in the sources whole, or without the topic they all begin with.
  @Test
  void everySentenceBesideTheBoardIsSaidSomewhere() throws IOException {
    var sources = sources();
    var unused = new TreeSet<String>();
    for (var topic : TOPICS) {
      for (var said : Words.in(Language.GERMAN).beginning(topic).keySet()) {
        var key = said.endsWith(".one") ? said.substring(0, said.length() - 4) : said;
        var rest = key.substring(topic.length());
        if (!sources.contains('"' + key + '"')
            && !sources.contains('"' + rest + '"')
            && !sources.contains('|' + rest + '\n')) {
          unused.add(key);
        }
      }
    }
    assertThat(unused).isEmpty();
  }

  @Test
  void everyLessonHasAsManyStepsAsSentences() {
    for (var family : List.of("mill", "draughts", "wolf")) {
      var steps = Page.list(new Page().ask("lesson", "family", family), "steps").size();
      var praises =
          Words.in(Language.GERMAN).beginning("lesson." + family + ".").keySet().stream()
              .filter(key -> key.endsWith(".praise"));
      assertThat(praises).hasSize(steps);
    }
  }

  private static String sources() throws IOException {
    var sources = new StringBuilder();
    try (var files = Files.walk(Path.of("src/main/java"))) {
      for (var file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        sources.append(Files.readString(file));
      }
    }
    return sources.toString();
  }
}
