import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { admin, helper, onEachDatabase, openSite, type Site } from "../../../tests/support/site.ts";

onEachDatabase("the staff calls", (engine) => {
  let site: Site;
  let cookie: { admin: string; helper: string };
  before(async () => {
    site = await openSite(engine);
    cookie = { admin: await site.signIn(admin), helper: await site.signIn(helper) };
  });
  after(() => site.close());

  for (const url of ["/api/staff/messages", "/api/staff/messages/1", "/api/staff/messages/x"]) {
    it(`answer GET ${url} with 401 to nobody and 403 to who is no admin`, async () => {
      const nobody = await site.get(url);
      assert.equal(nobody.statusCode, 401);
      assert.equal(nobody.json().status, "fail");
      assert.equal((await site.get(url, cookie.helper)).statusCode, 403);
      assert.equal((await site.get(url, "northbloom=forged.forged")).statusCode, 401);
    });
  }

  it("answer 400 and 404 to an admin who asks for what cannot be", async () => {
    assert.equal((await site.get("/api/staff/messages/x", cookie.admin)).statusCode, 400);
    assert.equal((await site.get("/api/staff/messages/99", cookie.admin)).statusCode, 404);
    assert.equal((await site.get("/api/staff/messages?folder=x", cookie.admin)).statusCode, 400);
  });

  it("list what visitors sent, the newest first, never stored on the way", async () => {
    for (const name of ["First", "Second"]) await site.post("/send-quote", { ...visitor, name });
    const reply = await site.get("/api/staff/messages", cookie.admin);
    assert.equal(reply.headers["cache-control"], "no-store");
    const { data } = reply.json();
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ["Second", "First"],
    );
    const one = await site.get(`/api/staff/messages/${data[0].message_id}`, cookie.admin);
    assert.equal(one.json().data.message, visitor.message);
  });

  it("close at once where the role is taken away", async () => {
    const { sql } = await import("kysely");
    const demoted = await site.signIn(admin);
    assert.equal((await site.get("/api/staff/messages", demoted)).statusCode, 200);
    const set = (isAdmin: boolean) =>
      sql`update staff_user set "isAdmin" = ${engine === "sqlite" ? Number(isAdmin) : isAdmin} where email = ${admin.email}`.execute(
        site.db,
      );
    await set(false);
    assert.equal((await site.get("/api/staff/messages", demoted)).statusCode, 403);
    await set(true);
  });
});

const visitor = {
  email: "imani@northbloom.example",
  phone: "4165550199",
  message: "Could you call me back?",
};
