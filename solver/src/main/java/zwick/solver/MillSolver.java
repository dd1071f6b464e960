package zwick.solver;

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

/// Solves a mill game: first the moving phase from three stones up, then, if all stones are in it,
/// the placing phase back to the empty board. Whatever is already on the disk is not made again, so
/// it can be stopped and started at any time.
public final class MillSolver implements Solver {
  private final MillRules rules;
  private final int stones;
  private final MovingSpace space;
  private final MovingTables moving;
  private final PlacingTables placing;
  private final Path folder;
  private final boolean brief;
  private final MillPieces pieces;

  /// @param stones how many each side has at most in the moving phase; as many as the rules have
  ///   for the whole game
  /// @param brief whether the tables of the moving phase go without plies, for less than half the
  ///   room
  public MillSolver(MillRules rules, Path folder, int stones, boolean brief, Workers workers) {
    this.rules = rules;
    this.stones = stones;
    this.folder = folder;
    this.brief = brief;
    space = new MovingSpace(MovingRules.of(rules));
    moving = new MovingTables(MillPaths.moving(folder, space.rules()), space, brief, workers);
    var text = MillPaths.text(rules);
    placing = new PlacingTables(MillPaths.placing(folder, text), text, space, moving, workers);
    pieces = new MillPieces(space, moving, placing, workers, rules.stones(), whole(rules));
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
  public Rest rest() {
    return new MillRest(rules, space).of(pieces.of(rules.stones()), solvingTimes());
  }

  @Override
  public Plan plan() {
    return pieces.plan(stones, brief);
  }

  @Override
  public void solve(Progress progress) {
    try {
      for (var where : folders()) {
        Files.createDirectories(where);
      }
    } catch (IOException e) {
      throw new BadTable(BadTable.Trouble.REFUSED, folder, String.valueOf(e.getMessage()));
    }
    run(progress, Times.SOLVED, piece -> !piece.there(), MillPiece::solve);
  }

  @Override
  public void verify(Progress progress) {
    complete();
    run(progress, Times.CHECKED, MillPiece::there, MillPiece::check);
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
    boolean takes(MillPiece piece);
  }

  private interface Work {
    Runnable of(MillPiece piece);
  }

  private void run(Progress progress, String kind, Choice choice, Work work) {
    var all = pieces.of(stones);
    long total = all.stream().mapToLong(MillPiece::positions).sum();
    long done = 0;
    for (var piece : all) {
      progress.at(piece.name(), done, total);
      if (choice.takes(piece)) {
        double start = Times.spent();
        work.of(piece).run();
        double spent = Times.spent() - start;
        new Times(where(piece.placing()), kind).note(piece.name(), spent);
        progress.finished(piece.name(), piece.positions(), spent);
      }
      done += piece.positions();
    }
    progress.at("", done, total);
  }

  @Override
  public List<Census> census() {
    var all = new ArrayList<Census>();
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
  public List<Ply> plies() {
    var plies = new ArrayList<Ply>();
    for (int ply = 0; ply < 2 * rules.stones() && !pieces.stages(stones).isEmpty(); ply++) {
      var all = placing.stages(rules.stones(), ply);
      if (all.stream().allMatch(placing::solved)) {
        plies.add(Ply.of(ply, all.stream().map(placing::census).toList()));
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
    return times(Times.SOLVED);
  }

  @Override
  public Map<String, Double> checkingTimes() {
    return times(Times.CHECKED);
  }

  private Map<String, Double> times(String kind) {
    var all = new LinkedHashMap<String, Double>();
    for (var where : folders()) {
      all.putAll(new Times(where, kind).all());
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
        ? MillPaths.placing(folder, MillPaths.text(rules))
        : MillPaths.moving(folder, space.rules());
  }

  MovingTables moving() {
    return moving;
  }

  PlacingTables placing() {
    return placing;
  }
}
