package zwick.server;

import java.util.List;
import java.util.Random;

/// What nobody should have to read, made from a seed.
final class Mischief {
  /// Captures with more ways than anybody can count, and other things that are no terms at all.
  private static final List<String> TERMS =
      List.of(
          terms("dame-10x10", "W:WK23:B28,17,10,20,29,39,40,38,31,8,9"),
          terms("dame-10x10", "W:W23:B7,8,9,10,17,18,19,20,27,28,29,30,37,38,39,40"),
          terms("dame-10x10", "W:W1,1,1:B1"),
          terms("dame-10x10", "W:WK1-50:B"),
          terms("dama", "W:W" + "1,".repeat(1_500) + "1:B2"),
          terms("muehle-turnier", "W:W99:B\u0000"),
          terms("dame-10x10,board=99x99", ""),
          terms("dame-10x10,rows=2147483647", ""),
          terms("dame-10x10,king=short,king=long,king=flying", ""),
          terms("x".repeat(3_000), ""),
          terms("dama," + "a=b,".repeat(500), ""),
          "{\"rules\":7}",
          "{\"rules\":[\"dama\"]}",
          "{\"rules\":\"dama\",\"pace\":{\"kind\":\"live\",\"base\":999999999999999,\"increment\":-1}}",
          "{\"rules\":\"dama\",\"pace\":{\"kind\":\"post\",\"days\":1e9}}",
          "{\"rules\":\"dama\",\"pace\":\"soon\",\"rated\":\"yes\",\"host\":\"X\"}",
          "null");

  private static final List<String> ACTIONS =
      List.of(
          "22-18",
          "W:22-18",
          "B:22-18",
          "resign",
          "offer",
          "accept",
          "claim",
          "takeback",
          "claim:22-18",
          "insist",
          "huff:22",
          "timeout",
          "leave",
          "W:timeout",
          "B:resign",
          "",
          ":",
          "W:",
          "1-99999999999",
          "22x18x22x18",
          "a1",
          "a1-a4xd4",
          "\uD83D\uDE00",
          "22–18",
          "W:W:W:22-18",
          "-".repeat(3_000),
          "1x".repeat(1_000));

  private static final List<String> VALUES =
      List.of(
          "null",
          "true",
          "0",
          "-1",
          "1",
          "2",
          "999999999",
          "1e999999",
          "1".repeat(400),
          "\"\"",
          "\"x\"",
          "[]",
          "{}",
          "[1]",
          "0.5",
          "\"\\ud800\"",
          "\"\\u0000\"",
          "2147483648");

  private final Random random;
  private final List<String> games;

  /// @param games ids to be a nuisance at
  Mischief(long seed, List<String> games) {
    random = new Random(seed);
    this.games = games;
  }

  private static String terms(String rules, String position) {
    return position.isEmpty()
        ? "{\"rules\":\"" + rules + "\"}"
        : "{\"rules\":\"%s\",\"position\":\"%s\"}"
            .formatted(rules, position.replace("\u0000", "\\u0000"));
  }

  <T> T one(List<T> many) {
    return many.get(random.nextInt(many.size()));
  }

  int number(int below) {
    return random.nextInt(below);
  }

  byte[] bytes(int most) {
    var bytes = new byte[1 + random.nextInt(most)];
    random.nextBytes(bytes);
    return bytes;
  }

  String game() {
    return switch (random.nextInt(8)) {
      case 0 -> "000000000000";
      case 1 -> "../../../etc";
      case 2 -> "x".repeat(random.nextInt(300));
      default -> one(games);
    };
  }

  /// Terms that take long to look at are rare, since so many are sent.
  String terms() {
    return TERMS.get(
        random.nextInt(50) == 0 ? random.nextInt(2) : 2 + random.nextInt(TERMS.size() - 2));
  }

  String deed() {
    return switch (random.nextInt(12)) {
      case 0 -> "\"do\":\"join\"";
      case 1 -> "\"do\":\"propose\",\"terms\":" + terms();
      case 2 -> "\"do\":\"ask-back\"";
      case 3 -> "\"do\":\"answer-back\",\"yes\":" + one(VALUES);
      case 4 -> "\"do\":\"abort\"";
      case 5 -> "\"do\":\"claim-absence\"";
      case 6 -> "\"do\":\"rest\",\"days\":" + one(VALUES);
      case 7 -> "\"do\":\"rematch\"";
      case 8 -> "\"do\":" + one(VALUES);
      default -> "\"do\":\"act\",\"action\":\"" + one(ACTIONS) + "\"";
    };
  }

  String command() {
    var version = random.nextInt(4) == 0 ? one(VALUES) : String.valueOf(1 + random.nextInt(4));
    return "{\"commandId\":\"m%d\",\"expectedVersion\":%s,%s}"
        .formatted(random.nextInt(), version, deed());
  }

  /// A message for the socket; mostly one that means something.
  String message() {
    return switch (random.nextInt(10)) {
      case 0 -> said("watch", "\"since\":" + (random.nextBoolean() ? "0" : one(VALUES)));
      case 1 -> said("leave", "\"x\":1");
      case 2 -> said("say", "\"phrase\":" + one(VALUES) + ",\"words\":\"<b>&\"");
      case 3 -> "{\"type\":\"lobby\",\"on\":" + (random.nextInt(20) == 0) + "}";
      case 4 -> broken(command());
      case 5 -> nested();
      case 6 -> "{\"type\":" + one(VALUES) + ",\"game\":" + one(VALUES) + "}";
      default -> "{\"type\":\"command\",\"game\":\"" + game() + "\"," + command().substring(1);
    };
  }

  private String said(String type, String more) {
    return "{\"type\":\"%s\",\"game\":\"%s\",%s}".formatted(type, game(), more);
  }

  String broken(String text) {
    int at = random.nextInt(text.length());
    return switch (random.nextInt(3)) {
      case 0 -> text.substring(0, at);
      case 1 -> text.substring(0, at) + (char) random.nextInt(0xD800) + text.substring(at + 1);
      default -> text.substring(0, at) + one(VALUES) + text.substring(at);
    };
  }

  String nested() {
    int depth = 1 + random.nextInt(3_000);
    return random.nextBoolean()
        ? "[".repeat(depth)
        : "{\"a\":".repeat(depth) + "1" + "}".repeat(depth);
  }
}
