package zwick.cli.commands.engine;

import zwick.cli.support.BadUsage;
import zwick.cli.support.CliTexts;
import zwick.game.Position;
import zwick.wire.WireMove;
import zwick.wire.dxp.PeerTrouble;

/// Says what is the matter with another program.
record PeerComplaint(CliTexts cliTexts) {
  BadUsage of(PeerTrouble peerTrouble) {
    return switch (peerTrouble) {
      case PeerTrouble.Unreachable(String host, int port) ->
          new BadUsage("dxp.unreachable", host, port);
      case PeerTrouble.PortTaken(int port) -> new BadUsage("dxp.port-taken", port);
      case PeerTrouble.HungUp _ -> new BadUsage("dxp.hung-up");
      case PeerTrouble.Silent(long seconds) -> new BadUsage("dxp.silent", seconds);
      case PeerTrouble.Garbled(String text) -> new BadUsage("dxp.garbled", text);
      case PeerTrouble.Unexpected(String text) -> new BadUsage("dxp.unexpected", text);
      case PeerTrouble.Declined(String name, char code) -> new BadUsage("dxp.declined", name, code);
      case PeerTrouble.Illegal(Position position, WireMove move) -> illegal(position, move);
    };
  }

  /// With the referee's reason, unless only the pieces taken are wrong.
  private BadUsage illegal(Position position, WireMove move) {
    return position.find(move.wish()).isEmpty()
        ? new BadUsage(
            "dxp.illegal", move, cliTexts.words().refusal(position.explain(move.wish()), position))
        : new BadUsage("dxp.illegal-taken", move);
  }
}
