package zwick.engine;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;

/// Learned weights and how they came about, as they are kept in a file: lines `name: value`, an
/// empty line, and the numbers, deflated. Runs of zeros are left out first, since most patterns
/// never occur.
///
/// @param facts the rules, the seed, the games, and what else the same command would need
public record Weights(Map<String, String> facts, short[] values) {
  private static final String FIRST = "zwick weights 1";
  private static final int MOST = 4_000_000;

  public byte[] write() {
    var out = new ByteArrayOutputStream();
    var head = new StringBuilder(FIRST).append('\n');
    facts.forEach((name, value) -> head.append(name).append(": ").append(value).append('\n'));
    out.writeBytes(head.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    try (var deflated = new DeflaterOutputStream(out)) {
      number(deflated, values.length);
      for (int i = 0; i < values.length; ) {
        int zeros = 0;
        while (i < values.length && values[i] == 0) {
          zeros++;
          i++;
        }
        int from = i;
        while (i < values.length && values[i] != 0) {
          i++;
        }
        number(deflated, zeros);
        number(deflated, i - from);
        for (int k = from; k < i; k++) {
          number(
              deflated, values[k] << 1 ^ values[k] >> 31); // small ones of either sign stay small
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e); // memory does not fail
    }
    return out.toByteArray();
  }

  /// @throws IllegalArgumentException if these are not the bytes of weights
  public static Weights read(byte[] bytes) {
    var facts = new LinkedHashMap<String, String>();
    int at = 0;
    for (boolean first = true; ; first = false) {
      int end = at;
      while (end < bytes.length && bytes[end] != '\n') {
        end++;
      }
      if (end == bytes.length) {
        throw new IllegalArgumentException("not a file of weights");
      }
      var line = new String(bytes, at, end - at, StandardCharsets.UTF_8);
      at = end + 1;
      int colon = line.indexOf(": ");
      if (first ? !line.equals(FIRST) : !line.isEmpty() && colon < 0) {
        throw new IllegalArgumentException("not a file of weights");
      }
      if (line.isEmpty()) {
        break;
      }
      if (!first) {
        facts.put(line.substring(0, colon), line.substring(colon + 2));
      }
    }
    return new Weights(facts, numbers(bytes, at));
  }

  private static short[] numbers(byte[] bytes, int from) {
    try (var in =
        new InflaterInputStream(new ByteArrayInputStream(bytes, from, bytes.length - from))) {
      int size = number(in);
      if (size > MOST) {
        throw new IllegalArgumentException("too many weights: " + size);
      }
      var values = new short[size];
      for (int i = 0; i < size; ) {
        int zeros = number(in);
        i += zeros;
        int count = number(in);
        if (count > size - i) {
          throw new IllegalArgumentException("more weights than announced");
        }
        if (zeros + count == 0) { // a few bytes unpack to millions of these
          throw new IllegalArgumentException("damaged weights");
        }
        for (int k = 0; k < count; k++) {
          int value = number(in);
          values[i++] = (short) (value >>> 1 ^ -(value & 1));
        }
      }
      return values;
    } catch (IOException e) {
      throw new IllegalArgumentException("damaged weights", e);
    }
  }

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  private static void number(DeflaterOutputStream out, int value) throws IOException {
    int rest = value;
    while (rest > 127) {
      out.write(rest & 127 | 128);
      rest >>>= 7;
    }
    out.write(rest);
  }

  private static int number(InflaterInputStream in) throws IOException {
    int value = 0;
    for (int shift = 0; shift < 28; shift += 7) {
      int next = in.read();
      if (next < 0) {
        throw new IllegalArgumentException("weights end too early");
      }
      value |= (next & 127) << shift;
      if (next < 128) {
        return value;
      }
    }
    throw new IllegalArgumentException("damaged weights");
  }
}
