package zwick.hall.storage;

import java.util.ArrayList;
import java.util.List;
import org.jdbi.v3.core.Handle;

/// What one piece of [DatabaseWriter]'s work writes with. Others write in the same transaction.
public final class Transaction {
  /// What PostgreSQL lets one notice hold, less a little.
  private static final int LONGEST = 7_900;

  private final Handle handle;
  private final List<String> notices = new ArrayList<>();
  private boolean scrubs;

  public Transaction(Handle handle) {
    this.handle = handle;
  }

  public Handle handle() {
    return handle;
  }

  /// Lets the other programs on this database know, once it is committed.
  public void tell(String notice) {
    notices.add(notice);
  }

  /// What is deleted here has to leave the files too, see [Database#scrub].
  public void scrub() {
    scrubs = true;
  }

  boolean scrubs() {
    return scrubs;
  }

  /// As few and as long as they may be.
  List<String> notices() {
    var bundles = new ArrayList<String>();
    var bundle = new StringBuilder();
    for (var notice : notices) {
      if (bundle.length() + notice.length() > LONGEST) {
        bundles.add(bundle.toString());
        bundle.setLength(0);
      }
      bundle.append(bundle.isEmpty() ? "" : " ").append(notice);
    }
    if (!bundle.isEmpty()) {
      bundles.add(bundle.toString());
    }
    return bundles;
  }
}
