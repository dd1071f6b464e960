package zwick.wire.dxp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.game.Side;
import zwick.game.presets.DraughtsPresets;
import zwick.wire.WireBoard;
import zwick.wire.WireMove;
import zwick.wire.dxp.DxpMessage.BackReq;
import zwick.wire.dxp.DxpMessage.Chat;
import zwick.wire.dxp.DxpMessage.GameAcc;
import zwick.wire.dxp.DxpMessage.GameEnd;
import zwick.wire.dxp.DxpMessage.GameReq;
import zwick.wire.dxp.DxpMessage.Moved;

/// The examples are those of the published protocol.
class DxpMessageTest {
  private static final String TORNADO = "Tornado voor Windows 4.0        ";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "R01" + TORNADO + "W060065A",
        "R01" + TORNADO + "Z060065BZeezeeZwzWeeeeeeezzeezzeezzeewewewwweewwwwwwwwwwwew",
        "A" + TORNADO + "0",
        "M0012061100",
        "M001205250412202223",
        "E00",
        "E11",
        "CWhat do you think about move 35?",
        "B005Z",
        "K0"
      })
  void messagesAreReadAndWrittenAlike(String text) throws PeerFailure {
    assertThat(DxpReader.read(text).write()).isEqualTo(text);
  }

  @Test
  void theFieldsAreWhereTheProtocolHasThem() throws PeerFailure {
    assertThat(DxpReader.read("R01" + TORNADO + "Z060065A"))
        .isEqualTo(new GameReq(1, "Tornado voor Windows 4.0", Side.BLACK, 60, 65, ""));
    assertThat(DxpReader.read("M001205250422122320"))
        .isEqualTo(new Moved(12, new WireMove(5, 25, Set.of(12, 20, 22, 23))));
    assertThat(DxpReader.read("A" + TORNADO + "3"))
        .isEqualTo(new GameAcc("Tornado voor Windows 4.0", '3'));
    assertThat(DxpReader.read("E21")).isEqualTo(new GameEnd('2', true));
    assertThat(DxpReader.read("B005Z")).isEqualTo(new BackReq(5, Side.BLACK));
  }

  @Test
  void partsOfMinutesAreUnderstood() throws PeerFailure {
    assertThat(DxpReader.read("R01" + TORNADO + "Z0.5000A"))
        .isEqualTo(new GameReq(1, "Tornado voor Windows 4.0", Side.BLACK, 0.5, 0, ""));
  }

  @Test
  void whatIsTooLongOrNoAsciiIsMadeToFit() {
    assertThat(new GameAcc("Zwickmühle", '0').write())
        .isEqualTo("AZwickm?hle" + " ".repeat(22) + "0");
    assertThat(new GameAcc("x".repeat(40), '0').write()).hasSize(34);
    assertThat(new Chat("ä\u0000" + "y".repeat(200)).write()).startsWith("C??yyy").hasSize(127);
    assertThat(new Moved(123_456, new WireMove(1, 6, Set.of())).write()).isEqualTo("M9999010600");
    var start = WireBoard.DXP.write(DraughtsPresets.DAME_10X10.start());
    assertThat(new GameReq(1, "a", Side.WHITE, 5, 0, start).write()).hasSize(94);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "X",
        "m0012061100",
        "M",
        "M00120611",
        "M001206110",
        "M0012061101",
        "M00120611000",
        "M0012-6-100",
        "Mxxxx061100",
        "E0",
        "E000",
        "A",
        "ATornado0",
        "R01Tornado",
        "R01" + TORNADO + "B060065A",
        "R01" + TORNADO + "W060065C",
        "R01" + TORNADO + "W060065BWzzz",
        "Bx05Z",
        "B005B",
        "K"
      })
  void whatIsNoMessageIsGarbled(String text) {
    assertThatThrownBy(() -> DxpReader.read(text))
        .isInstanceOf(PeerFailure.class)
        .extracting(failure -> ((PeerFailure) failure).peerTrouble())
        .isEqualTo(new PeerTrouble.Garbled(text));
  }
}
