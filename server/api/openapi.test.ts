import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { Validator } from "@seriousme/openapi-schema-validator";
import { admin, helper, openSite, type Site } from "../../tests/support/open-site.ts";

interface Document {
  paths: Record<
    string,
    Record<string, { responses: object; summary?: string; security?: object[] }>
  >;
}

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

/** Every write except those of visitors, and every staff route. */
function isClosed(route: string): boolean {
  if (/send-|api\/users/.test(route)) return false;
  return !route.startsWith("GET") || route.includes("/api/staff");
}

describe("the OpenAPI document", () => {
  let site: Site;
  let document: Document;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    document = (await site.get("/api/openapi.json")).json();
  });
  after(() => site.close());

  it("The OpenAPI document is valid", async () => {
    const { valid, errors } = await new Validator().validate({ ...document });
    assert.ok(valid, JSON.stringify(errors));
  });

  it("The OpenAPI document contains every call of the specification", () => {
    for (const call of calls) {
      const [method = "", path = ""] = call.split(" ");
      assert.ok(document.paths[path]?.[method], call);
    }
  });

  it("The OpenAPI document describes every API route with its responses", () => {
    for (const route of site.app.routeTable) {
      if (route.startsWith("HEAD") || undocumentedRoutes.test(route)) continue;
      const [method = "", url = ""] = route.split(" ");
      const path = url.replace(/:(\w+)/g, "{$1}");
      const call = document.paths[path]?.[method.toLowerCase()];
      assert.ok(call?.summary, route);
      assert.equal(call.security !== undefined, isClosed(route), route);
      assert.deepEqual(
        Object.keys(call.responses).filter((code) => /^[45]XX$/.test(code)).length,
        2,
      );
    }
  });

  it("The OpenAPI document contains no internal schema keys", () => {
    assert.doesNotMatch(JSON.stringify(document), /"field":|"kind":"(?:slug|link|html)"/);
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
