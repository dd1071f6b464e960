package zwick.server.security;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;
import zwick.hall.Sanctions;
import zwick.hall.people.Identity;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.people.Token;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.RequestTrouble;
import zwick.server.protocol.SanctionText;
import zwick.server.settings.RequestAddresses;

/// Knows who comes in: a browser by its cookie, a program by its token. And lets nobody act in
/// another's name: what changes something must come from our own page, or from no page at all.
public final class RequestIdentity {
  private static final String DEVICE = "zwick-device";
  private static final String BEARER = "Bearer ";
  private static final int LONGEST = 100;
  private static final Duration LIFETIME = Duration.ofDays(400);

  private final Players players;
  private final RequestAddresses requestAddresses;
  private final RateLimiter newcomers;
  private final Sanctions sanctions;
  private final LastAddresses lastAddresses;

  /// @param newcomers how many guests one address may bring
  public RequestIdentity(
      Players players,
      RequestAddresses requestAddresses,
      RateLimiter newcomers,
      Sanctions sanctions,
      LastAddresses lastAddresses) {
    this.players = players;
    this.requestAddresses = requestAddresses;
    this.newcomers = newcomers;
    this.sanctions = sanctions;
    this.lastAddresses = lastAddresses;
  }

  public Optional<PlayerProfile> known(Context request) {
    var player = identity(request).map(Identity::playerProfile);
    player.ifPresent(one -> {
      lastAddresses.came(one.id(), address(request));
      SecurityLog.isBy(request, one.id());
    });
    return player;
  }

  public Optional<Identity> identity(Context request) {
    return identity(
        request.header("Authorization"), SessionCookie.read(request, isSecure(request)));
  }

  /// What holds now; it may end while he is here.
  public Optional<Identity> identity(@Nullable String authorization, @Nullable String cookie) {
    if (authorization != null && authorization.startsWith(BEARER)) {
      return by(authorization.substring(BEARER.length()).strip(), Token.Kind.BEARER);
    }
    return cookie == null ? Optional.empty() : by(cookie, Token.Kind.COOKIE);
  }

  /// Whoever may not come in is nobody, should he have come by a secret after he was sent away.
  private Optional<Identity> by(String text, Token.Kind kind) {
    var identity =
        text.length() > LONGEST
            ? Optional.<Identity>empty()
            : players.identity(new Token(text), kind);
    return identity.filter(one -> sanctions.ban(one.playerProfile().id()).isEmpty());
  }

  public PlayerProfile required(Context request) {
    return known(request).orElseThrow(() -> new RequestTrouble(HttpProblem.NO_SESSION));
  }

  /// A guest whose browser knows him over HTTPS by the plain name alone, as 0.1.0 had it: his games
  /// would be lost with it. He gets another secret, and whoever else knows the old one has nothing
  /// by it any more. Who has an account logs in again.
  public Optional<PlayerProfile> former(Context request) {
    var old = request.cookie(SessionCookie.PLAIN);
    if (old == null || !isSecure(request) || SessionCookie.read(request, true) != null) {
      return Optional.empty();
    }
    return by(old, Token.Kind.COOKIE)
        .map(Identity::playerProfile)
        .filter(playerProfile -> !playerProfile.account())
        .map(guest -> {
          players.forget(new Token(old));
          remember(request, guest.id(), false);
          return guest;
        });
  }

  /// Somebody who comes for the first time gets a chair too. It is the only way to get one, and to
  /// be asked only when nothing else stands in the way of what he wants.
  public PlayerProfile welcome(Context request) {
    return known(request)
        .orElseGet(() -> {
          admit(request);
          newcomers.require(address(request));
          var guest = players.guest();
          remember(request, guest.id(), false);
          return guest;
        });
  }

  /// Throws [RequestTrouble] where nobody new may come in from there.
  public void admit(Context request) {
    sanctions
        .ban(address(request))
        .ifPresent(ban -> {
          throw SanctionText.trouble(ban);
        });
  }

  /// From now on this browser is that player's.
  ///
  /// @param passkey whether he has shown one
  public void remember(Context request, long player, boolean passkey) {
    SecurityLog.isBy(request, player);
    var token = players.session(player, passkey);
    SessionCookie.write(request, token.text(), LIFETIME, isSecure(request));
  }

  public Optional<Token> token(Context request) {
    return Optional.ofNullable(SessionCookie.read(request, isSecure(request))).map(Token::new);
  }

  public void forget(Context request) {
    SessionCookie.remove(request, isSecure(request));
  }

  /// What tells that this browser was used with an account; no session, and good for nothing else.
  public Optional<Token> device(Context request) {
    return kept(request, DEVICE).filter(text -> text.length() <= LONGEST).map(Token::new);
  }

  public void keepDevice(Context request, Token device) {
    keep(request, DEVICE, device.text(), LIFETIME);
  }

  /// Something else this browser keeps for us.
  public Optional<String> kept(Context request, String name) {
    return Optional.ofNullable(SessionCookie.read(request, name, isSecure(request)));
  }

  public void keep(Context request, String name, String text, Duration lifetime) {
    SessionCookie.write(request, name, text, lifetime, isSecure(request));
  }

  /// Whether all that is between a browser and us is encrypted.
  public boolean isSecure(Context request) {
    return requestAddresses.isSecure(asked(request));
  }

  /// Whether somebody between a browser and us can read what is sent, where it was meant otherwise.
  public boolean isUnprotected(Context request) {
    return requestAddresses.isUnprotected(asked(request));
  }

  /// The same where nobody has said how it was meant.
  public boolean isPlain(Context request) {
    return requestAddresses.isPlain(asked(request));
  }

  private static Request asked(Context request) {
    return ServletContextRequest.getServletContextRequest(request.req());
  }

  /// Who asks too much is known by his address.
  public String address(Context request) {
    return requestAddresses.client(asked(request)).key();
  }

  /// Whether it may change something: a page of another site may not, whatever cookies it brings.
  /// Who sends no origin is no browser, so he brings nobody's cookies.
  public boolean mayChange(Context request) {
    var origin = request.header("Origin");
    return (origin == null || requestAddresses.isOurs(origin, asked(request)))
        && !"cross-site".equals(request.header("Sec-Fetch-Site"));
  }

  /// The address of the page as the asker knows it, with a slash at its end.
  public String base(Context request) {
    return requestAddresses.base(asked(request));
  }

  /// Whose feed it is.
  public Optional<PlayerProfile> reader(String token) {
    return by(token, Token.Kind.FEED).map(Identity::playerProfile);
  }
}
