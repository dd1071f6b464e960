package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.interfaces.ECPublicKey;
import java.security.interfaces.EdECPublicKey;
import java.security.interfaces.RSAPublicKey;
import java.security.spec.ECGenParameterSpec;
import java.util.Arrays;
import java.util.Base64;
import zwick.notation.json.Json;
import zwick.server.page.Described;
import zwick.view.json.JsonObjectBuilder;

/// A passkey made of nothing but Java, with the browser it is used in. It can be made to lie in
/// every way a real one never would.
public final class SoftPasskey {
  /// What it signs with, as COSE counts them.
  public enum Kind {
    EDDSA("Ed25519", "Ed25519", -8),
    ES256("EC", "SHA256withECDSA", -7),
    RS256("RSA", "SHA256withRSA", -257),
    /// nobody asks for it
    ES384("EC", "SHA384withECDSA", -35);

    private final String keys;
    private final String signature;
    private final int cose;

    Kind(String keys, String signature, int cose) {
      this.keys = keys;
      this.signature = signature;
      this.cose = cose;
    }

    private KeyPair fresh() throws GeneralSecurityException {
      var generator = KeyPairGenerator.getInstance(keys);
      if (keys.equals("EC")) {
        generator.initialize(new ECGenParameterSpec(this == ES256 ? "secp256r1" : "secp384r1"));
      } else if (keys.equals("RSA")) {
        generator.initialize(2048);
      }
      return generator.generateKeyPair();
    }
  }

  static final int PRESENT = 1;
  static final int VERIFIED = 1 << 2;
  static final int ATTESTED = 1 << 6;

  private final Kind kind;
  private final KeyPair keys;
  byte[] id = new byte[24];
  byte[] owner = {};
  String origin;
  String rpId;
  String challenge;
  int flags = PRESENT | VERIFIED;
  long count;

  public SoftPasskey(Kind kind, String origin) throws GeneralSecurityException {
    this.kind = kind;
    this.origin = origin;
    keys = kind.fresh();
    new SecureRandom().nextBytes(id);
  }

  /// What the browser sends after it was asked for a new passkey.
  public Json create(Json.Obj options) throws GeneralSecurityException {
    owner = bytes(Described.member(options, "user").get("id"));
    var party = Described.member(options, "rp").get("id");
    var data = authenticatorData(party, flags | ATTESTED, attested());
    var object = new Cbor().map(3).text("fmt").text("none").text("attStmt").map(0);
    object.text("authData").bytes(data);
    return credential(
        new JsonObjectBuilder()
            .put("clientDataJSON", text(clientData("webauthn.create", options)))
            .put("attestationObject", text(object.done()))
            .done());
  }

  /// What the browser sends after it was asked to show one.
  public Json get(Json.Obj options) throws GeneralSecurityException {
    count++;
    var data = authenticatorData(options.get("rpId"), flags, new byte[0]);
    var client = clientData("webauthn.get", options);
    var signature = Signature.getInstance(kind.signature);
    signature.initSign(keys.getPrivate());
    signature.update(data);
    signature.update(sha256(client));
    return credential(
        new JsonObjectBuilder()
            .put("clientDataJSON", text(client))
            .put("authenticatorData", text(data))
            .put("signature", text(signature.sign()))
            .put("userHandle", text(owner))
            .done());
  }

  private Json credential(Json response) {
    return new JsonObjectBuilder()
        .put("id", text(id))
        .put("rawId", text(id))
        .put("type", "public-key")
        .put("response", response)
        .done();
  }

  private byte[] clientData(String type, Json.Obj options) {
    return new JsonObjectBuilder()
        .put("type", type)
        .put("challenge", challenge == null ? options.get("challenge") : Json.of(challenge))
        .put("origin", origin)
        .put("crossOrigin", false)
        .done()
        .write()
        .getBytes(UTF_8);
  }

  private byte[] authenticatorData(Json party, int bits, byte... more)
      throws GeneralSecurityException {
    var name = rpId == null ? ((Json.Str) party).text() : rpId;
    return ByteBuffer.allocate(37 + more.length)
        .put(sha256(name.getBytes(UTF_8)))
        .put((byte) bits)
        .putInt((int) count)
        .put(more)
        .array();
  }

  byte[] attested() {
    var key = key();
    return ByteBuffer.allocate(18 + id.length + key.length)
        .put(new byte[16])
        .putShort((short) id.length)
        .put(id)
        .put(key)
        .array();
  }

  private byte[] key() {
    return switch (keys.getPublic()) {
      case ECPublicKey key ->
          new Cbor()
              .map(5)
              .number(1, 2)
              .number(3, kind.cose)
              .number(-1, kind == Kind.ES256 ? 1 : 2)
              .number(-2)
              .bytes(big(key.getW().getAffineX(), kind == Kind.ES256 ? 32 : 48))
              .number(-3)
              .bytes(big(key.getW().getAffineY(), kind == Kind.ES256 ? 32 : 48))
              .done();
      case RSAPublicKey key ->
          new Cbor()
              .map(4)
              .number(1, 3)
              .number(3, kind.cose)
              .number(-1)
              .bytes(big(key.getModulus(), 256))
              .number(-2)
              .bytes(big(key.getPublicExponent(), 3))
              .done();
      case EdECPublicKey key ->
          new Cbor()
              .map(4)
              .number(1, 1)
              .number(3, kind.cose)
              .number(-1, 6)
              .number(-2)
              .bytes(Arrays.copyOfRange(key.getEncoded(), 12, 44)) // after what kind of key it is
              .done();
      default -> throw new IllegalStateException();
    };
  }

  private static byte[] big(BigInteger number, int length) {
    var bytes = number.toByteArray();
    var result = new byte[length];
    int shared = Math.min(length, bytes.length);
    System.arraycopy(bytes, bytes.length - shared, result, length - shared, shared);
    return result;
  }

  private static byte[] sha256(byte... bytes) throws GeneralSecurityException {
    return MessageDigest.getInstance("SHA-256").digest(bytes);
  }

  static String text(byte... bytes) {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  private static byte[] bytes(Json text) {
    return Base64.getUrlDecoder().decode(((Json.Str) text).text());
  }

  /// As much of it as a passkey needs.
  private static final class Cbor {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private Cbor head(int type, int value) {
      if (value < 24) {
        out.write(type << 5 | value);
      } else if (value < 256) {
        out.write(type << 5 | 24);
        out.write(value);
      } else {
        out.write(type << 5 | 25);
        out.write(value >> 8);
        out.write(value);
      }
      return this;
    }

    Cbor map(int pairs) {
      return head(5, pairs);
    }

    Cbor number(int... values) {
      for (int value : values) {
        head(value < 0 ? 1 : 0, value < 0 ? -1 - value : value);
      }
      return this;
    }

    Cbor text(String text) {
      head(3, text.length()).out.writeBytes(text.getBytes(UTF_8));
      return this;
    }

    Cbor bytes(byte... bytes) {
      head(2, bytes.length).out.writeBytes(bytes);
      return this;
    }

    byte[] done() {
      return out.toByteArray();
    }
  }
}
