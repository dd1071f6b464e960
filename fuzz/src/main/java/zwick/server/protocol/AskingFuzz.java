package zwick.server.protocol;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.game.BadInput;
import zwick.hall.game.Command;
import zwick.hall.game.TermsJson;
import zwick.text.Language;

/// Bodies of requests and messages on the socket: whatever they bring is read or answered with a
/// complaint.
public final class AskingFuzz extends TextTarget {
  private static final List<String> TEXTS =
      List.of(
          "address",
          "bot",
          "fresh",
          "game",
          "kind",
          "label",
          "name",
          "old",
          "password",
          "phrase",
          "player",
          "reason",
          "report",
          "scope",
          "text",
          "type",
          "what",
          "why",
          "words");

  private static final List<String> FLAGS =
      List.of("freeText", "listed", "on", "withAddress", "yes");

  private static final List<String> NUMBERS =
      List.of("days", "expectedVersion", "hours", "level", "message", "since");

  /// All that anybody asks them for.
  private static final List<Consumer<RequestFields>> QUESTIONS =
      List.of(
          requestFields -> TEXTS.forEach(requestFields::maybe),
          requestFields -> FLAGS.forEach(requestFields::maybeFlag),
          requestFields -> NUMBERS.forEach(requestFields::maybeNumber),
          requestFields -> requestFields.text("type"),
          requestFields -> requestFields.flag("on"),
          requestFields -> requestFields.number("since"),
          requestFields -> requestFields.inner("credential").inner("response").bytes("signature"),
          requestFields ->
              requestFields.inner("credential").inner("response").maybeBytes("userHandle"),
          requestFields -> RequestFields.id(requestFields.text("game")),
          requestFields -> Check.holds("a name", !requestFields.commandId().isBlank()),
          requestFields -> TermsJson.read(requestFields.get("terms")),
          AskingFuzz::command);

  public AskingFuzz() {
    super("asking");
  }

  @Override
  protected Stream<String> texts() {
    return Stream.of(
            "\"do\":\"propose\",\"terms\":{\"rules\":\"dama\",\"pace\":"
                + "{\"kind\":\"live\",\"base\":60000}}",
            "\"do\":\"act\",\"action\":\"22-18\"",
            "\"do\":\"answer-back\",\"yes\":true",
            "\"do\":\"rest\",\"days\":3",
            "\"do\":\"join\"",
            "\"do\":\"ask-back\"",
            "\"do\":\"abort\"",
            "\"do\":\"claim-absence\"",
            "\"do\":\"rematch\"",
            "\"since\":0,\"on\":true,\"level\":8,\"name\":\"Anna\"",
            "\"player\":\"0123456789ab\",\"kind\":\"mute\",\"hours\":24,\"reason\":\"insult\","
                + "\"why\":\"x\",\"withAddress\":true,\"message\":3,\"listed\":false",
            "\"credential\":{\"response\":{\"signature\":\"AAAA\",\"userHandle\":\"_-8\"}}")
        .map(text ->
            "{\"type\":\"command\",\"game\":\"0123456789ab\",\"commandId\":\"c-1\","
                + "\"expectedVersion\":4,"
                + text
                + "}");
  }

  @Override
  protected void take(String text) {
    RequestFields requestFields;
    try {
      requestFields = RequestFields.read(text);
    } catch (BadInput bad) {
      Check.holds("in words", !JsonReplies.unreadable(bad, Language.ENGLISH).members().isEmpty());
      return;
    } catch (RequestTrouble requestTrouble) {
      Check.holds("in words", !requestTrouble.in(Language.GERMAN).members().isEmpty());
      return;
    }
    for (var question : QUESTIONS) {
      try {
        question.accept(requestFields);
      } catch (BadInput bad) {
        Check.holds("in words", !JsonReplies.unreadable(bad, Language.ITALIAN).members().isEmpty());
      } catch (RequestTrouble requestTrouble) {
        Check.holds("in words", !requestTrouble.in(Language.FRENCH).members().isEmpty());
      }
    }
  }

  private static void command(RequestFields requestFields) {
    if (requestFields.command() instanceof Command.Propose(var terms)) {
      Check.same("terms", terms, TermsJson.read(TermsJson.write(terms)));
    }
  }
}
