package zwick.server.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.policy.Sanction;
import zwick.hall.policy.Sanction.Kind;
import zwick.notation.json.Json;
import zwick.text.Language;
import zwick.text.Words;

class SanctionTextTest {
  private static final long SOME_DAY = 1_800_000_000_000L;

  @ParameterizedTest
  @EnumSource
  void whoMayNotReadsUntilWhenAndWhy(Language language) {
    var sentences = new HashSet<String>();
    for (var ends : List.of(Optional.<Long>empty(), Optional.of(SOME_DAY))) {
      for (var kind : Kind.values()) {
        var player = sanction(kind, Optional.of(1L), Optional.empty(), ends);
        sentences.add(sentence(player, language, ends.isPresent()));
      }
      var address = sanction(Kind.BAN, Optional.empty(), Optional.of("203.0.113.7"), ends);
      sentences.add(sentence(address, language, ends.isPresent()));
    }
    assertThat(sentences).hasSameSizeAs(Words.in(language).beginning("sanction.").keySet());
  }

  private static Sanction sanction(
      Kind kind, Optional<Long> player, Optional<String> address, Optional<Long> ends) {
    return new Sanction(1, kind, player, address, "be nice", 0, ends, Optional.empty());
  }

  private static String sentence(Sanction sanction, Language language, boolean ends) {
    var problem = SanctionText.problem(sanction, language);
    var sentence = ((Json.Str) problem.get("detail")).text();
    assertThat(sentence).contains("be nice").doesNotContain("{", "203.0.113.7");
    assertThat(sentence.contains("2027") && sentence.contains("UTC")).isEqualTo(ends);
    return sentence;
  }
}
