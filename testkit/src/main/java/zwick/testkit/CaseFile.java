package zwick.testkit;

import java.util.ArrayList;
import java.util.List;
import zwick.game.Game;
import zwick.game.Refusal;
import zwick.game.Verdict;
import zwick.notation.ActionText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

/// Positions and what the rule book says about them, one block per case:
///
/// ```
/// case: A stone in a mill is never taken
/// paragraph: Ravensburger, Spielsteine setzen
/// rules: muehle-ravensburger
/// position: W:Wa1,a4+7:Bd7,d6,d5,g1+5
/// refused: a7xd7 protected-by-mill
/// ```
///
/// `after` lists actions to apply first; `moves`, `legal`, `illegal`, `actions`, `refused`, `turn`,
/// `position-after` and `outcome` are what must hold then.
public record CaseFile(String name, Block block) {
  public static final List<String> KEYS =
      List.of(
          "case",
          "paragraph",
          "rules",
          "position",
          "after",
          "moves",
          "legal",
          "illegal",
          "actions",
          "refused",
          "turn",
          "position-after",
          "outcome");

  public static List<CaseFile> read(String file, String text) {
    return Block.read(text).stream()
        .map(block -> new CaseFile(file + ": " + block.need("case"), block))
        .toList();
  }

  /// The game after the actions of `after`, all of which must be accepted.
  public Game play() {
    var rules = RuleText.read(block.need("rules"));
    var game =
        Game.of(
            block
                .one("position")
                .map(text -> PositionText.read(rules, text))
                .orElse(rules.start()));
    var done = new ArrayList<String>();
    for (var word : block.words("after")) {
      done.add(word);
      game =
          switch (ActionText.apply(game, word)) {
            case Verdict.Accepted(Game next) -> next;
            case Verdict.Refused(Refusal refusal) ->
                throw new AssertionError(String.join(" ", done) + " is refused: " + refusal);
          };
    }
    return game;
  }

  @Override
  public String toString() {
    return name;
  }
}
