package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// `Packages PROGRAM TARGET CHANGES jlink|deb|image|all`: makes what people install, out of the
/// program in one folder, into another.
public final class Packages {
  private static final int ARGUMENTS = 4;
  private static final List<String> KINDS = List.of("jlink", "deb", "image", "all");

  private Packages() {}

  public static void main(String[] args) throws IOException {
    var out = new PrintStream(System.out, true, UTF_8);
    var err = new PrintStream(System.err, true, UTF_8);
    if (args.length != ARGUMENTS || !KINDS.contains(args[3])) {
      err.println("zwick: package what? One of " + String.join(", ", KINDS) + ".");
      System.exit(2);
    }
    try {
      for (var file : make(Path.of(args[0]), Path.of(args[1]), Path.of(args[2]), args[3])) {
        out.printf(Locale.ROOT, "%s (%d MB)%n", file, Folders.size(file) / 1_000_000);
      }
    } catch (MissingPart missing) {
      err.println("zwick: " + missing.getMessage() + ".");
      System.exit(2);
    }
  }

  private static List<Path> make(Path from, Path target, Path changes, String kind)
      throws IOException {
    if (!System.getProperty("os.name").equals("Linux")) {
      throw new MissingPart("packages are for Linux and are made there");
    }
    var builtProgram = BuiltProgram.in(from);
    Files.createDirectories(target);
    var name = name(builtProgram);
    var image = ProgramImage.make(builtProgram, target.resolve(name), true);
    var made = new ArrayList<Path>();
    if (kind.equals("jlink") || kind.equals("all")) {
      made.add(image.folder());
      made.add(archive(image, target.resolve(name + ".tar.gz")));
    }
    if (kind.equals("deb") || kind.equals("all")) {
      made.add(DebianPackage.make(image, Files.readString(changes), target));
    }
    if (kind.equals("image") || kind.equals("all")) {
      made.add(ContainerImage.make(image, target));
    }
    return made;
  }

  private static String name(BuiltProgram builtProgram) {
    var architecture = ProgramImage.architecture(System.getProperty("os.arch"));
    return "zwickmuehle-%s-linux-%s".formatted(builtProgram.version(), architecture);
  }

  static Path archive(ProgramImage image, Path to) throws IOException {
    var tar = new TarFile();
    tar.tree(image.folder(), image.folder().getFileName().toString());
    return Files.write(to, tar.bytes());
  }
}
