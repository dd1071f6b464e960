package zwick.server.authentication;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import zwick.hall.Hall;
import zwick.hall.people.Passkey;
import zwick.hall.people.PasskeyChallenges;
import zwick.hall.people.PasskeyChallenges.Purpose;
import zwick.hall.people.Passkeys;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Token;
import zwick.hall.policy.Objection;
import zwick.notation.json.Json;
import zwick.server.context.ServerContext;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestFields;

/// That it is he himself, and not somebody who has found his browser open: by the password once
/// more, or by a passkey. A browser knows by a cookie what it was asked to have signed, so nobody
/// can hand it another's answer.
public final class Reauthentication {
  private static final String COOKIE = "zwick-passkey";
  private static final int LONGEST_COOKIE = 100;

  private final ServerContext serverContext;
  private final PasswordGuard guard;
  private final Hall hall;
  private final Passkeys passkeys;
  private final WebAuthn webAuthn = new WebAuthn();

  public Reauthentication(ServerContext serverContext, PasswordGuard guard) {
    this.serverContext = serverContext;
    this.guard = guard;
    hall = serverContext.hall();
    passkeys = hall.passkeys();
  }

  /// Throws [RequestTrouble] unless he has proved who he is. Guests have nothing to prove it with,
  /// so nothing is asked of them.
  public void check(Context request, PlayerProfile playerProfile, RequestFields requestFields) {
    if (!playerProfile.account()) {
      return;
    }
    var password = requestFields.maybe("password");
    if (password.isPresent()) {
      var name = playerProfile.name().orElse("");
      guard.check(request, name, () -> hall.players().confirm(playerProfile.id(), password.get()));
    } else if (requestFields.get("credential") instanceof Json.Obj) {
      byPasskey(request, playerProfile, requestFields);
    } else {
      throw JsonReplies.refused(Objection.House.PROOF_NEEDED);
    }
  }

  /// The same where nothing else will do.
  public void byPasskey(Context request, PlayerProfile playerProfile, RequestFields requestFields) {
    if (!(requestFields.get("credential") instanceof Json.Obj)) {
      throw JsonReplies.refused(Objection.House.PASSKEY_ONLY);
    }
    signed(
        request, Purpose.PROVE, Optional.of(playerProfile.id()), requestFields.inner("credential"));
  }

  /// The passkey that has signed what this browser was asked to have signed.
  ///
  /// @param owner whose it has to be
  public Passkey signed(
      Context request, Purpose purpose, Optional<Long> owner, RequestFields credential) {
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
        .orElseThrow(() -> JsonReplies.refused(Objection.House.PASSKEY_REFUSED));
  }

  /// The passkey that was made where this browser was asked to have one made.
  public Passkey created(
      Context request, PlayerProfile playerProfile, String label, RequestFields credential) {
    var challenge = take(request, Purpose.CREATE, Optional.of(playerProfile.id()));
    return webAuthn
        .created(party(request), challenge, playerProfile.id(), label, credential)
        .orElseThrow(() -> JsonReplies.refused(Objection.House.PASSKEY_REFUSED));
  }

  // What is to be signed

  public RelyingParty party(Context request) {
    return RelyingParty.of(serverContext.requestIdentity(), request);
  }

  public Token begin(Context request, Purpose purpose, Optional<Long> player) {
    var challenge = passkeys.passkeyChallenges().begin(purpose, player);
    var lifetime = Duration.ofMillis(PasskeyChallenges.LONGEST);
    serverContext.requestIdentity().keep(request, COOKIE, challenge.text(), lifetime);
    return challenge;
  }

  private Token take(Context request, Purpose purpose, Optional<Long> player) {
    var text = serverContext.requestIdentity().kept(request, COOKIE);
    serverContext.requestIdentity().keep(request, COOKIE, "", Duration.ZERO);
    var challenge = new Token(text.filter(it -> it.length() <= LONGEST_COOKIE).orElse(""));
    if (!passkeys.passkeyChallenges().take(challenge, purpose, player)) {
      throw JsonReplies.refused(Objection.House.PASSKEY_TOO_LATE);
    }
    return challenge;
  }
}
