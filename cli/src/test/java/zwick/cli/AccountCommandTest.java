package zwick.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.hall.Token;
import zwick.hall.Welcome;

class AccountCommandTest {
  private static final String PASSWORD = "correct horse battery";

  @TempDir private Path folder;

  private Run account(Path database, String input, String... more) {
    var args = new ArrayList<>(List.of("account"));
    args.addAll(List.of(more));
    args.addAll(List.of("--database", database.toString()));
    return Run.with(input, args.toArray(String[]::new));
  }

  @Test
  void aForgottenPasswordIsReplacedWhileTheServerRuns() {
    var database = folder.resolve("hall.db");
    try (var hall = Hall.open(database.toString(), InstantSource.system())) {
      var players = hall.players();
      long anna = players.guest().id();
      players.register(anna, "Anna Märchen", PASSWORD);
      players.bot(anna, "Robo");
      players.token(anna, Token.Kind.COOKIE, "");
      assertThat(account(database, "", "list").lines())
          .hasSize(2)
          .anyMatch(line -> line.startsWith("Anna Märchen: since "))
          .anyMatch(line -> line.startsWith("Robo: a program"));
      var lines = account(database, "", "reset", "anna märchen").lines();
      assertThat(lines.getFirst()).startsWith("Anna Märchen has a new password, good until ");
      assertThat(players.tokens(anna)).isEmpty();
      assertThat(players.login("Anna Märchen", PASSWORD)).isInstanceOf(Welcome.Refused.class);
      assertThat(players.login("Anna Märchen", lines.getLast())).isInstanceOf(Welcome.In.class);
      var typed = "a password of hers\n";
      assertThat(account(database, typed, "reset", "Anna Märchen", "--stdin").lines()).hasSize(1);
      assertThat(players.login("Anna Märchen", typed.strip())).isInstanceOf(Welcome.In.class);
      assertThat(Run.zwick("hall", "log", "--database", database.toString()).lines())
          .hasSize(2)
          .allMatch(line -> line.contains("Reset the password") && line.contains("Anna Märchen"));
    }
  }

  /// Here a table is missing; one that is locked or read-only fares the same.
  @Test
  void aDatabaseThatDoesNotDoItsWorkIsOneSentenceToo() throws Exception {
    var database = folder.resolve("hall.db");
    try (var hall = Hall.open(database.toString(), InstantSource.system())) {
      hall.players().register(hall.players().guest().id(), "Anna", PASSWORD);
    }
    try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
        var statement = connection.createStatement()) {
      statement.execute("drop table token");
    }
    for (var language : List.of("de", "fr", "it", "en")) {
      var reset = account(database, "", "reset", "Anna", "--language", language);
      assertThat(reset.complaint()).contains("token").doesNotContain("Exception", "{");
    }
  }

  @Test
  void whatIsWrongIsOneSentenceInEveryLanguage() {
    var database = folder.resolve("hall.db");
    try (var hall = Hall.open(database.toString(), InstantSource.system())) {
      var players = hall.players();
      long anna = players.guest().id();
      players.register(anna, "Anna", PASSWORD);
      players.bot(anna, "Robo");
    }
    var none = folder.resolve("none.db");
    for (var language : List.of("de", "fr", "it", "en")) {
      var in = List.of("--language", language).toArray(String[]::new);
      assertThat(account(database, "", "dance", in[0], in[1]).complaint()).contains("dance");
      assertThat(account(database, "", "reset", in[0], in[1]).complaint()).contains("NAME");
      assertThat(account(database, "", "reset", "Bea", in[0], in[1]).complaint()).contains("Bea");
      assertThat(account(database, "", "reset", "Robo", in[0], in[1]).complaint()).contains("Robo");
      assertThat(account(database, "", "list", "Anna", in[0], in[1]).complaint()).contains("list");
      assertThat(account(none, "", "list", in[0], in[1]).complaint()).contains("--database");
      assertThat(
              account(database, "12345678\n", "reset", "Anna", "--stdin", in[0], in[1]).complaint())
          .doesNotContain("12345678", "{");
    }
    assertThat(none).doesNotExist();
  }
}
