package zwick.solver.mill;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwick.game.Position;
import zwick.game.RuleSet;
import zwick.game.Side;
import zwick.game.known.Oracle;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;
import zwick.solver.Workers;
import zwick.solver.files.TableFile;
import zwick.solver.mill.moving.MovingTableFile;
import zwick.solver.mill.moving.MovingTables;
import zwick.solver.mill.placing.PlacingStage;
import zwick.solver.mill.placing.PlacingTables;
import zwick.solver.mill.positions.MovingEntry;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;
import zwick.solver.mill.positions.WinDrawLoss;

/// Looks positions of a mill game up in the tables on disk. Knows nothing about those whose table
/// is not there, and is safe to ask from many threads.
public final class MillOracle implements Oracle, AutoCloseable {
  private static final long PATIENCE = 5_000_000_000L;

  private final MillRules rules;
  private final MovingIndex space;
  private final MovingTables moving;
  private final PlacingTables placing;
  private final Set<PlacingStage> reached = new HashSet<>();
  private final Workers workers = new Workers(1);
  private volatile long looked = System.nanoTime();
  private final Map<Integer, Optional<MovingTableFile>> pairs = new ConcurrentHashMap<>();
  private final Map<PlacingStage, Optional<TableFile>> stages = new ConcurrentHashMap<>();

  /// Whether there is anything to open for these rules.
  public static boolean there(MillRules rules, Path folder) {
    return MillSolver.solvable(rules)
        && Files.isDirectory(MillFolders.moving(folder, MovingRules.of(rules)));
  }

  /// The same for rules that have the same tables.
  public static String text(MillRules rules) {
    return MillFolders.text(rules);
  }

  /// The same for rules that have the same tables of the moving phase.
  public static String movingText(MillRules rules) {
    return MovingRules.of(rules).text();
  }

  public MillOracle(MillRules rules, Path folder) {
    this.rules = rules;
    var solver = new MillSolver(rules, folder, rules.stones(), true, workers);
    space = new MovingIndex(MovingRules.of(rules));
    moving = solver.moving();
    placing = solver.placing();
    for (int ply = 0; MillSolver.whole(rules) && ply < 2 * rules.stones(); ply++) {
      reached.addAll(placing.stages(rules.stones(), ply));
    }
  }

  @Override
  public boolean knowsAll(RuleSet asked) {
    return asked instanceof MillRules mill
        && same(mill)
        && MillSolver.whole(rules)
        && placing.solved(PlacingStage.start(rules.stones())) // the last table to be made
        && moving.known(rules.stones(), rules.stones(), false);
  }

  /// The plies of a table lead to the next stone that is taken; a stone that is placed leads to
  /// another table too.
  @Override
  public int plies(Position from, Position to, Known there) {
    return from instanceof MillPosition here
            && to instanceof MillPosition then
            && here.whiteHand() + here.blackHand() == 0
            && here.owned(Side.WHITE) + here.owned(Side.BLACK)
                == then.owned(Side.WHITE) + then.owned(Side.BLACK)
        ? there.plies() + 1
        : 1;
  }

  @Override
  public @Nullable Known known(Position position) {
    if (!(position instanceof MillPosition here)
        || !same(here.rules())
        || here.owned(Side.WHITE) < 3
        || here.owned(Side.BLACK) < 3) {
      return null;
    }
    if (here.whiteHand() + here.blackHand() == 0) {
      return moving(here);
    }
    return here.extra() ? null : placing(here);
  }

  /// Whether rules differ at most in when a game is drawn, or in name.
  private boolean same(MillRules other) {
    return other.board() == rules.board()
        && other.stones() == rules.stones()
        && other.takeFromMill() == rules.takeFromMill()
        && other.jump() == rules.jump()
        && other.millBeatsJumper() == rules.millBeatsJumper()
        && other.placing() == rules.placing()
        && other.placingMill() == rules.placingMill()
        && other.movingMill() == rules.movingMill()
        && other.twoMills() == rules.twoMills();
  }

  private @Nullable Known moving(MillPosition here) {
    int own = space.plane().fromBoard(here.stones(here.turn()));
    int his = space.plane().fromBoard(here.stones(here.turn().other()));
    int mine = Integer.bitCount(own);
    int others = Integer.bitCount(his);
    forget();
    var table =
        pairs
            .computeIfAbsent(
                (here.extra() ? 1024 : 0) + 32 * mine + others,
                _ ->
                    moving.known(mine, others, here.extra())
                        ? Optional.of(moving.open(mine, others, here.extra()))
                        : Optional.empty())
            .orElse(null);
    if (table == null) {
      return null;
    }
    int entry = table.at(space.index(own, his));
    return MovingEntry.drawn(entry)
        ? new Known(Value.DRAWN, 0)
        : new Known(MovingEntry.won(entry) ? Value.WON : Value.LOST, MovingEntry.plies(entry));
  }

  private @Nullable Known placing(MillPosition here) {
    int ply = 2 * rules.stones() - here.whiteHand() - here.blackHand();
    var stage =
        new PlacingStage(
            rules.stones(), ply, Integer.bitCount(here.white()), Integer.bitCount(here.black()));
    if (stage.whiteHand() != here.whiteHand()
        || stage.whiteToMove() != (here.turn() == Side.WHITE)
        || !reached.contains(stage)) {
      return null;
    }
    forget();
    var table =
        stages
            .computeIfAbsent(
                stage,
                _ -> placing.solved(stage) ? Optional.of(placing.open(stage)) : Optional.empty())
            .orElse(null);
    if (table == null) {
      return null;
    }
    var orbits = space.orbits(stage.white());
    var pointSubsets = space.subsets(stage.white(), stage.black());
    int place = orbits.place(space.plane().fromBoard(here.white()));
    int black = space.plane().image(place & 15, space.plane().fromBoard(here.black()));
    int rank = pointSubsets.rank(Integer.compress(black, orbits.free(place >>> 4)));
    long index = (long) (place >>> 4) * pointSubsets.count() + rank;
    return switch (table.at(index / 4) >> 2 * (index % 4) & 3) {
      case WinDrawLoss.DRAWN -> new Known(Value.DRAWN, 0);
      case WinDrawLoss.WON -> new Known(Value.WON, 1);
      default -> new Known(Value.LOST, 0);
    };
  }

  /// Tables that were not there may have been made since; nobody looks more than once in a while.
  private void forget() {
    long now = System.nanoTime();
    if (now - looked > PATIENCE) {
      looked = now;
      pairs.values().removeIf(Optional::isEmpty);
      stages.values().removeIf(Optional::isEmpty);
    }
  }

  @Override
  public void close() {
    pairs.values().forEach(table -> table.ifPresent(MovingTableFile::close));
    stages.values().forEach(table -> table.ifPresent(TableFile::close));
    workers.close();
  }
}
