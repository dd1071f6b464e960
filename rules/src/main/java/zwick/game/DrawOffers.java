package zwick.game;

import java.util.Optional;

/// Draw offers: whose is open, and who has ever made one, which a later claim may need.
record DrawOffers(Optional<Side> open, boolean byWhite, boolean byBlack) {
  static final DrawOffers NONE = new DrawOffers(Optional.empty(), false, false);

  DrawOffers made(Side by) {
    return new DrawOffers(
        Optional.of(by), byWhite || by == Side.WHITE, byBlack || by == Side.BLACK);
  }

  DrawOffers closed() {
    return new DrawOffers(Optional.empty(), byWhite, byBlack);
  }

  /// An offer lapses when the other player moves.
  DrawOffers moved(Side by) {
    return isOpenBy(by.other()) ? closed() : this;
  }

  boolean isOpenBy(Side side) {
    return open.isPresent() && open.get() == side;
  }

  boolean everBy(Side side) {
    return side == Side.WHITE ? byWhite : byBlack;
  }
}
