package zwick.wire.dxp;

import zwick.game.Position;
import zwick.wire.WireMove;

/// Why there is no more playing with another program. Data; who started the game puts it into
/// words.
public sealed interface PeerTrouble {
  /// Nobody answers there.
  record Unreachable(String host, int port) implements PeerTrouble {}

  /// We cannot wait there: another program does, or we may not.
  record PortTaken(int port) implements PeerTrouble {}

  record HungUp() implements PeerTrouble {}

  record Silent(long seconds) implements PeerTrouble {}

  /// No message of the protocol.
  record Garbled(String text) implements PeerTrouble {}

  /// A message that does not belong there.
  record Unexpected(String text) implements PeerTrouble {}

  record Illegal(Position position, WireMove move) implements PeerTrouble {}

  /// @param code why, as [DxpMessage.GameAcc] has it
  record Declined(String name, char code) implements PeerTrouble {}
}
