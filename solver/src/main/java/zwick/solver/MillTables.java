package zwick.solver;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import zwick.game.Oracle;
import zwick.game.Position;
import zwick.game.Side;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;

/// Looks positions of a mill game up in the tables on disk. Knows nothing about those whose table is
/// not there, and is safe to ask from many threads.
public final class MillTables implements Oracle, AutoCloseable {
  private final MillRules rules;
  private final MovingSpace space;
  private final MovingTables moving;
  private final PlacingTables placing;
  private final Set<PlacingStage> reached = new HashSet<>();
  private final Workers workers = new Workers(1);
  private final Map<Integer, Optional<Entries>> pairs = new ConcurrentHashMap<>();
  private final Map<PlacingStage, Optional<TableFile>> stages = new ConcurrentHashMap<>();

  public MillTables(MillRules rules, Path folder) {
    this.rules = rules;
    var solver = new MillSolver(rules, folder, rules.stones(), true, workers);
    space = new MovingSpace(MovingRules.of(rules));
    moving = solver.moving();
    placing = solver.placing();
    for (int ply = 0; MillSolver.whole(rules) && ply < 2 * rules.stones(); ply++) {
      reached.addAll(placing.stages(rules.stones(), ply));
    }
  }

  @Override
  public @Nullable Known known(Position position) {
    if (!(position instanceof MillPosition here)
        || here.extra()
        || !here.rules().equals(rules)
        || here.owned(Side.WHITE) < 3
        || here.owned(Side.BLACK) < 3) {
      return null;
    }
    return here.whiteHand() + here.blackHand() == 0 ? moving(here) : placing(here);
  }

  private @Nullable Known moving(MillPosition here) {
    int own = space.plane().fromBoard(here.stones(here.turn()));
    int his = space.plane().fromBoard(here.stones(here.turn().other()));
    int mine = Integer.bitCount(own);
    int others = Integer.bitCount(his);
    var table =
        pairs
            .computeIfAbsent(
                32 * mine + others,
                _ ->
                    moving.known(mine, others)
                        ? Optional.of(moving.open(mine, others))
                        : Optional.empty())
            .orElse(null);
    if (table == null) {
      return null;
    }
    int entry = table.at(space.index(own, his));
    return Entry.drawn(entry)
        ? new Known(Value.DRAWN, 0)
        : new Known(Entry.won(entry) ? Value.WON : Value.LOST, Entry.plies(entry));
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
    var table =
        stages
            .computeIfAbsent(
                stage,
                _ ->
                    placing.solved(stage) ? Optional.of(placing.open(stage)) : Optional.empty())
            .orElse(null);
    if (table == null) {
      return null;
    }
    var orbits = space.orbits(stage.white());
    var subsets = space.subsets(stage.white(), stage.black());
    int place = orbits.place(space.plane().fromBoard(here.white()));
    int black = space.plane().image(place & 15, space.plane().fromBoard(here.black()));
    int rank = subsets.rank(Integer.compress(black, orbits.free(place >>> 4)));
    long index = (long) (place >>> 4) * subsets.count() + rank;
    return switch (table.at(index / 4) >> 2 * (index % 4) & 3) {
      case Worth.DRAWN -> new Known(Value.DRAWN, 0);
      case Worth.WON -> new Known(Value.WON, 1);
      default -> new Known(Value.LOST, 0);
    };
  }

  @Override
  public void close() {
    pairs.values().forEach(table -> table.ifPresent(Entries::close));
    stages.values().forEach(table -> table.ifPresent(TableFile::close));
    workers.close();
  }
}
