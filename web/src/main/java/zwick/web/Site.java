package zwick.web;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// The page as files: its own modules, pictures and styles, the rules and the engine as
/// WebAssembly, the weights. The one list of what a browser may ask for; a server serves it, `zwick
/// site` writes it.
///
/// It ends with a list of itself, [#LIST], by which the page's service worker knows what to keep
/// for times without a network and when it is out of date.
public final class Site {
  /// What is asked for when nothing is named.
  public static final String FIRST = "index.html";

  /// The list of all files that can be kept, with a hash of each.
  public static final String LIST = "files.json";

  /// The service worker, which keeps the others.
  private static final String WORKER = "sw.js";

  static final String PACKED = "META-INF/resources/web";
  static final String BROTLI = ".br";

  /// Names that need no escaping in addresses, JSON or shells, and no hidden ones.
  private static final Pattern PLAIN = Pattern.compile("[a-z0-9][\\w.-]*(/[a-z0-9][\\w.-]*)*");

  private final SortedMap<String, SiteFile> files;
  private final String version;

  private Site(SortedMap<String, SiteFile> given) {
    files = new TreeMap<>(given);
    files.remove(LIST);
    version = SiteFile.hash(list(files.values()).getBytes(UTF_8));
    files.computeIfPresent(WORKER, (_, file) -> stamped(file));
    var kept = files.values().stream().filter(file -> !file.path().equals(WORKER)).toList();
    var json = "{\"version\":\"%s\",\"files\":[\n%s\n]}\n".formatted(version, list(kept));
    files.put(LIST, new SiteFile(LIST, FileType.JSON, json.getBytes(UTF_8), null));
  }

  private static String list(Collection<SiteFile> files) {
    return files.stream()
        .map(file -> "{\"path\":\"%s\",\"hash\":\"%s\"}".formatted(file.path(), file.hash()))
        .collect(Collectors.joining(",\n"));
  }

  /// A browser takes a service worker for new only if the script itself is.
  private SiteFile stamped(SiteFile worker) {
    var script = new String(worker.bytes(), UTF_8).replace("@version@", version);
    return new SiteFile(WORKER, FileType.JS, script.getBytes(UTF_8), null);
  }

  /// The page that comes with the program.
  public static Site packed() {
    return new Site(files(Resources.onTheClassPath(PACKED)));
  }

  /// A page that is whole in one folder.
  public static Site of(Path folder) throws IOException {
    return new Site(files(Resources.inFolder(folder)));
  }

  /// The same page with the files of a folder in the place of its own: for those who work on it.
  /// What keeps a page for times without a network stays away, since they want to see their
  /// changes.
  public Site with(Path folder) throws IOException {
    var all = new TreeMap<>(files);
    all.keySet().removeIf(path -> !path.startsWith("wasm/") && !path.startsWith("weights/"));
    all.putAll(files(Resources.inFolder(folder)));
    all.remove(WORKER);
    return new Site(all);
  }

  /// @param path from the page's first file, without a slash before it
  public Optional<SiteFile> find(String path) {
    return Optional.ofNullable(files.get(path.isEmpty() ? FIRST : path));
  }

  public Collection<SiteFile> files() {
    return files.values();
  }

  /// Two pages of the same version are the same, file by file.
  public String version() {
    return version;
  }

  private static SortedMap<String, SiteFile> files(Map<String, byte[]> contents) {
    var files = new TreeMap<String, SiteFile>();
    contents.forEach((path, bytes) -> {
      if (isPart(path)) {
        var type = FileType.of(path).orElseThrow();
        files.put(path, new SiteFile(path, type, bytes, contents.get(path + BROTLI)));
      }
    });
    return files;
  }

  /// Whether a file of this name can be part of a page.
  static boolean isPart(String path) {
    return PLAIN.matcher(path).matches() && FileType.of(path).isPresent();
  }
}
