import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { hashSessionToken } from "#domain/staff/session-tokens.server.ts";
import { admin, onEachDatabase, openSite, type Site } from "../../../tests/support/site.ts";

const inbox = "/api/staff/messages";

onEachDatabase("a session under attack", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const statusOf = async (cookie: string, url = inbox) => (await site.get(url, cookie)).statusCode;
  const login = (cookie?: string) =>
    site.post("/api/users/login", { email: admin.email, password: admin.password }, cookie);
  const cookieOf = (reply: Awaited<ReturnType<typeof login>>) =>
    String(reply.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const partsOf = (cookie: string) => {
    const [token = "", signature = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
    return { token, signature };
  };
  /** A Domain attribute would send the cookie to subdomains. */
  const attributesOf = (line: string) => line.split("; ").slice(1).toSorted();
  const made = (token: string, signature: string) =>
    `session=${encodeURIComponent(`${token}.${signature}`)}`;

  it("Signing in does not adopt a session cookie that somebody planted", async () => {
    const planted = await site.signIn(admin);
    await site.post("/api/users/logout", {}, planted);
    const fixed = `session=chosen-by-an-attacker; session=${planted.split("=")[1]}`;
    for (const cookie of [planted, fixed]) {
      const fresh = cookieOf(await login(cookie));
      assert.notEqual(fresh, planted);
      assert.equal(fresh.includes("attacker"), false);
      assert.equal(await statusOf(cookie), 401);
      assert.equal(await statusOf(fresh), 200);
    }
  });

  it("A session ends when its browser signs in again", async () => {
    const before = await site.signIn(admin);
    const after = cookieOf(await login(before));
    assert.deepEqual([await statusOf(before), await statusOf(after)], [401, 200]);
  });

  it("A session survives a failed sign-in in the same browser", async () => {
    const cookie = await site.signIn(admin);
    const wrong = { email: admin.email, password: "not the one" };
    const reply = await site.post("/api/users/login", wrong, cookie);
    assert.equal(reply.headers["set-cookie"], undefined);
    assert.equal(await statusOf(cookie), 200);
  });

  it("A session cookie changed in any part is rejected", async () => {
    const cookie = await site.signIn(admin);
    const { token, signature } = partsOf(cookie);
    const other = partsOf(await site.signIn(admin));
    const flipped = (text: string) => (text.startsWith("a") ? "b" : "a") + text.slice(1);
    const row = await site.db
      .selectFrom("staff_session")
      .select("id")
      .where("token", "=", hashSessionToken(token))
      .executeTakeFirstOrThrow();
    const tampered = [
      made(flipped(token), signature),
      made(token, flipped(signature)),
      made(token, other.signature),
      made(token, ""),
      made("", signature),
      made(row.id, signature),
      `session=${token}`,
      `session=${"x".repeat(4000)}`,
      "session=%E0%A4%A",
      `__Host-session=${cookie.split("=")[1]}`,
      `better-auth.session_token=${cookie.split("=")[1]}`,
    ];
    for (const bad of tampered) {
      assert.equal(await statusOf(bad), 401, bad);
      const page = await site.get("/admin", bad);
      assert.equal(page.statusCode, 302, bad);
      assert.equal(page.headers.location, "/login");
    }
    assert.equal(await statusOf(cookie), 200);
  });

  it("The database does not contain the token of a session cookie", async () => {
    const cookie = await site.signIn(admin);
    const { token, signature } = partsOf(cookie);
    const rows = await site.db.selectFrom("staff_session").selectAll().execute();
    assert.equal(JSON.stringify(rows).includes(token), false);
    for (const row of rows) assert.equal(await statusOf(made(row.token, signature)), 401);
    assert.equal(await statusOf(cookie), 200);
  });

  it("A session ends on the server, so its cookie is worthless afterwards", async () => {
    const cookie = await site.signIn(admin);
    const { token } = partsOf(cookie);
    const changed = site.db
      .updateTable("staff_session")
      .where("token", "=", hashSessionToken(token));
    const soon = new Date(Date.now() + 3_600_000).toISOString();
    const halfADayAgo = new Date(Date.now() - 12.1 * 3_600_000).toISOString();
    await changed.set({ expiresAt: soon, createdAt: halfADayAgo }).execute();
    for (const url of [inbox, "/api/staff/account/sessions"])
      assert.equal(await statusOf(cookie, url), 401);
    const rows = site.db
      .selectFrom("staff_session")
      .select("id")
      .where("token", "=", hashSessionToken(token));
    assert.deepEqual(await rows.execute(), []);
  });

  it("A session cookie is hidden from scripts, responses and caches and expires after half an hour", async () => {
    const reply = await login();
    const [line = ""] = [reply.headers["set-cookie"] ?? []].flat();
    assert.deepEqual(attributesOf(line), ["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Lax"]);
    const { token } = partsOf(line.split(";", 1)[0] ?? "");
    assert.equal(reply.body.includes(token), false);
    const sessions = await site.get("/api/staff/account/sessions", line.split(";", 1)[0]);
    assert.equal(sessions.body.includes(token), false);
    assert.equal(sessions.headers["cache-control"], "no-store");
  });

  it("On an HTTPS site the session cookie is never sent without encryption or to a subdomain", async () => {
    const secure = await openSite(engine, { environment: { SITE_URL: "https://clinic.example" } });
    const { email, password } = admin;
    const reply = await secure.post("/api/users/login", { email, password });
    const line = String(reply.headers["set-cookie"]);
    assert.match(line, /^__Host-session=/);
    assert.deepEqual(attributesOf(line), [
      ...["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Lax", "Secure"],
    ]);
    await secure.close();
  });
});
