package zwick.notation;

import java.util.Comparator;

/// Sorts texts as people do: `9-13` before `10-14`, numbers by their value, all else by character.
final class NaturalOrder implements Comparator<String> {
  @Override
  public int compare(String a, String b) {
    int i = 0;
    int j = 0;
    while (i < a.length() && j < b.length()) {
      int iEnd = number(a, i);
      int jEnd = number(b, j);
      int order;
      if (iEnd > i && jEnd > j) {
        order = Integer.compare(Integer.parseInt(a, i, iEnd, 10), Integer.parseInt(b, j, jEnd, 10));
      } else {
        iEnd = i + 1;
        jEnd = j + 1;
        order = Character.compare(a.charAt(i), b.charAt(j));
      }
      if (order != 0) {
        return order;
      }
      i = iEnd;
      j = jEnd;
    }
    return Integer.compare(a.length() - i, b.length() - j);
  }

  /// Where the number that starts at `start` ends; at `start` if there is none.
  private static int number(String text, int start) {
    int end = start;
    while (end < text.length() && end < start + 9 && Character.isDigit(text.charAt(end))) {
      end++;
    }
    return end;
  }
}
