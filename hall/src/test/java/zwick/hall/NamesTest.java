package zwick.hall;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
    assertThat(Names.tidy(name)).contains(name);
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
        "ᎪᎪᎪ"
      })
  void notEverythingDoes(String name) {
    assertThat(Names.tidy(name)).isEmpty();
  }

  @Test
  void namesAreTheSameInAnyCaseAndWidth() {
    assertThat(Names.key("ÄNNE")).isEqualTo(Names.key("a\u0308nne"));
    assertThat(Names.key("Ａｎｎａ")).isEqualTo("anna");
    assertThat(Names.tidy("  Anna   B ")).isEqualTo(Optional.of("Anna B"));
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
