package zwick.text;

/// Italian: the page's own words. See [Texts] for how to write them.
final class ItalianWeb {
  static final String TEXT =
      """
      # Only the page itself uses these.
      web.title = Zwickmühle
      """;

  private ItalianWeb() {}
}
