package zwick.fuzz;

import java.util.List;
import zwick.hall.game.EventFuzz;
import zwick.hall.game.TermsFuzz;
import zwick.hall.storage.BackupFuzz;
import zwick.server.authentication.PasskeyFuzz;
import zwick.server.page.HeaderFuzz;
import zwick.server.protocol.AskingFuzz;
import zwick.server.settings.AddressFuzz;
import zwick.solver.files.TableFuzz;
import zwick.wire.dxp.DxpFuzz;
import zwick.wire.hub.HubFuzz;

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
