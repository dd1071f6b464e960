package zwick.view;

import static org.assertj.core.api.Assertions.assertThat;

import io.nayuki.qrcodegen.QrCode;
import io.nayuki.qrcodegen.QrSegment;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class CodeTest {
  /// The bytes are laid out here and not by the library; so its own way is the measure.
  @Test
  void aCodeIsWhatTheLibraryMakesOfTheSameBytes() {
    var random = new Random(4);
    for (int length = 0; length <= 2331; length += length < 300 ? 1 : 97) {
      var bytes = new byte[length];
      random.nextBytes(bytes);
      var segments = List.of(QrSegment.makeBytes(bytes));
      var expected = QrCode.encodeSegments(segments, QrCode.Ecc.MEDIUM, 1, 40, -1, false);
      var found = QrCodeJson.code(bytes);
      assertThat(found.version).isEqualTo(expected.version);
      assertThat(rows(found)).isEqualTo(rows(expected));
    }
  }

  private static String rows(QrCode code) {
    var rows = new StringBuilder();
    for (int y = 0; y < code.size; y++) {
      for (int x = 0; x < code.size; x++) {
        rows.append(code.getModule(x, y) ? '#' : '.');
      }
      rows.append('\n');
    }
    return rows.toString();
  }

  @Test
  void rowsAreDarkAndLightModules() {
    var rows = Page.strings(new Page().ask("code", "text", "https://example.org").get("rows"));
    assertThat(rows).hasSize(25).allMatch(row -> row.length() == 25);
    assertThat(rows.getFirst()).startsWith("11111110").endsWith("01111111");
  }

  @Test
  void aTextThatIsTooLongIsTrouble() {
    assertThat(new Page().trouble("code", "text", "x".repeat(2332))).hasSize(1);
  }
}
