package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.Deflater;
import org.apache.commons.compress.archivers.ar.ArArchiveEntry;
import org.apache.commons.compress.archivers.ar.ArArchiveOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipCompressorOutputStream;
import org.apache.commons.compress.compressors.gzip.GzipParameters;

/// The program as a Debian package: an `ar` archive of two `tar` archives. Written by Java alone,
/// so that it can be made on any system that can make the image.
final class DebianPackage {
  private static final String HOME = "usr/lib/zwickmuehle";
  private static final String SETTINGS = "etc/default/zwickmuehle";
  private static final int FILE = 0100644;

  private DebianPackage() {}

  static Path make(ProgramImage image, String changes, Path folder) throws IOException {
    var name = "zwickmuehle_%s-1_%s.deb".formatted(image.version(), image.architecture());
    var to = folder.resolve(name);
    var data = new TarFile();
    fill(data, image, changes);
    var control = control(image, data);
    try (var out = new ArArchiveOutputStream(Files.newOutputStream(to))) {
      put(out, "debian-binary", "2.0\n".getBytes(UTF_8));
      put(out, "control.tar.gz", control.bytes());
      put(out, "data.tar.gz", data.bytes());
    }
    return to;
  }

  private static void put(ArArchiveOutputStream out, String name, byte[] bytes) throws IOException {
    long seconds = Folders.TIME.getEpochSecond();
    out.putArchiveEntry(new ArArchiveEntry(name, bytes.length, 0, 0, FILE, seconds));
    out.write(bytes);
    out.closeArchiveEntry();
  }

  private static void fill(TarFile data, ProgramImage image, String changes) throws IOException {
    data.tree(image.folder(), HOME);
    data.link("usr/bin/zwick", "../lib/zwickmuehle/bin/zwick");
    data.secret(SETTINGS, PackagedTexts.read("default"));
    data.text(
        "usr/lib/systemd/system/zwickmuehle.service", PackagedTexts.read("zwickmuehle.service"));
    data.text("usr/share/doc/zwickmuehle/copyright", PackagedTexts.read("copyright"));
    data.bytes("usr/share/doc/zwickmuehle/changelog.gz", zipped(changes), false);
    var packed = PackagedTexts.read("changelog").replace("@version@", image.version());
    data.bytes("usr/share/doc/zwickmuehle/changelog.Debian.gz", zipped(packed), false);
    var manual = PackagedTexts.read("zwick.1").replace("@version@", image.version());
    data.bytes("usr/share/man/man1/zwick.1.gz", zipped(manual), false);
  }

  private static byte[] zipped(String text) throws IOException {
    var bytes = new ByteArrayOutputStream();
    var best = new GzipParameters();
    best.setCompressionLevel(Deflater.BEST_COMPRESSION);
    try (var out = new GzipCompressorOutputStream(bytes, best)) {
      out.write(text.getBytes(UTF_8));
    }
    return bytes.toByteArray();
  }

  private static TarFile control(ProgramImage image, TarFile data) throws IOException {
    var control = new TarFile();
    control.text(
        "control",
        PackagedTexts.read("control")
            .replace("@version@", image.version())
            .replace("@architecture@", image.architecture())
            .replace("@kilobytes@", String.valueOf(data.size() / 1024))
            .replace("@libraries@", SharedLibraries.packages(image.folder())));
    control.text("conffiles", "/" + SETTINGS + "\n");
    control.text("md5sums", data.sums());
    for (var script : new String[] {"postinst", "prerm", "postrm"}) {
      control.bytes(script, PackagedTexts.read(script).getBytes(UTF_8), true);
    }
    return control;
  }
}
