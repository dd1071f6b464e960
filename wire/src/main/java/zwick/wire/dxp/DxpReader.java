package zwick.wire.dxp;

import java.util.Optional;
import java.util.TreeSet;
import zwick.game.Side;
import zwick.wire.WireBoard;
import zwick.wire.WireMove;
import zwick.wire.dxp.DxpMessage.BackAcc;
import zwick.wire.dxp.DxpMessage.BackReq;
import zwick.wire.dxp.DxpMessage.Chat;
import zwick.wire.dxp.DxpMessage.GameAcc;
import zwick.wire.dxp.DxpMessage.GameEnd;
import zwick.wire.dxp.DxpMessage.GameReq;
import zwick.wire.dxp.DxpMessage.Moved;

/// Reads a message field by field. Nothing may be missing and nothing may be left over.
final class DxpReader {
  private static final int SQUARES = 50;

  private final String text;
  private int at;

  private DxpReader(String text) {
    this.text = text;
  }

  static DxpMessage read(String text) throws PeerFailure {
    var reader = new DxpReader(text);
    var message = reader.message();
    if (reader.at != text.length()) {
      throw reader.garbled();
    }
    return message;
  }

  private DxpMessage message() throws PeerFailure {
    return switch (letter()) {
      case 'R' -> new GameReq(whole(2), name(), side(), real(3), whole(3), board());
      case 'A' -> new GameAcc(name(), letter());
      case 'M' -> new Moved(real(4), move());
      case 'E' -> new GameEnd(letter(), letter() == '1');
      case 'C' -> new Chat(DxpMessage.ascii(field(text.length() - at)));
      case 'B' -> new BackReq(whole(3), side());
      case 'K' -> new BackAcc(letter());
      default -> throw garbled();
    };
  }

  private String board() throws PeerFailure {
    return switch (letter()) {
      case 'A' -> "";
      case 'B' -> field(1 + SQUARES);
      default -> throw garbled();
    };
  }

  private WireMove move() throws PeerFailure {
    int from = whole(2);
    int to = whole(2);
    int count = whole(2);
    var taken = new TreeSet<Integer>();
    for (int i = 0; i < count; i++) {
      taken.add(whole(2));
    }
    return new WireMove(from, to, taken);
  }

  private Side side() throws PeerFailure {
    Optional<Side> side = WireBoard.DXP.side(letter());
    if (side.isEmpty()) {
      throw garbled();
    }
    return side.get();
  }

  private String name() throws PeerFailure {
    return DxpMessage.ascii(field(DxpMessage.LONGEST_NAME)).strip();
  }

  private int whole(int width) throws PeerFailure {
    var digits = field(width);
    if (!digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
      throw garbled();
    }
    return Integer.parseInt(digits);
  }

  /// Some programs write `0.5` where the protocol has whole numbers only.
  private double real(int width) throws PeerFailure {
    var digits = field(width).strip();
    if (!digits.matches("[0-9]+\\.?[0-9]*|\\.[0-9]+")) {
      throw garbled();
    }
    return Double.parseDouble(digits);
  }

  private char letter() throws PeerFailure {
    return field(1).charAt(0);
  }

  private String field(int width) throws PeerFailure {
    if (at + width > text.length()) {
      throw garbled();
    }
    at += width;
    return text.substring(at - width, at);
  }

  private PeerFailure garbled() {
    return new PeerFailure(new PeerTrouble.Garbled(DxpMessage.ascii(text)));
  }
}
