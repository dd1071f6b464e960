package zwick.server;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.TextTarget;
import zwick.game.BadInput;
import zwick.hall.Command;
import zwick.hall.TermsJson;
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
  private static final List<Consumer<Asking>> QUESTIONS =
      List.of(
          asking -> TEXTS.forEach(asking::maybe),
          asking -> FLAGS.forEach(asking::maybeFlag),
          asking -> NUMBERS.forEach(asking::maybeNumber),
          asking -> asking.text("type"),
          asking -> asking.flag("on"),
          asking -> asking.number("since"),
          asking -> asking.inner("credential").inner("response").bytes("signature"),
          asking -> asking.inner("credential").inner("response").maybeBytes("userHandle"),
          asking -> Asking.id(asking.text("game")),
          asking -> Check.holds("a name", !asking.commandId().isBlank()),
          asking -> TermsJson.read(asking.get("terms")),
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
    Asking asking;
    try {
      asking = Asking.read(text);
    } catch (BadInput bad) {
      Check.holds("in words", !Replies.unreadable(bad, Language.ENGLISH).members().isEmpty());
      return;
    } catch (Trouble trouble) {
      Check.holds("in words", !trouble.in(Language.GERMAN).members().isEmpty());
      return;
    }
    for (var question : QUESTIONS) {
      try {
        question.accept(asking);
      } catch (BadInput bad) {
        Check.holds("in words", !Replies.unreadable(bad, Language.ITALIAN).members().isEmpty());
      } catch (Trouble trouble) {
        Check.holds("in words", !trouble.in(Language.FRENCH).members().isEmpty());
      }
    }
  }

  private static void command(Asking asking) {
    if (asking.command() instanceof Command.Propose(var terms)) {
      Check.same("terms", terms, TermsJson.read(TermsJson.write(terms)));
    }
  }
}
