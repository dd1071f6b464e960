package zwick.text;

/// French: the page's own words. See [Texts] for how to write them.
final class FrenchWeb {
  static final String TEXT =
      """
      # Only the page itself uses these.
      web.title = Zwickmühle
      """;

  private FrenchWeb() {}
}
