package zwick.solver;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import zwick.draughts.DraughtsPosition;
import zwick.draughts.DraughtsRules;
import zwick.game.Oracle;
import zwick.game.Position;
import zwick.game.RuleSet;

/// What the tables of a folder know. They are read where they lie, piece by piece; many threads may
/// ask.
public final class DraughtsTables implements Oracle, AutoCloseable {
  private final String rules;
  private final EndWorth worth;
  private final Probe probe;
  private final List<TableFile> tables = new ArrayList<>();
  private final List<Census> census = new ArrayList<>();

  /// Rules that were found to be these or not, the last time somebody asked.
  private volatile Asked asked;

  private record Asked(RuleSet rules, boolean same) {}

  private DraughtsTables(DraughtsRules rules, Squares squares) {
    this.rules = TableRules.text(rules);
    worth = new EndWorth(TableRules.strict(rules));
    probe = new Probe(squares, worth);
    asked = new Asked(rules, true);
  }

  /// The same for rules that have the same tables.
  public static String text(DraughtsRules rules) {
    return TableRules.text(rules);
  }

  /// Whether there is anything to open for these rules.
  public static boolean there(Path tables, DraughtsRules rules) {
    return Files.isDirectory(TableRules.folder(tables, rules));
  }

  /// Opens the tables of these rules; those that are not there are not known.
  ///
  /// @param tables the folder in which all rules have theirs
  /// @throws BadTable where one is damaged, or made for other rules
  public static DraughtsTables open(Path tables, DraughtsRules rules) {
    var folder = TableRules.folder(tables, rules);
    var squares = new Squares(rules);
    var opened = new DraughtsTables(rules, squares);
    try {
      for (var pair : DraughtsPlan.pairs(DraughtsPlan.most(squares))) {
        for (var slice : pair) {
          if (Files.exists(slice.file(folder))) {
            opened.add(slice, Shelf.open(slice, folder, rules, squares));
          }
        }
      }
      return opened;
    } catch (BadTable e) {
      opened.close();
      throw e;
    }
  }

  private void add(Slice slice, TableFile table) {
    tables.add(table);
    census.add(Census.of(table.facts()));
    probe.add(slice, table::at);
  }

  @Override
  public @Nullable Known known(Position position) {
    if (!(position instanceof DraughtsPosition p) || !same(p.rules())) {
      return null;
    }
    int code = probe.worth(p);
    if (code == EndWorth.NONE) {
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
      last = new Asked(other, TableRules.text(other).equals(rules));
      asked = last;
    }
    return last.same;
  }

  /// What each table says in all, those with few pieces first.
  public List<Census> census() {
    return List.copyOf(census);
  }

  @Override
  public void close() {
    tables.forEach(TableFile::close);
  }
}
