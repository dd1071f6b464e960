package zwick.text;

/// German: the page's own words. See [Texts] for how to write them.
final class GermanWeb {
  static final String TEXT =
      """
      # Only the page itself uses these.
      web.title = Zwickmühle
      """;

  private GermanWeb() {}
}
