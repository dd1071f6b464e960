package zwick.server.authentication;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.webauthn4j.WebAuthnManager;
import com.webauthn4j.converter.AttestedCredentialDataConverter;
import com.webauthn4j.converter.util.ObjectConverter;
import com.webauthn4j.credential.CredentialRecordImpl;
import com.webauthn4j.data.AuthenticationParameters;
import com.webauthn4j.data.AuthenticationRequest;
import com.webauthn4j.data.PublicKeyCredentialParameters;
import com.webauthn4j.data.PublicKeyCredentialType;
import com.webauthn4j.data.RegistrationParameters;
import com.webauthn4j.data.RegistrationRequest;
import com.webauthn4j.data.attestation.statement.COSEAlgorithmIdentifier;
import com.webauthn4j.data.client.Origin;
import com.webauthn4j.data.client.challenge.DefaultChallenge;
import com.webauthn4j.server.ServerProperty;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.people.Passkey;
import zwick.hall.people.Token;
import zwick.hall.policy.Ids;
import zwick.server.protocol.RequestFields;

/// Whether a device has really signed, and for us. Whatever is sent, the answer is yes or no.
///
/// Who made the device is not asked: attestation would tell apart people by what they bought.
final class WebAuthn {
  /// EdDSA and ES256, the best first; each is as hard to forge as 128 bits are to guess.
  static final List<COSEAlgorithmIdentifier> ALGORITHMS =
      List.of(COSEAlgorithmIdentifier.EdDSA, COSEAlgorithmIdentifier.ES256);

  private static final Logger LOG = LoggerFactory.getLogger(WebAuthn.class);
  private static final List<PublicKeyCredentialParameters> ACCEPTED =
      ALGORITHMS.stream()
          .map(one -> new PublicKeyCredentialParameters(PublicKeyCredentialType.PUBLIC_KEY, one))
          .toList();

  /// A person has to touch the device, and it has to know him: by what he is or what he knows. That
  /// makes two factors of it.
  private static final boolean PRESENT = true;

  private static final boolean VERIFIED = true;

  private final ObjectConverter converter = new ObjectConverter();
  private final WebAuthnManager manager = WebAuthnManager.createNonStrictWebAuthnManager(converter);
  private final AttestedCredentialDataConverter keys =
      new AttestedCredentialDataConverter(converter);

  /// What was made on a device.
  ///
  /// @param credential what the browser got from it
  Optional<Passkey> created(
      RelyingParty party, Token challenge, long player, String label, RequestFields credential) {
    var response = credential.inner("response");
    var request =
        new RegistrationRequest(
            response.bytes("attestationObject"), response.bytes("clientDataJSON"));
    return sure(() -> {
      var asked =
          new RegistrationParameters(property(party, challenge), ACCEPTED, VERIFIED, PRESENT);
      var object = manager.verify(request, asked).getAttestationObject();
      var data = object == null ? null : object.getAuthenticatorData();
      var key = data == null ? null : data.getAttestedCredentialData();
      if (data == null || key == null) {
        throw new IllegalArgumentException("without a key");
      }
      return Passkey.fresh(
          player,
          text(key.getCredentialId()),
          text(keys.convert(key)),
          data.isFlagBE(),
          data.getSignCount(),
          label);
    });
  }

  /// How often that passkey has signed by now, with this time; none if it has not.
  ///
  /// @param credential what the browser got from the device
  Optional<Long> signed(
      RelyingParty party, Token challenge, Passkey passkey, RequestFields credential) {
    var response = credential.inner("response");
    var owner = response.maybeBytes("userHandle");
    var request =
        new AuthenticationRequest(
            bytes(passkey.credential()),
            response.bytes("authenticatorData"),
            response.bytes("clientDataJSON"),
            response.bytes("signature"));
    if (owner.isPresent() && !Arrays.equals(owner.get(), handle(passkey.player()))) {
      return Optional.empty();
    }
    return sure(() -> {
      var key = keys.convert(bytes(passkey.attested()));
      if (!ALGORITHMS.contains(key.getCOSEKey().getAlgorithm())) {
        throw new IllegalArgumentException("made when more was allowed");
      }
      var known =
          new CredentialRecordImpl(
              null,
              null,
              passkey.backupEligible(),
              null,
              passkey.signCount(),
              key,
              null,
              null,
              null,
              null);
      var asked =
          new AuthenticationParameters(property(party, challenge), known, null, VERIFIED, PRESENT);
      var data = manager.verify(request, asked).getAuthenticatorData();
      if (data == null) {
        throw new IllegalArgumentException("without data");
      }
      return data.getSignCount();
    });
  }

  private static ServerProperty property(RelyingParty party, Token challenge) {
    return ServerProperty.builder()
        .origin(Origin.create(party.origin()))
        .rpId(party.id())
        .challenge(new DefaultChallenge(bytes(challenge.text())))
        .build();
  }

  /// What comes from outside may be anything, and the library's readers say so in many ways.
  private static <T> Optional<T> sure(Supplier<T> work) {
    try {
      return Optional.of(work.get());
    } catch (RuntimeException e) {
      LOG.debug("a passkey is not accepted: {}", e.getClass().getSimpleName());
      return Optional.empty();
    }
  }

  /// What a device knows somebody by.
  static byte[] handle(long player) {
    return Ids.text(player).getBytes(UTF_8);
  }

  static String text(byte[] bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] bytes(String text) {
    return Base64.getUrlDecoder().decode(text);
  }
}
