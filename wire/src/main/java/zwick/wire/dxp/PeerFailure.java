package zwick.wire.dxp;

/// The other program is not there, has gone, or does not keep to the protocol.
public final class PeerFailure extends Exception {
  private static final long serialVersionUID = 1;

  private final transient PeerTrouble peerTrouble;

  PeerFailure(PeerTrouble peerTrouble) {
    super(peerTrouble.toString(), null, false, false);
    this.peerTrouble = peerTrouble;
  }

  public PeerTrouble peerTrouble() {
    return peerTrouble;
  }
}
