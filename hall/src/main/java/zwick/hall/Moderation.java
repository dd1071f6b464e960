package zwick.hall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zwick.hall.moderation.AuditLog;
import zwick.hall.moderation.Ruling;
import zwick.hall.policy.Objection.House;
import zwick.hall.storage.Database;
import zwick.hall.storage.Transaction;

/// What those can do who look after a hall. Whatever is decided is in the [AuditLog], written in
/// the same transaction; [Enforcement] sees to what follows from it, here and in other programs.
public final class Moderation implements AutoCloseable {
  private final Hall hall;
  private final Database database;
  private final PlayerReports playerReports;
  private final Sanctions sanctions;
  private final Penalties penalties;
  private final Removals removals;
  private final Roles roles;
  private final AuditLog log;
  private final Enforcement enforcement;

  Moderation(Hall hall, Database database) {
    this.hall = hall;
    this.database = database;
    playerReports = new PlayerReports(database, hall, this);
    sanctions = new Sanctions(database, hall);
    penalties = new Penalties(this);
    removals = new Removals(hall, this);
    roles = new Roles(database, hall, this);
    log = new AuditLog(database);
    enforcement = new Enforcement(hall, sanctions, log);
  }

  public PlayerReports playerReports() {
    return playerReports;
  }

  /// Who may not speak and who may not come in.
  public Sanctions sanctions() {
    return sanctions;
  }

  /// Changes that.
  public Penalties penalties() {
    return penalties;
  }

  public Removals removals() {
    return removals;
  }

  public Roles roles() {
    return roles;
  }

  public AuditLog log() {
    return log;
  }

  Enforcement enforcement() {
    return enforcement;
  }

  /// A decision's part of the database. Says what is wrong with it before it has written anything.
  @FunctionalInterface
  interface Decree {
    Optional<House> write(Transaction transaction, Ruling ruling, long now);
  }

  /// None if it was done.
  Optional<House> decide(Ruling asked, Decree decree) {
    var wrong = wrong(asked);
    if (wrong.isPresent()) {
      return wrong;
    }
    var ruling = asked.because(Messages.clean(asked.why()));
    var own = own(ruling);
    long now = hall.now();
    wrong =
        database.write(transaction -> {
          var handle = transaction.handle();
          if (ruling
              .report()
              .flatMap(id -> PlayerReports.about(handle, id))
              .filter(own::contains)
              .isPresent()) {
            return Optional.of(House.SOMEBODY_ELSE_DECIDES);
          }
          var objection = decree.write(transaction, ruling, now);
          if (objection.isEmpty()) {
            ruling.report().ifPresent(id -> PlayerReports.close(handle, id, now));
          }
          return objection;
        });
    enforcement.look(); // what was decided holds, whatever becomes of that
    return wrong;
  }

  /// Nothing is decided about anybody without a reason.
  static Optional<House> wrong(Ruling ruling) {
    var why = Messages.clean(ruling.why());
    if (why.isEmpty()) {
      return Optional.of(House.NEEDS_A_WHY);
    }
    return why.codePointCount(0, why.length()) > PlayerReports.LONGEST
        ? Optional.of(House.REPORT_TOO_LONG)
        : Optional.empty();
  }

  /// Administrators do not sit in judgement over each other, nor over each other's programs: that
  /// is for the command line.
  Optional<House> wrong(Ruling ruling, long player) {
    if (hall.players().find(player).isEmpty()) {
      return Optional.of(House.NO_SUCH_PLAYER);
    }
    long person = hall.players().owner(player).orElse(player);
    return ruling.by().isPresent() && roles.isAdministrator(person)
        ? Optional.of(House.IS_ADMINISTRATOR)
        : wrong(ruling);
  }

  /// About whom whoever decides this does not decide: himself and his programs.
  List<Long> own(Ruling ruling) {
    return ruling.by().map(this::household).orElse(List.of());
  }

  /// The player and the programs that play for him.
  List<Long> household(long player) {
    var all = new ArrayList<>(List.of(player));
    hall.players().bots(player).forEach(bot -> all.add(bot.id()));
    return all;
  }

  /// What was decided or told about a guest is about his account now.
  void move(long guest, long account) {
    database.write(transaction -> {
      for (var table : List.of("sanction", "report")) {
        transaction
            .handle()
            .createUpdate("update " + table + " set player_id = :to where player_id = :from")
            .bind("to", account)
            .bind("from", guest)
            .execute();
      }
      return true;
    });
    sanctions.read();
  }

  @Override
  public void close() {
    enforcement.close();
  }
}
