package zwick.wire;

import zwick.game.Position;

/// Why there is no more playing with another program. Data; who started the game puts it into
/// words.
public sealed interface Trouble {
  /// Nobody answers there.
  record Unreachable(String host, int port) implements Trouble {}

  /// We cannot wait there: another program does, or we may not.
  record PortTaken(int port) implements Trouble {}

  record HungUp() implements Trouble {}

  record Silent(long seconds) implements Trouble {}

  /// No message of the protocol.
  record Garbled(String text) implements Trouble {}

  /// A message that does not belong there.
  record Unexpected(String text) implements Trouble {}

  record Illegal(Position position, WireMove move) implements Trouble {}

  /// @param code why, as [DxpMessage.GameAcc] has it
  record Declined(String name, char code) implements Trouble {}
}
