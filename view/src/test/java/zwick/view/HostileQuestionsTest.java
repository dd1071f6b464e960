package zwick.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.engine.evaluation.Evaluation;
import zwick.notation.json.Json;

/// Whatever is sent, the reply is an answer or sentences about what is wrong.
class HostileQuestionsTest {
  private static final String RECORD =
      "{\"rules\":\"dame-ravensburger\",\"actions\":[\"W:22-18\"]}";

  /// A question and what it may bring, as JSON.
  private static final Map<String, String> QUESTIONS = new LinkedHashMap<>();

  static {
    var record = "\"record\":" + Json.of(RECORD).write();
    var rules = "\"rules\":\"muehle-turnier\"";
    QUESTIONS.put("texts", "{}");
    QUESTIONS.put("games", "{}");
    QUESTIONS.put("levels", "{}");
    QUESTIONS.put("board", "{" + rules + "}");
    QUESTIONS.put("open", "{" + rules + ",\"position\":\"W:Wa1+8:Bd2+8\"}");
    QUESTIONS.put("read", "{\"text\":\"Rules: dama\\n\\n1. 22-18\"}");
    QUESTIONS.put("view", "{" + record + ",\"at\":1}");
    QUESTIONS.put("act", "{" + record + ",\"action\":\"9-14\"}");
    QUESTIONS.put("why", "{" + record + ",\"touches\":[9,18]}");
    QUESTIONS.put("write", "{" + record + ",\"format\":\"pdn\"}");
    QUESTIONS.put("card", "{" + rules + "}");
    QUESTIONS.put("compare", "{" + rules + ",\"known\":\"mulino\"}");
    QUESTIONS.put("page", "{" + rules + "}");
    QUESTIONS.put("lesson", "{\"family\":\"wolf\"}");
    QUESTIONS.put("code", "{\"text\":\"https://example.org\"}");
    QUESTIONS.put(
        "check",
        "{"
            + rules
            + ",\"turn\":\"W\",\"pieces\":[{\"at\":3,\"side\":\"W\",\"kind\":\"stone\"}],"
            + "\"hand\":{\"W\":3,\"B\":3}}");
    QUESTIONS.put("weights", "{" + rules + "}");
    QUESTIONS.put("learn", "{\"file\":\"dama.weights\",\"base64\":\"AAAA\"}");
    QUESTIONS.put(
        "choose",
        "{"
            + record
            + ",\"level\":1,\"side\":\"B\",\"seed\":1,"
            + "\"known\":{\"value\":\"won\",\"plies\":3,\"moves\":[]}}");
    QUESTIONS.put("hint", "{" + record + "}");
    QUESTIONS.put("analyse", "{" + record + ",\"millis\":1,\"lines\":2,\"depth\":2,\"at\":0}");
    QUESTIONS.put("known", "{" + rules + "}");
    QUESTIONS.put("coach", "{" + record + ",\"at\":1}");
    QUESTIONS.put("chance", "{" + record + "}");
    QUESTIONS.put("graph", "{" + record + ",\"nodes\":10}");
    QUESTIONS.put("leaves", "{" + rules + ",\"depth\":1}");
  }

  private static final List<String> JUNK =
      List.of(
          "null",
          "true",
          "-1",
          "0",
          "7",
          "999999999999",
          "1e99",
          "0.5",
          "\"\"",
          "\"x\"",
          "\"[1]\"",
          "\"\\ud83d\\ude00\\u0001\"",
          "[]",
          "[[]]",
          "[null]",
          "[99999999999,-5]",
          "{}",
          "{\"at\":-7}",
          "[{\"at\":999,\"side\":\"W\",\"kind\":\"king\"},{\"at\":999,\"side\":\"B\",\"kind\":\"\"}]",
          "\"" + "x".repeat(5000) + "\"");

  private final Answers answers = new Answers(Evaluation::untrained);

  static List<String> questions() {
    return new ArrayList<>(QUESTIONS.keySet());
  }

  @ParameterizedTest
  @MethodSource("questions")
  void junkInsteadOfOneMemberNeverHurts(String question) {
    var whole = (Json.Obj) Json.read(QUESTIONS.get(question));
    if (!question.equals("learn")) {
      assertThat(replied(question, whole.write()).members()).containsOnlyKeys("answer");
    }
    for (var name : whole.members().keySet()) {
      for (var junk : JUNK) {
        var members = new LinkedHashMap<>(whole.members());
        members.put(name, Json.read(junk));
        replied(question, new Json.Obj(members).write());
        members.remove(name);
        replied(question, new Json.Obj(members).write());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", "{", "[]", "null", "\"x\"", "{\"language\":7}", "{\"a\":1,\"a\":2}", "]"})
  void junkInsteadOfEverythingNeverHurts(String json) {
    for (var question : QUESTIONS.keySet()) {
      replied(question, json);
    }
  }

  @Test
  void nestingWithoutEndNeverHurts() {
    assertThat(replied("view", "[".repeat(100_000)).members()).containsOnlyKeys("trouble");
    var record = "{\"record\":" + Json.of("[".repeat(100_000)).write() + "}";
    assertThat(replied("view", record).members()).containsOnlyKeys("trouble");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "VIEW", "view ", "constructor", "__proto__"})
  void nobodyKnowsOtherQuestions(String question) {
    assertThat(replied(question, "{\"language\":\"de\"}").members()).containsOnlyKeys("trouble");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "[]",
        "7",
        "{\"rules\":\"dame\"}",
        "{\"rules\":\"dama\",\"actions\":[\"W:1-2\"]}",
        "{\"rules\":\"dama\",\"actions\":{}}",
        "{\"rules\":\"dama\",\"position\":7}",
        "{\"rules\":\"dama\",\"position\":\"W:WK1,K1:B\"}",
        "{\"rules\":\"dama\",\"tags\":[1]}",
        "{\"rules\":\"dama\",\"clock\":{\"white\":-1}}"
      })
  void aRecordThatIsNoneIsTroubleForEveryQuestion(String record) {
    for (var question : QUESTIONS.keySet()) {
      var whole = (Json.Obj) Json.read(QUESTIONS.get(question));
      if (whole.members().containsKey("record")) {
        var members = new LinkedHashMap<>(whole.members());
        members.put("record", Json.of(record));
        assertThat(replied(question, new Json.Obj(members).write()).members())
            .containsOnlyKeys("trouble");
      }
    }
  }

  @Test
  void troubleIsSaidInTheLanguageAskedFor() {
    var json = "{\"rules\":\"damm\",\"language\":\"%s\"}";
    assertThat(replied("open", json.formatted("de")).write()).contains("Meintest du");
    assertThat(replied("open", json.formatted("it-CH")).write())
        .isNotEqualTo(replied("open", json.formatted("fr")).write());
  }

  private Json.Obj replied(String question, String json) {
    var reply = (Json.Obj) Json.read(answers.ask(question, json));
    assertThat(reply.members())
        .hasSize(1)
        .containsAnyOf(
            Map.entry("answer", reply.get("answer")), Map.entry("trouble", reply.get("trouble")));
    if (reply.get("trouble") instanceof Json.Arr trouble) {
      assertThat(Page.strings(trouble)).isNotEmpty().allMatch(sentence -> !sentence.isBlank());
      assertThat(reply.write()).as(question + json).doesNotContain("never should");
    }
    return reply;
  }
}
