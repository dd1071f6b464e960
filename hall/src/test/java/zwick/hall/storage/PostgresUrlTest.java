package zwick.hall.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.sql.SQLException;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// What goes to a database on another machine goes there in secret.
class PostgresUrlTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:postgresql://db.example.org/zwick",
        "jdbc:postgresql://db.example.org:5432/zwick?user=zwick",
        "jdbc:postgresql://db1.example.org,db2.example.org/zwick?targetServerType=primary",
        "jdbc:postgresql://localhost,db2.example.org/zwick",
        "jdbc:postgresql://localhost.example.org/zwick",
        "jdbc:postgresql://10.0.0.5/zwick",
        "jdbc:postgresql://[2001:db8::1]/zwick",
        "jdbc:postgresql://0.0.0.0/zwick"
      })
  void elsewhereTheCertificateHasToBeRight(String url) {
    assertThat(PostgresUrl.guarded(url))
        .isEqualTo(url + (url.contains("?") ? "&" : "?") + "sslmode=verify-full");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "jdbc:postgresql:zwick",
        "jdbc:postgresql://localhost/zwick",
        "jdbc:postgresql://LOCALHOST:5433/zwick?user=zwick",
        "jdbc:postgresql://127.0.0.1:1,127.0.0.2:2/zwick",
        "jdbc:postgresql://[::1]/zwick",
        "jdbc:postgresql://db.example.org/zwick?sslmode=require",
        "jdbc:postgresql://db.example.org/zwick?sslmode=disable&user=zwick",
        "jdbc:postgresql://db.example.org/zwick?ssl=true",
        "jdbc:postgresql://localhost/zwick?socketFactory=some.Sockets",
        "jdbc:postgresql://db.example.org:port/zwick"
      })
  void hereAndWhereSomebodyHasDecidedNothingIsAdded(String url) {
    assertThat(PostgresUrl.guarded(url)).isEqualTo(url);
  }

  /// On every way to a database: not even the user's name is told to one without TLS.
  @Test
  void whoSpeaksNoTlsIsToldNothing() throws Exception {
    try (var server = new ServerSocket(0)) {
      // this machine, by an address that does not say so
      var url = "jdbc:postgresql://0.0.0.0:" + server.getLocalPort() + "/x?user=anna&password=b";
      for (var way :
          List.<ThrowingCallable>of(
              () -> Database.open(url).close(),
              () -> Database.beside(url).close(),
              () -> Database.snapshot(url).close(),
              () -> Database.connectBeside(url).close())) {
        var told = CompletableFuture.supplyAsync(() -> told(server));
        assertThatThrownBy(way).isInstanceOfAny(StorageTrouble.class, SQLException.class);
        assertThat(told.get(20, TimeUnit.SECONDS)).isEqualTo("80877103 -1");
      }
    }
  }

  /// The first number he says, which asks for TLS, and what comes after there is none.
  private static String told(ServerSocket server) {
    try (var client = server.accept()) {
      client.setSoTimeout(20_000);
      var in = new DataInputStream(client.getInputStream());
      in.readInt(); // its length
      int first = in.readInt();
      client.getOutputStream().write('N');
      return first + " " + in.read();
    } catch (IOException e) {
      return e.toString();
    }
  }
}
