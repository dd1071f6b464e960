package zwick.wire.hub;

/// The other program said something we cannot follow. The sentence goes back to it and is meant for
/// its author, so it is English, as the protocol is.
final class HubError extends Exception {
  private static final long serialVersionUID = 1;

  HubError(String message) {
    super(message, null, false, false);
  }

  String sentence() {
    return String.valueOf(getMessage());
  }
}
