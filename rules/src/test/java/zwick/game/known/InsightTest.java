package zwick.game.known;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Insight.Choice;
import zwick.game.known.Insight.Effect;
import zwick.game.known.Oracle.Known;
import zwick.game.known.Oracle.Value;
import zwick.notation.MoveText;
import zwick.notation.PositionText;
import zwick.notation.RuleText;

class InsightTest {
  private static final RuleSet RULES = RuleText.read("muehle-turnier");

  /// White can go five ways; none closes a mill.
  private static final Position FIVE_WAYS =
      PositionText.read(RULES, "W:Wa7,d7,b4,g4:Bg7,b6,d6,c4,a1,e3");

  /// Knows what somebody wrote down.
  private static class Notes implements Oracle {
    final Map<Position, Known> known = new HashMap<>();

    @Override
    public @Nullable Known known(Position position) {
      return known.get(position);
    }

    Notes note(Position position, Value value, int plies) {
      known.put(position, new Known(value, plies));
      return this;
    }

    /// What follows from the move is worth so much to the side to move then.
    Notes note(Position position, String move, Value value, int plies) {
      var found = MoveText.writeAll(position).get(move);
      return note(position.play(found).orElseThrow(), value, plies);
    }
  }

  private static List<String> moves(Insight insight, List<Choice> choices) {
    return choices.stream().map(c -> MoveText.write(insight.position(), c.move())).toList();
  }

  private static Effect effect(Insight insight, String move) {
    var wanted = MoveText.writeAll(insight.position()).get(move);
    return insight.choices().stream()
        .filter(choice -> choice.move().equals(wanted))
        .findFirst()
        .orElseThrow()
        .effect();
  }

  private static List<String> all() {
    return List.copyOf(MoveText.writeAll(FIVE_WAYS).keySet());
  }

  @Test
  void nothingIsSaidAboutAPositionNobodyKnows() {
    assertThat(Insight.of(Oracle.NONE, FIVE_WAYS)).isEmpty();
  }

  @Test
  void everyMoveKeepsTheWinLetsItSlipOrLosesIt() {
    var moves = all();
    var notes =
        new Notes()
            .note(FIVE_WAYS, Value.WON, 5)
            .note(FIVE_WAYS, moves.get(0), Value.LOST, 4)
            .note(FIVE_WAYS, moves.get(1), Value.DRAWN, 0)
            .note(FIVE_WAYS, moves.get(2), Value.WON, 2);

    var insight = Insight.of(notes, FIVE_WAYS).orElseThrow();

    assertThat(effect(insight, moves.get(0))).isEqualTo(Effect.KEEPS);
    assertThat(effect(insight, moves.get(1))).isEqualTo(Effect.SLIPS);
    assertThat(effect(insight, moves.get(2))).isEqualTo(Effect.LOSES);
    assertThat(moves(insight, insight.choices().subList(0, 3))).isEqualTo(moves.subList(0, 3));
    assertThat(insight.choices()).hasSameSizeAs(moves);
  }

  @Test
  void aMoveIntoTheUnknownIsNotJudged() {
    var notes = new Notes().note(FIVE_WAYS, Value.DRAWN, 0);
    notes.note(FIVE_WAYS, all().getLast(), Value.DRAWN, 0);

    var insight = Insight.of(notes, FIVE_WAYS).orElseThrow();

    assertThat(effect(insight, all().getFirst())).isEqualTo(Effect.UNKNOWN);
    assertThat(moves(insight, insight.keeping())).containsExactly(all().getLast());
    assertThat(moves(insight, insight.best())).containsExactly(all().getLast());
  }

  @Test
  void whoHasLostCanOnlyHoldOut() {
    var notes = new Notes().note(FIVE_WAYS, Value.LOST, 8);
    int plies = 1;
    for (var move : all()) {
      notes.note(FIVE_WAYS, move, Value.WON, plies++);
    }

    var insight = Insight.of(notes, FIVE_WAYS).orElseThrow();

    assertThat(insight.keeping()).hasSameSizeAs(all());
    assertThat(moves(insight, insight.best())).containsExactly(all().getLast());
  }

  @Test
  void theOracleSaysHowFarAMoveLeads() {
    var notes =
        new Notes() {
          @Override
          public int plies(Position from, Position to, Known there) {
            return 1; // as if every move captured
          }
        };
    notes.note(FIVE_WAYS, Value.WON, 1);
    all().forEach(move -> notes.note(FIVE_WAYS, move, Value.LOST, all().indexOf(move)));

    var insight = Insight.of(notes, FIVE_WAYS).orElseThrow();

    assertThat(insight.best()).hasSameSizeAs(all());
  }

  @Test
  void theEndOnTheBoardNeedsNoOracle() {
    var over = PositionText.read(RULES, "W:Wa7,d7:Bg7,b6,d6");

    var insight = Insight.of(Oracle.NONE, over).orElseThrow();

    assertThat(insight.known()).isEqualTo(new Known(Value.LOST, 0));
    assertThat(insight.choices()).isEmpty();
  }

  @Test
  void aProofEndsThoughTheOracleCountsToNoEnd() {
    Oracle always = p -> new Known(p.turn() == Side.WHITE ? Value.WON : Value.LOST, 7);

    var proof = Proof.of(always, FIVE_WAYS, 12);

    assertThat(proof.moves()).hasSizeLessThanOrEqualTo(12);
  }

  @Test
  void aDrawHasNoProof() {
    Oracle drawn = _ -> new Known(Value.DRAWN, 0);

    assertThat(Proof.of(drawn, FIVE_WAYS, 12).moves()).isEmpty();
  }
}
