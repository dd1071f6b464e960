package zwick.cli.terminal;

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
import zwick.cli.support.CliTexts;
import zwick.engine.players.Level;
import zwick.game.Game;
import zwick.game.Side;
import zwick.notation.GameRecord;
import zwick.notation.records.RecordFormat;

/// Writes games to files. The end of the name says in which format; a file that somebody else has
/// written is never lost.
public final class GameSaver {
  private final CliTexts cliTexts;
  private final Set<Path> ours = new HashSet<>();

  public GameSaver(CliTexts cliTexts) {
    this.cliTexts = cliTexts;
  }

  /// What to tell the person.
  String save(Game game, Side me, Level level, String name) {
    if (name.isEmpty()) {
      return cliTexts.say("save-where", Keyword.SAVE.in(cliTexts));
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
      return cliTexts.say("saved", name);
    } catch (FileAlreadyExistsException _) {
      return cliTexts.say("file-exists", name);
    } catch (IOException | InvalidPathException _) {
      return cliTexts.say("unwritable-file", name);
    }
  }

  private GameRecord record(Game game, Side me, Level level) {
    var names = new LinkedHashMap<String, String>();
    for (var side : Side.values()) {
      var player = side == me ? cliTexts.say("person") : cliTexts.say("program", level.number());
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
