package zwick.cli.commands.server;

import java.time.Duration;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import zwick.cli.support.BadUsage;
import zwick.cli.support.Numbers;
import zwick.server.settings.PublicUrl;
import zwick.server.settings.ServerSettings;

/// How others reach a server: through which servers, at which address, and where those come in who
/// look after it.
final class NetworkOptions {
  private static final int MOST_PORT = 65_535;
  private static final int MOST_PROXIES = 9;
  private static final int LONGEST_DRAIN = 600;
  private static final int USUAL_DRAIN = 2;

  @Option(names = "--behind-proxy", descriptionKey = "serve.behind-proxy")
  private boolean behindProxy;

  @Option(names = "--proxies", paramLabel = "N", descriptionKey = "serve.proxies")
  private @Nullable String proxies;

  @Option(names = "--public-url", paramLabel = "URL", descriptionKey = "serve.public-url")
  private @Nullable String publicUrl;

  @Option(names = "--care-port", paramLabel = "PORT", descriptionKey = "serve.care-port")
  private @Nullable String carePort;

  @Option(names = "--care-host", paramLabel = "HOST", descriptionKey = "serve.care-host")
  private @Nullable String careHost;

  @Option(names = "--drain", paramLabel = "SECONDS", descriptionKey = "serve.drain")
  private @Nullable String drain;

  ServerSettings of(ServerSettings page) {
    int servers = servers();
    var serverSettings = page.behind(servers).draining(drain(servers));
    if (publicUrl != null) {
      var text = publicUrl;
      var url = PublicUrl.read(text).orElseThrow(() -> new BadUsage("serve.no-public-url", text));
      serverSettings = serverSettings.known(url);
    }
    if (carePort == null && careHost != null) {
      throw new BadUsage("serve.care-host-alone", careHost);
    }
    return carePort == null
        ? serverSettings
        : serverSettings.caredFor(
            careHost == null ? "localhost" : careHost,
            Numbers.range("--care-port", carePort, 0, MOST_PORT));
  }

  private int servers() {
    if (proxies == null) {
      return behindProxy ? 1 : 0;
    }
    return Numbers.range("--proxies", proxies, 1, MOST_PROXIES);
  }

  /// A balancer needs a moment to notice; somebody at a terminal does not want to wait.
  private Duration drain(int servers) {
    int usual = servers == 0 ? 0 : USUAL_DRAIN;
    return Duration.ofSeconds(
        drain == null ? usual : Numbers.range("--drain", drain, 0, LONGEST_DRAIN));
  }
}
