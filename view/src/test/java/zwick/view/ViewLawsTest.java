package zwick.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import zwick.game.Game;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;
import zwick.notation.MoveText;
import zwick.notation.json.Json;
import zwick.notation.records.JsonRecord;

/// What holds for every view of every game.
public class ViewLawsTest {
  private static final int MOVES = 60;

  private final long seed = Long.getLong("zwick.seed", 25);
  private final Page page = new Page();

  public static List<String> rules() {
    var rules = new ArrayList<>(Presets.all().stream().map(Preset::id).toList());
    rules.add("morabaraba,two-mills=two,take-from-mill=if-all");
    rules.add("dame-10x10,obligation=huff,men-capture=eight");
    return rules;
  }

  @ParameterizedTest
  @MethodSource("rules")
  void whatTheViewOffersIsWhatTheRefereeAccepts(String rules) {
    var random = new Random(seed);
    var view = page.ask("open", "rules", rules, "language", "de");
    for (int move = 0; move < MOVES; move++) {
      var game = game(view);
      var choices = Page.list(view, "choices");
      var rights = Page.list(view, "rights");
      assertThat(view.get("outcome") instanceof Json.Null).isEqualTo(game.outcome().isEmpty());
      if (game.outcome().isPresent()) {
        assertThat(choices).isEmpty();
        assertThat(rights).isEmpty();
        break;
      }
      var actions = new HashSet<>(Page.texts(choices, "action"));
      Page.texts(rights, "action").stream().filter("pass"::equals).forEach(actions::add);
      assertThat(actions).isEqualTo(MoveText.writeAll(game.position()).keySet());
      assertThat(new HashSet<>(choices.stream().map(c -> c.get("touches")).toList()))
          .as("one way of touching means one move")
          .hasSameSizeAs(choices);
      var might = rights.get(random.nextInt(rights.size()));
      page.act(view, Page.text(might, "action"));
      if (choices.isEmpty() || Page.text(might, "kind").equals("huff") && random.nextBoolean()) {
        view = page.act(view, Page.text(might, "action"));
        continue;
      }
      var choice = choices.get(random.nextInt(choices.size()));
      var next = page.act(view, Page.text(choice, "action"));
      assertThat(Page.board(next)).isEqualTo(Page.moved(view, choice));
      var last = Page.list(next, "moves").getLast();
      assertThat(last.get("steps")).isEqualTo(choice.get("steps"));
      view = next;
    }
    replay(view);
  }

  /// Going through the moves one by one leads from the start to the end.
  private void replay(Json.Obj last) {
    var moves = Page.list(last, "moves");
    for (int at = 0; at < moves.size(); at += 5) {
      var before = shown(last, at);
      assertThat(Page.board(shown(last, at + 1))).isEqualTo(Page.moved(before, moves.get(at)));
      assertThat(Page.list(before, "choices")).isEmpty();
      assertThat(before.get("moves")).isEqualTo(last.get("moves"));
    }
    assertThat(shown(last, moves.size())).isEqualTo(last);
  }

  private Json.Obj shown(Json.Obj view, int at) {
    return page.ask("view", "record", Page.text(view, "record"), "at", at, "language", "de");
  }

  private static Game game(Json.Obj view) {
    return JsonRecord.fromJson(Json.read(Page.text(view, "record"))).game();
  }
}
