package zwick.solver.draughts;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/// The draughts positions with certain pieces, the side with `own` to move: one table.
///
/// Who it is does not matter. A board turned by half has the same squares, whichever corner is one,
/// and no rule tells the colours apart; so one side is always taken to move up the board.
record MaterialSlice(Material own, Material foe) {
  /// The most pieces a side can have here, for [#key()] and for counting the ways out of a position
  /// in seven bits: seven kings on a free board have 7 × 17 = 119.
  static final int MOST = 7;

  static final int KEYS = 1 << 12;

  int pieces() {
    return own.pieces() + foe.pieces();
  }

  int men() {
    return own.men() + foe.men();
  }

  /// The slice in which the opponent answers a quiet move.
  MaterialSlice swapped() {
    return new MaterialSlice(foe, own);
  }

  /// This and its answer: tables that can only be made together.
  List<MaterialSlice> pair() {
    return own.equals(foe) ? List.of(this) : List.of(this, swapped());
  }

  /// The other slices that moves from here lead to: something is taken, a man is crowned, or the
  /// opponent, who is to move then, huffs a piece first. All have fewer pieces or fewer men.
  Set<MaterialSlice> next(boolean huffs) {
    var next = new LinkedHashSet<MaterialSlice>();
    for (var left : foe.remains()) {
      next.add(new MaterialSlice(left, own));
      if (own.men() > 0) {
        next.add(new MaterialSlice(left, own.crowned()));
      }
    }
    if (huffs) {
      for (var materialSlice : List.copyOf(next)) {
        materialSlice.foe.remains().stream()
            .filter(rest -> rest.pieces() == materialSlice.foe.pieces() - 1)
            .forEach(rest -> next.add(new MaterialSlice(materialSlice.own, rest)));
      }
    }
    next.removeIf(
        materialSlice -> materialSlice.own.pieces() == 0 || materialSlice.foe.pieces() == 0);
    pair().forEach(next::remove);
    return next;
  }

  int key() {
    return key(own.men(), own.kings(), foe.men(), foe.kings());
  }

  static int key(int ownMen, int ownKings, int foeMen, int foeKings) {
    return ownMen | ownKings << 3 | foeMen << 6 | foeKings << 9;
  }

  /// `MMK-KK`.
  @Override
  public String toString() {
    return own + "-" + foe;
  }

  Path file(Path folder) {
    return folder.resolve(toString().toLowerCase(Locale.ROOT) + ".table");
  }
}
