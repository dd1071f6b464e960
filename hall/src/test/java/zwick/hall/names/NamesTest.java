package zwick.hall.names;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zwick.hall.people.Passwords;
import zwick.hall.people.Players;

class NamesTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Al",
        "Jean-Paul",
        "O'Neil",
        "Łukasz_99",
        "Ольга",
        "李小龙",
        "नमस्ते",
        "Dr. Müller",
        "さくら子",
        "Rook 64"
      })
  void anyScriptMakesAName(String name) {
    assertThat(PlayerNames.tidy(name)).contains(name);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "x",
        "  ",
        "--",
        "abcdefghijklmnopqrstuvwxyz",
        "a\u0000b",
        "a\nb",
        "abc\u202Edef",
        "a\u200Bb",
        "a<b>",
        "a@b",
        "♥♥♥",
        "Computer",
        "ＡＤＭＩＮ",
        "Zwick-Mühle",
        "z.w.i.c.k",
        "Invité",
        "Computer 8",
        "Moderator1",
        "Admin_2",
        "Adm1n",
        "007 Server",
        "Zwickmühle 9",
        "Аnna", // the first letter is Cyrillic
        "Αnna", // Greek
        "Annа", // the last one is Cyrillic
        "ᴀnna",
        "ɑnna",
        "ᎪᎪᎪ",
        "ΑΝΟΝΥΜ", // Greek throughout
        "Ig\u034For",
        "Alice\uFE0F",
        "Alice\uDB40\uDD00",
        "\u3164\u3164",
        "\u115F\u1160",
        "\uFFA0\uFFA0",
        "ᠠ\u180B",
        "ក\u17B4"
      })
  void notEverythingDoes(String name) {
    assertThat(PlayerNames.tidy(name)).isEmpty();
  }

  @Test
  void namesAreTheSameInAnyCaseAndWidth() {
    assertThat(PlayerNames.key("ÄNNE")).isEqualTo(PlayerNames.key("a\u0308nne"));
    assertThat(PlayerNames.key("Ａｎｎａ")).isEqualTo("anna");
    assertThat(PlayerNames.tidy("  Anna   B ")).isEqualTo(Optional.of("Anna B"));
  }

  /// Whether they could be had or not.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ig\u034For",
        "Igor\uFE0F",
        "I\u3164gor",
        "I\u00ADgor",
        "ǀgor",
        "Ɩgor",
        "i\u0307gor",
        "İgor",
        "ıgor",
        "丨gor"
      })
  void whatLooksLikeIgorIsIgor(String name) {
    assertThat(NameSkeleton.of(name)).isEqualTo(NameSkeleton.of("Igor"));
  }

  @Test
  void whatCannotBeSeenMakesNoOtherName() {
    assertThat(PlayerNames.key("\u200BIg\u034For\uFE0F \u3164")).isEqualTo("igor");
    assertThat(Players.look("ΝΗ")).isEqualTo(Players.look("νη"));
    assertThat(Players.look(" ".repeat(100) + "Igor")).isEqualTo(Players.look("igor"));
    assertThat(Players.look("\u3164".repeat(100) + "Igor")).isEqualTo(Players.look("igor"));
    assertThat(Players.look("x".repeat(100_000)).length()).isLessThan(1000);
  }

  /// Otherwise it could be told by the time whether there is an account.
  @Test
  void nobodysHashTakesAsLongAsSomebodys() {
    var parameters = "$argon2id$v=19$m=19456,t=2,p=1$";
    assertThat(Passwords.DUMMY).startsWith(parameters);
    var passwords = new Passwords();
    var hash = passwords.hash("correct horse").orElseThrow();
    assertThat(hash).startsWith(parameters).hasSameSizeAs(Passwords.DUMMY);
    assertThat(passwords.check("correct horse", Optional.of(hash))).contains(true);
    assertThat(passwords.check("correct horse", Optional.empty())).contains(false);
  }
}
