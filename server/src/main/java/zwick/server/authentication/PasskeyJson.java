package zwick.server.authentication;

import java.util.List;
import zwick.hall.people.Passkey;
import zwick.hall.people.PasskeyChallenges;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;

/// What browsers are asked for, in the form of the standard:
/// `PublicKeyCredentialCreationOptionsJSON` and `PublicKeyCredentialRequestOptionsJSON`.
public final class PasskeyJson {
  private static final String VERIFICATION = "required";

  private PasskeyJson() {}

  /// @param others those he has already: no device shall make a second one
  public static Json creation(
      RelyingParty party, Token challenge, PlayerProfile playerProfile, List<Passkey> others) {
    var name = playerProfile.name().orElse("");
    List<Json> algorithms =
        WebAuthn.ALGORITHMS.stream()
            .<Json>map(one ->
                new JsonObjectBuilder().put("type", "public-key").put("alg", one.getValue()).done())
            .toList();
    return new JsonObjectBuilder()
        .put(
            "rp",
            new JsonObjectBuilder().put("id", party.id()).put("name", RelyingParty.NAME).done())
        .put(
            "user",
            new JsonObjectBuilder()
                .put("id", WebAuthn.text(WebAuthn.handle(playerProfile.id())))
                .put("name", name)
                .put("displayName", name)
                .done())
        .put("challenge", challenge.text())
        .put("pubKeyCredParams", algorithms)
        .put("timeout", PasskeyChallenges.LONGEST)
        .put("excludeCredentials", names(others))
        .put(
            "authenticatorSelection",
            new JsonObjectBuilder()
                .put("residentKey", "required")
                .put("requireResidentKey", true)
                .put("userVerification", VERIFICATION)
                .done())
        .put("attestation", "none")
        .done();
  }

  /// @param among which will do; empty for any the device has for us
  public static Json request(RelyingParty party, Token challenge, List<Passkey> among) {
    return new JsonObjectBuilder()
        .put("challenge", challenge.text())
        .put("timeout", PasskeyChallenges.LONGEST)
        .put("rpId", party.id())
        .put("allowCredentials", names(among))
        .put("userVerification", VERIFICATION)
        .done();
  }

  private static List<Json> names(List<Passkey> passkeys) {
    return passkeys.stream()
        .<Json>map(one ->
            new JsonObjectBuilder().put("type", "public-key").put("id", one.credential()).done())
        .toList();
  }

  public static Json passkey(Passkey passkey) {
    return new JsonObjectBuilder()
        .put("id", Ids.text(passkey.id()))
        .put("label", passkey.label())
        .put("created", passkey.created())
        .put("used", passkey.used().<Json>map(Json::of).orElse(Json.none()))
        .done();
  }
}
