package zwick.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The values of all options on the way into a rule set's constructor.
public final class OptionValues<R> {
  private final Map<Option<R, ?>, Object> values = new HashMap<>();

  /// Those of `rules`, with `changes` read from text. Refuses what is not an option or not a value.
  public static <R> OptionValues<R> changed(
      R rules, List<Option<R, ?>> options, Map<String, String> changes) {
    var all = new OptionValues<R>();
    for (Option<R, ?> option : options) {
      var text = changes.get(option.id());
      all.values.put(option, text == null ? option.of().apply(rules) : option.read(text));
    }
    var ids = options.stream().map(Option::id).toList();
    for (var id : changes.keySet()) {
      if (!ids.contains(id)) {
        throw new BadInput(new Problem.NoSuchOption(id, ids));
      }
    }
    return all;
  }

  @SuppressWarnings("unchecked") // changed() stores a T for every Option<R, T>
  public <T> T get(Option<R, T> option) {
    return (T) Objects.requireNonNull(values.get(option));
  }
}
