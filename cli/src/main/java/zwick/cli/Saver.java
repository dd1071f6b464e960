package zwick.cli;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import zwick.engine.Level;
import zwick.game.Game;
import zwick.game.Side;
import zwick.notation.GameRecord;
import zwick.notation.RecordFormat;

/// Writes games to files. The end of the name says in which format; a file that somebody else has
/// written is never lost.
final class Saver {
  private final Talk talk;
  private final Set<Path> ours = new HashSet<>();

  Saver(Talk talk) {
    this.talk = talk;
  }

  /// What to tell the person.
  String save(Game game, Side me, Level level, String name) {
    if (name.isEmpty()) {
      return talk.say("save-where", Word.SAVE.in(talk));
    }
    try {
      var file = Path.of(name).toAbsolutePath().normalize();
      var how =
          ours.contains(file)
              ? StandardOpenOption.TRUNCATE_EXISTING
              : StandardOpenOption.CREATE_NEW;
      Files.writeString(
          file,
          format(name).write(List.of(record(game, me, level))),
          StandardOpenOption.WRITE,
          how);
      ours.add(file);
      return talk.say("saved", name);
    } catch (FileAlreadyExistsException _) {
      return talk.say("file-exists", name);
    } catch (IOException | InvalidPathException _) {
      return talk.say("unwritable-file", name);
    }
  }

  private GameRecord record(Game game, Side me, Level level) {
    var names = new LinkedHashMap<String, String>();
    for (var side : Side.values()) {
      var player = side == me ? talk.say("person") : talk.say("program", level.number());
      names.put(side == Side.WHITE ? "White" : "Black", player);
    }
    return new GameRecord(names, game);
  }

  private static RecordFormat format(String name) {
    var end = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    return switch (end) {
      case "pdn" -> RecordFormat.PDN;
      case "json" -> RecordFormat.JSON;
      default -> RecordFormat.TEXT;
    };
  }
}
