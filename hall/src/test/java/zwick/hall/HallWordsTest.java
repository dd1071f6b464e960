package zwick.hall;

import static java.util.stream.Collectors.toSet;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.UsageLimits;
import zwick.hall.session.Phrase;
import zwick.text.Language;
import zwick.text.Words;

/// Nothing in the hall is without words, and no words are without use.
class HallWordsTest {
  @ParameterizedTest
  @EnumSource
  void everyObjectionOfTheHouseHasASentence(Language language) {
    var keys = Arrays.stream(House.values()).map(why -> "house." + why.reason()).collect(toSet());
    assertThat(Words.in(language).beginning("house.").keySet()).isEqualTo(keys);
  }

  @ParameterizedTest
  @EnumSource
  void everyPhraseHasItsWords(Language language) {
    var keys = Arrays.stream(Phrase.values()).map(one -> "phrase." + one.id()).collect(toSet());
    assertThat(Words.in(language).beginning("phrase.").keySet()).isEqualTo(keys);
  }

  @ParameterizedTest
  @EnumSource
  void everyLimitHasItsWords(Language language) {
    var keys =
        UsageLimits.usual().all().keySet().stream().map(name -> "limit." + name).collect(toSet());
    assertThat(Words.in(language).beginning("limit.").keySet()).isEqualTo(keys);
  }
}
