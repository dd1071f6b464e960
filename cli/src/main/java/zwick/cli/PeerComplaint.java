package zwick.cli;

import zwick.game.Position;
import zwick.wire.Trouble;
import zwick.wire.WireMove;

/// Says what is the matter with another program.
record PeerComplaint(Talk talk) {
  BadUsage of(Trouble trouble) {
    return switch (trouble) {
      case Trouble.Unreachable(String host, int port) ->
          new BadUsage("dxp.unreachable", host, port);
      case Trouble.PortTaken(int port) -> new BadUsage("dxp.port-taken", port);
      case Trouble.HungUp _ -> new BadUsage("dxp.hung-up");
      case Trouble.Silent(long seconds) -> new BadUsage("dxp.silent", seconds);
      case Trouble.Garbled(String text) -> new BadUsage("dxp.garbled", text);
      case Trouble.Unexpected(String text) -> new BadUsage("dxp.unexpected", text);
      case Trouble.Declined(String name, char code) -> new BadUsage("dxp.declined", name, code);
      case Trouble.Illegal(Position position, WireMove move) -> illegal(position, move);
    };
  }

  /// With the referee's reason, unless only the pieces taken are wrong.
  private BadUsage illegal(Position position, WireMove move) {
    return position.find(move.wish()).isEmpty()
        ? new BadUsage(
            "dxp.illegal", move, talk.words().refusal(position.explain(move.wish()), position))
        : new BadUsage("dxp.illegal-taken", move);
  }
}
