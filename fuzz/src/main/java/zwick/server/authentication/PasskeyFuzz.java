package zwick.server.authentication;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.Target;
import zwick.game.BadInput;
import zwick.hall.people.Passkey;
import zwick.hall.people.Token;
import zwick.server.protocol.RequestFields;
import zwick.server.protocol.RequestTrouble;
import zwick.text.Language;

/// What a browser sends of a passkey: JSON with bytes in it that a device has made. The first byte
/// says which of the two the rest is.
public final class PasskeyFuzz implements Target {
  private static final RelyingParty PARTY = new RelyingParty("localhost", "http://localhost");
  private static final Token CHALLENGE = new Token("A".repeat(43));
  private static final byte JSON = 'j';
  private static final byte BYTES = 'b';

  /// That of `localhost`.
  private static final String PARTYS_HASH =
      "49960de5880e8c687434170f6476605b8fe4aeb9a28632c7995cf3ba831d9763";

  /// Its owner was there and a key comes with it; it has not signed before, is of no maker and
  /// called `0102`.
  private static final String MADE = PARTYS_HASH + "45" + "00000000" + "00".repeat(16) + "00020102";

  /// The point every curve P-256 begins with.
  private static final String KEY =
      "a5010203262001215820"
          + "6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296"
          + "225820"
          + "4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5";

  /// `{fmt: "none", attStmt: {}, authData: …}`.
  private static final byte[] ATTESTATION =
      HexFormat.of()
          .parseHex(
              "a363666d74646e6f6e656761747453746d74a068617574684461746158"
                  + HexFormat.of().toHexDigits((byte) ((MADE + KEY).length() / 2))
                  + MADE
                  + KEY);

  private static final byte[] SIGNED = HexFormat.of().parseHex(PARTYS_HASH + "05" + "00000001");

  private final WebAuthn passkeys = new WebAuthn();
  private final Passkey known =
      created(ATTESTATION).orElseThrow(() -> new IllegalStateException("a good one is refused"));

  @Override
  public String name() {
    return "passkey";
  }

  @Override
  public Stream<byte[]> seeds() {
    return Stream.of(
        with(BYTES, ATTESTATION),
        with(BYTES, SIGNED),
        with(JSON, made(ATTESTATION).getBytes(UTF_8)),
        with(JSON, used(SIGNED).getBytes(UTF_8)));
  }

  private static byte[] with(byte kind, byte[] rest) {
    var all = new ByteArrayOutputStream();
    all.write(kind);
    all.writeBytes(rest);
    return all.toByteArray();
  }

  private static String made(byte[] attestation) {
    return credential(
        "webauthn.create", "\"attestationObject\":\"" + WebAuthn.text(attestation) + "\"");
  }

  private static String used(byte[] data) {
    return credential(
        "webauthn.get",
        "\"authenticatorData\":\"" + WebAuthn.text(data) + "\",\"signature\":\"MAYCAQECAQE\"");
  }

  private static String credential(String type, String more) {
    var client =
        "{\"type\":\"%s\",\"challenge\":\"%s\",\"origin\":\"%s\"}"
            .formatted(type, CHALLENGE.text(), PARTY.origin());
    return "{\"response\":{\"clientDataJSON\":\"%s\",%s}}"
        .formatted(WebAuthn.text(client.getBytes(UTF_8)), more);
  }

  private Optional<Passkey> created(byte[] attestation) {
    return passkeys.created(PARTY, CHALLENGE, 1, "", RequestFields.read(made(attestation)));
  }

  @Override
  public void take(byte[] input) {
    if (input.length == 0) {
      return;
    }
    var rest = Arrays.copyOfRange(input, 1, input.length);
    boolean json = input[0] == JSON;
    take(json ? new String(rest, UTF_8) : made(rest));
    take(json ? new String(rest, UTF_8) : used(rest));
  }

  /// Nobody has signed with the key above, and what comes in is too short to do so by chance.
  private void take(String credential) {
    tried(() -> passkeys.created(PARTY, CHALLENGE, 1, "", RequestFields.read(credential)));
    var count =
        tried(() -> passkeys.signed(PARTY, CHALLENGE, known, RequestFields.read(credential)));
    Check.holds("nobody has signed", count.isEmpty());
  }

  private static <T> Optional<T> tried(Supplier<Optional<T>> work) {
    try {
      return work.get();
    } catch (BadInput bad) {
      Check.tells(bad);
      return Optional.empty();
    } catch (RequestTrouble requestTrouble) {
      Check.holds("in words", !requestTrouble.in(Language.ENGLISH).members().isEmpty());
      return Optional.empty();
    }
  }
}
