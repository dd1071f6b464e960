package zwick.solver.draughts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zwick.draughts.DraughtsRules;
import zwick.game.presets.DraughtsPresets;
import zwick.solver.TooManyPlies;

/// How positions are numbered, and what a number in a table says.
class SliceTest {
  private static final DraughtsRules HUFFS = DraughtsPresets.DAMA;
  private static final DraughtsRules PLAIN = DraughtsPresets.DAME_10X10;

  private static DraughtsRules on(int board, String corner) {
    return PLAIN.with(
        Map.of("board", "" + board, "men", board == 8 ? "12" : "20", "corner", corner));
  }

  @ParameterizedTest
  @CsvSource({"8, left", "8, right", "10, left", "10, right"})
  void aBoardTurnedByHalfHasTheSameSquares(int board, String corner) {
    var rules = on(board, corner);
    var endingBoard = new EndingBoard(rules);
    int count = rules.grid().points().size();
    for (int number : rules.grid().points()) {
      long turned = endingBoard.turn(rules.grid().bit(number));
      assertThat(turned).isEqualTo(rules.grid().bit(count + 1 - number));
    }
    assertThat(endingBoard.turn(endingBoard.all)).isEqualTo(endingBoard.all);
  }

  @ParameterizedTest
  @CsvSource({"8, left", "8, right", "10, left", "10, right"})
  void everyPositionHasANumberOfItsOwn(int board, String corner) {
    var endingBoard = new EndingBoard(on(board, corner));
    for (var pair : DraughtsPlan.pairs(3)) {
      for (var materialSlice : pair) {
        var index = new SliceIndex(materialSlice, endingBoard);
        var place = new SliceCursor(index);
        long positions = 0;
        for (int at = 0; at < index.size(); at++) {
          if (place.go(at)) {
            positions++;
            assertThat(index.of(place.ownMen, place.ownKings, place.foeMen, place.foeKings))
                .isEqualTo(at);
          }
        }
        assertThat(positions)
            .as("%s", materialSlice)
            .isEqualTo(SliceIndex.positions(materialSlice, endingBoard));
      }
    }
  }

  @Test
  void movesOutOfASliceLeadToEarlierOnes() {
    for (var rules : new DraughtsRules[] {PLAIN, HUFFS}) {
      var seen = new HashSet<MaterialSlice>();
      for (var pair : DraughtsPlan.pairs(5)) {
        assertThat(seen).containsAll(DraughtsPlan.needs(pair, rules));
        assertThat(seen).doesNotContainAnyElementsOf(pair);
        seen.addAll(pair);
      }
      assertThat(seen).hasSize(4 + 12 + 25 + 44);
    }
  }

  @Test
  void anEntrySaysWhoWinsAndWhen() {
    for (var rules : new DraughtsRules[] {PLAIN, HUFFS, DraughtsPresets.MANGIA_LA_DAMA}) {
      var worth = new EndingEntry(rules);
      for (int plies = 0; plies <= worth.most(); plies++) {
        for (int code : new int[] {worth.won(plies), worth.lost(plies)}) {
          if (code != EndingEntry.NONE) {
            assertThat(worth.plies(code)).isEqualTo(plies);
            assertThat(worth.isWon(code)).isNotEqualTo(worth.isLost(code));
            assertThat(worth.isWon(code)).isEqualTo(code == worth.won(plies));
          }
        }
      }
      assertThat(worth.isWon(EndingEntry.DRAWN) || worth.isLost(EndingEntry.DRAWN)).isFalse();
    }
  }

  @Test
  void theWinnerHurriesAndTheLoserHoldsOut() {
    var worth = new EndingEntry(HUFFS);
    int[] worstFirst = {
      worth.lost(0), worth.lost(1), worth.lost(9), EndingEntry.DRAWN, worth.won(8), worth.won(1)
    };
    for (int i = 1; i < worstFirst.length; i++) {
      assertThat(worth.better(worstFirst[i], worstFirst[i - 1])).isEqualTo(worstFirst[i]);
      assertThat(worth.better(worstFirst[i - 1], worstFirst[i])).isEqualTo(worstFirst[i]);
    }
  }

  @Test
  void aGameLongerThanAnEntryCanSayIsRefused() {
    var worth = new EndingEntry(PLAIN);
    assertThat(worth.before(worth.won(253))).isEqualTo(worth.lost(254));
    assertThatThrownBy(() -> worth.before(worth.lost(254))).isInstanceOf(TooManyPlies.class);
  }
}
