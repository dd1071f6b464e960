package zwick.server;

import io.javalin.http.Context;
import java.util.Optional;
import java.util.OptionalLong;
import zwick.hall.Command;
import zwick.hall.Ids;
import zwick.hall.TermsJson;
import zwick.notation.Json;

/// What a request or a message brings with it. Whatever is missing or of another kind is a
/// [Trouble].
record Asking(Json.Obj members) {
  private static final int LONGEST_NAME = 64;
  private static final int LONGEST_TEXT = 4_000;

  static Asking of(Context request) {
    return read(request.body());
  }

  /// Throws [zwick.game.BadInput] where it is no JSON.
  static Asking read(String text) {
    if (Json.read(text) instanceof Json.Obj members) {
      return new Asking(members);
    }
    throw new Trouble(Complaint.BAD_REQUEST);
  }

  Json get(String name) {
    return members.get(name);
  }

  String text(String name) {
    return maybe(name).orElseThrow(Asking::unreadable);
  }

  Optional<String> maybe(String name) {
    return switch (members.get(name)) {
      case Json.Null _ -> Optional.empty();
      case Json.Str(String text) when text.length() <= LONGEST_TEXT -> Optional.of(text);
      case Json _ -> throw unreadable();
    };
  }

  boolean flag(String name) {
    return maybeFlag(name).orElse(false);
  }

  Optional<Boolean> maybeFlag(String name) {
    return switch (members.get(name)) {
      case Json.Null _ -> Optional.empty();
      case Json.Bool(boolean value) -> Optional.of(value);
      case Json _ -> throw unreadable();
    };
  }

  int number(String name) {
    return maybeNumber(name).orElseThrow(Asking::unreadable);
  }

  Optional<Integer> maybeNumber(String name) {
    return switch (members.get(name)) {
      case Json.Null _ -> Optional.empty();
      case Json.Num(String digits) when digits.matches("[0-9]{1,9}") ->
          Optional.of(Integer.parseInt(digits));
      case Json _ -> throw unreadable();
    };
  }

  /// A name that somebody gives to what he asks for.
  String commandId() {
    var name = text("commandId");
    if (name.isBlank() || name.length() > LONGEST_NAME) {
      throw unreadable();
    }
    return name;
  }

  Command command() {
    return switch (text("do")) {
      case "join" -> new Command.Join();
      case "propose" -> new Command.Propose(TermsJson.read(members.get("terms")));
      case "act" -> new Command.Act(text("action"));
      case "ask-back" -> new Command.AskBack();
      case "answer-back" -> new Command.AnswerBack(flag("yes"));
      case "abort" -> new Command.Abort();
      case "claim-absence" -> new Command.ClaimAbsence();
      case "rest" -> new Command.Rest(number("days"));
      case "rematch" -> new Command.Rematch();
      default -> throw unreadable();
    };
  }

  /// A number in the address.
  static long number(Context request, String name, long otherwise) {
    var text = request.queryParam(name);
    if (text == null) {
      return otherwise;
    }
    if (!text.matches("[0-9]{1,15}")) {
      throw unreadable();
    }
    return Long.parseLong(text);
  }

  /// `true` or `false` in the address.
  static boolean flag(Context request, String name) {
    return switch (request.queryParam(name)) {
      case null -> false;
      case "false" -> false;
      case "true" -> true;
      default -> throw unreadable();
    };
  }

  static OptionalLong id(String text) {
    return Ids.read(text);
  }

  static Trouble unreadable() {
    return new Trouble(Complaint.BAD_REQUEST);
  }
}
