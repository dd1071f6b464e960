package zwick.cli.support;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Enumeration;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.cli.Run;
import zwick.text.Language;

class ProgramTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "serve",
        "hall",
        "site",
        "account",
        "rules",
        "perft",
        "moves",
        "replay",
        "play",
        "analyse",
        "probe",
        "convert",
        "train",
        "hub",
        "dxp",
        "match",
        "bench",
        "tactics",
        "completion",
        "help"
      })
  void everyCommandIsExplainedInEveryLanguage(String command) {
    for (var language : Language.values()) {
      assertThat(Run.zwick("help", "--language", language.code()).out())
          .contains("  " + command + " ");
      var help = Run.zwick("help", command, "--language", language.code());
      assertThat(help.lines()).hasSizeGreaterThan(3);
      assertThat(Run.zwick(command, "--help", "--language", language.code()).out()).isNotEmpty();
    }
  }

  @Test
  void helpIsTranslatedThroughout() {
    for (var command :
        new String[] {
          "serve", "site", "account", "rules", "perft", "moves", "replay", "play", "analyse",
          "probe", "convert", "train", "hub", "dxp", "match", "bench", "tactics", "help"
        }) {
      var english = Run.zwick("help", command, "--language", "en").out();
      var german = Run.zwick("help", command, "--language", "de").out();
      assertThat(german.lines().filter(line -> line.contains(". ") || line.endsWith(".")))
          .isNotEmpty()
          .noneMatch(line -> english.lines().anyMatch(line::equals));
    }
  }

  @Test
  void theVersionIsKnown() {
    assertThat(Run.zwick("--version").lines()).hasSize(1).first().asString().startsWith("zwick ");
  }

  @Test
  void completionIsAShellScriptThatKnowsTheCommands() {
    assertThat(Run.zwick("completion").out()).startsWith("#!/").contains("perft", "--positions");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      nullValues = "-",
      textBlock =
          """
          de_CH.UTF-8 | en_GB | Die Datei
          -           | fr_CH | Le fichier
          ''          | it    | Il file
          C           | de    | There is no file
          es_ES.UTF-8 | de    | There is no file
          -           | -     | There is no file
          """)
  void theSystemsLanguageIsUsedUnlessAnotherIsAskedFor(String all, String lang, String begin) {
    var environment = new HashMap<String, String>();
    if (all != null) {
      environment.put("LC_ALL", all);
    }
    if (lang != null) {
      environment.put("LANG", lang);
    }
    var args = new String[] {"convert", "nowhere", "--to", "pdn"};
    assertThat(Run.with(environment, false, "", args).complaint()).contains(begin);
    var asked = new String[] {"convert", "nowhere", "--to", "pdn", "--language", "it"};
    assertThat(Run.with(environment, false, "", asked).complaint()).contains("Il file");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          chess                   | chess
          --chess                 | --chess
          moves                   | RULES
          moves dama dama         | dama
          moves dama --foo        | --foo
          moves dama --position   | --position
          moves dama --position a --position b | --position
          moves chess             | chess
          moves dama,king=lame    | lame
          moves dama,queen=short  | queen
          perft dama              | DEPTH
          convert x               | --to
          dxp --follow --side W   | --side
          dxp --port 70000        | --port
          dxp --side red          | --side
          dxp --level 10          | --level
          dxp --time soon         | --time
          dxp --level 3 --time 2  | --level
          dxp --position W:W1:B2  | 1
          play                    | RULES
          play chess              | chess
          play dama --level 10    | --level
          play dama --level 0     | --level
          play dama --level x     | --level
          play dama --side X      | --side
          play dama --seed -1     | --seed
          play dama --position W:W99:B1 | 99
          analyse                 | RULES
          analyse dama --time 5x  | --time
          analyse dama --time 0   | --time
          analyse dama --depth 0  | --depth
          analyse dama --nodes x  | --nodes
          analyse dama --lines 0  | --lines
          analyse dama --moves 22-18,x | 22-18,x
          serve --port 70000      | --port
          serve --port http       | --port
          serve --files nowhere   | nowhere
          serve --database none --host 192.0.2.1  | 192.0.2.1
          serve --database none --host no.such.host.invalid | no.such.host.invalid
          serve --rate fast       | --rate
          serve --log loud        | loud
          serve --log json:loud   | json:loud
          serve --database jdbc:x | jdbc:x
          serve dama              | dama
          site                    | --to
          site --to x dama        | dama
          rules --language xx     | xx
          rules --json=maybe      | --json
          help chess              | chess
          """)
  void badInputIsOneClearSentenceInEveryLanguage(String line, String named) {
    var args = line.split(" ");
    for (var language : new String[] {"de_DE", "fr_FR", "it_IT", "en"}) {
      var run = Run.with(Map.of("LANG", language), false, "", args);
      assertThat(run.complaint()).contains(named);
      assertThat(run.out()).isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void everySentenceOfTheCommandLineIsInEveryLanguage(Language language) {
    assertThat(keys(language)).isEqualTo(keys(Language.ENGLISH));
    var bundle = CliTexts.in(language).bundle();
    for (var key : keys(language)) {
      assertThat(bundle.getString(key)).as(key).isNotBlank();
      var places = places(bundle.getString(key));
      assertThat(places)
          .as(key)
          .isEqualTo(places(CliTexts.in(Language.ENGLISH).bundle().getString(key)));
    }
  }

  @Test
  void noiseAsArgumentsNeverShowsAStackTrace() {
    long seed = 42;
    var random = new Random(seed);
    int commands = 6;
    var bits =
        new String[] {
          "rules",
          "perft",
          "moves",
          "replay",
          "play",
          "convert",
          "--json",
          "--position",
          "W:W1:B2",
          "dama",
          "mulino",
          "2",
          "-1",
          "--to",
          "pdn",
          "-",
          "--",
          "@x",
          "--language",
          "de",
          "\u0000",
          "",
          "\"",
          "--threads",
          "=",
          "--differences",
          "dama,king=short",
          "--divide",
          "--help",
          "-V"
        };
    for (int i = 0; i < 500; i++) {
      var args = new String[1 + random.nextInt(6)];
      args[0] = bits[random.nextInt(commands)]; // without one the page would be served
      for (int j = 1; j < args.length; j++) {
        args[j] = bits[random.nextInt(bits.length)];
      }
      var run = Run.with("a1 22-18", args);
      var about = "seed " + seed + ": " + String.join(" ", args) + "\n" + run.err();
      assertThat(run.exitCode()).as(about).isIn(0, 2);
      assertThat(run.err()).as(about).doesNotContain("\tat ");
    }
  }

  private static Set<String> keys(Language language) {
    var keys = new TreeSet<String>();
    Enumeration<String> all = CliTexts.in(language).bundle().getKeys();
    while (all.hasMoreElements()) {
      keys.add(all.nextElement());
    }
    return keys;
  }

  private static Set<Integer> places(String sentence) {
    var places = new TreeSet<Integer>();
    for (int i = 0; i < 10; i++) {
      if (sentence.contains("{" + i + "}")) {
        places.add(i);
      }
    }
    return places;
  }
}
