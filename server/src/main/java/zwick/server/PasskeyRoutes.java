package zwick.server;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import zwick.hall.Challenges;
import zwick.hall.Challenges.Purpose;
import zwick.hall.Hall;
import zwick.hall.Ids;
import zwick.hall.Objection;
import zwick.hall.Passkey;
import zwick.hall.Passkeys;
import zwick.hall.Player;
import zwick.hall.Token;
import zwick.notation.Json;
import zwick.view.Members;

/// Coming in with a passkey instead of a password, and the passkeys of an account. Each is done in
/// two steps: what is to be signed, and what was signed. A browser knows by a cookie what it was
/// asked, so nobody can hand it another's answer.
final class PasskeyRoutes {
  private static final String COOKIE = "zwick-passkey";
  private static final int LONGEST_COOKIE = 100;

  private final House house;
  private final AccountRoutes accounts;
  private final PasswordGuard guard;
  private final Hall hall;
  private final Passkeys passkeys;
  private final WebAuthn webAuthn = new WebAuthn();

  PasskeyRoutes(House house, AccountRoutes accounts, PasswordGuard guard) {
    this.house = house;
    this.accounts = accounts;
    this.guard = guard;
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
  }

  // Coming in

  private void beginLogin(Context request) {
    house.newcomers().require(house.doorman().address(request));
    var challenge = begin(request, Purpose.LOGIN, Optional.empty());
    Replies.json(request, PasskeyJson.request(party(request), challenge, List.of()));
  }

  private void finishLogin(Context request) {
    var credential = Asking.of(request).inner("credential");
    var passkey = signed(request, Purpose.LOGIN, Optional.empty(), credential);
    var player = hall.players().find(passkey.player()).filter(Player::account);
    accounts.welcome(
        request, player.orElseThrow(() -> Replies.refused(Objection.House.PASSKEY_REFUSED)));
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
    prove(request, player, asking);
    var challenge = begin(request, Purpose.CREATE, Optional.of(player.id()));
    var others = passkeys.of(player.id());
    Replies.json(request, PasskeyJson.creation(party(request), challenge, player, others));
  }

  private void finishRegistration(Context request) {
    var asking = Asking.of(request);
    var player = who(request);
    var label = asking.text("label");
    var credential = asking.inner("credential");
    if (Passkey.tidy(label).isEmpty()) {
      throw Replies.refused(Objection.House.LABEL_NOT_ALLOWED); // he may ask again with another
    }
    var challenge = take(request, Purpose.CREATE, Optional.of(player.id()));
    var made =
        webAuthn
            .created(party(request), challenge, player.id(), label, credential)
            .orElseThrow(() -> Replies.refused(Objection.House.PASSKEY_REFUSED));
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
    prove(request, player, asking);
    passkeys.remove(player.id(), passkey.id());
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
    var challenge = begin(request, Purpose.PROVE, Optional.of(player.id()));
    Replies.json(request, PasskeyJson.request(party(request), challenge, among));
  }

  /// Who finds a browser open shall not be able to make himself a key to it.
  private void prove(Context request, Player player, Asking asking) {
    var password = asking.maybe("password");
    if (password.isPresent()) {
      var name = player.name().orElse("");
      guard.check(request, name, () -> hall.players().confirm(player.id(), password));
    } else if (asking.get("credential") instanceof Json.Obj) {
      signed(request, Purpose.PROVE, Optional.of(player.id()), asking.inner("credential"));
    } else {
      throw Replies.refused(Objection.House.PROOF_NEEDED);
    }
  }

  /// The passkey that has signed what this browser was asked to have signed.
  ///
  /// @param owner whose it has to be
  private Passkey signed(
      Context request, Purpose purpose, Optional<Long> owner, Asking credential) {
    var id = credential.text("id");
    var challenge = take(request, purpose, owner);
    var party = party(request);
    return passkeys
        .find(id)
        .filter(passkey -> owner.isEmpty() || owner.get() == passkey.player())
        .filter(passkey ->
            webAuthn
                .signed(party, challenge, passkey, credential)
                .filter(count -> passkeys.used(passkey, count))
                .isPresent())
        .orElseThrow(() -> Replies.refused(Objection.House.PASSKEY_REFUSED));
  }

  // What is to be signed

  private RelyingParty party(Context request) {
    return RelyingParty.of(house.doorman(), request);
  }

  private Token begin(Context request, Purpose purpose, Optional<Long> player) {
    var challenge = passkeys.challenges().begin(purpose, player);
    var lifetime = Duration.ofMillis(Challenges.LONGEST);
    house.doorman().keep(request, COOKIE, challenge.text(), lifetime);
    return challenge;
  }

  private Token take(Context request, Purpose purpose, Optional<Long> player) {
    var text = house.doorman().kept(request, COOKIE);
    house.doorman().keep(request, COOKIE, "", Duration.ZERO);
    var challenge = new Token(text.filter(it -> it.length() <= LONGEST_COOKIE).orElse(""));
    if (!passkeys.challenges().take(challenge, purpose, player)) {
      throw Replies.refused(Objection.House.PASSKEY_TOO_LATE);
    }
    return challenge;
  }

  private static void refuse(Objection why) {
    throw Replies.refused(why);
  }
}
