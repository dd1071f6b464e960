package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Optional;
import zwick.hall.Challenges.Purpose;
import zwick.hall.Hall;
import zwick.hall.Ids;
import zwick.hall.Objection;
import zwick.hall.Passkey;
import zwick.hall.Passkeys;
import zwick.hall.Player;
import zwick.view.Members;

/// Coming in with a passkey instead of a password, and the passkeys of an account. Each is done in
/// two steps: what is to be signed, and what was signed.
final class PasskeyRoutes {
  private final House house;
  private final AccountRoutes accounts;
  private final Proofs proofs;
  private final Hall hall;
  private final Passkeys passkeys;

  PasskeyRoutes(House house, AccountRoutes accounts, Proofs proofs) {
    this.house = house;
    this.accounts = accounts;
    this.proofs = proofs;
    hall = house.hall();
    passkeys = hall.passkeys();
  }

  void add(RoutesConfig routes) {
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
    house.newcomers().require(house.doorman().address(request));
    var challenge = proofs.begin(request, Purpose.LOGIN, Optional.empty());
    Replies.json(request, PasskeyJson.request(proofs.party(request), challenge, List.of()));
  }

  private void finishLogin(Context request) {
    var credential = Asking.of(request).inner("credential");
    var passkey = proofs.signed(request, Purpose.LOGIN, Optional.empty(), credential);
    var player = hall.players().find(passkey.player()).filter(Player::account);
    accounts.welcome(
        request, player.orElseThrow(() -> Replies.refused(Objection.House.PASSKEY_REFUSED)), true);
  }

  // One's own

  private void list(Context request) {
    var all = passkeys.of(who(request).id()).stream().map(PasskeyJson::passkey).toList();
    Replies.json(request, new Members().put("passkeys", all).done());
  }

  private void beginRegistration(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    passkeys.full(player.id()).ifPresent(PasskeyRoutes::refuse);
    proofs.check(request, player, asking);
    var challenge = proofs.begin(request, Purpose.CREATE, Optional.of(player.id()));
    var others = passkeys.of(player.id());
    Replies.json(request, PasskeyJson.creation(proofs.party(request), challenge, player, others));
  }

  private void finishRegistration(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    var label = asking.text("label");
    var credential = asking.inner("credential");
    if (Passkey.tidy(label).isEmpty()) {
      throw Replies.refused(Objection.House.LABEL_NOT_ALLOWED); // he may ask again with another
    }
    var made = proofs.created(request, player, label, credential);
    passkeys.add(made).ifPresent(PasskeyRoutes::refuse);
    request.status(HttpStatus.CREATED);
    Replies.json(request, PasskeyJson.passkey(own(player, made.id())));
  }

  private void rename(Context request) {
    var label = Asking.of(request).text("label");
    var player = who(request);
    var passkey = own(player, request);
    passkeys.rename(player.id(), passkey.id(), label).ifPresent(PasskeyRoutes::refuse);
    Replies.json(request, PasskeyJson.passkey(own(player, passkey.id())));
  }

  private void remove(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    var passkey = own(player, request);
    proofs.check(request, player, asking);
    passkeys.remove(player.id(), passkey.id()).ifPresent(PasskeyRoutes::refuse);
    request.status(HttpStatus.NO_CONTENT);
  }

  private Player who(Context request) {
    return house.doorman().required(request);
  }

  private Passkey own(Player player, Context request) {
    var id = Ids.read(request.pathParam("id"));
    return own(player, id.orElseThrow(() -> new Trouble(Complaint.NOT_FOUND)));
  }

  private Passkey own(Player player, long id) {
    return passkeys.of(player.id()).stream()
        .filter(one -> one.id() == id)
        .findFirst()
        .orElseThrow(() -> new Trouble(Complaint.NOT_FOUND));
  }

  // Proofs

  private void beginProof(Context request) {
    var player = who(request);
    var among = passkeys.of(player.id());
    if (among.isEmpty()) {
      throw Replies.refused(Objection.House.PROOF_NEEDED); // by his password, then
    }
    var challenge = proofs.begin(request, Purpose.PROVE, Optional.of(player.id()));
    Replies.json(request, PasskeyJson.request(proofs.party(request), challenge, among));
  }

  /// He has shown a passkey with this browser, which is known by another secret from now on.
  private void finishProof(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    proofs.byPasskey(request, player, asking);
    house.doorman().token(request).ifPresent(hall.players()::forget);
    house.doorman().remember(request, player.id(), true);
    PeopleRoutes.me(house, request, player);
  }

  /// Whether the password still lets in. Who has no passkey that works must not lock himself out.
  private void only(Context request) {
    var asking = Asking.of(request);
    var on = asking.maybeFlag("on").orElseThrow(Asking::unreadable);
    var player = who(request);
    proofs.byPasskey(request, player, asking);
    hall.players().openToPasskeysAlone(player.id(), on).ifPresent(PasskeyRoutes::refuse);
    PeopleRoutes.me(house, request, player);
  }

  private static void refuse(Objection why) {
    throw Replies.refused(why);
  }
}
