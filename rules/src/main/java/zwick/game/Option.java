package zwick.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/// One rule that players may change: its id, the values it can take, and where a rule set keeps it.
///
/// Every component of a rule-set record but the preset has exactly one option; a test compares
/// them.
///
/// @param <R> the rule set it belongs to
/// @param <T> an enum or [Integer]
public record Option<R, T>(String id, List<T> values, Function<R, T> of) {

  public static <R, T extends Enum<T>> Option<R, T> choice(
      String id, T[] values, Function<R, T> of) {
    return new Option<>(id, List.of(values), of);
  }

  public static <R> Option<R, Integer> number(
      String id, List<Integer> values, Function<R, Integer> of) {
    return new Option<>(id, values, of);
  }

  /// Whole numbers from `least` to `most`.
  public static List<Integer> range(int least, int most) {
    return IntStream.rangeClosed(least, most).boxed().toList();
  }

  /// A count with 0 for "off"; 1 would make every position a draw.
  public static final List<Integer> REPETITIONS =
      IntStream.rangeClosed(0, 20).filter(n -> n != 1).boxed().toList();

  /// The value's id: `if-all`, `9`.
  public static String text(Object value) {
    return value instanceof Enum<?> e
        ? e.name().toLowerCase(Locale.ROOT).replace('_', '-')
        : value.toString();
  }

  /// Every value's id, in order.
  public List<String> texts() {
    return values.stream().map(Option::text).toList();
  }

  /// Refuses a value that no player could have chosen.
  public void require(T value) {
    if (!values.contains(value)) {
      throw new BadInput(new Problem.NoSuchValue(id, text(value), texts()));
    }
  }

  T read(String text) {
    for (T value : values) {
      if (text(value).equals(text)) {
        return value;
      }
    }
    throw new BadInput(new Problem.NoSuchValue(id, text, texts()));
  }

  /// All of `rules` as text, in the order of `options`.
  public static <R> Map<String, String> texts(List<Option<R, ?>> options, R rules) {
    var texts = new LinkedHashMap<String, String>();
    options.forEach(option -> texts.put(option.id, text(option.of.apply(rules))));
    return texts;
  }
}
