package zwick.wire.dxp;

import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.stream.Stream;
import zwick.fuzz.Check;
import zwick.fuzz.Target;
import zwick.game.SetupCheck;
import zwick.game.Side;
import zwick.notation.RuleText;
import zwick.wire.WireBoard;
import zwick.wire.WireMove;

/// Messages of DamExchange. Read or refused; what we write of one is a message again, and the same.
public final class DxpFuzz implements Target {
  @Override
  public String name() {
    return "dxp";
  }

  @Override
  public Stream<byte[]> seeds() {
    var board = WireBoard.DXP.write(RuleText.read("dame-10x10").start());
    return Stream.of(
            new DxpMessage.GameReq(1, "Somebody", Side.BLACK, 10, 75, ""),
            new DxpMessage.GameReq(1, "", Side.WHITE, 0.5, 0, board),
            new DxpMessage.GameAcc("Somebody else", DxpMessage.GameAcc.YES),
            new DxpMessage.Moved(12, new WireMove(32, 28, Set.of())),
            new DxpMessage.Moved(3, new WireMove(28, 19, Set.of(23, 14))),
            new DxpMessage.GameEnd(DxpMessage.GameEnd.DRAW, true),
            new DxpMessage.Chat("Good luck!"),
            new DxpMessage.BackReq(12, Side.WHITE),
            new DxpMessage.BackAcc(DxpMessage.BackAcc.YES))
        .map(message -> message.write().getBytes(StandardCharsets.US_ASCII));
  }

  @Override
  public void take(byte[] input) {
    DxpMessage message;
    try {
      message = DxpReader.read(new String(input, StandardCharsets.ISO_8859_1));
    } catch (PeerFailure failure) {
      Check.holds("garbled", failure.peerTrouble() instanceof PeerTrouble.Garbled);
      return;
    }
    var written = message.write();
    try {
      Check.same("message", written, DxpReader.read(written).write());
    } catch (PeerFailure failure) {
      throw new AssertionError("not of the protocol: " + written, failure);
    }
    if (message instanceof DxpMessage.GameReq request) {
      WireBoard.DXP
          .read(request.board())
          .ifPresent(setup -> {
            if (RuleText.read("dame-10x10").check(setup) instanceof SetupCheck.Good(var position)) {
              Check.same("board", request.board(), WireBoard.DXP.write(position));
            }
          });
    }
  }
}
