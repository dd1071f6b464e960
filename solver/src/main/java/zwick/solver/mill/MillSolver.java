package zwick.solver.mill;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import zwick.game.Side;
import zwick.mill.MillPosition;
import zwick.mill.MillRules;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.Placing;
import zwick.mill.MillRules.PlacingMill;
import zwick.mill.MillRules.TakeFromMill;
import zwick.solver.BadTable;
import zwick.solver.PlacingCensus;
import zwick.solver.ProgressListener;
import zwick.solver.RemainingWork;
import zwick.solver.Solver;
import zwick.solver.SolvingPlan;
import zwick.solver.TableCensus;
import zwick.solver.Workers;
import zwick.solver.files.SolvingTimes;
import zwick.solver.mill.moving.MovingTables;
import zwick.solver.mill.placing.PlacingTables;
import zwick.solver.mill.positions.MovingIndex;
import zwick.solver.mill.positions.MovingRules;

/// Solves a mill game: first the moving phase from three stones up, then, if all stones are in it,
/// the placing phase back to the empty board. Whatever is already on the disk is not made again, so
/// it can be stopped and started at any time.
public final class MillSolver implements Solver {
  private final MillRules rules;
  private final int stones;
  private final MovingIndex space;
  private final MovingTables moving;
  private final PlacingTables placing;
  private final Path folder;
  private final boolean brief;
  private final MillTableGroups pieces;

  /// @param stones how many each side has at most in the moving phase; as many as the rules have
  ///   for the whole game
  /// @param brief whether the tables of the moving phase go without plies, for less than half the
  ///   room
  public MillSolver(MillRules rules, Path folder, int stones, boolean brief, Workers workers) {
    this.rules = rules;
    this.stones = stones;
    this.folder = folder;
    this.brief = brief;
    space = new MovingIndex(MovingRules.of(rules));
    moving = new MovingTables(MillFolders.moving(folder, space.rules()), space, brief, workers);
    var text = MillFolders.text(rules);
    placing = new PlacingTables(MillFolders.placing(folder, text), text, space, moving, workers);
    pieces = new MillTableGroups(space, moving, placing, workers, rules.stones(), whole(rules));
  }

  /// Whether these rules can be solved. A mill that takes nothing and yet brings another move would
  /// lead from a table into itself.
  public static boolean solvable(MillRules rules) {
    return rules.movingMill() == MovingMill.REMOVE || rules.takeFromMill() != TakeFromMill.NEVER;
  }

  /// Whether the placing phase can be solved too: stones are placed in turn, one each ply.
  public static boolean whole(MillRules rules) {
    return solvable(rules)
        && rules.placing() == Placing.FIRST
        && rules.placingMill() == PlacingMill.REMOVE;
  }

  /// What is left of the game when all is there that was asked for.
  public RemainingWork remainingWork() {
    return new MillRemainingWork(rules, space).of(pieces.of(rules.stones()), solvingTimes());
  }

  @Override
  public SolvingPlan solvingPlan() {
    return pieces.plan(stones, brief);
  }

  @Override
  public void solve(ProgressListener progressListener) {
    try {
      for (var where : folders()) {
        Files.createDirectories(where);
      }
    } catch (IOException e) {
      throw new BadTable(BadTable.Trouble.REFUSED, folder, String.valueOf(e.getMessage()));
    }
    run(progressListener, SolvingTimes.SOLVED, piece -> !piece.there(), MillTableGroup::solve);
  }

  @Override
  public void verify(ProgressListener progressListener) {
    complete();
    run(progressListener, SolvingTimes.CHECKED, MillTableGroup::there, MillTableGroup::check);
  }

  /// Every table is built on those before it, so none of them may be missing.
  private void complete() {
    boolean later = false;
    for (var piece : pieces.of(stones).reversed()) {
      if (!piece.there() && (later || piece.begun())) {
        piece.require();
      }
      later |= piece.there();
    }
  }

  private interface Choice {
    boolean takes(MillTableGroup piece);
  }

  private interface Work {
    Runnable of(MillTableGroup piece);
  }

  private void run(ProgressListener progressListener, String kind, Choice choice, Work work) {
    var all = pieces.of(stones);
    long total = all.stream().mapToLong(MillTableGroup::positions).sum();
    long done = 0;
    for (var piece : all) {
      progressListener.at(piece.name(), done, total);
      if (choice.takes(piece)) {
        double start = SolvingTimes.spent();
        work.of(piece).run();
        double spent = SolvingTimes.spent() - start;
        new SolvingTimes(where(piece.placing()), kind).note(piece.name(), spent);
        progressListener.finished(piece.name(), piece.positions(), spent);
      }
      done += piece.positions();
    }
    progressListener.at("", done, total);
  }

  @Override
  public List<TableCensus> census() {
    var all = new ArrayList<TableCensus>();
    for (int own = 3; own <= stones; own++) {
      for (int opponent = 3; opponent <= stones; opponent++) {
        if (moving.known(own, opponent, false)) {
          all.add(moving.census(own, opponent));
        }
      }
    }
    return all;
  }

  /// What the tables of the placing phase say, those of each ply in one; only the plies that are
  /// there whole.
  public List<PlacingCensus> plies() {
    var plies = new ArrayList<PlacingCensus>();
    for (int ply = 0; ply < 2 * rules.stones() && !pieces.stages(stones).isEmpty(); ply++) {
      var all = placing.stages(rules.stones(), ply);
      if (all.stream().allMatch(placing::solved)) {
        plies.add(PlacingCensus.of(ply, all.stream().map(placing::census).toList()));
      }
    }
    return plies;
  }

  /// A position of the moving phase that takes longest, the side to move being White; none where
  /// everything is drawn.
  public Optional<MillPosition> longest(int own, int opponent) {
    return moving
        .longest(own, opponent)
        .map(sets -> new MillPosition(rules, sets[0], sets[1], 0, 0, Side.WHITE, false));
  }

  @Override
  public Map<String, Double> solvingTimes() {
    return times(SolvingTimes.SOLVED);
  }

  @Override
  public Map<String, Double> checkingTimes() {
    return times(SolvingTimes.CHECKED);
  }

  private Map<String, Double> times(String kind) {
    var all = new LinkedHashMap<String, Double>();
    for (var where : folders()) {
      all.putAll(new SolvingTimes(where, kind).all());
    }
    return all;
  }

  @Override
  public List<Path> folders() {
    return pieces.stages(stones).isEmpty()
        ? List.of(where(false))
        : List.of(where(false), where(true));
  }

  private Path where(boolean inHand) {
    return inHand
        ? MillFolders.placing(folder, MillFolders.text(rules))
        : MillFolders.moving(folder, space.rules());
  }

  public MovingTables moving() {
    return moving;
  }

  PlacingTables placing() {
    return placing;
  }
}
