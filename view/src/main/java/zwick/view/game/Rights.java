package zwick.view.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.game.Action;
import zwick.game.Game;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.moves.Wish;
import zwick.notation.ActionText;
import zwick.notation.MoveText;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.view.json.JsonObjectBuilder;

/// What the players may do now besides moving, with words for a button.
record Rights(Game game, Words words) {

  List<Json> list() {
    var rights = new ArrayList<Json>();
    for (var side : Side.values()) {
      boolean bare = false;
      for (var action : game.rights(side)) {
        // Who may claim at once need not be offered each move he could claim with.
        if (action instanceof Action.Claim claim) {
          if (bare && claim.move().isPresent()) {
            continue;
          }
          bare |= claim.move().isEmpty();
        }
        rights.add(right(action));
      }
    }
    pass().ifPresent(rights::add);
    return rights;
  }

  /// What to send for the wishes a player may always utter, granted or not: he hears why not.
  static Json requests(Position position) {
    var sides = new JsonObjectBuilder();
    for (var side : Side.values()) {
      sides.put(
          String.valueOf(side.letter()),
          new JsonObjectBuilder()
              .put("offer", ActionText.write(position, new Action.Offer(side)))
              .put("claim", claim(position, side))
              .put("resign", ActionText.write(position, new Action.Resign(side)))
              .put("takeback", ActionText.write(position, new Action.TakeBack(side)))
              .done());
    }
    return sides.done();
  }

  private static String claim(Position position, Side side) {
    return ActionText.write(position, new Action.Claim(side, Optional.empty()));
  }

  private Json right(Action action) {
    return switch (action) {
      case Action.Insist _ -> plain("insist", action);
      case Action.Huff(Side _, int at) ->
          right("huff", action, words.text("right.huff", game.rules().grid().say(at)))
              .put("at", at)
              .done();
      case Action.Offer _ -> plain("offer", action);
      case Action.Answer(Side _, boolean accept) -> plain(accept ? "accept" : "decline", action);
      case Action.Claim(Side _, Optional<Wish> move) ->
          move.isEmpty() ? plain("claim", action) : claim(action, move.get());
      case Action.Resign _ -> plain("resign", action);
      case Action.TakeBack _ -> plain("takeback", action);
      case Action.Play _ -> plain("pass", action);
      case Action.Leave _, Action.TimeOut _ ->
          throw new IllegalArgumentException("nobody's right: " + action);
    };
  }

  private Json claim(Action action, Wish wish) {
    var moves = game.position().find(wish);
    var text = moves.isEmpty() ? "" : MoveText.write(game.position(), moves.getFirst());
    return right("claim", action, words.text("right.claim.move", text)).done();
  }

  private Json plain(String kind, Action action) {
    return right(kind, action, words.text("right." + kind)).done();
  }

  private JsonObjectBuilder right(String kind, Action action, String label) {
    return new JsonObjectBuilder()
        .put("kind", kind)
        .put("side", action.by())
        .put("action", ActionText.write(game.position(), action))
        .put("label", label);
  }

  /// Declining an extra move is a move by the rules and a button to the player.
  private Optional<Json> pass() {
    for (var move : game.position().legalMoves()) {
      if (MoveChoices.passes(move)) {
        return Optional.of(right(new Action.Play(game.position().turn(), Wish.pass())));
      }
    }
    return Optional.empty();
  }
}
