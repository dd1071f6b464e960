package zwick.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import zwick.engine.SearchLimits;
import zwick.game.presets.Preset;
import zwick.game.presets.Presets;

class BenchTest {
  @Test
  void everyPresetHasItsStartAndMore() {
    var entries = Bench.entries();
    assertThat(entries.keySet())
        .containsExactlyElementsOf(Presets.all().stream().map(Preset::rules).toList());
    entries.forEach((rules, own) -> {
      assertThat(own).as(rules.preset()).hasSizeGreaterThanOrEqualTo(4);
      assertThat(own.getFirst().position()).isEqualTo(rules.start());
      assertThat(own.stream().map(Bench.Entry::position).distinct()).hasSameSizeAs(own);
    });
  }

  @Test
  void twoRunsLookAtTheSameNodesAndDeeperOnesAtMore() {
    assertThat(nodes(4)).isEqualTo(nodes(4)).isGreaterThan(nodes(2));
  }

  @Test
  void aLimitOfNodesIsKept() {
    var first = Bench.entries().entrySet().iterator().next();
    var one = first.getValue().subList(0, 1);
    assertThat(Bench.run(first.getKey(), one, _ -> SearchLimits.nodes(3_000)).nodes())
        .isBetween(3_000L, 3_100L);
  }

  private static long nodes(int depth) {
    return Bench.entries().entrySet().stream()
        .mapToLong(e -> Bench.run(e.getKey(), e.getValue(), entry -> entry.upTo(depth)).nodes())
        .sum();
  }
}
