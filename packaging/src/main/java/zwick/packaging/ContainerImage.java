package zwick.packaging;

import com.google.cloud.tools.jib.api.CacheDirectoryCreationException;
import com.google.cloud.tools.jib.api.Containerizer;
import com.google.cloud.tools.jib.api.InvalidImageReferenceException;
import com.google.cloud.tools.jib.api.Jib;
import com.google.cloud.tools.jib.api.JibContainerBuilder;
import com.google.cloud.tools.jib.api.RegistryException;
import com.google.cloud.tools.jib.api.TarImage;
import com.google.cloud.tools.jib.api.buildplan.AbsoluteUnixPath;
import com.google.cloud.tools.jib.api.buildplan.FileEntriesLayer;
import com.google.cloud.tools.jib.api.buildplan.FilePermissions;
import com.google.cloud.tools.jib.api.buildplan.ImageFormat;
import com.google.cloud.tools.jib.api.buildplan.Platform;
import com.google.cloud.tools.jib.api.buildplan.Port;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;

/// The program as a container image, in a tar archive of the OCI layout. There is nothing in it but
/// the program, its Java and the C library of the machine that makes it: no shell, no root, and
/// nothing that is written to except `/data`.
final class ContainerImage {
  static final String HOME = "/opt/zwickmuehle";
  static final String DATA = "/data";
  static final int PORT = 8080;
  static final String USER = "10001:10001";

  private static final List<String> C_LIBRARY_TEXTS =
      List.of("/usr/share/doc/libc6/copyright", "/usr/share/doc/zlib1g/copyright");
  private static final Path UTF8 = Path.of("/usr/lib/locale/C.utf8");

  private ContainerImage() {}

  static Path make(ProgramImage image, Path folder) throws IOException {
    var to =
        folder.resolve(
            "zwickmuehle-%s-%s-oci.tar".formatted(image.version(), image.architecture()));
    var scratch = Files.createTempDirectory("zwick-container");
    Files.deleteIfExists(to);
    try {
      var containerizer =
          Containerizer.to(TarImage.at(to).named("zwickmuehle:" + image.version()))
              .setOfflineMode(true)
              .setToolName("zwick")
              .setBaseImageLayersCache(scratch.resolve("base"))
              .setApplicationLayersCache(scratch.resolve("layers"));
      plan(image, scratch).containerize(containerizer);
      return to;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    } catch (InvalidImageReferenceException
        | RegistryException
        | CacheDirectoryCreationException
        | ExecutionException e) {
      throw new IOException(e);
    } finally {
      Folders.delete(scratch);
    }
  }

  private static JibContainerBuilder plan(ProgramImage image, Path scratch) throws IOException {
    return Jib.fromScratch()
        .setFormat(ImageFormat.OCI)
        .setPlatforms(Set.of(new Platform(image.architecture(), "linux")))
        .setCreationTime(Folders.TIME)
        .addFileEntriesLayer(system(image, scratch))
        .addFileEntriesLayer(layer("java", image, false))
        .addFileEntriesLayer(layer("program", image, true))
        .setEntrypoint(entryPoint(image))
        .setProgramArguments("serve", "--host", "0.0.0.0", "--port", String.valueOf(PORT))
        .setEnvironment(
            Map.of(
                "LANG", "C.UTF-8",
                "HOME", DATA,
                "XDG_DATA_HOME", DATA,
                "SQLITE_TMPDIR", DATA))
        .setUser(USER)
        .setWorkingDirectory(AbsoluteUnixPath.get(DATA))
        .addVolume(AbsoluteUnixPath.get(DATA))
        .addExposedPort(Port.tcp(PORT))
        .setLabels(
            Map.of(
                "org.opencontainers.image.title", "Zwickmühle",
                "org.opencontainers.image.description", "Mill and draughts in the browser",
                "org.opencontainers.image.version", image.version(),
                "org.opencontainers.image.licenses", "Apache-2.0"));
  }

  /// A container says itself how much memory there is; most of it is the program's.
  private static List<String> entryPoint(ProgramImage image) {
    var command = image.java(HOME);
    command.addAll(
        List.of(
            "-XX:AOTCache=" + HOME + "/app/zwick.aot",
            "-XX:MaxRAMPercentage=60",
            "zwick.cli.Main"));
    return command;
  }

  // What is in it

  /// What Java needs of a system.
  private static FileEntriesLayer system(ProgramImage image, Path scratch) throws IOException {
    var layer = FileEntriesLayer.builder().setName("system");
    for (var library : SharedLibraries.files(image.folder())) {
      add(layer, library.toRealPath(), library.toString(), true);
    }
    for (var text : C_LIBRARY_TEXTS) {
      if (Files.isReadable(Path.of(text))) {
        add(layer, Path.of(text).toRealPath(), text, false);
      }
    }
    if (Files.isDirectory(UTF8)) {
      for (var file : Folders.all(UTF8)) {
        add(layer, file.toRealPath(), file.toString(), Files.isDirectory(file));
      }
    }
    var etc = Files.createDirectory(scratch.resolve("etc"));
    var accounts =
        Map.of(
            "passwd", "zwick:x:10001:10001:Zwickmuehle:" + DATA + ":/nonexistent\n",
            "group", "zwick:x:10001:\n",
            "nsswitch.conf", "hosts: files dns\n");
    for (var account : accounts.entrySet()) {
      var file = Files.writeString(etc.resolve(account.getKey()), account.getValue());
      add(layer, file, "/etc/" + account.getKey(), false);
    }
    var empty = Files.createDirectory(scratch.resolve("empty"));
    own(layer, empty, DATA, "700");
    own(layer, empty, "/tmp", "777");
    return layer.build();
  }

  /// @param program whether it is the part that changes with every version of ours
  private static FileEntriesLayer layer(String name, ProgramImage image, boolean program)
      throws IOException {
    var layer = FileEntriesLayer.builder().setName(name);
    var ours = new ArrayList<>(List.of(image.app(), image.folder().resolve("bin/zwick")));
    for (var file : Folders.all(image.folder())) {
      if (ours.stream().anyMatch(file::startsWith) == program) {
        var inside = HOME + "/" + image.folder().relativize(file);
        add(layer, file, inside, Folders.isProgram(file));
      }
    }
    return layer.build();
  }

  private static void add(FileEntriesLayer.Builder layer, Path file, String as, boolean program) {
    var mode = FilePermissions.fromOctalString(program ? "755" : "644");
    layer.addEntry(file, AbsoluteUnixPath.get(as), mode, Folders.TIME, "0:0");
  }

  private static void own(FileEntriesLayer.Builder layer, Path empty, String as, String mode) {
    layer.addEntry(
        empty, AbsoluteUnixPath.get(as), FilePermissions.fromOctalString(mode), Folders.TIME, USER);
  }
}
