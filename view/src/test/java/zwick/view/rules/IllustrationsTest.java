package zwick.view.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.json.Json;
import zwick.view.Page;

class IllustrationsTest {
  private final Page page = new Page();

  static List<String> presets() {
    return Presets.all().stream().map(Preset::id).toList();
  }

  private List<Json.Obj> pictures(String rules) {
    var pictures = new ArrayList<Json.Obj>();
    for (var section : Page.list(page.ask("page", "rules", rules), "sections")) {
      for (var paragraph : Page.list(section, "paragraphs")) {
        if (paragraph.get("illustration") instanceof Json.Obj picture) {
          pictures.add(picture);
        }
      }
    }
    return pictures;
  }

  @ParameterizedTest
  @MethodSource("presets")
  void everyPageHasPicturesAndEveryPictureShowsItsMove(String rules) {
    var pictures = pictures(rules);
    assertThat(pictures).hasSizeGreaterThanOrEqualTo(3);
    for (var picture : pictures) {
      var after = new Json.Obj(Map.of("pieces", picture.get("after")));
      assertThat(Page.moved(picture, picture)).isEqualTo(Page.board(after));
    }
  }

  @ParameterizedTest
  @CsvSource({
    "muehle-ravensburger, 9",
    "mulino-ceylonese, 8",
    "mulino-misto, 9",
    "dame-ravensburger, 10",
    "dame-10x10, 11",
    "frisian, 10",
    "italian, 8",
    "lupo-e-pecore, 4",
    "six, 5"
  })
  void soManyOfTheExamplesFit(String rules, int pictures) {
    assertThat(pictures(rules)).hasSize(pictures);
  }

  @ParameterizedTest
  @CsvSource({
    "'dame-ravensburger,obligation=huff', Black may huff the man that should have captured.",
    "'dame-ravensburger,men-capture=eight', Here you capture straight ahead as well.",
    "'muehle-turnier,two-mills=two', Two mills at once: White takes two stones.",
    "'muehle-turnier,take-from-mill=always', No stone is safe here"
  })
  void aHouseRuleChangesThePicture(String rules, String caption) {
    assertThat(Page.texts(pictures(rules), "caption")).anyMatch(text -> text.contains(caption));
  }
}
