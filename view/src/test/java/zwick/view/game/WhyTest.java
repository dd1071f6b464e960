package zwick.view.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.game.RuleSet;
import zwick.game.TextParts;
import zwick.notation.RuleText;
import zwick.view.Page;

/// "Why not?": a touch that leads nowhere gets one sentence that names the rule, and its points.
class WhyTest {
  private final Page page = new Page();

  @ParameterizedTest(name = "{0} {1}: {2}")
  @CsvSource(
      delimiter = '|',
      value = {
        // placing
        "muehle-turnier | W:Wa1+8:Bd2+8 | d2 | occupied | d2 is already taken. | d2",
        "muehle-turnier | W:Wa1+8:Bd2+8 | a1 | still-placing | You still have eight stones in hand: place first, move later. | ''",
        "muehle-turnier | W:Wa1+8:Bd2+8 | a4 | not-a-move | That is a legal move. | a4",
        // taking for a mill
        "muehle-turnier | W:Wa1,a4+7:Bd2,d3+7 | a7 | not-a-move | So far so good; the move goes on. | d2 d3",
        "muehle-turnier | W:Wa1,a4+7:Bd2,d3+7 | a7 a1 | must-remove | a1 is your own stone: take one of your opponent’s. | a1",
        "muehle-turnier | W:Wa1,a4+7:Bd2,d3+7 | a7 g7 | not-your-piece | There is no piece on g7. | g7",
        "muehle-turnier | W:Wa1,a4+7:Bd1,d2,d3,g7+5 | a7 d2 | protected-by-mill | The stone on d2 is in a mill: as long as your opponent has others on the board, it is safe. | d1 d2 d3",
        "muehle-ravensburger | W:Wa1,a4+7:Bd1,d2,d3,g7+5 | a7 d2 | protected-by-mill | The stone on d2 is in a mill, and stones in mills are safe. | d1 d2 d3",
        "'muehle-turnier,two-mills=two' | W:Wa1,a4,d7,g7+5:Bd1,d2,d3,b4,e5+4 | a7 d2 | protected-by-mill | The stone on d2 is in a mill: as long as your opponent has others on the board, it is safe. | d1 d2 d3",
        "'muehle-turnier,two-mills=two' | W:Wa1,a4,d7,g7+5:Bd1,d2,d3,b4,e5+4 | a7 e5 c3 | not-your-piece | There is no piece on c3. | c3",
        "'muehle-turnier,two-mills=two' | W:Wa1,a4,d7,g7+5:Bd1,d2,d3,b4,e5+4 | a7 e5 | not-a-move | So far so good; the move goes on. | b4",
        // moving and jumping
        "muehle-turnier | W:Wa1,a4,d6,f2:Bd2,b4,c3,e5 | d2 | not-your-piece | The piece on d2 is your opponent’s; move one of your own. | d2",
        "muehle-turnier | W:Wa1,a4,d6,f2:Bd2,b4,c3,e5 | g7 | hand-is-empty | You have no stone left to place; move one on the board. | ''",
        "muehle-turnier | W:Wa1,a4,d6,f2:Bd2,b4,c3,e5 | d6 a7 | out-of-reach | There is no single step from d6 to a7, and you may only jump with three stones left. | d6 a7",
        "six | W:Wa1,a3,c5,d2:Be3,b4,c2,d4 | c5 b3 | out-of-reach | There is no single step from c5 to b3, and nobody jumps in this game. | c5 b3",
        "muehle-turnier | W:Wa1,a4,d6,f2:Bd2,b4,c3,e5 | a4 b4 | occupied | b4 is already taken. | b4",
        "muehle-turnier | W:Wa1,b2,d6,f2:Bd1,a4,c3,e5 | a1 | blocked | The piece on a1 cannot move just now: every way is blocked. | a1",
        "mulino-misto | W:Wa1,b2+6:Bd1,a4+6 | a1 | blocked | The piece on a1 cannot move just now: every way is blocked. | a1",
        "mulino-misto | W:Wa1,b2+6:Bd1,a4+6 | d1 | occupied | d1 is already taken. | d1",
        // men and kings
        "dame-10x10 | W:W33,39:B8,28 | 28 | not-your-piece | The piece on 28 is your opponent’s; move one of your own. | 28",
        "dame-10x10 | W:W33,39:B8,28 | 27 | not-your-piece | There is no piece on 27. | 27",
        "dame-10x10 | W:W33,39:B8,28 | 39 | must-capture | You must capture: the man on 33 can take 28. | 33",
        "dame-10x10 | W:W33,39:B8,28 | 33 29 | must-capture | You must capture: the man on 33 can take 28. | 33",
        "dame-10x10 | W:W33,39,47:B8,28,41 | 33 38 | out-of-reach | From 33 to 38 would be backwards, and only kings may move that way. | 33 38",
        "dame-ravensburger | W:W22,26:B3 | 26 22 | occupied | 22 is already taken. | 22",
        "dame-ravensburger | W:W22,26:B3 | 22 25 | out-of-reach | From 22 to 25 would be backwards, and only kings may move that way. | 22 25",
        "dame-ravensburger | W:W22,26:B3 | 22 14 | out-of-reach | You cannot go from 22 to 14: men move one square diagonally, kings diagonally as far as the way is free. | 22 14",
        "dame-ravensburger | W:W15:B18,3 | 15 22 | out-of-reach | From 15 to 22 would be backwards, and men capture forwards only. | 15 22",
        "dame-ravensburger | W:W29,25,22:B3 | 29 | blocked | The piece on 29 cannot move just now: every way is blocked. | 29",
        "dame-ravensburger | W:WK29:B22,3 | 29 15 | out-of-reach | The king cannot land on 15: it must land right behind the piece it takes. | 22 15",
        "dame-ravensburger | W:WK29,22:B3 | 29 15 | out-of-reach | You cannot go from 29 to 15: men move one square diagonally, kings diagonally as far as the way is free. | 29 15 22",
        // which capture
        "dame-10x10 | W:W33,37:B29,32,23 | 33 | must-capture-most | You must capture as many pieces as you can, here two: the man on 37 can take 23 and 32. | 37",
        "dame-10x10 | W:W33,37:B29,32,23 | 33 24 | must-capture-most | You must capture as many pieces as you can, here two: the man on 37 can take 23 and 32. | 37",
        "dame-10x10 | W:W37:B32,21 | 37 28 22 | out-of-reach | There is nothing on the way from 28 to 22 that you could take like that. | 28 22",
        "dame-10x10 | W:W37,36:B31,21,22,13 | 36 27 20 | out-of-reach | There is nothing on the way from 27 to 20 that you could take like that. | 27 20",
        "czech | W:WK32,18:B27,15 | 18 | must-capture-best | A king that can capture comes first: the king on 32 can take 27. | 32",
        "italian | W:W23:BK20,1 | 23 16 | king-safe-from-men | Here only a king can take a king. | 20",
        "dame-10x10 | W:WK46:B37,18 | 46 32 | must-continue | On 32 it would be over already. Land where you can go on capturing, for example 46x23x12. | 23",
        // wolf and sheep
        "lupo-e-pecore | B:W29,30,31,32:B | 30 | occupied | 30 is already taken. | 30",
        "lupo-e-pecore | W:W29,30,31,32:B17 | 17 | not-your-piece | The piece on 17 is your opponent’s; move one of your own. | 17",
        "lupo-e-pecore | W:W29,30,31,32:B17 | 14 | not-your-piece | There is no piece on 14. | 14",
        "lupo-e-pecore | W:W25,30,31,32:B17 | 25 29 | out-of-reach | From 25 to 29 would be backwards, and sheep only go forwards. | 25 29",
        "lupo-e-pecore | W:W29,30,31,32:B17 | 30 22 | out-of-reach | You cannot go from 30 to 22: wolf and sheep move one square diagonally. | 30 22",
        "lupo-e-pecore | W:W25,29,31,32:B17 | 29 | blocked | The piece on 29 cannot move just now: every way is blocked. | 29"
      })
  void everyTouchThatLeadsNowhereIsExplained(
      String rules, String position, String touches, String reason, String text, String points) {
    var played = RuleText.read(rules);
    var record = "{\"rules\":\"" + rules + "\",\"position\":\"" + position + "\"}";
    var why = page.ask("why", "record", record, "touches", at(played, touches), "language", "en");
    assertThat(Page.text(why, "text")).isEqualTo(text);
    assertThat(Page.text(why, "reason")).isEqualTo(reason);
    assertThat(Page.points(why, "points")).isEqualTo(at(played, points));
  }

  private static List<Integer> at(RuleSet rules, String names) {
    var points = new ArrayList<Integer>();
    for (var name : TextParts.of(names, ' ')) {
      if (!name.isEmpty()) {
        points.add(rules.grid().find(name).orElseThrow());
      }
    }
    return points;
  }
}
