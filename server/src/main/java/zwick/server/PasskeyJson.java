package zwick.server;

import java.util.List;
import zwick.hall.Challenges;
import zwick.hall.Ids;
import zwick.hall.Passkey;
import zwick.hall.Player;
import zwick.hall.Token;
import zwick.notation.Json;
import zwick.view.Members;

/// What browsers are asked for, in the form of the standard:
/// `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON`.
final class PasskeyJson {
  private static final String VERIFICATION = "required";

  private PasskeyJson() {}

  /// @param others those he has already: no device shall make a second one
  static Json creation(RelyingParty party, Token challenge, Player player, List<Passkey> others) {
    var name = player.name().orElse("");
    List<Json> algorithms =
        WebAuthn.ALGORITHMS.stream()
            .<Json>map(
                one -> new Members().put("type", "public-key").put("alg", one.getValue()).done())
            .toList();
    return new Members()
        .put("rp", new Members().put("id", party.id()).put("name", RelyingParty.NAME).done())
        .put(
            "user",
            new Members()
                .put("id", WebAuthn.text(WebAuthn.handle(player.id())))
                .put("name", name)
                .put("displayName", name)
                .done())
        .put("challenge", challenge.text())
        .put("pubKeyCredParams", algorithms)
        .put("timeout", Challenges.LONGEST)
        .put("excludeCredentials", names(others))
        .put(
            "authenticatorSelection",
            new Members()
                .put("residentKey", "required")
                .put("requireResidentKey", true)
                .put("userVerification", VERIFICATION)
                .done())
        .put("attestation", "none")
        .done();
  }

  /// @param among which will do; empty for any the device has for us
  static Json request(RelyingParty party, Token challenge, List<Passkey> among) {
    return new Members()
        .put("challenge", challenge.text())
        .put("timeout", Challenges.LONGEST)
        .put("rpId", party.id())
        .put("allowCredentials", names(among))
        .put("userVerification", VERIFICATION)
        .done();
  }

  private static List<Json> names(List<Passkey> passkeys) {
    return passkeys.stream()
        .<Json>map(
            one -> new Members().put("type", "public-key").put("id", one.credential()).done())
        .toList();
  }

  static Json passkey(Passkey passkey) {
    return new Members()
        .put("id", Ids.text(passkey.id()))
        .put("label", passkey.label())
        .put("created", passkey.created())
        .put("used", passkey.used().<Json>map(Json::of).orElse(Json.none()))
        .done();
  }
}
