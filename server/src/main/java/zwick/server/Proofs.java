package zwick.server;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import zwick.hall.Challenges;
import zwick.hall.Challenges.Purpose;
import zwick.hall.Hall;
import zwick.hall.Objection;
import zwick.hall.Passkey;
import zwick.hall.Passkeys;
import zwick.hall.Player;
import zwick.hall.Token;
import zwick.notation.Json;

/// That it is he himself, and not somebody who has found his browser open: by the password once
/// more, or by a passkey. A browser knows by a cookie what it was asked to have signed, so nobody
/// can hand it another's answer.
final class Proofs {
  private static final String COOKIE = "zwick-passkey";
  private static final int LONGEST_COOKIE = 100;

  private final House house;
  private final PasswordGuard guard;
  private final Hall hall;
  private final Passkeys passkeys;
  private final WebAuthn webAuthn = new WebAuthn();

  Proofs(House house, PasswordGuard guard) {
    this.house = house;
    this.guard = guard;
    hall = house.hall();
    passkeys = hall.passkeys();
  }

  /// Throws [Trouble] unless he has proved who he is. Guests have nothing to prove it with, so
  /// nothing is asked of them.
  void check(Context request, Player player, Asking asking) {
    if (!player.account()) {
      return;
    }
    var password = asking.maybe("password");
    if (password.isPresent()) {
      var name = player.name().orElse("");
      guard.check(request, name, () -> hall.players().confirm(player.id(), password.get()));
    } else if (asking.get("credential") instanceof Json.Obj) {
      byPasskey(request, player, asking);
    } else {
      throw Replies.refused(Objection.House.PROOF_NEEDED);
    }
  }

  /// The same where nothing else will do.
  void byPasskey(Context request, Player player, Asking asking) {
    if (!(asking.get("credential") instanceof Json.Obj)) {
      throw Replies.refused(Objection.House.PASSKEY_ONLY);
    }
    signed(request, Purpose.PROVE, Optional.of(player.id()), asking.inner("credential"));
  }

  /// The passkey that has signed what this browser was asked to have signed.
  ///
  /// @param owner whose it has to be
  Passkey signed(Context request, Purpose purpose, Optional<Long> owner, Asking credential) {
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

  /// The passkey that was made where this browser was asked to have one made.
  Passkey created(Context request, Player player, String label, Asking credential) {
    var challenge = take(request, Purpose.CREATE, Optional.of(player.id()));
    return webAuthn
        .created(party(request), challenge, player.id(), label, credential)
        .orElseThrow(() -> Replies.refused(Objection.House.PASSKEY_REFUSED));
  }

  // What is to be signed

  RelyingParty party(Context request) {
    return RelyingParty.of(house.doorman(), request);
  }

  Token begin(Context request, Purpose purpose, Optional<Long> player) {
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
}
