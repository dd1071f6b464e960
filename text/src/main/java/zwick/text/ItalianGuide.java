package zwick.text;

/// Italian: lessons and the pictures of the rules pages. See [Texts] for how to write them.
final class ItalianGuide {
  static final String TEXT =
      """
      # See Lessons and Illustrations in zwick.view.
      """;

  private ItalianGuide() {}
}
