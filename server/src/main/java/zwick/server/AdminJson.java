package zwick.server;

import java.util.Optional;
import zwick.hall.AuditEntry;
import zwick.hall.Ids;
import zwick.hall.Report;
import zwick.hall.Sanction;
import zwick.hall.Sanctions;
import zwick.notation.Json;
import zwick.view.Members;

/// What administrators see; `online.d.ts` says what it means.
final class AdminJson {
  private final Faces faces;
  private final Sanctions sanctions;

  AdminJson(Faces faces, Sanctions sanctions) {
    this.faces = faces;
    this.sanctions = sanctions;
  }

  Json report(Report report) {
    return new Members()
        .put("id", Ids.text(report.id()))
        .put("at", report.at())
        .put("reporter", faces.json(report.reporter()))
        .put("player", faces.json(report.player()))
        .put("muted", sanctions.mute(report.player()).isPresent())
        .put("banned", sanctions.ban(report.player()).isPresent())
        .put("game", id(report.game()))
        .put("message", number(report.message()))
        .put("phrase", text(report.phrase()))
        .put("said", text(report.said()))
        .put("reason", report.reason().id())
        .put("words", text(report.words()))
        .put("together", report.together())
        .done();
  }

  Json sanction(Sanction sanction) {
    return new Members()
        .put("id", Ids.text(sanction.id()))
        .put("kind", sanction.kind().id())
        .put("player", person(sanction.player()))
        .put("address", text(sanction.address()))
        .put("why", sanction.why())
        .put("created", sanction.created())
        .put("ends", sanction.ends().map(Json::of).orElse(Json.none()))
        .put("by", person(sanction.by()))
        .done();
  }

  Json entry(AuditEntry entry) {
    return new Members()
        .put("n", entry.n())
        .put("at", entry.at())
        .put("by", person(entry.by()))
        .put("deed", entry.deed().id())
        .put("player", person(entry.player()))
        .put("game", id(entry.game()))
        .put("message", number(entry.message()))
        .put("detail", text(entry.detail()))
        .put("ends", entry.ends().map(Json::of).orElse(Json.none()))
        .put("why", entry.why())
        .done();
  }

  private Json person(Optional<Long> player) {
    return player.<Json>map(faces::json).orElse(Json.none());
  }

  private static Json id(Optional<Long> id) {
    return id.<Json>map(one -> Json.of(Ids.text(one))).orElse(Json.none());
  }

  private static Json number(Optional<Integer> number) {
    return number.<Json>map(n -> Json.of(n.longValue())).orElse(Json.none());
  }

  private static Json text(Optional<String> text) {
    return text.<Json>map(Json::of).orElse(Json.none());
  }
}
