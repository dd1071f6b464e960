package zwick.server.protocol;

import io.javalin.http.Context;
import java.util.Base64;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import zwick.hall.game.Command;
import zwick.hall.game.TermsJson;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;

/// What a request or a message brings with it. Whatever is missing or of another kind is a
/// [RequestTrouble].
public record RequestFields(Json.Obj members) {
  /// Characters that no database, address or log makes others of.
  private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_-]{1,64}");

  private static final int LONGEST_TEXT = 4_000;

  public static RequestFields of(Context request) {
    return read(request.body());
  }

  /// The same where nothing needs to be said.
  public static RequestFields maybe(Context request) {
    return request.body().isBlank() ? new RequestFields(new Json.Obj(Map.of())) : of(request);
  }

  /// Throws [zwick.game.BadInput] where it is no JSON.
  public static RequestFields read(String text) {
    if (Json.read(text) instanceof Json.Obj members) {
      return new RequestFields(members);
    }
    throw new RequestTrouble(HttpProblem.BAD_REQUEST);
  }

  public Json get(String name) {
    return members.get(name);
  }

  public String text(String name) {
    return maybe(name).orElseThrow(RequestFields::unreadable);
  }

  public Optional<String> maybe(String name) {
    return switch (members.get(name)) {
      case Json.Null _ -> Optional.empty();
      case Json.Str(String text) when text.length() <= LONGEST_TEXT -> Optional.of(text);
      case Json _ -> throw unreadable();
    };
  }

  /// What is inside of a member.
  public RequestFields inner(String name) {
    if (members.get(name) instanceof Json.Obj inner) {
      return new RequestFields(inner);
    }
    throw unreadable();
  }

  /// Bytes in base64url.
  public byte[] bytes(String name) {
    return maybeBytes(name).orElseThrow(RequestFields::unreadable);
  }

  public Optional<byte[]> maybeBytes(String name) {
    try {
      return maybe(name).map(Base64.getUrlDecoder()::decode);
    } catch (IllegalArgumentException _) {
      throw unreadable();
    }
  }

  public boolean flag(String name) {
    return maybeFlag(name).orElse(false);
  }

  public Optional<Boolean> maybeFlag(String name) {
    return switch (members.get(name)) {
      case Json.Null _ -> Optional.empty();
      case Json.Bool(boolean value) -> Optional.of(value);
      case Json _ -> throw unreadable();
    };
  }

  public int number(String name) {
    return maybeNumber(name).orElseThrow(RequestFields::unreadable);
  }

  public Optional<Integer> maybeNumber(String name) {
    return switch (members.get(name)) {
      case Json.Null _ -> Optional.empty();
      case Json.Num(String digits) when digits.matches("[0-9]{1,9}") ->
          Optional.of(Integer.parseInt(digits));
      case Json _ -> throw unreadable();
    };
  }

  /// A name that somebody gives to what he asks for.
  public String commandId() {
    var name = text("commandId");
    if (!NAME.matcher(name).matches()) {
      throw unreadable();
    }
    return name;
  }

  public Command command() {
    return switch (text("do")) {
      case "join" -> new Command.Join();
      case "propose" -> new Command.Propose(TermsJson.read(members.get("terms")));
      case "decline" -> new Command.Decline();
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
  public static long number(Context request, String name, long otherwise) {
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
  public static boolean flag(Context request, String name) {
    return switch (request.queryParam(name)) {
      case null -> false;
      case "false" -> false;
      case "true" -> true;
      default -> throw unreadable();
    };
  }

  public static OptionalLong id(String text) {
    return Ids.read(text);
  }

  public static RequestTrouble unreadable() {
    return new RequestTrouble(HttpProblem.BAD_REQUEST);
  }
}
