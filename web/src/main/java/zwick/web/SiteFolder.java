package zwick.web;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;

/// A folder on disk for a copy of the page.
///
/// @param folder need not exist
public record SiteFolder(Path folder) {
  private static final Pattern LISTED = Pattern.compile("\"path\":\"([^\"]*)\"");

  /// Writes the page there, in the place of an older copy of it.
  ///
  /// @return whether it was done: a folder with anything else in it is left alone
  public boolean write(Site site) throws IOException {
    var old = former();
    if (!isEmpty() && old.isEmpty()) {
      return false;
    }
    for (var path : old) {
      if (site.find(path).isEmpty()) {
        Files.deleteIfExists(folder.resolve(path));
      }
    }
    // the list first: what was broken off can then be written again
    write(site.find(Site.LIST).orElseThrow());
    for (var file : site.files()) {
      write(file);
    }
    return true;
  }

  private void write(SiteFile file) throws IOException {
    var to = folder.resolve(file.path());
    Files.createDirectories(to.getParent());
    Files.write(to, file.bytes());
  }

  private boolean isEmpty() throws IOException {
    if (!Files.exists(folder)) {
      return true;
    }
    try (var inside = Files.list(folder)) {
      return inside.findAny().isEmpty();
    }
  }

  /// The files of the copy that is there; none if there is none.
  private Set<String> former() throws IOException {
    var list = folder.resolve(Site.LIST);
    var found = new HashSet<String>();
    if (Files.isRegularFile(list)) {
      LISTED
          .matcher(Files.readString(list))
          .results()
          .map(listed -> listed.group(1))
          .filter(Site::isPart)
          .forEach(found::add);
    }
    return found;
  }
}
