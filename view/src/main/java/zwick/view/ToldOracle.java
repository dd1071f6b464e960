package zwick.view;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import zwick.game.BadInput;
import zwick.game.Position;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.notation.Excerpt;
import zwick.notation.MoveText;
import zwick.view.json.PageQuestion;

/// What somebody with tables has told about one position and its moves: enough for a perfect player
/// to move there, though his own program has no tables. Whoever tells wrong things is only playing
/// against himself.
final class ToldOracle implements Oracle {
  private final Map<Position, Known> known = new HashMap<>();

  private ToldOracle() {}

  /// @param coaching as [Coach] writes it; throws [BadInput] if it is not of this position
  static ToldOracle of(Position position, PageQuestion coaching) {
    var toldOracle = new ToldOracle();
    toldOracle.known.put(position, known(coaching, coaching.text("value"), 0));
    var moves = MoveText.writeAll(position);
    for (var pageQuestion : coaching.objects("moves")) {
      var move = moves.get(pageQuestion.text("move"));
      if (move == null) {
        throw unreadable(pageQuestion.text("move"));
      }
      if (pageQuestion.has("value")) {
        var after = position.play(move).orElseThrow();
        var forMover = known(pageQuestion, pageQuestion.text("value"), 1);
        boolean same = after.turn() == position.turn();
        toldOracle.known.put(
            after,
            new Known(same ? forMover.value() : forMover.value().turned(), forMover.plies()));
      }
    }
    return toldOracle;
  }

  /// @param sooner how many plies nearer it is after the move
  private static Known known(PageQuestion pageQuestion, String value, int sooner) {
    int plies = Math.max(0, pageQuestion.number("plies") - sooner);
    return new Known(
        switch (value) {
          case "won" -> Value.WON;
          case "drawn" -> Value.DRAWN;
          case "lost" -> Value.LOST;
          default ->
              throw new BadInput(
                  new Problem.NoSuchValue(
                      "value", Excerpt.of(value), List.of("won", "drawn", "lost")));
        },
        plies);
  }

  private static BadInput unreadable(String move) {
    return new BadInput(new Problem.Unreadable(Thing.ACTION, 0, Excerpt.of(move)));
  }

  @Override
  public @Nullable Known known(Position position) {
    return known.get(position);
  }

  /// Whoever tells of one position will tell of the next.
  @Override
  public boolean knowsAll(RuleSet rules) {
    return true;
  }
}
