package zwick.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.game.Option;
import zwick.game.Outcome;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.moves.MoveBuffer;
import zwick.game.moves.TooManyCaptures;
import zwick.notation.PositionText;
import zwick.notation.RuleText;
import zwick.testkit.Naive.After;

/// The games and the rule book written a second time say the same about every move of positions
/// nobody has chosen. Another `zwick.seed` looks at other positions.
class NaiveAgreesTest {
  private static final long SEED = Long.getLong("zwick.seed", 1);

  @Test
  void everyMillPositionHasTheMovesOfTheRuleBook() {
    compare(random -> RandomRules.of("mill", random), 60, 40_000);
  }

  @Test
  void everyDraughtsPositionHasTheMovesOfTheRuleBook() {
    compare(random -> RandomRules.of("draughts", random), 60, 60_000);
  }

  /// Ranks of captures only differ where several long ones meet, so games are too tame for them.
  @ParameterizedTest
  @EnumSource
  void everyRankOfCapturesIsThatOfTheRuleBook(CaptureChoice choice) {
    var pinned = Map.of("capture-choice", Option.text(choice));
    compare(random -> RandomRules.of("draughts", random).with(pinned), 0, 5_000);
  }

  /// What chance brings too seldom.
  @ParameterizedTest
  @CsvSource(
      delimiter = ' ',
      value = {
        "frisian,king=short W:WK33:B28,K29,K20,18,8", // two kings are worth more than three men
        "italian W:WK30:BK26,18,10,27,K20,K12", // most kings before the first king
        "dame-10x10 B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24",
        "twelve,two-mills=two W:Wa4,a7,d1,g1,b2,c3+1:Bd7,d6,d5,g7,g4", // three mills at once
        "mulino,two-mills=two W:Wa4,a7,d1,g1,b2+1:Bd7,d6,d5,f2,f4,f6" // all his stones in mills
      })
  void everyHardChoiceIsThatOfTheRuleBook(String rules, String text) {
    var position = PositionText.read(RuleText.read(rules), text);
    new Look(0, Naive.of(position.rules()), position).all(new SplittableRandom(0));
  }

  @Test
  void everyWolfPositionHasTheMovesOfTheRuleBook() {
    compare(random -> RandomRules.of("wolf", random), 60, 10_000);
  }

  /// One seed is one rule set, one game and some thrown positions, so a seed from a message comes
  /// first again when it is set.
  private static void compare(
      Function<SplittableRandom, RuleSet> someRules, int plies, int enough) {
    int looked = 0;
    int skipped = 0;
    for (long seed = SEED; looked < enough; seed++) {
      var random = new SplittableRandom(seed);
      var rules = someRules.apply(random);
      var naive = Naive.of(rules);
      var positions = new ArrayList<Position>();
      try {
        positions.addAll(RandomPlay.game(rules.start(), plies, random));
        for (int i = 0; i < 12; i++) {
          positions.addAll(RandomPlay.game(RandomPlay.thrown(rules, random), plies / 15, random));
        }
      } catch (TooManyCaptures _) {
        skipped++;
      }
      for (var position : positions) {
        try {
          new Look(seed, naive, position).all(random);
          looked++;
        } catch (Naive.TooSlow | TooManyCaptures _) {
          skipped++;
        }
      }
    }
    assertThat(skipped).as("positions with too many captures").isLessThan(enough / 100);
  }

  /// One position, looked at from both sides.
  private record Look(long seed, Naive naive, Position position) {
    void all(SplittableRandom random) {
      var winner = position.outcome().map(o -> ((Outcome.Win) o).winner());
      if (!winner.equals(naive.winner(position.setup()))) {
        differ("winner " + winner + ", by the book " + naive.winner(position.setup()));
      }
      moves(position, naive.moves(position.setup(), false), "");
      if (position.rules() instanceof DraughtsRules rules
          && rules.obligation() != Obligation.ENFORCED) {
        var bound = naive.moves(position.setup(), true);
        moves(position.bound(), bound, "bound ");
        for (var move : position.legalMoves()) {
          if (position.oversight(move) == bound.containsKey(Deed.of(move))) {
            differ(move + " an oversight: " + position.oversight(move));
          }
        }
      }
      var moves = position.legalMoves();
      if (!moves.isEmpty()) {
        huff(position.play(moves.get(random.nextInt(moves.size()))).orElseThrow());
      }
    }

    private void moves(Position from, Map<Deed, After> book, String which) {
      var buffer = new MoveBuffer();
      from.generate(buffer);
      var played = new HashMap<Deed, After>();
      for (int i = 0; i < buffer.size(); i++) {
        var deed = Deed.of(from.describe(buffer, i));
        var next = from.play(buffer, i);
        if (played.put(deed, new After(next.setup(), next.huffable())) != null) {
          differ(which + "twice: " + deed);
        }
      }
      if (from.count(new MoveBuffer()) != played.size()) {
        differ(which + "count " + from.count(new MoveBuffer()) + " instead of " + played.size());
      }
      if (!played.equals(book)) {
        differ(which + difference(played, book));
      }
    }

    private static String difference(Map<Deed, After> played, Map<Deed, After> book) {
      var lines = new ArrayList<String>();
      played.forEach((deed, after) -> {
        if (!book.containsKey(deed)) {
          lines.add("superfluous: " + deed);
        } else if (!book.get(deed).equals(after)) {
          lines.add("other: " + deed + "\n  " + after + "\n  by the book " + book.get(deed));
        }
      });
      book.keySet().stream()
          .filter(deed -> !played.containsKey(deed))
          .forEach(deed -> lines.add("missing: " + deed));
      return String.join("\n", lines);
    }

    private void huff(Position next) {
      for (int at : next.huffable()) {
        var before = Naive.tidy(next.setup());
        var after = next.huff(at);
        var left = new ArrayList<>(before.pieces());
        left.removeIf(piece -> piece.at() == at && piece.side() != next.turn());
        boolean right =
            left.size() == before.pieces().size() - 1
                && left.equals(Naive.tidy(after.setup()).pieces())
                && after.turn() == next.turn()
                && after.huffable().isEmpty();
        if (!right) {
          differ("huff " + at + " gives " + after.setup() + " with " + after.huffable());
        }
      }
    }

    private void differ(String how) {
      fail(
          "-Dzwick.seed=%d\nrules: %s\nposition: %s\n%s",
          seed, RuleText.write(position.rules()), PositionText.write(position), how);
    }
  }
}
