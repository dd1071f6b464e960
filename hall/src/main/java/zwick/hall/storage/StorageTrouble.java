package zwick.hall.storage;

import java.io.IOException;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;
import org.postgresql.util.PSQLException;

/// The database does not do what it should. What was asked for may or may not have been stored;
/// whoever asks again with the same command finds out.
///
/// Its message goes into logs. So it never says what was to be stored, as the messages of databases
/// and of what stands between us and them do: hashes of passwords, words between two people. That
/// is why it has no cause either, only the stack trace of one.
public final class StorageTrouble extends RuntimeException {
  private static final long serialVersionUID = 1;

  /// What kept the database from being opened.
  public enum Why {
    /// Not a database we know.
    UNKNOWN_KIND,
    /// Another program has it.
    IN_USE,
    /// A newer program has been at work on it.
    NEWER,
    /// It cannot be reached, read or written.
    OUT_OF_REACH
  }

  private final Why why;

  StorageTrouble(Why why, String message) {
    super(message);
    this.why = why;
  }

  public Why why() {
    return why;
  }

  public static StorageTrouble because(String what) {
    return new StorageTrouble(Why.OUT_OF_REACH, what);
  }

  public static StorageTrouble reach(Throwable cause) {
    if (cause instanceof StorageTrouble trouble) {
      return trouble;
    }
    var trouble = because(reason(cause));
    trouble.setStackTrace(cause.getStackTrace());
    return trouble;
  }

  /// What the database itself said, which is the innermost of what went wrong.
  private static String reason(Throwable cause) {
    var told = cause.getClass().getSimpleName();
    for (var one = cause; one != null; one = next(one)) {
      told =
          switch (one) {
            case PSQLException postgres -> reason(postgres);
            case SQLException other -> said(other, "error " + other.getErrorCode());
            case IOException file -> said(file, file.getClass().getSimpleName());
            default -> told;
          };
    }
    return told;
  }

  private static @Nullable Throwable next(Throwable one) {
    return one.getCause() == one ? null : one.getCause();
  }

  /// SQLite's messages, and those of files, have names of columns and files in them and nothing
  /// else.
  private static String said(Exception failure, String otherwise) {
    var message = failure.getMessage();
    return message == null ? otherwise : message;
  }

  /// PostgreSQL's own words have values in them where the values are to blame.
  private static String reason(PSQLException failure) {
    var state = failure.getSQLState();
    var server = failure.getServerErrorMessage();
    if (server == null) {
      return "PostgreSQL "
          + state
          + ": "
          + failure.getMessage(); // of the connection, not of a statement
    }
    boolean aboutValues = state == null || state.startsWith("22") || state.startsWith("23");
    var what = aboutValues ? String.valueOf(server.getConstraint()) : server.getMessage();
    return "PostgreSQL " + state + ": " + what;
  }
}
