import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { admin, helper, openSite, type Site } from "../../tests/support/open-site.ts";
import { refusalRoutes } from "../../tests/support/write-endpoints.ts";
import { moveNamedSchemas } from "./openapi-document.ts";

interface Operation {
  operationId: string;
  summary?: string;
  tags: string[];
  security: object[];
  responses: Record<string, { description: string }>;
}

interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
  tags: { name: string }[];
}

const root = join(import.meta.dirname, "../..");

/** Section 7 of the specification and signing out. */
const calls = [
  ...["post /send-contact-form-main", "post /send-quote"],
  ...["post /api/users/login", "post /api/users/logout"],
  ...["get /blogs", "get /blog/{id}", "post /blog", "put /blog/{id}", "delete /blog/{id}"],
  ...["get /api/categories", "post /api/upload"],
  ...["get /api/locationpages", "get /api/locationpages/{id}", "get /api/locationpages/url/{slug}"],
  ...["post /api/locationpages/create", "put /api/locationpages/{id}"],
  "delete /api/locationpages/{id}",
];
const undocumentedRoutes =
  /^\w+ \/(\*|static\/|pictures\/|uploads\/|[\w-]*icon|manifest|speculation-rules|licences|\.well-known|api\/openapi|blog\/$)/;

const verbs =
  /^(?:add|assign|change|check|confirm|create|delete|dismiss|end|export|extend|find|get|issue|list|mark|move|open|record|remove|replace|restore|retry|search|send|set|sign|start|turnOff|update|upload|withdraw)[A-Z]\w*$/;

function isClosed(route: string): boolean {
  if (/send-|api\/users|api\/taps/.test(route)) return false;
  return !route.startsWith("GET") || route.includes("/api/staff");
}

describe("the OpenAPI document", () => {
  let site: Site;
  let document: Document;
  before(async () => {
    const environment = { SITE_URL: "https://www.northbloom.example" };
    site = await openSite("sqlite", { isSeeded: true, environment });
    document = (await site.get("/api/openapi.json")).json();
  });

  const listOperations = () => Object.values(document.paths).flatMap((path) => Object.values(path));

  after(() => site.close());

  it("The OpenAPI document contains every call of the specification", () => {
    for (const call of calls) {
      const [method = "", path = ""] = call.split(" ");
      assert.ok(document.paths[path]?.[method], call);
    }
  });

  it("The OpenAPI document describes every API route with its responses", () => {
    for (const route of site.app.routeTable) {
      if (route.startsWith("HEAD") || undocumentedRoutes.test(route)) continue;
      if (refusalRoutes.includes(route)) continue;
      const [method = "", url = ""] = route.split(" ");
      const path = url.replace(/:(\w+)/g, "{$1}");
      const call = document.paths[path]?.[method.toLowerCase()];
      assert.ok(call?.summary, route);
      assert.deepEqual(call.security, isClosed(route) ? [{ session: [] }] : [], route);
      const statuses = Object.keys(call.responses);
      const expected = [...(isClosed(route) ? ["401", "403"] : []), "503", "4XX", "5XX"];
      for (const status of expected) assert.ok(statuses.includes(status), `${route} ${status}`);
    }
  });

  it("The OpenAPI document passes every recommended rule of Redocly", () => {
    const folder = mkdtempSync(join(tmpdir(), "openapi-"));
    const file = join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(document));
    const { status, stdout, stderr } = spawnSync(
      join(root, "node_modules/.bin/redocly"),
      ["lint", "--extends", "recommended-strict", file],
      { encoding: "utf8", env: { ...process.env, REDOCLY_TELEMETRY: "off" } },
    );
    rmSync(folder, { recursive: true });
    assert.equal(status, 0, stdout + stderr);
  });

  it("Every operation has a name of its own that begins with a verb", () => {
    const names = listOperations().map(({ operationId }) => operationId);
    assert.deepEqual(
      names.filter((name, i) => names.indexOf(name) !== i),
      [],
    );
    for (const name of names) assert.match(name, verbs);
  });

  it("Every operation has one of the described tags, and every tag has operations", () => {
    const used = new Set(listOperations().map(({ tags }) => tags.join()));
    assert.deepEqual([...used].toSorted(), document.tags.map(({ name }) => name).toSorted());
  });

  it("Every response has a description in words", () => {
    for (const { operationId, responses } of listOperations())
      for (const [status, { description }] of Object.entries(responses))
        assert.ok(
          description.length > 3 && description !== "Default Response",
          `${operationId} ${status}`,
        );
  });

  it("The entities of the clinic are named schemas, each described once", () => {
    const names = [
      "Post",
      "NewPost",
      "LocationPage",
      "MessageDetails",
      "Image",
      "StaffUser",
      "Session",
    ];
    for (const name of [...names, "ErrorResponse"])
      assert.ok(document.components.schemas[name], name);
    const { 200: response } = document.paths["/blog/{id}"]?.get?.responses ?? {};
    assert.match(JSON.stringify(response), /"data":\{"\$ref":"#\/components\/schemas\/Post"\}/);
  });

  it("Two different schemas cannot have one name", () => {
    const [first, second] = ["string", "integer"].map((type) => ({ schemaName: "Name", type }));
    const schemas = { first: { ...first }, second: { ...second } };
    assert.throws(
      () => moveNamedSchemas({ components: { schemas } }),
      /Two different schemas are called Name/,
    );
  });

  it("The OpenAPI document contains no internal schema keys", () => {
    assert.doesNotMatch(
      JSON.stringify(document),
      /"field":|"schemaName":|"errorStatuses":|"kind":"(?:slug|link|html)"/,
    );
  });

  it("Only admins can read the API documentation page", async () => {
    assert.equal((await site.get("/admin/api")).headers.location, "/login");
    const asNonAdmin = await site.get("/admin/api", await site.signIn(helper));
    assert.equal(asNonAdmin.headers.location, "/login");
    const { statusCode, body } = await site.get("/admin/api", await site.signIn(admin));
    assert.equal(statusCode, 200);
    for (const call of calls) {
      const [, path = ""] = call.split(" ");
      assert.ok(body.includes(path), call);
    }
  });
});
