package zwick.game;

import java.util.Optional;

/// Draw offers: whose is open, and who has ever made one, which a later claim may need.
record Offers(Optional<Side> open, boolean byWhite, boolean byBlack) {
  static final Offers NONE = new Offers(Optional.empty(), false, false);

  Offers made(Side by) {
    return new Offers(Optional.of(by), byWhite || by == Side.WHITE, byBlack || by == Side.BLACK);
  }

  Offers closed() {
    return new Offers(Optional.empty(), byWhite, byBlack);
  }

  /// An offer lapses when the other player moves.
  Offers moved(Side by) {
    return isOpenBy(by.other()) ? closed() : this;
  }

  boolean isOpenBy(Side side) {
    return open.isPresent() && open.get() == side;
  }

  boolean everBy(Side side) {
    return side == Side.WHITE ? byWhite : byBlack;
  }
}
