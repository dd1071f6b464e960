package zwick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import zwick.hall.Hall;
import zwick.notation.json.Json;
import zwick.server.page.Described;
import zwick.server.settings.ServerSettings;
import zwick.view.json.JsonObjectBuilder;

/// Behind a balancer the question may come from one server and the answer go to another.
class PasskeysOnTwoNodesTest {
  private static final String NAME = "play.example.org";

  @TempDir private Path folder;

  @Test
  void itDoesNotMatterWhichServerIsAsked() throws Exception {
    try (var postgres = new Postgres(folder);
        var first = Hall.open(postgres.url(), InstantSource.system());
        var second = Hall.open(postgres.url(), InstantSource.system());
        var one = WebServer.start(serving(first));
        var two = WebServer.start(serving(second))) {
      var turn = new AtomicInteger();
      try (var anna = new Guest(() -> turn.getAndIncrement() % 2 == 0 ? one.url() : two.url())) {
        ask(anna, 200, "api/account", "{\"name\":\"Anna\",\"password\":\"correct horse\"}");
        var passkey = new SoftPasskey(SoftPasskey.Kind.ES256, "http://" + NAME);
        var options =
            ask(anna, 200, "api/passkeys/registration/begin", "{\"password\":\"correct horse\"}");
        assertThat(Described.member(options, "rp").get("id")).isEqualTo(Json.of(NAME));
        ask(anna, 201, "api/passkeys/registration/finish", with(passkey.create(options)));
        ask(anna, 204, "api/logout", "");
        for (int i = 0; i < 3; i++) {
          var asked = ask(anna, 200, "api/passkeys/login/begin", "");
          var in = ask(anna, 200, "api/passkeys/login/finish", with(passkey.get(asked)));
          assertThat(in.get("name")).isEqualTo(Json.of("Anna"));
        }
        assertThat(turn).hasValueGreaterThan(8);
      }
    }
  }

  private static ServerSettings serving(Hall hall) {
    var page = ServerSettings.page("localhost", 0, () -> Visit.SITE).with(hall);
    return page.behindProxy(true).unlimited();
  }

  private static String with(Json credential) {
    return new JsonObjectBuilder()
        .put("label", "Telefon")
        .put("credential", credential)
        .done()
        .write();
  }

  private static Json.Obj ask(Guest guest, int status, String path, String body) throws Exception {
    var request = guest.request(path).header("X-Forwarded-Host", NAME);
    var answer = guest.send(request.POST(BodyPublishers.ofString(body)).build());
    assertThat(answer.status()).as(path + " " + answer.http().body()).isEqualTo(status);
    return answer.json();
  }
}
