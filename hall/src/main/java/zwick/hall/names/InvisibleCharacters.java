package zwick.hall.names;

/// Code points that show nothing: Unicode's Default_Ignorable_Code_Point. They join or fill
/// letters, turn the direction of writing, or choose between two shapes of a letter. In a name they
/// serve nobody but who wants to be taken for somebody else.
final class InvisibleCharacters {
  /// The first and the last of each range.
  private static final int[][] RANGES = {
    {0x00AD, 0x00AD},
    {0x034F, 0x034F},
    {0x061C, 0x061C},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x200B, 0x200F},
    {0x202A, 0x202E},
    {0x2060, 0x206F},
    {0x3164, 0x3164},
    {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFF8},
    {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF},
  };

  private InvisibleCharacters() {}

  static boolean is(int c) {
    for (var range : RANGES) {
      if (c >= range[0] && c <= range[1]) {
        return true;
      }
    }
    return false;
  }

  static String without(String text) {
    var seen = new StringBuilder();
    text.codePoints().filter(c -> !is(c)).forEach(seen::appendCodePoint);
    return seen.toString();
  }
}
