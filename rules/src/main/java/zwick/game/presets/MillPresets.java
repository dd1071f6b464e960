package zwick.game.presets;

import static zwick.game.DrawBy.AUTOMATIC;

import java.util.List;
import java.util.Set;
import zwick.game.YesNo;
import zwick.mill.MillRules;
import zwick.mill.MillRules.Board;
import zwick.mill.MillRules.Jump;
import zwick.mill.MillRules.MovingMill;
import zwick.mill.MillRules.Placing;
import zwick.mill.MillRules.PlacingMill;
import zwick.mill.MillRules.TakeFromMill;
import zwick.mill.MillRules.TwoMills;

/// The mill games as they are printed. The comment beside a line names the paragraph it follows;
/// "ours" marks what the source is silent about.
public final class MillPresets {
  /// Ravensburger, "Mühle & Dame", the mill part in German, French and Italian.
  public static final MillRules RAVENSBURGER =
      new MillRules(
          "muehle-ravensburger",
          Board.NINE, // Vorbereitung
          9, // Vorbereitung
          TakeFromMill.NEVER, // Spielsteine setzen, "Wichtig dabei"
          Jump.THREE, // Springen
          YesNo.YES, // Ende des Spiels
          Placing.FIRST, // Spielsteine ziehen
          PlacingMill.REMOVE, // Spielsteine setzen
          MovingMill.REMOVE, // Spielsteine ziehen
          TwoMills.ONE, // ours
          3, // ours
          100, // ours
          AUTOMATIC); // ours

  /// The tournament rules in German.
  public static final MillRules TURNIER =
      new MillRules(
          "muehle-turnier",
          Board.NINE, // Ablauf
          9, // Ablauf, Setzphase
          TakeFromMill.IF_ALL, // Mühle, in brackets: since 2010
          Jump.THREE, // Ablauf, Endphase
          YesNo.NO, // Ablauf, Endphase: lost when one more stone is taken
          Placing.FIRST, // Ablauf
          PlacingMill.REMOVE, // Mühle
          MovingMill.REMOVE, // Mühle
          TwoMills.ONE, // Mühle: one stone
          3, // Unentschieden
          50, // Unentschieden
          AUTOMATIC); // Unentschieden

  /// The Italian booklet: mulino.
  public static final MillRules MULINO =
      new MillRules(
          "mulino",
          Board.NINE, // Preparativi
          9, // Preparativi
          TakeFromMill.IF_ALL, // Preparativi, last paragraph
          Jump.THREE, // Preparativi, last paragraph
          YesNo.NO, // Fine del gioco
          Placing.FIRST, // Preparativi
          PlacingMill.REMOVE, // Preparativi
          MovingMill.REMOVE, // Preparativi
          TwoMills.ONE, // Preparativi: one stone
          3, // ours
          100, // ours
          AUTOMATIC); // ours

  /// The Italian booklet, first variant: placing and moving mixed.
  public static final MillRules MISTO =
      new MillRules(
          "mulino-misto",
          Board.NINE,
          9,
          TakeFromMill.IF_ALL,
          Jump.THREE,
          YesNo.NO,
          Placing.MIXED, // Mulino misto
          PlacingMill.REMOVE,
          MovingMill.REMOVE,
          TwoMills.ONE,
          3, // ours
          100, // ours
          AUTOMATIC); // ours

  /// The Italian booklet, second variant: a mill gives another move.
  public static final MillRules CEYLONESE =
      new MillRules(
          "mulino-ceylonese",
          Board.NINE,
          9,
          TakeFromMill.IF_ALL,
          Jump.THREE,
          YesNo.NO,
          Placing.FIRST,
          PlacingMill.EXTRA_MOVE, // Mulino ceylonese, first two sentences
          MovingMill.REMOVE_AND_EXTRA_MOVE, // Mulino ceylonese, last sentence
          TwoMills.ONE,
          3, // ours
          100, // ours
          AUTOMATIC); // ours

  /// Lasker's morris: ten stones, placing and moving mixed (Emanuel Lasker, 1931).
  public static final MillRules LASKER =
      new MillRules(
          "lasker",
          Board.NINE,
          10,
          TakeFromMill.IF_ALL,
          Jump.THREE,
          YesNo.NO,
          Placing.MIXED,
          PlacingMill.REMOVE,
          MovingMill.REMOVE,
          TwoMills.ONE,
          3, // ours
          100, // ours
          AUTOMATIC); // ours

  /// Morabaraba: twelve stones ("cows") on the board with diagonals.
  public static final MillRules MORABARABA = twelve("morabaraba");

  /// Twelve men's morris, the same game under its European name.
  public static final MillRules TWELVE = twelve("twelve");

  /// Six men's morris: two rings, nobody jumps.
  public static final MillRules SIX =
      new MillRules(
          "six",
          Board.SIX,
          6,
          TakeFromMill.IF_ALL,
          Jump.NEVER,
          YesNo.NO,
          Placing.FIRST,
          PlacingMill.REMOVE,
          MovingMill.REMOVE,
          TwoMills.ONE,
          3, // ours
          100, // ours
          AUTOMATIC); // ours

  private static MillRules twelve(String id) {
    return new MillRules(
        id,
        Board.TWELVE,
        12,
        TakeFromMill.IF_ALL,
        Jump.THREE,
        YesNo.NO,
        Placing.FIRST,
        PlacingMill.REMOVE,
        MovingMill.REMOVE,
        TwoMills.ONE,
        3, // ours
        100, // ours
        AUTOMATIC); // ours
  }

  private static final Set<String> DRAWS = Set.of("repetition", "quiet-moves", "draw-by");

  public static final List<Preset> ALL =
      List.of(
          new Preset(
              RAVENSBURGER, true, Set.of("two-mills", "repetition", "quiet-moves", "draw-by")),
          new Preset(TURNIER, true, Set.of()),
          new Preset(MULINO, true, DRAWS),
          new Preset(MISTO, true, DRAWS),
          new Preset(CEYLONESE, true, DRAWS),
          new Preset(LASKER, false, DRAWS),
          new Preset(MORABARABA, false, DRAWS),
          new Preset(TWELVE, false, DRAWS),
          new Preset(SIX, false, DRAWS));

  private MillPresets() {}
}
