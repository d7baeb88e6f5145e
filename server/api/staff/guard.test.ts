import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { admin, helper, openSite, type Site } from "../../../tests/support/open-site.ts";

describe("the guard of staff routes", () => {
  let site: Site;
  let cookie: { admin: string; helper: string };
  before(async () => {
    site = await openSite();
    cookie = { admin: await site.signIn(admin), helper: await site.signIn(helper) };
  });
  after(() => site.close());

  it("Every route that is not known to be public requires an admin", async () => {
    const closed = site.app.routeTable.filter((route) => !open.includes(route));
    assert.ok(closed.length >= 20);
    for (const route of closed) {
      const [method = "", path = ""] = route.split(" ");
      for (const id of ["1", "999999", "x"]) {
        const url = path.replace(/:kind/g, "post").replace(/:\w+|\*/g, id);
        const headers = { "content-type": "application/json" };
        const request = (cookie?: string) =>
          site.send({ method: method as "PUT", url, headers, payload: "{broken", cookie });
        assert.equal((await request()).statusCode, 401, route);
        assert.equal((await request("session=forged.forged")).statusCode, 401, route);
        assert.equal((await request(cookie.helper)).statusCode, 403, route);
      }
    }
  });

  it("A rejection does not depend on the requested item", async () => {
    const known = await site.remove("/blog/1");
    const unknown = await site.remove("/blog/999999");
    assert.deepEqual(known.json(), unknown.json());
    assert.deepEqual(known.json(), {
      status: "fail",
      message: "Please sign in.",
      error: "Please sign in.",
    });
  });

  it("A write from another site is rejected even with an admin's cookie", async () => {
    const foreign: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { "sec-fetch-site": "cross-site" },
      { "sec-fetch-site": "same-site" },
    ];
    for (const headers of foreign) {
      const response = await site.send({
        method: "DELETE",
        url: "/blog/1",
        headers,
        cookie: cookie.admin,
      });
      assert.equal(response.statusCode, 403);
    }
  });

  it("An admin gets 400 or 404 for an invalid id", async () => {
    assert.equal((await site.get("/api/staff/messages/x", cookie.admin)).statusCode, 400);
    assert.equal((await site.get("/api/staff/messages/99", cookie.admin)).statusCode, 404);
    assert.equal((await site.get("/api/staff/messages?folder=x", cookie.admin)).statusCode, 400);
  });

  it("Staff routes close as soon as the admin role is removed", async () => {
    const { sql } = await import("kysely");
    const demoted = await site.signIn(admin);
    assert.equal((await site.get("/api/staff/messages", demoted)).statusCode, 200);
    const set = (isAdmin: boolean) =>
      sql`update staff_user set "isAdmin" = ${Number(isAdmin)} where email = ${admin.email}`.execute(
        site.db,
      );
    await set(false);
    assert.equal((await site.get("/api/staff/messages", demoted)).statusCode, 403);
    await set(true);
  });
});

/** Any route that is not listed here needs the guard. */
const open = [
  ...["GET /healthz", "GET /readyz", "GET /readyz/pages", "GET /status"],
  ...["GET /api/openapi.json", "GET /*"],
  ...["GET /speculation-rules.json", "GET /licences.txt"],
  ...["GET /.well-known/security.txt", "GET /.well-known/change-password"],
  ...["GET /static/*", "GET /static/media/*", "GET /pictures/*", "GET /uploads/*"],
  ...readdirSync("public", { withFileTypes: true }).flatMap((entry) =>
    entry.isFile() ? [`GET /${entry.name}`] : [],
  ),
  ...["GET /blogs", "GET /blog/", "GET /blog/:id", "GET /api/categories"],
  ...["GET /api/locationpages", "GET /api/locationpages/:id", "GET /api/locationpages/url/:slug"],
  ...["GET /api/form-stamp", "POST /send-quote", "POST /send-contact-form-main"],
  "POST /api/taps/:kind",
  ...["POST /api/users/login", "POST /api/users/logout", "GET /api/users/session"],
  ...["GET /api/users/passkey", "POST /api/users/passkey"],
  ...["POST /api/users/password-link", "POST /api/users/new-password"],
].flatMap((route) => [route, route.replace("GET", "HEAD")]);
