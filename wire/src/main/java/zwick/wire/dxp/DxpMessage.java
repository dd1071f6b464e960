package zwick.wire.dxp;

import java.util.Locale;
import java.util.TreeSet;
import zwick.game.Side;
import zwick.wire.WireBoard;
import zwick.wire.WireMove;

/// The messages of DamExchange, as the published protocol lays them out: a letter and then fields
/// of fixed widths.
sealed interface DxpMessage {
  int VERSION = 1;
  int LONGEST_NAME = 32;
  int LONGEST_TEXT = 126;

  String write();

  /// The initiator asks for a game.
  ///
  /// @param follower the side the other program is to play
  /// @param minutes for each side's whole game; some programs write parts of minutes
  /// @param moves after which the game may be ended; 0 for no limit
  /// @param board the position, as [WireBoard#DXP] has it; empty for the usual start
  record GameReq(int version, String name, Side follower, double minutes, int moves, String board)
      implements DxpMessage {
    @Override
    public String write() {
      return "R"
          + digits(version, 2)
          + padded(name)
          + WireBoard.DXP.letter(follower)
          + digits(Math.round(minutes), 3)
          + digits(moves, 3)
          + (board.isEmpty() ? "A" : "B" + board);
    }
  }

  /// The follower's answer.
  record GameAcc(String name, char code) implements DxpMessage {
    static final char YES = '0', OTHER_VERSION = '1', NOT_THIS = '2', NEVER = '3';

    @Override
    public String write() {
      return "A" + padded(name) + code;
    }
  }

  /// @param seconds thought, for information only
  record Moved(double seconds, WireMove move) implements DxpMessage {
    @Override
    public String write() {
      var text =
          new StringBuilder("M")
              .append(digits(Math.round(seconds), 4))
              .append(digits(move.from(), 2))
              .append(digits(move.to(), 2))
              .append(digits(move.taken().size(), 2));
      new TreeSet<>(move.taken()).forEach(square -> text.append(digits(square, 2)));
      return text.toString();
    }
  }

  /// Sent instead of a move, and sent back as a receipt.
  ///
  /// @param stop whether no further game is wanted
  record GameEnd(char reason, boolean stop) implements DxpMessage {
    static final char NONE = '0', I_LOSE = '1', DRAW = '2', I_WIN = '3';

    @Override
    public String write() {
      return "E" + reason + (stop ? '1' : '0');
    }
  }

  record Chat(String text) implements DxpMessage {
    @Override
    public String write() {
      var ascii = ascii(text);
      return "C" + (ascii.length() > LONGEST_TEXT ? ascii.substring(0, LONGEST_TEXT) : ascii);
    }
  }

  /// Asks to go back to where `turn` had to make its move of this number; the first is 1.
  record BackReq(int number, Side turn) implements DxpMessage {
    @Override
    public String write() {
      return "B" + digits(number, 3) + WireBoard.DXP.letter(turn);
    }
  }

  record BackAcc(char code) implements DxpMessage {
    static final char YES = '0', NOT_THERE = '2';

    @Override
    public String write() {
      return "K" + code;
    }
  }

  private static String digits(long value, int width) {
    long most = Math.round(Math.pow(10, width)) - 1;
    return String.format(Locale.ROOT, "%0" + width + "d", Math.clamp(value, 0, most));
  }

  private static String padded(String name) {
    var ascii = ascii(name).strip();
    var fitting = ascii.length() > LONGEST_NAME ? ascii.substring(0, LONGEST_NAME) : ascii;
    return fitting + " ".repeat(LONGEST_NAME - fitting.length());
  }

  /// The protocol has no other characters, and nobody's terminal should get any.
  static String ascii(String text) {
    var ascii = new StringBuilder();
    text.chars().forEach(c -> ascii.append(c >= ' ' && c <= '~' ? (char) c : '?'));
    return ascii.toString();
  }
}
