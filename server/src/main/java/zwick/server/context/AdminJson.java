package zwick.server.context;

import java.util.Optional;
import zwick.hall.Sanctions;
import zwick.hall.moderation.AuditEntry;
import zwick.hall.moderation.PlayerReport;
import zwick.hall.policy.Ids;
import zwick.hall.policy.Sanction;
import zwick.notation.json.Json;
import zwick.view.json.JsonObjectBuilder;

/// What administrators see; `online.d.ts` says what it means.
public final class AdminJson {
  private final PlayerCache playerCache;
  private final Sanctions sanctions;

  public AdminJson(PlayerCache playerCache, Sanctions sanctions) {
    this.playerCache = playerCache;
    this.sanctions = sanctions;
  }

  public Json report(PlayerReport playerReport) {
    return new JsonObjectBuilder()
        .put("id", Ids.text(playerReport.id()))
        .put("at", playerReport.at())
        .put("reporter", playerCache.json(playerReport.reporter()))
        .put("player", playerCache.json(playerReport.player()))
        .put("muted", sanctions.mute(playerReport.player()).isPresent())
        .put("banned", sanctions.ban(playerReport.player()).isPresent())
        .put("game", id(playerReport.game()))
        .put("message", number(playerReport.message()))
        .put("phrase", text(playerReport.phrase()))
        .put("said", text(playerReport.said()))
        .put("reason", playerReport.reason().id())
        .put("words", text(playerReport.words()))
        .put("together", playerReport.together())
        .done();
  }

  public Json sanction(Sanction sanction) {
    return new JsonObjectBuilder()
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

  public Json entry(AuditEntry entry) {
    return new JsonObjectBuilder()
        .put("n", entry.n())
        .put("at", entry.at())
        .put("by", person(entry.by()))
        .put("deed", entry.moderationAction().id())
        .put("player", person(entry.player()))
        .put("game", id(entry.game()))
        .put("message", number(entry.message()))
        .put("detail", text(entry.detail()))
        .put("ends", entry.ends().map(Json::of).orElse(Json.none()))
        .put("why", entry.why())
        .done();
  }

  private Json person(Optional<Long> player) {
    return player.<Json>map(playerCache::json).orElse(Json.none());
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
