package zwick.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.evaluation.Evaluation;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.notation.RuleText;

class CourseTest {
  private static final TrainingCourse.Listener NOBODY =
      new TrainingCourse.Listener() {
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
    var trainingCourse =
        new TrainingCourse(RuleText.read(rules), List.of(6, 6), 60, 7, Oracle.NONE);
    var alone = trainingCourse.run(1, NOBODY);
    var together = trainingCourse.run(3, NOBODY);
    assertThat(together.values()).isEqualTo(alone.values());
    assertThat(together.facts()).isEqualTo(alone.facts()).containsEntry("seed", "7");
    assertThat(alone.values()).isNotEqualTo(Evaluation.untrained(RuleText.read(rules)));
  }

  @Test
  void aFitFindsOutWhatWins() {
    // whoever has more stones wins these games, so a stone must come out as worth something
    var rules = RuleText.read("muehle-turnier");
    var nothing = new short[Evaluation.untrained(rules).length];
    var play = play(rules, 0, Oracle.NONE);
    var samples = new ArrayList<TrainingSample>();
    for (int game = 0; game < 60; game++) {
      samples.addAll(play.game(game));
    }
    var fitted =
        new LogisticRegression(Evaluation.of(rules, nothing), nothing).run(samples, 1, _ -> {});
    assertThat(fitted.loss()).isLessThan(1.0); // a coin would be off by one bit
  }

  @Test
  void whatIsKnownCountsMoreThanHowAGameEnded() {
    var rules = RuleText.read("six");
    Oracle allWon = _ -> new Oracle.Known(Oracle.Value.WON, 1);
    assertThat(play(rules, 0, allWon).game(1)).extracting(TrainingSample::result).containsOnly(1f);
  }

  @Test
  void anOpinionLiesBetweenTheResultAndWhatTheEngineThought() {
    var rules = RuleText.read("english");
    var results = play(rules, 0, Oracle.NONE).game(2);
    var opinions = play(rules, 1, Oracle.NONE).game(2);
    var both = play(rules, 0.5f, Oracle.NONE).game(2);
    assertThat(results).hasSameSizeAs(both).hasSameSizeAs(opinions);
    assertThat(opinions).isNotEqualTo(results);
    for (int i = 0; i < both.size(); i++) {
      assertThat(both.get(i).result())
          .isCloseTo((results.get(i).result() + opinions.get(i).result()) / 2, within(1e-6f));
    }
  }

  private static SelfPlay play(RuleSet rules, float trust, Oracle oracle) {
    return new SelfPlay(
        rules, Evaluation.of(rules, Evaluation.untrained(rules)), 60, 3, trust, oracle);
  }
}
