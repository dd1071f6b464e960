package zwick.game.known;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.Side;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.game.moves.Move;
import zwick.game.moves.MoveBuffer;

/// All that an [Oracle] knows of one position: how it ends, and what each move does to that.
///
/// @param known for the side to move
/// @param choices every legal move, the best first; none when the game is over
public record Insight(Position position, Known known, List<Choice> choices) {
  public Insight {
    choices = List.copyOf(choices);
  }

  /// A legal move and what comes of it.
  ///
  /// @param known for the side that makes the move, counted from before it; none where the oracle
  ///   does not know
  public record Choice(Move move, Position after, @Nullable Known known, Effect effect) {}

  /// What a move does to the result. None ever makes it better than it is.
  public enum Effect {
    /// as it is, or lost as before
    KEEPS,
    /// won before, drawn after
    SLIPS,
    /// won or drawn before, lost after
    LOSES,
    /// the oracle does not know
    UNKNOWN
  }

  /// Empty where the oracle does not know the position.
  public static Optional<Insight> of(Oracle oracle, Position position) {
    var known = ask(oracle, position);
    if (known == null) {
      return Optional.empty();
    }
    var moves = new MoveBuffer();
    position.generate(moves);
    var choices = new ArrayList<Choice>(moves.size());
    for (int i = 0; i < moves.size(); i++) {
      var after = position.play(moves, i);
      var comes = forMover(oracle, position, after);
      var effect = effect(known.value(), comes);
      choices.add(new Choice(position.describe(moves, i), after, comes, effect));
    }
    choices.sort(Comparator.comparing(Choice::known, Insight::compare));
    return Optional.of(new Insight(position, known, choices));
  }

  /// What is known of a position, its end on the board included. One that only looks like an end,
  /// since a piece may still be huffed, is left to the oracle.
  static @Nullable Known ask(Oracle oracle, Position position) {
    var end = position.outcome();
    if (end.isEmpty() || !position.huffable().isEmpty()) {
      return oracle.known(position);
    }
    var value =
        switch (end.get()) {
          case Outcome.Win(Side winner, var _) ->
              winner == position.turn() ? Value.WON : Value.LOST;
          case Outcome.Draw _ -> Value.DRAWN;
        };
    return new Known(value, 0);
  }

  private static @Nullable Known forMover(Oracle oracle, Position from, Position to) {
    var there = ask(oracle, to);
    if (there == null) {
      return null;
    }
    var value = to.turn() == from.turn() ? there.value() : there.value().turned();
    return new Known(value, value == Value.DRAWN ? 0 : oracle.plies(from, to, there));
  }

  private static Effect effect(Value before, @Nullable Known after) {
    if (before == Value.LOST) {
      return Effect.KEEPS; // known or not, no move saves it
    }
    if (after == null) {
      return Effect.UNKNOWN;
    }
    return switch (after.value()) {
      case WON -> Effect.KEEPS;
      case DRAWN -> before == Value.DRAWN ? Effect.KEEPS : Effect.SLIPS;
      case LOST -> Effect.LOSES;
    };
  }

  /// The better first: the winner hurries, the loser holds out. What is unknown comes last.
  private static int compare(@Nullable Known a, @Nullable Known b) {
    if (a == null || b == null) {
      return Boolean.compare(a == null, b == null);
    }
    if (a.value() != b.value()) {
      return a.value().compareTo(b.value());
    }
    int sooner = Integer.compare(a.plies(), b.plies());
    return a.value() == Value.LOST ? -sooner : sooner;
  }

  /// The moves that keep the result.
  public List<Choice> keeping() {
    return choices.stream().filter(choice -> choice.effect() == Effect.KEEPS).toList();
  }

  /// The moves none is better than: those that win soonest, keep the draw, or hold out longest.
  public List<Choice> best() {
    return choices.stream()
        .filter(choice -> compare(choice.known(), choices.getFirst().known()) == 0)
        .toList();
  }
}
