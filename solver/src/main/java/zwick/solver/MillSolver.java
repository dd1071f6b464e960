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
  private static final long HEADROOM = 128L << 20;
  private static final String SOLVED = "solved";
  private static final String CHECKED = "checked";

  private final MillRules rules;
  private final int stones;
  private final MovingSpace space;
  private final MovingTables moving;
  private final PlacingTables placing;
  private final Path folder;
  private final Workers workers;

  /// @param stones how many each side has at most in the moving phase; as many as the rules have
  ///   for the whole game
  /// @param brief whether the tables of the moving phase go without plies, for less than half the
  ///   room
  public MillSolver(MillRules rules, Path folder, int stones, boolean brief, Workers workers) {
    this.rules = rules;
    this.stones = stones;
    this.folder = folder;
    this.workers = workers;
    space = new MovingSpace(MovingRules.of(rules));
    moving = new MovingTables(MillPaths.moving(folder, space.rules()), space, brief, workers);
    var text = MillPaths.text(rules);
    placing = new PlacingTables(MillPaths.placing(folder, text), text, space, moving, workers);
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

  /// How many positions with stones in hand these rules have that are not solved here, because
  /// hands do not empty in turn: where turns are free to place or to move, or a mill brings another
  /// one.
  public long rest() {
    if (whole(rules)) {
      return 0;
    }
    long positions = 0;
    for (int white = 0; white <= rules.stones(); white++) {
      for (int black = 0; black <= rules.stones(); black++) {
        positions +=
            hands(white, black)
                * space.orbits(white).count()
                * Subsets.binomial(space.plane().size() - white, black);
      }
    }
    int sides = 2;
    boolean extra = space.rules().again() || rules.placingMill() == PlacingMill.EXTRA_MOVE;
    return positions * sides * (extra ? 2 : 1);
  }

  /// With how many different hands such numbers of stones can be on the board: stones that were
  /// taken are neither here nor there.
  private long hands(int white, int black) {
    boolean kept =
        rules.placing() == Placing.FIRST && rules.placingMill() == PlacingMill.EXTRA_MOVE;
    int most = rules.stones();
    long all = kept ? 1 : (most - white + 1L) * (most - black + 1);
    boolean empty = !kept || white == most && black == most;
    return empty ? all - 1 : all;
  }

  /// One table or two that are made in one go.
  private record Piece(
      String name,
      List<Path> files,
      long positions,
      boolean there,
      Runnable solve,
      Runnable check) {}

  private List<Piece> pieces() {
    var pieces = new ArrayList<Piece>();
    for (var pair : MovingTables.pairs(stones)) {
      int many = pair[0];
      int few = pair[1];
      pieces.add(
          new Piece(
              many + "-" + few,
              List.of(moving.file(many, few), moving.file(few, many)),
              space.size(many, few) * (many == few ? 1 : 2),
              moving.solved(many, few),
              () -> moving.solve(many, few),
              () -> new MovingCheck(moving, space, workers).check(many, few)));
    }
    for (var stage : stages()) {
      pieces.add(
          new Piece(
              stage.title(),
              List.of(placing.file(stage)),
              placing.size(stage),
              placing.solved(stage),
              () -> placing.solve(stage),
              () -> new PlacingCheck(placing, space, stage).check(workers)));
    }
    return pieces;
  }

  /// Every table of the placing phase, the last ply first.
  private List<PlacingStage> stages() {
    var stages = new ArrayList<PlacingStage>();
    if (whole(rules) && stones == rules.stones()) {
      for (int ply = 2 * stones - 1; ply >= 0; ply--) {
        stages.addAll(placing.stages(stones, ply));
      }
    }
    return stages;
  }

  @Override
  public Plan plan() {
    long entries = 0;
    long disk = 0;
    for (var piece : pieces()) {
      entries += piece.positions;
      disk += piece.there ? 0 : piece.positions / (piece.name.startsWith("placing") ? 8 : 4);
    }
    long memory = 0;
    for (var pair : MovingTables.pairs(stones)) {
      long smaller = pair[0] > pair[1] ? space.size(pair[0] - 1, pair[1]) : 0;
      long here = 2 * space.size(pair[0], pair[1]);
      memory = Math.max(memory, here + smaller * (space.rules().two() ? 2 : 1));
    }
    for (var stage : stages()) {
      memory = Math.max(memory, placing.memory(stage));
    }
    return new Plan(entries, disk, memory + HEADROOM);
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
    run(progress, SOLVED, piece -> !piece.there, p -> p.solve);
  }

  @Override
  public void verify(Progress progress) {
    complete();
    run(progress, CHECKED, Piece::there, p -> p.check);
  }

  /// Every table is built on those before it, so none of them may be missing.
  private void complete() {
    var pieces = pieces();
    boolean later = false;
    for (var piece : pieces.reversed()) {
      for (var file : piece.files) {
        if (!piece.there && (later || piece.files.stream().anyMatch(Files::exists))) {
          if (!Files.exists(file)) {
            throw new BadTable(BadTable.Trouble.MISSING, file, "");
          }
        }
      }
      later |= piece.there;
    }
  }

  private interface Choice {
    boolean takes(Piece piece);
  }

  private interface Work {
    Runnable of(Piece piece);
  }

  private void run(Progress progress, String kind, Choice choice, Work work) {
    var pieces = pieces();
    long total = pieces.stream().mapToLong(Piece::positions).sum();
    long done = 0;
    for (var piece : pieces) {
      progress.at(piece.name, done, total);
      if (choice.takes(piece)) {
        double start = seconds();
        work.of(piece).run();
        double spent = seconds() - start;
        new Times(piece.files.getFirst(), kind).note(piece.name, spent);
        progress.finished(piece.name, piece.positions, spent);
      }
      done += piece.positions;
    }
    progress.at("", done, total);
  }

  /// Of all processors, by this program.
  static double seconds() {
    return ProcessHandle.current()
        .info()
        .totalCpuDuration()
        .map(t -> t.toMillis() / 1e3)
        .orElse(0.0);
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
    for (int ply = 0; ply < 2 * rules.stones() && !stages().isEmpty(); ply++) {
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

  /// The seconds it took to make each pair or table of the placing phase, as far as they were
  /// noted.
  public Map<String, Double> solvingTimes() {
    return times(SOLVED);
  }

  /// The seconds it took to check them.
  public Map<String, Double> checkingTimes() {
    return times(CHECKED);
  }

  private Map<String, Double> times(String kind) {
    var all = new LinkedHashMap<String, Double>();
    for (var where : folders()) {
      all.putAll(new Times(where.resolve("any.table"), kind).all());
    }
    return all;
  }

  @Override
  public List<Path> folders() {
    var where = new ArrayList<Path>();
    where.add(MillPaths.moving(folder, space.rules()));
    if (!stages().isEmpty()) {
      where.add(MillPaths.placing(folder, MillPaths.text(rules)));
    }
    return where;
  }

  MovingTables moving() {
    return moving;
  }

  PlacingTables placing() {
    return placing;
  }
}
