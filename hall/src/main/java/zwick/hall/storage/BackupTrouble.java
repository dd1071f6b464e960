package zwick.hall.storage;

/// Why nothing was written or read.
public final class BackupTrouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  public enum Why {
    /// Some other file.
    NOT_A_BACKUP,
    /// Changed or cut off.
    DAMAGED,
    /// Written by a newer program.
    TOO_NEW,
    /// The hall has players or games already.
    NOT_EMPTY,
    /// There is no hall to keep a copy of.
    NO_HALL,
    /// It is as an older program has left it.
    TOO_OLD
  }

  private final Why why;

  BackupTrouble(Why why) {
    super(why.name());
    this.why = why;
  }

  public Why why() {
    return why;
  }
}
