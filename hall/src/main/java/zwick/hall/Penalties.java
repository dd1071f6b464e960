package zwick.hall;

import java.util.Optional;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.AuditLog;
import zwick.hall.moderation.ModerationAction;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.AddressKey;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Objection.House;
import zwick.hall.policy.Sanction;
import zwick.hall.policy.Sanction.Kind;

/// Imposes and lifts [Sanctions]. Every answer is what kept it from being done, none if it was.
/// What holds for a player holds for the programs that play for him.
public final class Penalties {
  private final Moderation moderation;

  Penalties(Moderation moderation) {
    this.moderation = moderation;
  }

  /// He plays and says nothing.
  ///
  /// @param ends none: until it is lifted
  public Optional<House> mute(Ruling ruling, long player, Optional<Long> ends) {
    return impose(ruling, Kind.MUTE, player, ends);
  }

  /// He is logged out, his games end, and he does not come in.
  public Optional<House> ban(Ruling ruling, long player, Optional<Long> ends) {
    return impose(ruling, Kind.BAN, player, ends);
  }

  /// Instead of what was in force before.
  public Optional<House> impose(Ruling asked, Kind kind, long player, Optional<Long> ends) {
    var wrong = moderation.wrong(asked, player);
    if (wrong.isPresent()) {
      return wrong;
    }
    var people = moderation.household(player);
    var moderationAction = kind == Kind.MUTE ? ModerationAction.MUTE : ModerationAction.BAN;
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          for (long one : people) {
            Sanctions.lift(transaction.handle(), kind, one, now);
            Sanctions.insert(
                transaction.handle(),
                sanction(kind, Optional.of(one), Optional.empty(), ruling, now, ends));
            AuditLog.append(
                transaction, now, AuditEntry.of(ruling, moderationAction).player(one).ends(ends));
          }
          return Optional.empty();
        });
  }

  private static Sanction sanction(
      Kind kind,
      Optional<Long> player,
      Optional<String> address,
      Ruling ruling,
      long now,
      Optional<Long> ends) {
    return new Sanction(Ids.fresh(), kind, player, address, ruling.why(), now, ends, ruling.by());
  }

  public Optional<House> unmute(Ruling ruling, long player) {
    return lift(ruling, Kind.MUTE, player);
  }

  public Optional<House> unban(Ruling ruling, long player) {
    return lift(ruling, Kind.BAN, player);
  }

  /// Nobody lets himself off.
  private Optional<House> lift(Ruling asked, Kind kind, long player) {
    if (moderation.own(asked).contains(player)) {
      return Optional.of(House.SOMEBODY_ELSE_DECIDES);
    }
    var people = moderation.household(player);
    var moderationAction = kind == Kind.MUTE ? ModerationAction.UNMUTE : ModerationAction.UNBAN;
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          int lifted = 0;
          for (long one : people) {
            if (Sanctions.lift(transaction.handle(), kind, one, now) > 0) {
              lifted++;
              AuditLog.append(
                  transaction, now, AuditEntry.of(ruling, moderationAction).player(one));
            }
          }
          return lifted > 0 ? Optional.empty() : Optional.of(House.NO_SUCH_SANCTION);
        });
  }

  /// Nobody new comes from there. Those who are known already still do.
  public Optional<House> banAddress(Ruling asked, String address, Optional<Long> ends) {
    var key = AddressKey.of(address);
    if (key.isEmpty()) {
      return Optional.of(House.NO_SUCH_ADDRESS);
    }
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          Sanctions.lift(transaction.handle(), key.get(), now);
          Sanctions.insert(
              transaction.handle(), sanction(Kind.BAN, Optional.empty(), key, ruling, now, ends));
          var entry = AuditEntry.of(ruling, ModerationAction.BAN_ADDRESS);
          AuditLog.append(transaction, now, entry.detail(key.get()).ends(ends));
          return Optional.empty();
        });
  }

  public Optional<House> unbanAddress(Ruling asked, String address) {
    var key = AddressKey.of(address);
    if (key.isEmpty()) {
      return Optional.of(House.NO_SUCH_ADDRESS);
    }
    return moderation.decide(
        asked,
        (transaction, ruling, now) -> {
          if (Sanctions.lift(transaction.handle(), key.get(), now) == 0) {
            return Optional.of(House.NO_SUCH_SANCTION);
          }
          var entry = AuditEntry.of(ruling, ModerationAction.UNBAN_ADDRESS);
          AuditLog.append(transaction, now, entry.detail(key.get()));
          return Optional.empty();
        });
  }

  /// Lifts whatever it is.
  public Optional<House> lift(Ruling ruling, long sanction) {
    var found = moderation.sanctions().find(sanction);
    if (found.isEmpty()) {
      return Optional.of(House.NO_SUCH_SANCTION);
    }
    var one = found.get();
    return one.player().isPresent()
        ? lift(ruling, one.kind(), one.player().get())
        : unbanAddress(ruling, one.address().orElseThrow());
  }
}
