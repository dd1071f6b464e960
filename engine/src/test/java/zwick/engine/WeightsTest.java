package zwick.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.DeflaterOutputStream;
import org.junit.jupiter.api.Test;

class WeightsTest {
  private static Weights some() {
    var random = new SplittableRandom(4);
    var values = new short[5000];
    for (int i = 0; i < values.length; i++) {
      values[i] = (short) (random.nextInt(3) == 0 ? random.nextInt(-4000, 4001) : 0);
    }
    return new Weights(new LinkedHashMap<>(Map.of("rules", "dama", "seed", "1")), values);
  }

  @Test
  void whatIsWrittenIsReadBack() {
    var weights = some();
    var read = Weights.read(weights.write());
    assertThat(read.values()).isEqualTo(weights.values());
    assertThat(read.facts()).isEqualTo(weights.facts());
  }

  @Test
  void damagedWeightsAreRefusedOrReadButNeverHang() {
    var random = new SplittableRandom(5);
    var bytes = some().write();
    for (int i = 0; i < 2000; i++) {
      var damaged = bytes.clone();
      damaged[random.nextInt(damaged.length)] ^= (byte) (1 << random.nextInt(8));
      assertThatCode(
              () -> {
                try {
                  Weights.read(damaged);
                } catch (IllegalArgumentException expected) {
                  assertThat(expected.getMessage()).isNotBlank();
                }
              })
          .doesNotThrowAnyException();
    }
  }

  /// A few bytes unpack to so many runs of nothing that reading them would take minutes.
  @Test
  void runsThatLeadNowhereAreRefusedAtOnce() throws IOException {
    var file = new ByteArrayOutputStream();
    file.writeBytes("zwick weights 1\n\n".getBytes(StandardCharsets.UTF_8));
    try (var numbers = new DeflaterOutputStream(file)) {
      numbers.write(5);
      for (int i = 0; i < 1_000; i++) {
        numbers.write(new byte[100_000]);
      }
    }
    assertThatThrownBy(() -> Weights.read(file.toByteArray()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("damaged weights");
  }

  @Test
  void otherFilesAreNoWeights() {
    assertThatThrownBy(
            () -> Weights.read("hello".getBytes(java.nio.charset.StandardCharsets.UTF_8)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
