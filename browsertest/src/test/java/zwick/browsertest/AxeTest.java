package zwick.browsertest;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AxeTest {
  @Test
  void aPictureWithoutWordsIsFoundOnAPageThatAllowsNoScriptsInIt() {
    try (var browsing = new Browsing();
        var server = new PageServer();
        var visitor = browsing.visitor("en")) {
      var page = visitor.newPage();
      page.navigate(server.url());
      page.evaluate("() => document.body.append(document.createElement('img'))");
      assertThat(Axe.violations(page))
          .anySatisfy(
              line -> assertThat(line).startsWith("image-alt (critical)").contains("<img>"));
    }
  }
}
