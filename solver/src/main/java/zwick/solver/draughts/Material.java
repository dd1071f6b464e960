package zwick.solver.draughts;

import java.util.ArrayList;
import java.util.List;

/// The pieces of one side in draughts.
record Material(int men, int kings) {
  int pieces() {
    return men + kings;
  }

  /// With one man crowned.
  Material crowned() {
    return new Material(men - 1, kings + 1);
  }

  /// What can be left of it, from all to nothing.
  List<Material> remains() {
    var remains = new ArrayList<Material>();
    for (int m = men; m >= 0; m--) {
      for (int k = kings; k >= 0; k--) {
        remains.add(new Material(m, k));
      }
    }
    return remains;
  }

  /// All with so many pieces, most kings first.
  static List<Material> of(int pieces) {
    var all = new ArrayList<Material>();
    for (int men = 0; men <= pieces; men++) {
      all.add(new Material(men, pieces - men));
    }
    return all;
  }

  /// Of `MMK`.
  static Material read(String text) {
    int kings = text.length() - text.replace("K", "").length();
    return new Material(text.length() - kings, kings);
  }

  /// `MMK`.
  @Override
  public String toString() {
    return "M".repeat(men) + "K".repeat(kings);
  }
}
