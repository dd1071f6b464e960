package zwick.server.page;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import java.net.http.HttpResponse;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import zwick.notation.json.Json;
import zwick.server.protocol.JsonReplies;
import zwick.view.json.JsonObjectBuilder;

/// The server's description of itself, and what of it has been seen to be true.
public final class Described {
  private static final SchemaRegistry REGISTRY =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12);

  private final Json.Obj all = (Json.Obj) Json.read(new String(ApiDescription.read(), UTF_8));
  private final Map<Json, Schema> schemas = new HashMap<>();

  /// `GET /api/me 200`.
  final Set<String> seen = new TreeSet<>();

  Set<String> operations() {
    var operations = new TreeSet<String>();
    member(all, "paths")
        .members()
        .forEach((path, item) ->
            ((Json.Obj) item)
                .members()
                .keySet()
                .forEach(method -> operations.add(method.toUpperCase() + " " + path)));
    return operations;
  }

  /// All answers an operation promises by their number.
  Set<String> promised() {
    var promised = new TreeSet<String>();
    for (var operation : operations()) {
      responses(operation).members().keySet().stream()
          .filter(status -> !status.equals("default"))
          .forEach(status -> promised.add(operation + " " + status));
    }
    return promised;
  }

  public static Json.Obj member(Json.Obj json, String... path) {
    for (var name : path) {
      assertThat(json.get(name)).as(name).isInstanceOf(Json.Obj.class);
      json = (Json.Obj) json.get(name);
    }
    return json;
  }

  private Json.Obj responses(String operation) {
    var words = operation.split(" ");
    return member(all, "paths", words[1], words[0].toLowerCase(), "responses");
  }

  /// Fails unless it is such an answer as is described.
  void check(String operation, HttpResponse<String> answer) {
    var what = operation + " " + answer.statusCode();
    var responses = responses(operation).members();
    var status = String.valueOf(answer.statusCode());
    assertThat(responses.keySet()).as(what + ": " + answer.body()).containsAnyOf(status, "default");
    seen.add(what);
    var response = (Json.Obj) responses.getOrDefault(status, responses.get("default"));
    if (response.get("$ref") instanceof Json.Str(String name)) {
      response = member(all, "components", "responses", name.replaceFirst(".*/", ""));
    }
    if (!response.members().containsKey("content")) {
      assertThat(answer.body()).as(what).isEmpty();
      return;
    }
    var type = answer.headers().firstValue("Content-Type").orElse("").replaceFirst(";.*", "");
    var content = member(response, "content");
    assertThat(content.members().keySet()).as(what).contains(type);
    var schema = member(content, type, "schema");
    if (type.endsWith("ndjson")) {
      answer
          .body()
          .lines()
          .filter(line -> !line.isEmpty())
          .forEach(line -> fits(what, schema, line));
    } else if (type.endsWith("json")) {
      fits(what, schema, answer.body());
    }
  }

  /// Fails unless it is of the schema of that name.
  void check(String schema, Json json) {
    var reference = new JsonObjectBuilder().put("$ref", "#/components/schemas/" + schema).done();
    fits(schema, reference, json.write());
  }

  private void fits(String what, Json.Obj schema, String json) {
    var known =
        schemas.computeIfAbsent(
            schema,
            _ ->
                REGISTRY.getSchema(
                    JsonReplies.with(
                            schema,
                            new JsonObjectBuilder()
                                .put("components", member(all, "components"))
                                .done())
                        .write()));
    assertThat(known.validate(json, InputFormat.JSON)).as(what + ": " + json).isEmpty();
  }
}
