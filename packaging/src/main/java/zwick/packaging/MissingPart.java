package zwick.packaging;

/// Something of the machine or the build that a package cannot be made without; the message is a
/// sentence for whoever makes it.
final class MissingPart extends RuntimeException {
  private static final long serialVersionUID = 1;

  MissingPart(String what) {
    super(what);
  }
}
