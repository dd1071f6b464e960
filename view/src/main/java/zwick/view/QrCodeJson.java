package zwick.view;

import io.nayuki.qrcodegen.QrCode;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import zwick.game.BadInput;
import zwick.game.Problem;
import zwick.game.Problem.Thing;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;

/// A text as a QR code.
///
/// The library's own way of laying out the bytes brings regular expressions with it, a sixth of the
/// program a browser has to load; so they are laid out here, and it does the rest.
final class QrCodeJson {
  /// How many bytes a code of each size holds, the smallest first, at the level "medium".
  private static final int[] ROOM = {
    16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627, 669,
    714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812, 1914,
    1992, 2102, 2216, 2334
  };

  /// From this version on the length takes two bytes.
  private static final int LONG_LENGTH = 10;

  private static final int BYTES = 4; // what follows are bytes, in four bits

  private QrCodeJson() {}

  static Json of(String text) {
    var code = code(text.getBytes(StandardCharsets.UTF_8));
    var rows = new ArrayList<String>();
    for (int y = 0; y < code.size; y++) {
      var row = new StringBuilder();
      for (int x = 0; x < code.size; x++) {
        row.append(code.getModule(x, y) ? '1' : '0');
      }
      rows.add(row.toString());
    }
    return new JsonObjectBuilder().put("rows", Json.strings(rows)).done();
  }

  static QrCode code(byte[] bytes) {
    for (int version = 1; version <= ROOM.length; version++) {
      int room = ROOM[version - 1];
      int head = version < LONG_LENGTH ? 2 : 3; // with the half byte left over at the end
      if (bytes.length + head <= room) {
        return new QrCode(version, QrCode.Ecc.MEDIUM, laidOut(bytes, head, room), -1);
      }
    }
    throw new BadInput(new Problem.TooLong(Thing.RULES, ROOM[ROOM.length - 1] - 3));
  }

  /// Kind, length and bytes, each half a byte further on than whole bytes would be.
  private static byte[] laidOut(byte[] bytes, int head, int room) {
    var out = new byte[room];
    int at = 0;
    int half = BYTES;
    for (int i = 1 - head; i < bytes.length; i++) {
      int next =
          i >= 0 ? bytes[i] & 255 : i == -1 || head == 2 ? bytes.length & 255 : bytes.length >> 8;
      out[at++] = (byte) (half << 4 | next >> 4);
      half = next & 15;
    }
    out[at++] = (byte) (half << 4);
    for (int pad = 0xec; at < room; pad ^= 0xec ^ 0x11) {
      out[at++] = (byte) pad;
    }
    return out;
  }
}
