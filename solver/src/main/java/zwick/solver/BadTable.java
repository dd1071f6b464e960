package zwick.solver;

import java.nio.file.Path;

/// Something is wrong with a table's file or the disk it lies on. Data for one sentence; `text` has
/// the words.
public final class BadTable extends RuntimeException {
  private static final long serialVersionUID = 1;

  public enum Trouble {
    /// There is no such file.
    MISSING,
    /// It is something else than a table of this program.
    NOT_A_TABLE,
    /// A part of it is not what was written.
    DAMAGED,
    /// It was made for other rules.
    FOREIGN,
    /// An entry does not follow from the moves of its position.
    WRONG,
    /// The system refuses to read or write it.
    REFUSED,
    /// The disk has no room for it.
    FULL
  }

  private final Trouble trouble;
  private final transient Path file;
  private final String detail;

  /// @param detail what a sentence may add: the damaged part, the other rules, the system's words
  public BadTable(Trouble trouble, Path file, String detail) {
    super(trouble + " " + file + " " + detail, null, false, false);
    this.trouble = trouble;
    this.file = file;
    this.detail = detail;
  }

  public Trouble trouble() {
    return trouble;
  }

  public Path file() {
    return file;
  }

  public String detail() {
    return detail;
  }
}
