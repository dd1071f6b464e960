package zwick.game.presets;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import zwick.draughts.DraughtsRules;
import zwick.draughts.DraughtsRules.CaptureChoice;
import zwick.draughts.DraughtsRules.Corner;
import zwick.draughts.DraughtsRules.Crowning;
import zwick.draughts.DraughtsRules.Goal;
import zwick.draughts.DraughtsRules.King;
import zwick.draughts.DraughtsRules.KingLands;
import zwick.draughts.DraughtsRules.LoneKings;
import zwick.draughts.DraughtsRules.MenCapture;
import zwick.draughts.DraughtsRules.Obligation;
import zwick.draughts.DraughtsRules.TakenLeave;
import zwick.game.DrawBy;
import zwick.game.YesNo;

/// The draughts games of the booklets. The comment beside a line names the paragraph it follows;
/// "ours" marks what the source is silent about.
public final class DraughtsPresets {
  /// Ravensburger, "Mühle & Dame", German and Italian parts.
  public static final DraughtsRules DAME_RAVENSBURGER =
      new DraughtsRules(
          "dame-ravensburger",
          8, // Grundregel
          12, // Grundregel
          Corner.LEFT, // Grundregel: dark on the left
          MenCapture.FORWARD, // Spielablauf: never backwards
          YesNo.YES, // Dame bilden, last sentence
          King.FLYING, // Dame bilden
          KingLands.BEHIND, // Dame bilden
          CaptureChoice.FREE, // Steine schlagen: no order of rank
          Crowning.ON_STOP, // Dame bilden
          TakenLeave.AFTER_MOVE, // Steine schlagen: at the end of the move
          Obligation.INSIST, // Steine schlagen; Variante: huff
          Goal.CAPTURE, // Ziel des Spiels
          3, // ours
          25, // ours
          YesNo.NO,
          LoneKings.CLAIM, // Ende des Spiels
          0, // ours
          DrawBy.AUTOMATIC); // ours

  /// Ravensburger, "Marelle & Dames", the French part.
  public static final DraughtsRules DAMES_RAVENSBURGER =
      new DraughtsRules(
          "dames-ravensburger",
          8, // Règle de base
          12, // Règle de base
          Corner.LEFT, // Règle de base
          MenCapture.ALL, // Capture d'un pion: forwards or backwards
          YesNo.YES, // Aller à dame, last sentence
          King.FLYING, // Aller à dame
          KingLands.BEHIND, // Aller à dame
          CaptureChoice.FREE, // Capture d'un pion: no order of rank
          Crowning.ON_STOP, // Aller à dame
          TakenLeave.AFTER_MOVE, // Capture d'un pion
          Obligation.INSIST, // Capture d'un pion; Variante: huff
          Goal.CAPTURE, // But du jeu
          3, // ours
          25, // ours
          YesNo.NO,
          LoneKings.CLAIM, // Fin de la partie
          0, // ours
          DrawBy.AUTOMATIC); // ours

  /// Ravensburger, German and Italian parts: the basic rules on the whole board.
  public static final DraughtsRules DAME_100 =
      new DraughtsRules(
          "dame-100",
          10, // Dame 100
          20, // Dame 100
          Corner.LEFT,
          MenCapture.FORWARD,
          YesNo.YES,
          King.FLYING,
          KingLands.BEHIND,
          CaptureChoice.FREE,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.INSIST,
          Goal.CAPTURE,
          3, // ours
          25, // ours
          YesNo.NO,
          LoneKings.CLAIM,
          0, // ours
          DrawBy.AUTOMATIC); // ours

  /// Ravensburger, the French part on the whole board.
  public static final DraughtsRules DAMES_100 =
      new DraughtsRules(
          "dames-100",
          10, // Dame 100
          20, // Dame 100
          Corner.LEFT,
          MenCapture.ALL,
          YesNo.YES,
          King.FLYING,
          KingLands.BEHIND,
          CaptureChoice.FREE,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.INSIST,
          Goal.CAPTURE,
          3, // ours
          25, // ours
          YesNo.NO,
          LoneKings.CLAIM,
          0, // ours
          DrawBy.AUTOMATIC); // ours

