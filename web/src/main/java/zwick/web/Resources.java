package zwick.web;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.jar.JarEntry;

/// Whole folders of files: those of the program itself, in a jar or as a build left them, and those
/// of somebody's disk.
final class Resources {
  private Resources() {}

  /// The files of a folder on the class path, by their path within it; none if there is no such
  /// folder.
  ///
  /// @param folder without a slash at its ends
  static SortedMap<String, byte[]> onTheClassPath(String folder) {
    var found = new TreeMap<String, byte[]>();
    try {
      var places = Resources.class.getClassLoader().getResources(folder + "/");
      while (places.hasMoreElements()) {
        found.putAll(of(places.nextElement(), folder + "/"));
      }
      return found;
    } catch (IOException e) {
      throw new UncheckedIOException(e); // part of the program itself
    }
  }

  private static SortedMap<String, byte[]> of(URL place, String folder) throws IOException {
    if (place.openConnection() instanceof JarURLConnection connection) {
      var found = new TreeMap<String, byte[]>();
      var jar = connection.getJarFile(); // shared with the class loader, so it stays open
      for (var entry : (Iterable<JarEntry>) jar.stream()::iterator) {
        if (entry.getName().startsWith(folder) && !entry.isDirectory()) {
          try (var in = jar.getInputStream(entry)) {
            found.put(entry.getName().substring(folder.length()), in.readAllBytes());
          }
        }
      }
      return found;
    }
    return inFolder(Path.of(URI.create(place.toString())));
  }

  /// The files of a folder on disk, by their path within it, with slashes on every system.
  static SortedMap<String, byte[]> inFolder(Path folder) throws IOException {
    var found = new TreeMap<String, byte[]>();
    try (var all = Files.walk(folder)) {
      for (var file : (Iterable<Path>) all.filter(Files::isRegularFile)::iterator) {
        var name = folder.relativize(file).toString().replace('\\', '/');
        found.put(name, Files.readAllBytes(file));
      }
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
    return found;
  }
}
