import assert from "node:assert/strict";
import { argon2Sync } from "node:crypto";
import { after, before, it } from "node:test";
import { hashToken } from "#domain/staff/hash-token.server.ts";
import {
  admin,
  describeOnEachDatabase,
  helper,
  openSite,
  type Site,
} from "../../../tests/support/open-site.ts";

describeOnEachDatabase("signing in", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine);
  });
  after(() => site.close());

  const login = (body: object, from = "203.0.113.7") =>
    site.app.inject({
      method: "POST",
      url: "/api/users/login",
      headers: { host: "localhost:3000" },
      remoteAddress: from,
      payload: body,
    });

  it("Signing in rejects missing and overlong fields and names them", async () => {
    for (const body of [{}, { email: "", password: "" }, { email: null, password: ["x"] }]) {
      const response = await login(body);
      assert.equal(response.statusCode, 400);
      assert.deepEqual(Object.keys(response.json().errors).toSorted(), ["email", "password"]);
    }
    const long = await login({ email: admin.email, password: "p".repeat(17) });
    assert.equal(long.statusCode, 400);
  });

  it("Signing in responds alike to a wrong password and an unknown user", async () => {
    const wrong = await login({ email: admin.email, password: "wrong" }, "203.0.113.8");
    const unknownUser = await login({ email: "no@body.example", password: "wrong" }, "203.0.113.8");
    assert.equal(wrong.statusCode, 401);
    assert.equal(unknownUser.statusCode, 401);
    assert.equal(wrong.body, unknownUser.body);
    assert.equal(wrong.headers["set-cookie"], undefined);
  });

  it("Signing in that fails halfway leaves no session", async () => {
    const countSessions = async () =>
      (await site.db.selectFrom("staff_session").select("id").execute()).length;
    const before = await countSessions();
    await site.db.schema.alterTable("second_factor").renameTo("second_factor_away").execute();
    const response = await login({ email: admin.email, password: admin.password }, "203.0.113.9");
    await site.db.schema.alterTable("second_factor_away").renameTo("second_factor").execute();
    assert.equal(response.statusCode, 500);
    assert.equal(await countSessions(), before);
  });

  it("Signing in returns the user and sets a cookie that scripts cannot read", async () => {
    const response = await login({ email: "ADA@northbloom.example", password: admin.password });
    assert.equal(response.statusCode, 200);
    const { id, ...user } = response.json();
    assert.equal(typeof id, "string");
    assert.deepEqual(user, { name: "Ada", email: admin.email, isAdmin: true, role: "owner" });
    assert.match(String(response.headers["set-cookie"]), /^session=.*HttpOnly.*SameSite=Lax/);
    assert.equal(response.headers["cache-control"], "no-store");
  });

  it("Signing in accepts a password that was hashed at another cost", async () => {
    const nonce = Buffer.from("sixteen byte salt");
    const cost = { memory: 8192, passes: 3, parallelism: 1 };
    const message = helper.password;
    const tag = argon2Sync("argon2id", { message, nonce, tagLength: 32, ...cost });
    const [salt, hash] = [nonce, tag].map((bytes) => bytes.toString("base64url"));
    await site.db
      .updateTable("staff_account")
      .set({ password: `$argon2id$m=8192,t=3,p=1$${salt}$${hash}` })
      .where("userId", "in", (users) =>
        users.selectFrom("staff_user").select("id").where("email", "=", helper.email),
      )
      .execute();
    assert.equal((await login(helper, "203.0.113.11")).statusCode, 200);
    const wrong = { ...helper, password: "wrong" };
    assert.equal((await login(wrong, "203.0.113.11")).statusCode, 401);
  });

  it("Each sign-in creates a new session, and signing out ends it on the server", async () => {
    const first = await site.signIn(admin);
    const second = await site.signIn(admin);
    assert.notEqual(first, second);
    assert.equal((await site.get("/api/staff/messages", first)).statusCode, 200);
    const signOut = await site.post("/api/users/logout", {}, first);
    assert.equal(signOut.statusCode, 200);
    assert.equal((await site.get("/api/staff/messages", first)).statusCode, 401);
    assert.equal((await site.get("/api/staff/messages", second)).statusCode, 200);
  });

  it("Signing out clears browser storage only if requested", async () => {
    const logout = async (query: string) =>
      site.post(`/api/users/logout${query}`, {}, await site.signIn(admin));
    assert.equal((await logout("")).headers["clear-site-data"], undefined);
    assert.equal((await logout("?clear=everything")).statusCode, 400);
    const cleared = await logout("?clear=browser");
    assert.equal(cleared.headers["clear-site-data"], '"cache", "storage"');
  });

  it("Five failed sign-ins block further attempts on an account from that IP", async () => {
    for (let i = 0; i < 5; i += 1)
      await login({ email: helper.email, password: `guess ${i}` }, "203.0.113.9");
    const sixth = await login(helper, "203.0.113.9");
    assert.equal(sixth.statusCode, 429);
    assert.ok(Number(sixth.headers["retry-after"]) > 0);
    const fromElsewhere = await login(helper, "203.0.113.10");
    assert.equal(fromElsewhere.statusCode, 200);
  });

  it("Concurrent sign-in attempts are all counted", async () => {
    const responses = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        login({ email: admin.email, password: `guess ${i}` }, "203.0.113.11"),
      ),
    );
    const attempts = responses.filter(({ statusCode }) => statusCode === 401);
    assert.ok(attempts.length <= 5, `${attempts.length} were tried`);
  });

  it("A session ends after twelve hours, or after half an hour without a request", async () => {
    const [started, idle] = [await site.signIn(admin), await site.signIn(admin)];
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const change = (cookie: string, column: string, timestamp: string) =>
      setSessionColumn(site, cookie, column, timestamp);
    await change(started, "createdAt", hoursAgo(12.1));
    await change(idle, "expiresAt", hoursAgo(0.01));
    assert.equal((await site.get("/api/staff/messages", started)).statusCode, 401);
    assert.equal((await site.get("/api/staff/messages", idle)).statusCode, 401);
  });
});

async function setSessionColumn(site: Site, cookie: string, column: string, timestamp: string) {
  const token = decodeURIComponent(cookie.split("=")[1] ?? "").split(".")[0] ?? "";
  const { sql } = await import("kysely");
  await sql`update staff_session set ${sql.ref(column)} = ${timestamp} where token = ${hashToken(token)}`.execute(
    site.db,
  );
}
