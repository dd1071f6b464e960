package zwick.hall.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import zwick.hall.storage.StorageTrouble.Why;

/// The file of an SQLite database: nobody else's while we have it, for nobody else to read, and
/// still there.
final class DatabaseFile implements AutoCloseable {
  private static final Set<PosixFilePermission> OURS = PosixFilePermissions.fromString("rw-------");
  private static final Set<PosixFilePermission> OUR_FOLDER =
      PosixFilePermissions.fromString("rwx------");

  /// What SQLite has committed and not yet put into the database.
  private static final String LOG = "-wal";

  /// The database itself, and what SQLite and we put beside it.
  private static final List<String> ENDINGS = List.of("", LOG, "-shm", "-lock");

  private final Path path;
  private final FileChannel lock;
  private final @Nullable Object key;
  private @Nullable Connection anchor;
  private @Nullable Object logKey;

  private DatabaseFile(Path path, FileChannel lock) throws IOException {
    this.path = path;
    this.lock = lock;
    key = key(path);
  }

  /// SQLite removes its log with the last connection. With one that is never closed the log stays
  /// the same file for as long as we have it, so that another, or none, is somebody's doing.
  void anchor(String url) {
    try {
      anchor = DriverManager.getConnection(url);
      try (var statement = anchor.createStatement()) {
        statement.execute("select count(*) from sqlite_schema");
      }
      logKey = key(log());
    } catch (SQLException | IOException e) {
      throw StorageTrouble.reach(e);
    }
  }

  private Path log() {
    return Path.of(path + LOG);
  }

  /// Makes the file if need be. Throws [StorageTrouble] if another program has it, or nobody may.
  static DatabaseFile open(String name) {
    try {
      var path = real(Path.of(name).toAbsolutePath());
      var lock =
          FileChannel.open(
              Path.of(path + "-lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      if (!locked(lock)) {
        lock.close();
        throw new StorageTrouble(Why.IN_USE, name);
      }
      if (Files.notExists(path)) {
        Files.createFile(path);
      }
      keepToOurselves(path);
      return new DatabaseFile(path, lock);
    } catch (IOException | InvalidPathException e) {
      throw StorageTrouble.reach(e);
    }
  }

  /// Whatever links lead to it: two programs would not hear of each other's moves.
  private static Path real(Path path) throws IOException {
    if (Files.exists(path)) {
      return path.toRealPath();
    }
    var folder = Objects.requireNonNull(path.getParent());
    if (Files.notExists(folder)) {
      Files.createDirectories(folder);
      allow(folder, OUR_FOLDER);
    }
    return folder.toRealPath().resolve(path.getFileName());
  }

  private static boolean locked(FileChannel channel) throws IOException {
    try {
      return channel.tryLock() != null;
    } catch (OverlappingFileLockException _) {
      return false; // by another hall of this very program
    }
  }

  private static void keepToOurselves(Path path) throws IOException {
    for (var ending : ENDINGS) {
      var file = Path.of(path + ending);
      if (Files.exists(file)) {
        allow(file, OURS);
      }
    }
  }

  private static void allow(Path file, Set<PosixFilePermission> whom) throws IOException {
    var view = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (view != null && !view.readAttributes().permissions().equals(whom)) {
      view.setPermissions(whom);
    }
  }

  private static @Nullable Object key(Path path) throws IOException {
    return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
  }

  Path path() {
    return path;
  }

  /// Whether the file we write into is still the one that whoever starts next will find. Of one
  /// that was deleted or put aside everything would be lost with the end of this program.
  boolean isInPlace() {
    try {
      return Objects.equals(key, key(path))
          && (anchor == null || Objects.equals(logKey, key(log())));
    } catch (IOException _) {
      return false;
    }
  }

  @Override
  public void close() {
    try {
      if (anchor != null) {
        anchor.close();
      }
    } catch (SQLException _) {
      // the end of the program closes it too
    }
    try {
      lock.close();
    } catch (IOException _) {
      // the end of the program unlocks it too
    }
  }
}
