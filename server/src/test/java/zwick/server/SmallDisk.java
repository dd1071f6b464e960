package zwick.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// A disk of a few megabytes in memory. Only programs that are started [#inside] see it, so nothing
/// is left of it when a test ends, however it ends.
final class SmallDisk implements AutoCloseable {
  private static final boolean ROOT = System.getProperty("user.name").equals("root");

  private final Path place;
  private final Process holder;

  /// Throws if this machine does not let us have one.
  ///
  /// @param place an empty folder
  SmallDisk(Path place, int megabytes) throws IOException {
    this.place = Files.createDirectories(place);
    var mount =
        "mount -t tmpfs -o size=" + megabytes + "m tmpfs \"$0\" && echo mounted && exec cat";
    holder =
        new ProcessBuilder("unshare", ROOT ? "-m" : "-rm", "sh", "-c", mount, place.toString())
            .redirectErrorStream(true)
            .start();
    var said = holder.inputReader().readLine();
    if (!"mounted".equals(said)) {
      holder.destroy();
      throw new IOException("no disk of our own: " + said);
    }
  }

  /// How a command begins that is to see it.
  List<String> inside() {
    var enter = new ArrayList<>(List.of("nsenter", "-t", String.valueOf(holder.pid()), "-m"));
    if (!ROOT) {
      enter.addAll(List.of("-U", "--preserve-credentials"));
    }
    return enter;
  }

  Path place() {
    return place;
  }

  /// To the last byte.
  void fill() throws IOException, InterruptedException {
    run("cat /dev/zero > ballast 2> /dev/null; true");
  }

  void free() throws IOException, InterruptedException {
    run("rm ballast");
  }

  /// What is on it, for those outside.
  Path copyTo(Path folder) throws IOException, InterruptedException {
    Files.createDirectories(folder);
    run("cp hall.db* '" + folder + "'");
    return folder;
  }

  private void run(String command) throws IOException, InterruptedException {
    var all = new ArrayList<>(inside());
    all.addAll(List.of("sh", "-c", "cd '" + place + "' && " + command));
    int code = new ProcessBuilder(all).inheritIO().start().waitFor();
    if (code != 0) {
      throw new IOException(command + ": " + code);
    }
  }

  @Override
  public void close() {
    holder.destroy();
  }
}
