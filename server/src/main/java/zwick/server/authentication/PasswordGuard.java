package zwick.server.authentication;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.Hall;
import zwick.hall.people.LoginResult;
import zwick.hall.people.PlayerProfile;
import zwick.hall.people.Players;
import zwick.hall.policy.Objection;
import zwick.server.protocol.HttpProblem;
import zwick.server.protocol.JsonReplies;
import zwick.server.protocol.RequestTrouble;
import zwick.server.security.RateLimiter;
import zwick.server.security.RequestIdentity;
import zwick.server.security.SecurityLog;

/// Keeps people from finding out passwords by trying, and from keeping the server busy with them.
///
/// What was wrong counts for the address it came from, and for the name it was tried on, however
/// that is written. What was right counts for the address alone, and only because it is much work:
/// of each address one password is looked at at a time, so nobody waits for another's.
///
/// A browser that the account was used with has a count of its own. So strangers who try somebody's
/// name never keep him out, and who has stolen such a browser's secret gains no more tries than
/// from one more address.
public final class PasswordGuard {
  private static final Logger LOG = LoggerFactory.getLogger(PasswordGuard.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final RequestIdentity requestIdentity;
  private final Hall hall;
  private final RateLimiter attempts;
  private final RateLimiter failures;
  private final RateLimiter accounts;
  private final OneAtATime turns = new OneAtATime(PATIENCE);
  private final AtomicBoolean warned = new AtomicBoolean();

  public PasswordGuard(RequestIdentity requestIdentity, Hall hall) {
    this.requestIdentity = requestIdentity;
    this.hall = hall;
    var limits = hall.limits();
    attempts = new RateLimiter(limits.passwordsPerMinute() / 60.0, limits.passwordsPerMinute());
    failures = anHour(limits.failedLoginsPerHour());
    accounts = anHour(limits.accountsPerHour());
  }

  private static RateLimiter anHour(int most) {
    return new RateLimiter(most / 3600.0, most);
  }

  /// Somebody who shows the password of that account.
  public PlayerProfile check(Context request, String name, Supplier<LoginResult> attempt) {
    Supplier<LoginResult> noted = () -> noted(request, name, attempt.get());
    return inTurn(request, () -> pay(failures, purses(request, name), noted, true));
  }

  private LoginResult noted(Context request, String name, LoginResult loginResult) {
    if (isWrong(loginResult)) {
      SecurityLog.hasTried(request, hall.players().named(name).map(PlayerProfile::id));
    }
    return loginResult;
  }

  private List<String> purses(Context request, String name) {
    var device =
        requestIdentity.device(request).filter(one -> hall.players().devices().isKnown(one, name));
    var look = Players.look(name);
    return device
        .map(one -> List.of("device " + one.text() + " " + look))
        .orElseGet(() -> List.of("address " + requestIdentity.address(request), "name " + look));
  }

  /// Somebody who makes an account: it is those that are made that count.
  public PlayerProfile register(Context request, Supplier<LoginResult> attempt) {
    var purses = List.of(requestIdentity.address(request));
    return inTurn(request, () -> pay(accounts, purses, attempt, false));
  }

  private PlayerProfile inTurn(Context request, Supplier<PlayerProfile> work) {
    encrypted(request);
    var address = requestIdentity.address(request);
    attempts.require(address);
    return turns.run(address, work).orElseThrow(() -> new RequestTrouble(HttpProblem.TOO_MANY));
  }

  /// No password comes here that somebody could have read on its way, unless there is no other way:
  /// in a network at home, where nobody has a certificate.
  private void encrypted(Context request) {
    if (requestIdentity.isUnprotected(request)) {
      throw new RequestTrouble(HttpProblem.UNENCRYPTED);
    }
    if (requestIdentity.isPlain(request) && !warned.getAndSet(true)) {
      LOG.warn("passwords come over plain HTTP: let a server with TLS stand in front");
    }
  }

  /// @param forFailure whether it costs something if it is refused, or if it is not
  private static PlayerProfile pay(
      RateLimiter rateLimiter,
      List<String> purses,
      Supplier<LoginResult> attempt,
      boolean forFailure) {
    var paid = purses.stream().takeWhile(rateLimiter::has).toList();
    boolean costs = false;
    try {
      if (paid.size() < purses.size()) {
        throw RequestTrouble.tooMany(rateLimiter.seconds(purses.get(paid.size())));
      }
      var loginResult = attempt.get();
      costs = forFailure ? isWrong(loginResult) : loginResult instanceof LoginResult.In;
      return in(loginResult);
    } finally {
      if (!costs) {
        paid.forEach(rateLimiter::giveBack);
      }
    }
  }

  private static boolean isWrong(LoginResult loginResult) {
    return loginResult instanceof LoginResult.Refused(var why)
        && List.of(
                Objection.House.NAME_OR_PASSWORD_WRONG,
                Objection.House.PASSWORD_WRONG,
                Objection.House.PASSKEY_ONLY)
            .contains(why);
  }

  public static PlayerProfile in(LoginResult loginResult) {
    return switch (loginResult) {
      case LoginResult.In(PlayerProfile playerProfile) -> playerProfile;
      case LoginResult.Refused(var objection) -> throw JsonReplies.refused(objection);
    };
  }
}
