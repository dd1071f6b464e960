package zwick.fuzz;

import java.util.List;
import zwick.hall.BackupFuzz;
import zwick.hall.EventFuzz;
import zwick.hall.TermsFuzz;
import zwick.server.AddressFuzz;
import zwick.server.AskingFuzz;
import zwick.server.HeaderFuzz;
import zwick.server.PasskeyFuzz;
import zwick.solver.TableFuzz;
import zwick.wire.DxpFuzz;
import zwick.wire.HubFuzz;

/// All targets. A new parser gets its line here.
public final class Targets {
  private Targets() {}

  public static List<Target> all() {
    return List.of(
        new RulesFuzz(),
        new PositionFuzz.Mill(),
        new PositionFuzz.Draughts(),
        new PositionFuzz.Wolf(),
        new ActionFuzz(),
        new JsonFuzz(),
        new RecordFuzz.OfPdn(),
        new RecordFuzz.OfJson(),
        new RecordFuzz.OfText(),
        new WeightsFuzz(),
        new TableFuzz(),
        new HubFuzz(),
        new DxpFuzz(),
        new TermsFuzz(),
        new EventFuzz(),
        new BackupFuzz(),
        new AskingFuzz(),
        new HeaderFuzz(),
        new AddressFuzz(),
        new PasskeyFuzz());
  }
}
