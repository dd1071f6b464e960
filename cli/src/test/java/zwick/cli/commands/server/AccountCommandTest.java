package zwick.cli.commands.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.cli.Run;
import zwick.hall.Hall;
import zwick.hall.people.LoginResult;
import zwick.hall.people.Passkey;
import zwick.hall.people.Token;

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
      assertThat(players.login("Anna Märchen", PASSWORD)).isInstanceOf(LoginResult.Refused.class);
      assertThat(players.login("Anna Märchen", lines.getLast())).isInstanceOf(LoginResult.In.class);
      var typed = "a password of hers\n";
      assertThat(account(database, typed, "reset", "Anna Märchen", "--stdin").lines()).hasSize(1);
      assertThat(players.login("Anna Märchen", typed.strip())).isInstanceOf(LoginResult.In.class);
      assertThat(lines.getLast()).matches("([a-z2-9]{4}-){6}[a-z2-9]{4}");
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

  /// Whoever asks whoever runs a server to help him does not get around what the owner wanted.
  @Test
  void passkeysStayUnlessItIsSaidThatTheyGo() {
    var database = folder.resolve("hall.db");
    try (var hall = Hall.open(database.toString(), InstantSource.system())) {
      var players = hall.players();
      long anna = players.guest().id();
      players.register(anna, "Anna", PASSWORD);
      hall.passkeys().add(Passkey.fresh(anna, "credential", "key", false, 0, "mine"));
      players.openToPasskeysAlone(anna, true);
      var lines = account(database, "", "reset", "Anna").lines();
      assertThat(lines).hasSize(3);
      assertThat(lines.get(1)).contains("Anna", "--passkeys");
      assertThat(players.login("Anna", lines.getLast())).isInstanceOf(LoginResult.Refused.class);
      assertThat(hall.passkeys().of(anna)).hasSize(1);
      lines = account(database, "", "reset", "Anna", "--passkeys").lines();
      assertThat(lines).hasSize(2);
      assertThat(players.login("Anna", lines.getLast())).isInstanceOf(LoginResult.In.class);
      assertThat(hall.passkeys().of(anna)).isEmpty();
      assertThat(Run.zwick("hall", "log", "--database", database.toString()).lines())
          .anyMatch(line -> line.contains("Remove the passkeys") && line.contains("Anna"));
    }
  }

  @Test
  void whoIsMadeAnAdministratorWithoutAPasskeyIsTold() {
    var database = folder.resolve("hall.db");
    try (var hall = Hall.open(database.toString(), InstantSource.system())) {
      long anna = hall.players().guest().id();
      hall.players().register(anna, "Anna", PASSWORD);
      var grant = new String[] {"hall", "admin", "Anna", "--database", database.toString()};
      assertThat(Run.zwick(grant).lines().getLast()).contains("passkey");
      hall.passkeys().add(Passkey.fresh(anna, "credential", "key", false, 0, "mine"));
      assertThat(Run.zwick(grant).lines().getLast()).doesNotContain("passkey");
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
