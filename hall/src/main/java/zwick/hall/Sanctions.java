package zwick.hall;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;
import zwick.hall.policy.AddressKey;
import zwick.hall.policy.Sanction;
import zwick.hall.policy.Sanction.Kind;
import zwick.hall.session.GameStore;
import zwick.hall.storage.Database;

/// Who may not speak and who may not come in. Asked at every move, so it is kept in memory; there
/// are few. [Enforcement] sees to it that it is read again when it has changed.
public final class Sanctions {
  private record Known(Map<Long, List<Sanction>> players, Map<String, List<Sanction>> addresses) {}

  private final Database database;
  private final Hall hall;
  private volatile Known known = new Known(Map.of(), Map.of());

  Sanctions(Database database, Hall hall) {
    this.database = database;
    this.hall = hall;
  }

  public Optional<Sanction> mute(long player) {
    return of(known.players.get(player), Kind.MUTE);
  }

  public Optional<Sanction> ban(long player) {
    return of(known.players.get(player), Kind.BAN);
  }

  /// What keeps him from speaking: a ban, or a mute of his or of whoever he plays for. Who is muted
  /// may have made that program since.
  public Optional<Sanction> silence(long player) {
    return ban(player)
        .or(() -> mute(player))
        .or(() -> hall.players().owner(player).flatMap(this::mute));
  }

  /// Whether nobody new may come from there.
  public Optional<Sanction> ban(String address) {
    var bans = known.addresses;
    return bans.isEmpty()
        ? Optional.empty()
        : AddressKey.of(address).flatMap(key -> of(bans.get(key), Kind.BAN));
  }

  private Optional<Sanction> of(@Nullable List<Sanction> all, Kind kind) {
    if (all == null) {
      return Optional.empty();
    }
    long now = hall.now();
    return all.stream().filter(one -> one.kind() == kind && one.isInForce(now)).findFirst();
  }

  /// Those in force, the newest first.
  public List<Sanction> inForce() {
    return database.read(handle -> inForce(handle, hall.now()));
  }

  public Optional<Sanction> find(long id) {
    return inForce().stream().filter(one -> one.id() == id).findFirst();
  }

  private static List<Sanction> inForce(Handle handle, long now) {
    return handle
        .createQuery(
            """
            select * from sanction where lifted is null and (ends is null or ends > :now)
            order by created desc, id
            """)
        .bind("now", now)
        .map((row, _) -> sanction(row))
        .list();
  }

  private static Sanction sanction(ResultSet row) throws SQLException {
    return new Sanction(
        row.getLong("id"),
        Kind.valueOf(row.getString("kind").toUpperCase(Locale.ROOT)),
        GameStore.number(row, "player_id"),
        Optional.ofNullable(row.getString("address")),
        row.getString("why"),
        row.getLong("created"),
        GameStore.number(row, "ends"),
        GameStore.number(row, "by_player"));
  }

  /// One at a time: who has read before a decision must not forget it again for who read after it.
  synchronized void read() {
    var all = inForce();
    known =
        new Known(
            all.stream()
                .filter(one -> one.player().isPresent())
                .collect(Collectors.groupingBy(one -> one.player().orElseThrow())),
            all.stream()
                .filter(one -> one.address().isPresent())
                .collect(Collectors.groupingBy(one -> one.address().orElseThrow())));
  }

  // Writing, within the transaction of a decision

  static void insert(Handle handle, Sanction sanction) {
    handle
        .createUpdate(
            """
            insert into sanction (id, kind, player_id, address, why, created, ends, by_player)
            values (:id, :kind, :player, :address, :why, :created, :ends, :by)
            """)
        .bind("id", sanction.id())
        .bind("kind", sanction.kind().id())
        .bind("player", sanction.player().orElse(null))
        .bind("address", sanction.address().orElse(null))
        .bind("why", sanction.why())
        .bind("created", sanction.created())
        .bind("ends", sanction.ends().orElse(null))
        .bind("by", sanction.by().orElse(null))
        .execute();
  }

  /// How many were in force.
  static int lift(Handle handle, Kind kind, long player, long now) {
    return handle
        .createUpdate(
            """
            update sanction set lifted = :now where kind = :kind and player_id = :player
              and lifted is null and (ends is null or ends > :now)
            """)
        .bind("now", now)
        .bind("kind", kind.id())
        .bind("player", player)
        .execute();
  }

  static int lift(Handle handle, String address, long now) {
    return handle
        .createUpdate(
            """
            update sanction set lifted = :now where address = :address
              and lifted is null and (ends is null or ends > :now)
            """)
        .bind("now", now)
        .bind("address", address)
        .execute();
  }
}
