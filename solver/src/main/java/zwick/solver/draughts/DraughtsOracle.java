package zwick.solver.draughts;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.known.Oracle;
import zwick.solver.BadTable;
import zwick.solver.TableCensus;
import zwick.solver.files.TableFile;

/// What the tables of a folder know. They are read where they lie, piece by piece; many threads may
/// ask.
public final class DraughtsOracle implements Oracle, AutoCloseable {
  private final String rules;
  private final EndingEntry worth;
  private final EndingProbe endingProbe;
  private final List<TableFile> tables = new ArrayList<>();
  private final List<TableCensus> census = new ArrayList<>();

  /// Rules that were found to be these or not, the last time somebody asked.
  private volatile Asked asked;

  private record Asked(RuleSet rules, boolean same) {}

  private DraughtsOracle(DraughtsRules rules, EndingBoard endingBoard) {
    this.rules = DraughtsTableRules.text(rules);
    worth = new EndingEntry(DraughtsTableRules.strict(rules));
    endingProbe = new EndingProbe(endingBoard, worth);
    asked = new Asked(rules, true);
  }

  /// The same for rules that have the same tables.
  public static String text(DraughtsRules rules) {
    return DraughtsTableRules.text(rules);
  }

  /// Whether there is anything to open for these rules.
  public static boolean there(Path tables, DraughtsRules rules) {
    return Files.isDirectory(DraughtsTableRules.folder(tables, rules));
  }

  /// Opens the tables of these rules; those that are not there are not known.
  ///
  /// @param tables the folder in which all rules have theirs
  /// @throws BadTable where one is damaged, or made for other rules
  public static DraughtsOracle open(Path tables, DraughtsRules rules) {
    var folder = DraughtsTableRules.folder(tables, rules);
    var endingBoard = new EndingBoard(rules);
    var opened = new DraughtsOracle(rules, endingBoard);
    try {
      for (var pair : DraughtsPlan.pairs(DraughtsPlan.most(endingBoard))) {
        for (var materialSlice : pair) {
          if (Files.exists(materialSlice.file(folder))) {
            opened.add(materialSlice, LoadedTables.open(materialSlice, folder, rules, endingBoard));
          }
        }
      }
      return opened;
    } catch (BadTable e) {
      opened.close();
      throw e;
    }
  }

  private void add(MaterialSlice materialSlice, TableFile table) {
    tables.add(table);
    census.add(TableCensus.of(table.facts()));
    endingProbe.add(materialSlice, table::at);
  }

  @Override
  public @Nullable Known known(Position position) {
    if (!(position instanceof DraughtsPosition p) || !same(p.rules())) {
      return null;
    }
    int code = endingProbe.worth(p);
    if (code == EndingEntry.NONE) {
      return null;
    }
    var value = worth.isWon(code) ? Value.WON : worth.isLost(code) ? Value.LOST : Value.DRAWN;
    return new Known(value, worth.plies(code));
  }

  /// Positions of one game share their rules, so the very same object is asked for again and again.
  @SuppressWarnings("ReferenceEquality")
  private boolean same(DraughtsRules other) {
    var last = asked;
    if (last.rules != other) {
      last = new Asked(other, DraughtsTableRules.text(other).equals(rules));
      asked = last;
    }
    return last.same;
  }

  /// What each table says in all, those with few pieces first.
  public List<TableCensus> census() {
    return List.copyOf(census);
  }

  @Override
  public void close() {
    tables.forEach(TableFile::close);
  }
}
