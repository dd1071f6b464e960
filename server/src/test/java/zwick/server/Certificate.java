package zwick.server;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;

/// A certificate for localhost that nobody has signed but itself, as files, and the trust in it.
public record Certificate(Path chain, Path key, SSLContext trust) {
  private static final char[] PASSWORD = "changeit".toCharArray();

  /// The JDK makes it, so that nothing has to be installed for it.
  public static Certificate in(Path folder) throws Exception {
    var store = folder.resolve("localhost.p12");
    var command =
        List.of(
            Path.of(System.getProperty("java.home"), "bin", "keytool").toString(),
            "-genkeypair",
            "-alias",
            "it",
            "-keyalg",
            "EC",
            "-groupname",
            "secp256r1",
            "-dname",
            "CN=localhost",
            "-ext",
            "san=dns:localhost,ip:127.0.0.1",
            "-validity",
            "2",
            "-storetype",
            "PKCS12",
            "-keystore",
            store.toString(),
            "-storepass",
            new String(PASSWORD));
    var process = new ProcessBuilder(command).redirectErrorStream(true).start();
    var said = new String(process.getInputStream().readAllBytes(), UTF_8);
    if (process.waitFor() != 0) {
      throw new IOException(said);
    }
    var keys = KeyStore.getInstance(store.toFile(), PASSWORD);
    var certificate = keys.getCertificate("it");
    return new Certificate(
        pem(folder.resolve("certificate.pem"), "CERTIFICATE", certificate.getEncoded()),
        pem(folder.resolve("key.pem"), "PRIVATE KEY", keys.getKey("it", PASSWORD).getEncoded()),
        trust(certificate));
  }

  private static Path pem(Path file, String kind, byte[] bytes) throws IOException {
    var text = Base64.getMimeEncoder(64, new byte[] {'\n'}).encodeToString(bytes);
    return Files.writeString(
        file, "-----BEGIN " + kind + "-----\n" + text + "\n-----END " + kind + "-----\n");
  }

  private static SSLContext trust(java.security.cert.Certificate certificate)
      throws GeneralSecurityException, IOException {
    var trusted = KeyStore.getInstance("PKCS12");
    trusted.load(null, null);
    trusted.setCertificateEntry("it", certificate);
    var managers = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
    managers.init(trusted);
    var context = SSLContext.getInstance("TLS");
    context.init(null, managers.getTrustManagers(), null);
    return context;
  }
}
