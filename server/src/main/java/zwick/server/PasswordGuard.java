package zwick.server;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.Supplier;
import zwick.hall.Hall;
import zwick.hall.Objection;
import zwick.hall.Player;
import zwick.hall.Players;
import zwick.hall.Welcome;

/// Keeps people from finding out passwords by trying. Only what was wrong counts: for the address
/// it came from, and for the name it was tried on, however that is written.
///
/// A browser that the account was used with has a count of its own. So strangers who try somebody's
/// name never keep him out, and who has stolen such a browser's secret gains no more tries than
/// from one more address.
final class PasswordGuard {
  private final Doorman doorman;
  private final Hall hall;
  private final Patience failures;
  private final Patience accounts;

  PasswordGuard(Doorman doorman, Hall hall) {
    this.doorman = doorman;
    this.hall = hall;
    var limits = hall.limits();
    failures = anHour(limits.failedLoginsPerHour());
    accounts = anHour(limits.accountsPerHour());
  }

  private static Patience anHour(int most) {
    return new Patience(most / 3600.0, most);
  }

  /// Somebody who shows the password of that account.
  Player check(Context request, String name, Supplier<Welcome> attempt) {
    return pay(failures, purses(request, name), () -> noted(request, name, attempt.get()), true);
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
    return pay(accounts, List.of(doorman.address(request)), attempt, false);
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
        && (why == Objection.House.NAME_OR_PASSWORD_WRONG || why == Objection.House.PASSWORD_WRONG);
  }

  static Player in(Welcome welcome) {
    return switch (welcome) {
      case Welcome.In(Player player) -> player;
      case Welcome.Refused(var objection) -> throw Replies.refused(objection);
    };
  }
}
