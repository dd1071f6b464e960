package zwick.fuzz;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import zwick.engine.Weights;

/// Files of weights. The numbers are given unpacked, behind the empty line: no fuzzer finds its way
/// through a compressor.
public final class WeightsFuzz implements Target {
  @Override
  public String name() {
    return "weights";
  }

  @Override
  public Stream<byte[]> seeds() {
    return Stream.of(
            new Weights(Map.of("rules", "dama", "seed", "1"), new short[] {0, 0, 3, -4, 0, 500}),
            new Weights(Map.of(), new short[] {Short.MIN_VALUE, Short.MAX_VALUE, 1}),
            new Weights(Map.of("a", ""), new short[40]),
            new Weights(Map.of(), new short[0]))
        .map(weights -> unpacked(weights.write()));
  }

  private static byte[] unpacked(byte[] file) {
    int end = head(file);
    var packed = new java.io.ByteArrayInputStream(file, end, file.length - end);
    try (var numbers = new InflaterInputStream(packed)) {
      var out = new ByteArrayOutputStream();
      out.write(file, 0, end);
      out.write(numbers.readAllBytes());
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Where the numbers begin: behind the first empty line.
  private static int head(byte[] input) {
    for (int i = 1; i < input.length; i++) {
      if (input[i - 1] == '\n' && input[i] == '\n') {
        return i + 1;
      }
    }
    return input.length;
  }

  private static byte[] packed(byte[] input) throws IOException {
    int end = head(input);
    var out = new ByteArrayOutputStream();
    out.write(input, 0, end);
    try (var numbers = new DeflaterOutputStream(out)) {
      numbers.write(input, end, input.length - end);
    }
    return out.toByteArray();
  }

  @Override
  public void take(byte[] input) throws IOException {
    for (var file : new byte[][] {input, packed(input)}) {
      Weights weights;
      try {
        weights = Weights.read(file);
      } catch (IllegalArgumentException _) {
        continue; // as it says it would
      }
      var again = Weights.read(weights.write());
      Check.same("facts", weights.facts(), again.facts());
      Check.holds("values", Arrays.equals(weights.values(), again.values()));
      Check.holds(
          "as it is written", new String(file, StandardCharsets.UTF_8).startsWith("zwick weights"));
    }
  }
}
