package zwick.server.http;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import zwick.hall.Hall;
import zwick.hall.people.Passkey;
import zwick.hall.people.PasskeyChallenges.Purpose;
import zwick.hall.people.Passkeys;
import zwick.hall.people.PlayerProfile;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection;
import zwick.server.authentication.PasskeyJson;
import zwick.server.authentication.Reauthentication;
import zwick.server.context.ServerContext;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.view.json.JsonObjectBuilder;

/// Coming in with a passkey instead of a password, and the passkeys of an account. Each is done in
/// two steps: what is to be signed, and what was signed.
public final class PasskeyRoutes {
  private final ServerContext serverContext;
  private final AccountRoutes accounts;
  private final Reauthentication reauthentication;
  private final Hall hall;
  private final Passkeys passkeys;

  public PasskeyRoutes(
      ServerContext serverContext, AccountRoutes accounts, Reauthentication reauthentication) {
    this.serverContext = serverContext;
    this.accounts = accounts;
    this.reauthentication = reauthentication;
    hall = serverContext.hall();
    passkeys = hall.passkeys();
  }

  public void add(RoutesConfig routes) {
    routes.get("/api/passkeys", this::list);
    routes.patch("/api/passkeys/{id}", this::rename);
    routes.delete("/api/passkeys/{id}", this::remove);
    routes.post("/api/passkeys/registration/begin", this::beginRegistration);
    routes.post("/api/passkeys/registration/finish", this::finishRegistration);
    routes.post("/api/passkeys/login/begin", this::beginLogin);
    routes.post("/api/passkeys/login/finish", this::finishLogin);
    routes.post("/api/passkeys/proof/begin", this::beginProof);
    routes.post("/api/passkeys/proof/finish", this::finishProof);
    routes.post("/api/passkeys/only", this::only);
  }

  // Coming in

  private void beginLogin(Context request) {
    serverContext.newcomers().require(serverContext.requestIdentity().address(request));
    var challenge = reauthentication.begin(request, Purpose.LOGIN, Optional.empty());
    JsonReplies.json(
        request, PasskeyJson.request(reauthentication.party(request), challenge, List.of()));
  }

  private void finishLogin(Context request) {
    var credential = RequestFields.of(request).inner("credential");
    var passkey = reauthentication.signed(request, Purpose.LOGIN, Optional.empty(), credential);
    var player = hall.players().find(passkey.player()).filter(PlayerProfile::account);
    accounts.welcome(
        request,
        player.orElseThrow(() -> JsonReplies.refused(Objection.House.PASSKEY_REFUSED)),
        true);
  }

  // One's own

  private void list(Context request) {
    var all = passkeys.of(who(request).id()).stream().map(PasskeyJson::passkey).toList();
    JsonReplies.json(request, new JsonObjectBuilder().put("passkeys", all).done());
  }

  private void beginRegistration(Context request) {
    var requestFields = RequestFields.of(request);
    var playerProfile = who(request);
    passkeys.full(playerProfile.id()).ifPresent(PasskeyRoutes::refuse);
    reauthentication.check(request, playerProfile, requestFields);
    var challenge =
        reauthentication.begin(request, Purpose.CREATE, Optional.of(playerProfile.id()));
    var others = passkeys.of(playerProfile.id());
    JsonReplies.json(
        request,
        PasskeyJson.creation(reauthentication.party(request), challenge, playerProfile, others));
  }

  private void finishRegistration(Context request) {
    var requestFields = RequestFields.of(request);
    var playerProfile = who(request);
    var label = requestFields.text("label");
    var credential = requestFields.inner("credential");
    if (Passkey.tidy(label).isEmpty()) {
      throw JsonReplies.refused(Objection.House.LABEL_NOT_ALLOWED); // he may ask again with another
    }
    var made = reauthentication.created(request, playerProfile, label, credential);
    passkeys.add(made).ifPresent(PasskeyRoutes::refuse);
    request.status(HttpStatus.CREATED);
    JsonReplies.json(request, PasskeyJson.passkey(own(playerProfile, made.id())));
  }

  private void rename(Context request) {
    var label = RequestFields.of(request).text("label");
    var playerProfile = who(request);
    var passkey = own(playerProfile, request);
    passkeys.rename(playerProfile.id(), passkey.id(), label).ifPresent(PasskeyRoutes::refuse);
    JsonReplies.json(request, PasskeyJson.passkey(own(playerProfile, passkey.id())));
  }

  private void remove(Context request) {
    var requestFields = RequestFields.of(request);
    var playerProfile = who(request);
    var passkey = own(playerProfile, request);
    reauthentication.check(request, playerProfile, requestFields);
    passkeys.remove(playerProfile.id(), passkey.id()).ifPresent(PasskeyRoutes::refuse);
    request.status(HttpStatus.NO_CONTENT);
  }

  private PlayerProfile who(Context request) {
    return serverContext.requestIdentity().required(request);
  }

  private Passkey own(PlayerProfile playerProfile, Context request) {
    var id = Ids.read(request.pathParam("id"));
    return own(playerProfile, id.orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND)));
  }

  private Passkey own(PlayerProfile playerProfile, long id) {
    return passkeys.of(playerProfile.id()).stream()
        .filter(one -> one.id() == id)
        .findFirst()
        .orElseThrow(() -> new RequestTrouble(HttpProblem.NOT_FOUND));
  }

  // Proofs

  private void beginProof(Context request) {
    var playerProfile = who(request);
    var among = passkeys.of(playerProfile.id());
    if (among.isEmpty()) {
      throw JsonReplies.refused(Objection.House.PROOF_NEEDED); // by his password, then
    }
    var challenge = reauthentication.begin(request, Purpose.PROVE, Optional.of(playerProfile.id()));
    JsonReplies.json(
        request, PasskeyJson.request(reauthentication.party(request), challenge, among));
  }

  /// He has shown a passkey with this browser, which is known by another secret from now on.
  private void finishProof(Context request) {
    var requestFields = RequestFields.of(request);
    var playerProfile = who(request);
    reauthentication.byPasskey(request, playerProfile, requestFields);
    serverContext.requestIdentity().token(request).ifPresent(hall.players()::forget);
    serverContext.requestIdentity().remember(request, playerProfile.id(), true);
    PlayerRoutes.me(serverContext, request, playerProfile);
  }

  /// Whether the password still lets in. Who has no passkey that works must not lock himself out.
  private void only(Context request) {
    var requestFields = RequestFields.of(request);
    var on = requestFields.maybeFlag("on").orElseThrow(RequestFields::unreadable);
    var playerProfile = who(request);
    reauthentication.byPasskey(request, playerProfile, requestFields);
    hall.players().openToPasskeysAlone(playerProfile.id(), on).ifPresent(PasskeyRoutes::refuse);
    PlayerRoutes.me(serverContext, request, playerProfile);
  }

  private static void refuse(Objection why) {
    throw JsonReplies.refused(why);
  }
}
