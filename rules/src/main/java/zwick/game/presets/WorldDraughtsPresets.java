package zwick.game.presets;

import java.util.List;
import java.util.Set;
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

/// Draughts games that many people play beyond the booklets, spelled with the same options.
/// Published leaf counts check the generator against them.
public final class WorldDraughtsPresets {
  /// English draughts, or American checkers.
  public static final DraughtsRules ENGLISH =
      new DraughtsRules(
          "english",
          8,
          12,
          Corner.LEFT,
          MenCapture.FORWARD,
          YesNo.YES,
          King.SHORT,
          KingLands.BEHIND,
          CaptureChoice.FREE,
          Crowning.AT_ONCE_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          40,
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Russian draughts.
  public static final DraughtsRules RUSSIAN =
      new DraughtsRules(
          "russian",
          8,
          12,
          Corner.LEFT,
          MenCapture.ALL,
          YesNo.YES,
          King.FLYING,
          KingLands.ANYWHERE,
          CaptureChoice.FREE,
          Crowning.AT_ONCE_CONTINUE,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          15,
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Brazilian draughts: the international rules on 8×8.
  public static final DraughtsRules BRAZILIAN =
      new DraughtsRules(
          "brazilian",
          8,
          12,
          Corner.LEFT,
          MenCapture.ALL,
          YesNo.YES,
          King.FLYING,
          KingLands.ANYWHERE,
          CaptureChoice.MOST,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          20,
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Italian draughts.
  public static final DraughtsRules ITALIAN =
      new DraughtsRules(
          "italian",
          8,
          12,
          Corner.RIGHT,
          MenCapture.FORWARD,
          YesNo.NO,
          King.SHORT,
          KingLands.BEHIND,
          CaptureChoice.MOST_KING_FIRST,
          Crowning.AT_ONCE_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          40,
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Spanish draughts.
  public static final DraughtsRules SPANISH =
      new DraughtsRules(
          "spanish",
          8,
          12,
          Corner.RIGHT,
          MenCapture.FORWARD,
          YesNo.YES,
          King.FLYING,
          KingLands.ANYWHERE,
          CaptureChoice.MOST_KINGS,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          25, // ours
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Czech draughts.
  public static final DraughtsRules CZECH =
      new DraughtsRules(
          "czech",
          8,
          12,
          Corner.LEFT,
          MenCapture.FORWARD,
          YesNo.YES,
          King.FLYING,
          KingLands.ANYWHERE,
          CaptureChoice.KING_FIRST,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          15,
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Thai draughts, makhos.
  public static final DraughtsRules THAI =
      new DraughtsRules(
          "thai",
          8,
          8,
          Corner.LEFT,
          MenCapture.FORWARD,
          YesNo.YES,
          King.FLYING,
          KingLands.BEHIND,
          CaptureChoice.FREE,
          Crowning.ON_STOP,
          TakenLeave.AT_ONCE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          25, // ours
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Frisian draughts.
  public static final DraughtsRules FRISIAN =
      new DraughtsRules(
          "frisian",
          10,
          20,
          Corner.LEFT,
          MenCapture.EIGHT,
          YesNo.YES,
          King.FLYING,
          KingLands.ANYWHERE,
          CaptureChoice.VALUE,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.CAPTURE,
          3,
          25, // ours
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  /// Losing draughts by the international rules.
  public static final DraughtsRules ANTIDRAUGHTS =
      new DraughtsRules(
          "antidraughts",
          10,
          20,
          Corner.LEFT,
          MenCapture.ALL,
          YesNo.YES,
          King.FLYING,
          KingLands.ANYWHERE,
          CaptureChoice.MOST,
          Crowning.ON_STOP,
          TakenLeave.AFTER_MOVE,
          Obligation.ENFORCED,
          Goal.LOSE,
          3,
          25, // ours
          YesNo.NO,
          LoneKings.NO,
          0,
          DrawBy.AUTOMATIC);

  private static final Set<String> QUIET = Set.of("quiet-moves");

  static final List<Preset> ALL =
      List.of(
          new Preset(ENGLISH, false, Set.of()),
          new Preset(RUSSIAN, false, Set.of()),
          new Preset(BRAZILIAN, false, Set.of()),
          new Preset(ITALIAN, false, Set.of()),
          new Preset(SPANISH, false, QUIET),
          new Preset(CZECH, false, Set.of()),
          new Preset(THAI, false, QUIET),
          new Preset(FRISIAN, false, QUIET),
          new Preset(ANTIDRAUGHTS, false, QUIET));

  private WorldDraughtsPresets() {}
}
