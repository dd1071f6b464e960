package zwick.server;

import io.javalin.http.Context;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import zwick.hall.Hall;
import zwick.hall.Objection;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.hall.Welcome;

/// Keeps people from finding out passwords by trying, and from keeping the server busy with them.
///
/// What was wrong counts for the address it came from, and for the name it was tried on, however
/// that is written. What was right counts for the address alone, and only because it is much work:
/// of each address one password is looked at at a time, so nobody waits for another's.
///
/// A browser that the account was used with has a count of its own. So strangers who try somebody's
/// name never keep him out, and who has stolen such a browser's secret gains no more tries than
/// from one more address.
final class PasswordGuard {
  private static final Logger LOG = LoggerFactory.getLogger(PasswordGuard.class);
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final Doorman doorman;
  private final Hall hall;
  private final Patience attempts;
  private final Patience failures;
  private final Patience accounts;
  private final OneAtATime turns = new OneAtATime(PATIENCE);
  private final AtomicBoolean warned = new AtomicBoolean();

  PasswordGuard(Doorman doorman, Hall hall) {
    this.doorman = doorman;
    this.hall = hall;
    var limits = hall.limits();
    attempts = new Patience(limits.passwordsPerMinute() / 60.0, limits.passwordsPerMinute());
    failures = anHour(limits.failedLoginsPerHour());
    accounts = anHour(limits.accountsPerHour());
  }

  private static Patience anHour(int most) {
    return new Patience(most / 3600.0, most);
  }

  /// Somebody who shows the password of that account.
  Player check(Context request, String name, Supplier<Welcome> attempt) {
    Supplier<Welcome> noted = () -> noted(request, name, attempt.get());
    return inTurn(request, () -> pay(failures, purses(request, name), noted, true));
  }

  private Welcome noted(Context request, String name, Welcome welcome) {
    if (isWrong(welcome)) {
      SecurityLog.hasTried(request, hall.players().named(name).map(Player::id));
    }
    return welcome;
  }

  private List<String> purses(Context request, String name) {
    var device = doorman.device(request).filter(one -> hall.players().devices().isKnown(one, name));
    var look = Players.look(name);
    return device
        .map(one -> List.of("device " + one.text() + " " + look))
        .orElseGet(() -> List.of("address " + doorman.address(request), "name " + look));
  }

  /// Somebody who makes an account: it is those that are made that count.
  Player register(Context request, Supplier<Welcome> attempt) {
    var purses = List.of(doorman.address(request));
    return inTurn(request, () -> pay(accounts, purses, attempt, false));
  }

  private Player inTurn(Context request, Supplier<Player> work) {
    encrypted(request);
    var address = doorman.address(request);
    attempts.require(address);
    return turns.run(address, work).orElseThrow(() -> new Trouble(Complaint.TOO_MANY));
  }

  /// No password comes here that somebody could have read on its way, unless there is no other way:
  /// in a network at home, where nobody has a certificate.
  private void encrypted(Context request) {
    if (doorman.isUnprotected(request)) {
      throw new Trouble(Complaint.UNENCRYPTED);
    }
    if (doorman.isPlain(request) && !warned.getAndSet(true)) {
      LOG.warn("passwords come over plain HTTP: let a server with TLS stand in front");
    }
  }

  /// @param forFailure whether it costs something if it is refused, or if it is not
  private static Player pay(
      Patience patience, List<String> purses, Supplier<Welcome> attempt, boolean forFailure) {
    var paid = purses.stream().takeWhile(patience::has).toList();
    boolean costs = false;
    try {
      if (paid.size() < purses.size()) {
        throw Trouble.tooMany(patience.seconds(purses.get(paid.size())));
      }
      var welcome = attempt.get();
      costs = forFailure ? isWrong(welcome) : welcome instanceof Welcome.In;
      return in(welcome);
    } finally {
      if (!costs) {
        paid.forEach(patience::giveBack);
      }
    }
  }

  private static boolean isWrong(Welcome welcome) {
    return welcome instanceof Welcome.Refused(var why)
        && List.of(
                Objection.House.NAME_OR_PASSWORD_WRONG,
                Objection.House.PASSWORD_WRONG,
                Objection.House.PASSKEY_ONLY)
            .contains(why);
  }

  static Player in(Welcome welcome) {
    return switch (welcome) {
      case Welcome.In(Player player) -> player;
      case Welcome.Refused(var objection) -> throw Replies.refused(objection);
    };
  }
}
