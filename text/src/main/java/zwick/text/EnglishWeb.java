package zwick.text;

/// English: the page's own words. See [Texts] for how to write them.
final class EnglishWeb {
  static final String TEXT =
      """
      # Only the page itself uses these.
      web.title = Zwickmühle
      """;

  private EnglishWeb() {}
}
