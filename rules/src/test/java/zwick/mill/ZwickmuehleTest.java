package zwick.mill;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import zwick.game.Setup;
import zwick.game.Side;
import zwick.game.moves.MoveBuffer;
import zwick.game.presets.MillPresets;
import zwick.mill.Zwickmuehle.Kind;

class ZwickmuehleTest {

  @Test
  void oneStoneSwingsBetweenTwoParallelMills() {
    var position = position(MillPresets.TURNIER, "a1 a4 a7 b2 b6", "d1 e3 g4");

    var found = only(Zwickmuehle.of(position, Side.WHITE));

    assertThat(found.kind()).isEqualTo(Kind.BETWEEN_RINGS);
    assertThat(names(position, List.of(found.here(), found.there()))).isEqualTo("a4 b4");
    assertThat(names(position, found.closed())).isEqualTo("a1 a4 a7");
    assertThat(names(position, found.open())).isEqualTo("b2 b4 b6");
    assertThat(names(position, MillBoard.points(found.stones()))).isEqualTo("a1 a4 a7 b2 b6");
  }

  @Test
  void oneStoneSwingsRoundTheCornerOfARing() {
    var position = position(MillPresets.TURNIER, "a1 a4 a7 d5 d6", "d1 e3 g4");

    var found = only(Zwickmuehle.of(position, Side.WHITE));

    assertThat(found.kind()).isEqualTo(Kind.ON_RING);
    assertThat(names(position, List.of(found.here(), found.there()))).isEqualTo("a7 d7");
    assertThat(names(position, found.open())).isEqualTo("d5 d6 d7");
  }

  @Test
  void afterASwingItIsStillThere() {
    var position = position(MillPresets.TURNIER, "a1 a7 b2 b4 b6", "d1 e3 g4");

    var found = only(Zwickmuehle.of(position, Side.WHITE));

    assertThat(names(position, List.of(found.here(), found.there()))).isEqualTo("b4 a4");
    assertThat(names(position, found.closed())).isEqualTo("b2 b4 b6");
    assertThat(names(position, found.open())).isEqualTo("a1 a4 a7");
  }

  @Test
  void anOpponentBetweenTheMillsStopsIt() {
    var position = position(MillPresets.TURNIER, "a1 a4 a7 b2 b6", "b4 e3 g4");

    assertThat(Zwickmuehle.of(position, Side.WHITE)).isEmpty();
  }

  @Test
  void fourStonesAreNotEnough() {
    var position = position(MillPresets.TURNIER, "a1 a4 a7 b2", "d1 e3 g4");

    assertThat(Zwickmuehle.of(position, Side.WHITE)).isEmpty();
  }

  @Test
  void itBelongsToOneSide() {
    var position = position(MillPresets.TURNIER, "d1 e3 g4", "a1 a4 a7 b2 b6");

    assertThat(Zwickmuehle.of(position, Side.WHITE)).isEmpty();
    assertThat(only(Zwickmuehle.of(position, Side.BLACK)).side()).isEqualTo(Side.BLACK);
  }

  @Test
  void withoutSpokesOfThreeItSwingsOnlyBetweenTheRings() {
    assertThat(kinds(MillPresets.SIX)).isEqualTo(Map.of(Kind.BETWEEN_RINGS, 8));
  }

  @Test
  void theNineBoardHasItAlongEveryLineBetweenNeighbours() {
    assertThat(kinds(MillPresets.TURNIER))
        .isEqualTo(Map.of(Kind.ON_RING, 2 * 24, Kind.BETWEEN_RINGS, 2 * 8));
  }

  @Test
  void aDiagonalMillSwingsAsWell() {
    var position = position(MillPresets.MORABARABA, "a1 b2 c3 b4 c4", "d1 e3 g4");

    var found = only(Zwickmuehle.of(position, Side.WHITE));

    assertThat(found.kind()).isEqualTo(Kind.ON_RING);
    assertThat(names(position, List.of(found.here(), found.there()))).isEqualTo("a1 a4");
  }

  @Test
  void everySwingTakesAStone() {
    var here = position(MillPresets.TURNIER, "a1 a4 a7 b2 b6", "d1 d2 e3 f4 g4");
    for (int swing = 0; swing < 2; swing++) {
      var found = only(Zwickmuehle.of(here, Side.WHITE));
      var moves = new MoveBuffer();
      here.generate(moves);
      int taking = 0;
      for (int i = 0; i < moves.size(); i++) {
        int code = moves.code(i);
        boolean swings =
            MillMoves.from(code) == found.here() && MillMoves.to(code) == found.there();
        taking += swings && moves.taken(i) != 0 ? 1 : 0;
      }
      assertThat(taking).isEqualTo(5);
      int swung = here.white() ^ (1 << found.here()) ^ (1 << found.there());
      here = new MillPosition(here.rules(), swung, here.black(), 0, 0, Side.WHITE, false);
    }
  }

  /// How often each kind is found if all five-stone patterns of a board are laid out one by one.
  private static Map<Kind, Integer> kinds(MillRules rules) {
    var counts = new EnumMap<Kind, Integer>(Kind.class);
    var board = rules.grid();
    for (int here : board.points()) {
      for (int there : MillBoard.points(board.neighbours(here))) {
        for (int left : board.partners(here)) {
          for (int right : board.partners(there)) {
            int stones = (1 << here) | left | right;
            if ((stones & (1 << there)) == 0 && Integer.bitCount(stones) == 5) {
              var position = new MillPosition(rules, stones, 0, 0, 0, Side.WHITE, false);
              for (var found : Zwickmuehle.of(position, Side.WHITE)) {
                counts.merge(found.kind(), 1, Integer::sum);
              }
            }
          }
        }
      }
    }
    return counts;
  }

  private static Zwickmuehle only(List<Zwickmuehle> found) {
    assertThat(found).hasSize(1);
    return found.getFirst();
  }

  private static String names(MillPosition position, List<Integer> points) {
    return String.join(" ", points.stream().map(position.rules().grid()::name).toList());
  }

  private static MillPosition position(MillRules rules, String white, String black) {
    var pieces = new ArrayList<Setup.Piece>();
    for (var name : white.split(" ")) {
      pieces.add(new Setup.Piece(Side.WHITE, rules.grid().find(name).orElseThrow(), false));
    }
    for (var name : black.split(" ")) {
      pieces.add(new Setup.Piece(Side.BLACK, rules.grid().find(name).orElseThrow(), false));
    }
    var setupCheck = rules.check(new Setup(Side.WHITE, pieces, 0, 0, false));
    return (MillPosition) setupCheck.orThrow();
  }
}
