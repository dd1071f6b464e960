package zwick.packaging;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HashMap;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.apache.commons.compress.archivers.ar.ArArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What dpkg will find in the package, read without dpkg.
class DebianPackageTest {
  private static final String UNIT = "./usr/lib/systemd/system/zwickmuehle.service";

  @SuppressWarnings("ArrayRecordComponent") // nobody compares two of them
  private record Packed(TarArchiveEntry entry, byte[] bytes) {
    String text() {
      return new String(bytes, UTF_8);
    }

    boolean isPlain() {
      return entry.isFile() && !entry.isSymbolicLink();
    }
  }

  @TempDir private static Path folder;
  private static Path file;
  private static final Map<String, byte[]> PARTS = new LinkedHashMap<>();
  private static final Map<String, Packed> CONTROL = new HashMap<>();
  private static final Map<String, Packed> DATA = new LinkedHashMap<>();

  @BeforeAll
  static void make() throws IOException {
    file = DebianPackage.make(Made.IMAGE, "what has changed\n", folder);
    try (var in = new ArArchiveInputStream(Files.newInputStream(file))) {
      for (var part = in.getNextEntry(); part != null; part = in.getNextEntry()) {
        PARTS.put(part.getName(), in.readAllBytes());
      }
    }
    CONTROL.putAll(untar(PARTS.get("control.tar.gz")));
    DATA.putAll(untar(PARTS.get("data.tar.gz")));
  }

  private static Map<String, Packed> untar(byte[] bytes) throws IOException {
    var found = new LinkedHashMap<String, Packed>();
    InputStream zipped = new GZIPInputStream(new ByteArrayInputStream(bytes));
    try (var in = new TarArchiveInputStream(zipped, UTF_8.name())) {
      for (var entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
        found.put(entry.getName(), new Packed(entry, in.readAllBytes()));
      }
    }
    return found;
  }

  @Test
  void itsPartsAreInTheOrderThatDpkgWants() {
    assertThat(PARTS.keySet()).containsExactly("debian-binary", "control.tar.gz", "data.tar.gz");
    assertThat(new String(PARTS.get("debian-binary"), UTF_8)).isEqualTo("2.0\n");
    assertThat(file.getFileName().toString())
        .isEqualTo("zwickmuehle_0.1.0-1_" + Made.IMAGE.architecture() + ".deb");
  }

  @Test
  void theControlFileSaysWhatItIsAndNeeds() {
    assertThat(CONTROL.get("./control").text())
        .contains("Package: zwickmuehle\n", "Version: 0.1.0-1\n", "Depends: adduser, libc6 (>= 2.")
        .contains("Architecture: " + Made.IMAGE.architecture() + "\n")
        .containsPattern("Installed-Size: \\d{5,6}\n")
        .doesNotContain("@version", "@libraries", "@kilobytes");
  }

  @Test
  void everythingBelongsToRootAndFoldersComeFirst() {
    var seen = new HashSet<String>();
    for (var packed : DATA.values()) {
      var entry = packed.entry();
      assertThat(entry.getLongUserId() + entry.getLongGroupId()).isZero();
      if (!entry.isSymbolicLink()) {
        assertThat(entry.getMode() & 022).as(entry.getName()).isZero();
      }
      assertThat(entry.getModTime().toInstant()).isEqualTo(Folders.TIME);
      var parent = entry.getName().replaceFirst("[^/]+/?$", "");
      assertThat(parent.isEmpty() || seen.contains(parent)).as(entry.getName()).isTrue();
      seen.add(entry.getName());
    }
  }

  @Test
  void theSumsAreThoseOfTheFiles() throws Exception {
    var sums = CONTROL.get("./md5sums").text().lines().toList();
    assertThat(sums).hasSize((int) DATA.values().stream().filter(Packed::isPlain).count());
    for (var line : sums) {
      var bytes = DATA.get("./" + line.substring(34)).bytes();
      assertThat(HexFormat.of().formatHex(MessageDigest.getInstance("MD5").digest(bytes)))
          .isEqualTo(line.substring(0, 32));
    }
  }

  @Test
  void theSettingsAreTheAdministratorsToChange() {
    assertThat(CONTROL.get("./conffiles").text()).isEqualTo("/etc/default/zwickmuehle\n");
    var settings = DATA.get("./etc/default/zwickmuehle");
    assertThat(settings.text()).contains("ZWICK_OPTIONS=", "--drain ");
    assertThat(settings.entry().getMode() & 0777).isEqualTo(0640); // a password may be in it
  }

  @Test
  void theCommandLeadsToTheProgram() {
    var link = DATA.get("./usr/bin/zwick").entry();
    assertThat(link.isSymbolicLink()).isTrue();
    var target = Path.of("./usr/bin").resolve(link.getLinkName()).normalize();
    assertThat(DATA.get("./" + target).entry().getMode() & 0111).isEqualTo(0111);
    assertThat(DATA.get(UNIT).text()).contains("ExecStart=/usr/bin/zwick serve $ZWICK_OPTIONS");
  }

  @Test
  void theUnitIsLockedIn() {
    assertThat(DATA.get(UNIT).text())
        .contains("\nUser=zwickmuehle\n", "\nNoNewPrivileges=yes\n", "\nProtectSystem=strict\n")
        .contains("\nPrivateTmp=yes\n", "\nSystemCallFilter=@system-service\n")
        .contains("\nRestrictAddressFamilies=AF_UNIX AF_INET AF_INET6\n", "\nLimitNOFILE=65536\n")
        .contains("\nIPAddressDeny=any\nIPAddressAllow=localhost\n")
        .contains("\nStateDirectory=zwickmuehle\n", "\nKillSignal=SIGTERM\n")
        .contains("\nRestart=on-failure\n", "\nTimeoutStopSec=30\n", "\nSuccessExitStatus=143\n")
        .doesNotContain("\nMemoryDenyWriteExecute"); // Java could not compile
  }

  @Test
  void thereIsNothingInItButTheProgram() throws Exception {
    for (var packed : DATA.values()) {
      Made.isOfTheProgram(packed.entry().getName(), packed.bytes());
    }
  }

  @Test
  void theScriptsCanBeRead() throws Exception {
    for (var name : new String[] {"postinst", "prerm", "postrm"}) {
      var script = CONTROL.get("./" + name);
      assertThat(script.entry().getMode() & 0777).isEqualTo(0755);
      var copy = Files.write(folder.resolve(name), script.bytes());
      assertThat(Started.run(Map.of(), "sh", "-n", copy.toString())).isEqualTo("0 ");
    }
  }
}
