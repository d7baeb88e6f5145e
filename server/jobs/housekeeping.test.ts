import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { after, before, describe, it, mock } from "node:test";
import Fastify from "fastify";
import { sql } from "kysely";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import { createHousekeeping, registerHousekeeping } from "./housekeeping.ts";

const longAgo = "2020-01-01T00:00:00.000Z";

describeOnEachDatabase("housekeeping", (engine) => {
  let site: Site;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
  });
  after(() => site.close());
  const runHousekeeping = () =>
    createHousekeeping({ db: site.db, log: site.app.log, messageRetentionDays: 365 })();

  it("A server begins housekeeping when it starts", async () => {
    const attempt = { attempt_id: "old", rate_key: "everyone", attempted_at: longAgo };
    await site.db.insertInto("message_attempt").values(attempt).execute();
    const node = await site.openNode(site.db, { runsHousekeeping: true });
    await node.close();
    const left = await site.db
      .selectFrom("message_attempt")
      .where("attempt_id", "=", "old")
      .select("attempt_id")
      .execute();
    assert.equal(left.length, 0);
  });

  it("Housekeeping deletes old trash and old messages but nothing newer", async () => {
    const cookie = await site.signIn(admin);
    for (const id of [1, 2]) await site.remove(`/blog/${id}`, cookie);
    for (const name of ["Old", "Young"]) await site.post("/send-quote", { ...visitor, name });
    await site.db
      .updateTable("trash")
      .set({ deleted_at: longAgo })
      .where("item_id", "=", 1)
      .execute();
    await site.db
      .updateTable("message")
      .set({ received_at: longAgo })
      .where("name", "=", "Old")
      .execute();

    await runHousekeeping();
    const trash = (await site.get("/api/staff/trash", cookie)).json().data;
    assert.deepEqual(
      trash.map(({ item_id }: { item_id: number }) => item_id),
      [2],
    );
    const messages = (await site.get("/api/staff/messages", cookie)).json().data;
    assert.deepEqual(
      messages.map(({ name }: { name: string }) => name),
      ["Young"],
    );
  });

  if (engine === "postgres")
    it("The site opens while housekeeping waits for the database, and closes after it", async () => {
      const closing = await site.db.transaction().execute(async (trx) => {
        await sql`lock table trash in access exclusive mode`.execute(trx);
        const app = Fastify();
        registerHousekeeping(app, site.db, 365);
        await app.ready();
        await waitForBlockedStatement(site.db);
        return { closed: app.close() };
      });
      await closing.closed;
    });

  it("Housekeeping deletes nothing after the clock jumped ahead, and tells staff", async () => {
    const before = await storedMessages(site);
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 400 * 86_400_000 });
    await runHousekeeping();
    mock.timers.reset();
    assert.deepEqual(await storedMessages(site), before);
    // The jump of the clock ended all sessions.
    const signedIn = await site.signIn(admin);
    assert.match((await site.get("/admin", signedIn)).body, /is paused for a day/);
    await runHousekeeping();
    assert.doesNotMatch((await site.get("/admin", signedIn)).body, /is paused for a day/);
    assert.deepEqual(await storedMessages(site), before);
  });
});

describe("permanent deletion", () => {
  it("No file of the data folder contains permanently deleted text", async () => {
    const site = await openSite("sqlite", { isSeeded: true });
    const cookie = await site.signIn(admin);
    const text = "Zweihundertfünfzig Zitronenfalter";
    const files = async () => {
      const names = await readdir(site.config.dataDir);
      const contents = await Promise.all(
        names.map((name) => readFile(join(site.config.dataDir, name))),
      );
      return names.filter((_, i) => contents[i]?.includes(text));
    };
    await site.post("/send-quote", { ...visitor, name: "Imani", message: text });
    assert.ok((await files()).length > 0);
    const [message] = (await site.get("/api/staff/messages", cookie)).json().data;
    const removed = await site.send({
      method: "DELETE",
      url: `/api/staff/messages/${message.message_id}/person`,
      cookie,
      payload: { password: admin.password },
    });
    assert.equal(removed.statusCode, 200);
    assert.deepEqual(await files(), []);

    const [post] = (await site.get("/blogs?limit=1")).json().data;
    await site.put(`/blog/${post.blog_id}`, { ...post, brief_paragraph: text }, cookie);
    await site.remove(`/blog/${post.blog_id}`, cookie);
    assert.ok((await files()).length > 0);
    await site.remove(`/api/staff/trash/post/${post.blog_id}`, cookie);
    assert.deepEqual(await files(), []);
    await site.close();
  });
});

async function storedMessages({ db }: Site): Promise<string[]> {
  const rows = await db.selectFrom("message").select("name").orderBy("message_id").execute();
  return rows.map(({ name }) => name);
}

const visitor = { email: "imani@northbloom.example", phone: "4165550199", message: "Hello" };
