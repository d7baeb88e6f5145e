import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { hashToken } from "#domain/staff/hash-token.server.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

const inbox = "/api/staff/messages";

describeOnEachDatabase("a session under attack", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const getStatus = async (cookie: string, url = inbox) => (await site.get(url, cookie)).statusCode;
  const login = (cookie?: string) =>
    site.post("/api/users/login", { email: admin.email, password: admin.password }, cookie);
  const getCookie = (response: Awaited<ReturnType<typeof login>>) =>
    String(response.headers["set-cookie"]).split(";", 1)[0] ?? "";
  const splitToken = (cookie: string) => {
    const [token = "", signature = ""] = decodeURIComponent(cookie.split("=")[1] ?? "").split(".");
    return { token, signature };
  };
  /** A Domain attribute would send the cookie to subdomains. */
  const parseAttributes = (line: string) => line.split("; ").slice(1).toSorted();
  const forged = (token: string, signature: string) =>
    `session=${encodeURIComponent(`${token}.${signature}`)}`;

  it("Signing in does not adopt a session cookie that somebody planted", async () => {
    const planted = await site.signIn(admin);
    await site.post("/api/users/logout", {}, planted);
    const fixed = `session=chosen-by-an-attacker; session=${planted.split("=")[1]}`;
    for (const cookie of [planted, fixed]) {
      const fresh = getCookie(await login(cookie));
      assert.notEqual(fresh, planted);
      assert.equal(fresh.includes("attacker"), false);
      assert.equal(await getStatus(cookie), 401);
      assert.equal(await getStatus(fresh), 200);
    }
  });

  it("A session ends when its browser signs in again", async () => {
    const before = await site.signIn(admin);
    const after = getCookie(await login(before));
    assert.deepEqual([await getStatus(before), await getStatus(after)], [401, 200]);
  });

  it("A session survives a failed sign-in in the same browser", async () => {
    const cookie = await site.signIn(admin);
    const wrong = { email: admin.email, password: "not the one" };
    const response = await site.post("/api/users/login", wrong, cookie);
    assert.equal(response.headers["set-cookie"], undefined);
    assert.equal(await getStatus(cookie), 200);
  });

  it("A session cookie changed in any part is rejected", async () => {
    const cookie = await site.signIn(admin);
    const { token, signature } = splitToken(cookie);
    const other = splitToken(await site.signIn(admin));
    const flipped = (text: string) => (text.startsWith("a") ? "b" : "a") + text.slice(1);
    const row = await site.db
      .selectFrom("staff_session")
      .select("id")
      .where("token", "=", hashToken(token))
      .executeTakeFirstOrThrow();
    const tampered = [
      forged(flipped(token), signature),
      forged(token, flipped(signature)),
      forged(token, other.signature),
      forged(token, ""),
      forged("", signature),
      forged(row.id, signature),
      `session=${token}`,
      `session=${"x".repeat(4000)}`,
      "session=%E0%A4%A",
      `__Host-session=${cookie.split("=")[1]}`,
      `better-auth.session_token=${cookie.split("=")[1]}`,
    ];
    for (const invalidCookie of tampered) {
      assert.equal(await getStatus(invalidCookie), 401, invalidCookie);
      const page = await site.get("/admin", invalidCookie);
      assert.equal(page.statusCode, 302, invalidCookie);
      assert.equal(page.headers.location, "/login");
    }
    assert.equal(await getStatus(cookie), 200);
  });

  it("The database does not contain the token of a session cookie", async () => {
    const cookie = await site.signIn(admin);
    const { token, signature } = splitToken(cookie);
    const rows = await site.db.selectFrom("staff_session").selectAll().execute();
    assert.equal(JSON.stringify(rows).includes(token), false);
    for (const row of rows) assert.equal(await getStatus(forged(row.token, signature)), 401);
    assert.equal(await getStatus(cookie), 200);
  });

  it("A session ends on the server, so its cookie is worthless afterwards", async () => {
    const cookie = await site.signIn(admin);
    const { token } = splitToken(cookie);
    const changed = site.db.updateTable("staff_session").where("token", "=", hashToken(token));
    const inOneHour = new Date(Date.now() + 3_600_000).toISOString();
    const halfADayAgo = new Date(Date.now() - 12.1 * 3_600_000).toISOString();
    await changed.set({ expiresAt: inOneHour, createdAt: halfADayAgo }).execute();
    for (const url of [inbox, "/api/staff/account/sessions"])
      assert.equal(await getStatus(cookie, url), 401);
    const rows = site.db
      .selectFrom("staff_session")
      .select("id")
      .where("token", "=", hashToken(token));
    assert.deepEqual(await rows.execute(), []);
  });

  it("A session that began while the clock was ahead ends when the clock is right again", async () => {
    const cookie = await site.signIn(admin);
    const setDates = async (minutesAhead: number) => {
      const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
      await site.db
        .updateTable("staff_session")
        .set({ createdAt: inMinutes(minutesAhead), expiresAt: inMinutes(minutesAhead + 30) })
        .where("token", "=", hashToken(splitToken(cookie).token))
        .execute();
    };
    await setDates(4);
    assert.equal(await getStatus(cookie), 200);
    await setDates(60);
    assert.equal(await getStatus(cookie), 401);
  });

  it("A session cookie is hidden from scripts, responses and caches and expires after half an hour", async () => {
    const response = await login();
    const [line = ""] = [response.headers["set-cookie"] ?? []].flat();
    assert.deepEqual(parseAttributes(line), ["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Lax"]);
    const { token } = splitToken(line.split(";", 1)[0] ?? "");
    assert.equal(response.body.includes(token), false);
    const sessions = await site.get("/api/staff/account/sessions", line.split(";", 1)[0]);
    assert.equal(sessions.body.includes(token), false);
    assert.equal(sessions.headers["cache-control"], "no-store");
  });

  it("On an HTTPS site the session cookie is never sent without encryption or to a subdomain", async () => {
    const secure = await openSite(engine, { environment: { SITE_URL: "https://clinic.example" } });
    const { email, password } = admin;
    const response = await secure.post("/api/users/login", { email, password });
    const line = String(response.headers["set-cookie"]);
    assert.match(line, /^__Host-session=/);
    assert.deepEqual(parseAttributes(line), [
      ...["HttpOnly", "Max-Age=1800", "Path=/", "SameSite=Lax", "Secure"],
    ]);
    await secure.close();
  });
});
