package zwick.wire;

/// The other program is not there, has gone, or does not keep to the protocol.
public final class PeerFailure extends Exception {
  private static final long serialVersionUID = 1;

  private final transient Trouble trouble;

  PeerFailure(Trouble trouble) {
    super(trouble.toString(), null, false, false);
    this.trouble = trouble;
  }

  public Trouble trouble() {
    return trouble;
  }
}
