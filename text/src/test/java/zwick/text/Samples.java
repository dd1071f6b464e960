package zwick.text;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import zwick.game.BadInput;
import zwick.game.Ending;
import zwick.game.Outcome;
import zwick.game.Problem;
import zwick.game.Refusal;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.moves.Move;
import zwick.game.moves.Step;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

/// Everything the program may have to put into words, made from the sealed types themselves, so
/// that a new record cannot be forgotten.
public final class Samples {
  private Samples() {}

  /// Every preset, and every preset with one option changed, for every value it can take.
  public static Stream<RuleSet> ruleSets() {
    return Presets.all().stream().map(Preset::rules).flatMap(Samples::withOneChange);
  }

  static Stream<RuleSet> withOneChange(RuleSet rules) {
    var all = new ArrayList<RuleSet>();
    all.add(rules);
    for (var option : rules.options()) {
      for (var value : few(option.texts())) {
        changed(rules, Map.of(option.id(), value)).ifPresent(all::add);
      }
    }
    return all.stream();
  }

  /// Long rows of numbers differ only in the number.
  private static List<String> few(List<String> values) {
    return values.size() <= 20
        ? values
        : Stream.concat(values.stream().limit(4), values.stream().skip(values.size() - 1)).toList();
  }

  static Optional<RuleSet> changed(RuleSet rules, Map<String, String> changes) {
    try {
      return Optional.of(rules.with(changes));
    } catch (BadInput _) {
      return Optional.empty();
    }
  }

  static List<Refusal> refusals() {
    return records(Refusal.class).toList();
  }

  static List<Problem> problems() {
    return records(Problem.class).toList();
  }

  static List<Outcome> outcomes() {
    return Arrays.stream(Ending.values())
        .<Outcome>flatMap(by ->
            by.ordinal() < Ending.REPETITION.ordinal()
                ? Stream.of(new Outcome.Win(Side.WHITE, by), new Outcome.Win(Side.BLACK, by))
                : Stream.of(new Outcome.Draw(by)))
        .toList();
  }

  private static <T> Stream<T> records(Class<T> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .flatMap(Samples::instances)
        .map(sealed::cast);
  }

  /// The record with every combination of one value for all components at a time.
  private static Stream<Object> instances(Class<?> record) {
    var components = record.getRecordComponents();
    var instances = new ArrayList<Object>();
    for (int round = 0; round < 6; round++) {
      var args = new Object[components.length];
      for (int i = 0; i < args.length; i++) {
        var values = values(components[i].getGenericType());
        args[i] = values.get(round % values.size());
      }
      instances.add(make(record, args));
    }
    return instances.stream().distinct();
  }

  private static Object make(Class<?> record, Object[] args) {
    var types =
        Arrays.stream(record.getRecordComponents())
            .map(RecordComponent::getType)
            .toArray(Class<?>[]::new);
    try {
      return record.getDeclaredConstructor(types).newInstance(args);
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(e.getCause());
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  private static List<?> values(Type type) {
    if (type == int.class) {
      return List.of(1, 3, 0, 2, 12, 5);
    }
    if (type == long.class) {
      return List.of(1L, 61_000L, 0L);
    }
    if (type == String.class) {
      return List.of("jumpp", "", "dame-10", "zzzzzzzzzz");
    }
    if (type == RuleSet.class) {
      return List.of(Presets.all().getFirst().rules());
    }
    if (type == Outcome.class) {
      return outcomes();
    }
    if (type == Refusal.class) {
      return List.of(new Refusal.MustPlaceWolf());
    }
    if (type instanceof Class<?> c && c.isEnum()) {
      return Arrays.asList(c.getEnumConstants());
    }
    if (type instanceof ParameterizedType list) {
      return lists(list.getActualTypeArguments()[0]);
    }
    throw new IllegalStateException("no sample for " + type);
  }

  private static List<?> lists(Type element) {
    if (element == Move.class) {
      var one = Move.of(new Step.Jump(3, 8, 12), new Step.Jump(12, 7, 1));
      var other = Move.of(new Step.Slide(4, 5), new Step.Remove(1));
      return List.of(List.of(one), List.of(one, other), List.of());
    }
    if (element == Refusal.Count.class) {
      return List.of(
          List.of(
              new Refusal.Count(Ending.REPETITION, 2, 3),
              new Refusal.Count(Ending.QUIET_MOVES, 12, 50),
              new Refusal.Count(Ending.SIXTEEN_MOVES, 3, 32),
              new Refusal.Count(Ending.FIVE_MOVES, 8, 10)),
          List.of(
              new Refusal.Count(Ending.REPETITION, 1, 3),
              new Refusal.Count(Ending.QUIET_MOVES, 1, 50),
              new Refusal.Count(Ending.QUIET_MOVES, 2, 50),
              new Refusal.Count(Ending.SIXTEEN_MOVES, 3, 32),
              new Refusal.Count(Ending.FIVE_MOVES, 2, 10)),
          List.of());
    }
    if (element == String.class) {
      return List.of(
          List.of("dame-100", "dama"),
          List.of("0", "2", "3", "4"),
          Presets.all().stream().map(Preset::id).toList());
    }
    return List.of(List.of(1, 2, 3), List.of(4));
  }
}
