package zwick.server;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Another web server in front of ours, started from one of the configurations in `docs/tls` as it
/// stands, but for its ports, its name and its certificate.
public final class Proxy implements AutoCloseable {
  private static final Path CONFIGURATIONS =
      Path.of(System.getProperty("basedir", ".") + "/../docs/tls");

  public enum Kind {
    NGINX("nginx", "nginx.conf") {
      @Override
      String fitted(String text, int plain, int secure) {
        return text.replace("listen 80;", "listen 127.0.0.1:" + plain + ";")
            .replace("listen 443 ", "listen 127.0.0.1:" + secure + " ")
            .replace("https://$host$request_uri", "https://$host:" + secure + "$request_uri");
      }

      @Override
      List<String> command(String program, Path file) {
        return List.of(program, "-c", file.toString());
      }
    },

    CADDY("caddy", "Caddyfile") {
      @Override
      String fitted(String text, int plain, int secure) {
        return text.replace("admin off", "admin off\n\thttp_port " + plain)
            .replace("admin off", "https_port " + secure + "\n\tskip_install_trust\n\tadmin off")
            .replace("http://your.domain {", "http://localhost:" + plain + " {\n\tbind 127.0.0.1")
            .replace("\nyour.domain {", "\nhttps://localhost:" + secure + " {\n\tbind 127.0.0.1")
            .replace("\tadmin off", "\tdefault_bind 127.0.0.1\n\tadmin off");
      }

      @Override
      List<String> command(String program, Path file) {
        return List.of(program, "run", "--adapter", "caddyfile", "--config", file.toString());
      }
    };

    private final String program;
    private final String configuration;

    Kind(String program, String configuration) {
      this.program = program;
      this.configuration = configuration;
    }

    abstract String fitted(String text, int plain, int secure);

    abstract List<String> command(String program, Path file);

    public Optional<String> find() {
      var folders = new ArrayList<>(List.of(System.getenv("PATH").split(":")));
      folders.add("/usr/sbin");
      return folders.stream()
          .map(folder -> Path.of(folder, program))
          .filter(Files::isExecutable)
          .map(Path::toString)
          .findFirst();
    }
  }

  private final Process process;
  public final int plain;
  public final int secure;

  public Proxy(Kind kind, int server, Certificate certificate, Path folder) throws Exception {
    plain = free();
    secure = free();
    var text =
        kind.fitted(Files.readString(CONFIGURATIONS.resolve(kind.configuration)), plain, secure)
            .replace("127.0.0.1:8081", "127.0.0.1:" + server)
            .replace("your.domain", "localhost")
            .replace("/etc/zwickmuehle/certificate.pem", certificate.chain().toString())
            .replace("/etc/zwickmuehle/key.pem", certificate.key().toString())
            .replace("/run/zwick-nginx-tls.pid", folder.resolve("nginx.pid").toString());
    var file = Files.writeString(folder.resolve(kind.configuration), text);
    var log = folder.resolve(kind.program + ".log");
    var builder = new ProcessBuilder(kind.command(kind.find().orElseThrow(), file));
    Stream.of("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
        .forEach(name -> builder.environment().put(name, folder.toString()));
    process = builder.redirectErrorStream(true).redirectOutput(log.toFile()).start();
    for (int i = 0; i < 600 && process.isAlive(); i++) {
      if (listens(plain) && listens(secure)) {
        return;
      }
      Thread.sleep(50);
    }
    close();
    throw new IOException(kind + " does not start: " + Files.readString(log));
  }

  public static int free() throws IOException {
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  private static boolean listens(int port) {
    try (var socket = new Socket()) {
      socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 1_000);
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  public String url() {
    return "https://localhost:" + secure + "/";
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().completeOnTimeout(process, 10, TimeUnit.SECONDS).join();
    process.destroyForcibly();
  }
}
