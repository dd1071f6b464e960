package zwick.view.rules;

import java.util.ArrayList;
import zwick.game.Option;
import zwick.game.RuleSet;
import zwick.notation.json.Json;
import zwick.text.Words;
import zwick.text.pages.RulesPage;
import zwick.view.json.JsonObjectBuilder;

/// The rules page of a rule set, with pictures.
public final class RulesPageJson {
  private RulesPageJson() {}

  public static Json of(RuleSet rules, Words words) {
    var page = RulesPage.of(rules, words.language());
    var sections = new ArrayList<Json>();
    for (var section : page.sections()) {
      var paragraphs = new ArrayList<Json>();
      for (var paragraph : section.paragraphs()) {
        paragraphs.add(
            new JsonObjectBuilder()
                .put("text", paragraph.text())
                .put("option", paragraph.option().map(Json::of).orElse(Json.none()))
                .put("origin", Option.text(paragraph.origin()))
                .put("label", page.label(paragraph))
                .put("illustration", Illustrations.of(rules, paragraph.topic(), words))
                .done());
      }
      sections.add(
          new JsonObjectBuilder()
              .put("title", section.title())
              .put("paragraphs", paragraphs)
              .done());
    }
    return new JsonObjectBuilder()
        .put("title", page.title())
        .put("introduction", page.introduction())
        .put("sections", sections)
        .done();
  }
}
