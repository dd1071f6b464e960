package zwick.testkit;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The grammar of our test files: blocks of `key: value` lines with a blank line between them; `#`
/// begins a comment line. A key may stand more than once in a block.
public record Block(Map<String, List<String>> lines) {

  public static List<Block> read(String text) {
    var blocks = new ArrayList<Block>();
    var lines = new LinkedHashMap<String, List<String>>();
    for (var line : (text + "\n\n").lines().map(String::strip).toList()) {
      if (line.isEmpty() && !lines.isEmpty()) {
        blocks.add(new Block(lines));
        lines = new LinkedHashMap<>();
      } else if (!line.isEmpty() && !line.startsWith("#")) {
        int colon = line.indexOf(':');
        if (colon < 0) {
          throw new IllegalArgumentException("not a `key: value` line: " + line);
        }
        lines
            .computeIfAbsent(line.substring(0, colon), _ -> new ArrayList<>())
            .add(line.substring(colon + 1).strip());
      }
    }
    return blocks;
  }

  public Set<String> keys() {
    return lines.keySet();
  }

  public List<String> all(String key) {
    return lines.getOrDefault(key, List.of());
  }

  public Optional<String> one(String key) {
    return all(key).stream().findFirst();
  }

  public String need(String key) {
    return one(key).orElseThrow(() -> new IllegalArgumentException("no " + key + " in " + lines));
  }

  /// All the words in the lines of a key.
  public List<String> words(String key) {
    return all(key).stream()
        .flatMap(line -> Stream.of(line.split(" +")))
        .filter(word -> !word.isEmpty())
        .toList();
  }
}
