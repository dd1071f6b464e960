package zwick.training;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.Evaluation;
import zwick.notation.RuleText;

class CourseTest {
  private static final Course.Listener NOBODY =
      new Course.Listener() {
        @Override
        public void playing(int lesson, double share) {}

        @Override
        public void fitting(int lesson, double share) {}

        @Override
        public void learned(int lesson, int samples, double loss) {}
      };

  @ParameterizedTest
  @ValueSource(
      strings = {"muehle-turnier", "dama", "mangia-la-dama", "mulino-ceylonese", "frisian"})
  void theSameCourseTeachesTheSameHoweverManyThreadsPlay(String rules) throws InterruptedException {
    var course = new Course(RuleText.read(rules), List.of(6, 6), 60, 7);
    var alone = course.run(1, NOBODY);
    var together = course.run(3, NOBODY);
    assertThat(together.values()).isEqualTo(alone.values());
    assertThat(together.facts()).isEqualTo(alone.facts()).containsEntry("seed", "7");
    assertThat(alone.values()).isNotEqualTo(Evaluation.untrained(RuleText.read(rules)));
  }

  @Test
  void aFitFindsOutWhatWins() {
    // whoever has more stones wins these games, so a stone must come out as worth something
    var rules = RuleText.read("muehle-turnier");
    var nothing = new short[Evaluation.untrained(rules).length];
    var play = new SelfPlay(rules, Evaluation.of(rules, Evaluation.untrained(rules)), 60, 3);
    var samples = new ArrayList<Sample>();
    for (int game = 0; game < 60; game++) {
      samples.addAll(play.game(game));
    }
    var fitted = new Fit(Evaluation.of(rules, nothing), nothing).run(samples, 1, _ -> {});
    assertThat(fitted.loss()).isLessThan(1.0); // a coin would be off by one bit
  }
}