  /// The Italian booklet: dama.
  public static final DraughtsRules DAMA =
      new DraughtsRules(
          "dama",
          8, // Contenuto
          12, // Preparativi
          Corner.LEFT, // Preparativi
          MenCapture.FORWARD, // Svolgimento: no capture backwards
          YesNo.YES, // Svolgimento
          King.FLYING, // Svolgimento
          KingLands.BEHIND, // Svolgimento
          CaptureChoice.FREE, // Svolgimento: free choice
          Crowning.ON_STOP, // Svolgimento
          TakenLeave.AFTER_MOVE, // ours
          Obligation.HUFF, // Svolgimento, last sentence
          Goal.CAPTURE, // Scopo del gioco
          3, // ours
          25, // ours
          YesNo.NO,
          LoneKings.CLAIM, // ours
          0, // ours
          DrawBy.AUTOMATIC); // ours

  /// The Italian booklet, a variant: who loses all pieces first wins.
  public static final DraughtsRules MANGIA_LA_DAMA =
      new DraughtsRules(
          "mangia-la-dama",
          8,
          12,
          Corner.LEFT,
          MenCapture.FORWARD,
          YesNo.YES,
          King.FLYING,
          KingLands.BEHIND,
          CaptureChoice.FREE,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE, // ours
          Obligation.ENFORCED, // Mangia la dama: the duty to capture holds here too
          Goal.LOSE, // Mangia la dama
          3, // ours
          25, // ours
          YesNo.NO,
          LoneKings.NO,
          0, // ours
          DrawBy.AUTOMATIC); // ours

  /// The German booklet of Dame (10x10): international draughts.
  public static final DraughtsRules DAME_10X10 =
      new DraughtsRules(
          "dame-10x10",
          10, // Das Brett und der Beginn
          20, // Das Brett und der Beginn
          Corner.LEFT, // Das Brett und der Beginn
          MenCapture.ALL, // Schlagen: forwards and backwards
          YesNo.YES, // Schlagen: a king counts as one piece
          King.FLYING, // Eine Dame erhalten
          KingLands.ANYWHERE, // Schlagen, last paragraph
          CaptureChoice.MOST, // Schlagen: most pieces first
          Crowning.ON_STOP, // Eine Dame erhalten: only where it stops
          TakenLeave.AFTER_MOVE, // ours
          Obligation.ENFORCED, // Schlagen: enforced
          Goal.CAPTURE, // Ende des Spiels
          3, // Remis-Regeln
          25, // Remis-Regeln
          YesNo.YES, // Remis-Regeln
          LoneKings.NO, // Remis-Regeln: the 5-move rule instead
          40, // Remis-Regeln
          DrawBy.CLAIM); // Remis-Regeln, last paragraph

  private static final Set<String> DRAWS =
      Set.of("repetition", "quiet-moves", "agreement-after", "draw-by");

  public static final List<Preset> ALL = all();

  private static List<Preset> all() {
    var booklets =
        List.of(
            new Preset(DAME_RAVENSBURGER, true, DRAWS),
            new Preset(DAMES_RAVENSBURGER, true, DRAWS),
            new Preset(DAME_100, true, DRAWS),
            new Preset(DAMES_100, true, DRAWS),
            new Preset(
                DAMA,
                true,
                Set.of(
                    "taken-leave",
                    "repetition",
                    "quiet-moves",
                    "lone-kings",
                    "agreement-after",
                    "draw-by")),
            new Preset(
                MANGIA_LA_DAMA,
                true,
                Set.of("taken-leave", "repetition", "quiet-moves", "agreement-after", "draw-by")),
            new Preset(DAME_10X10, true, Set.of("taken-leave")));
    return Stream.concat(booklets.stream(), WorldDraughtsPresets.ALL.stream()).toList();
  }

  private DraughtsPresets() {}
}
