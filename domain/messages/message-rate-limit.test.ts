import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach, it } from "node:test";
import { sql } from "kysely";
import { connectWithChangeFeed } from "#database/connect.ts";
import { migrateToLatest } from "#database/migrate.ts";
import { readConfig } from "#server/config.ts";
import { createFreshDatabase, type FreshDatabase } from "../../tests/support/fresh-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { limitMessage } from "./message-rate-limit.server.ts";

const minuteMs = 60_000;

describeOnEachDatabase("message limits", (engine) => {
  let database: FreshDatabase;
  let db: Db;
  before(async () => {
    database = await createFreshDatabase(engine);
    ({ db } = connectWithChangeFeed(readConfig({ LOG_LEVEL: "silent", ...database.environment })));
    await migrateToLatest(db);
  });
  after(async () => {
    await db.destroy();
    await database.remove();
  });
  beforeEach(() => db.deleteFrom("message_attempt").execute());

  const send = (
    network: string,
    { id = randomUUID(), network48, isShared = false }: Partial<Sender> = {},
  ) => limitMessage(db, { id, network, network48, isShared });

  /** Each message has a network of its own unless `keys` are given. */
  async function sent(count: number, minutesAgo: number, keys: string[] = []) {
    const attempted_at = new Date(Date.now() - minutesAgo * minuteMs).toISOString();
    const rows = Array.from({ length: count }, (_, i) => ({ attempt_id: randomUUID(), i }));
    for (const { attempt_id, i } of rows)
      for (const rate_key of [...(keys.length > 0 ? keys : [`network n${i}`]), "everyone"])
        await db
          .insertInto("message_attempt")
          .values({ attempt_id, rate_key, attempted_at })
          .execute();
  }

  it("The 21st message of a network within ten minutes is refused, and those of other networks are not", async () => {
    await sent(19, 5, ["network one"]);
    assert.equal((await send("one")).kind, "inbox");
    const refused = await send("one");
    assert.equal(refused.kind, "refused");
    assert.ok(
      refused.kind === "refused" && refused.waitSeconds > 290 && refused.waitSeconds <= 300,
    );
    assert.equal((await send("another")).kind, "inbox");
  });

  it("Of several messages that arrive together, only one becomes the 20th of its network", async () => {
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 5 }, () => sql`select 1`.execute(db)));
    await sent(19, 5, ["network one"]);
    const together = await Promise.all(Array.from({ length: 5 }, () => send("one")));
    assert.deepEqual(together.map(({ kind }) => kind).sort(), [
      "inbox",
      ...Array.from({ length: 4 }, () => "refused"),
    ]);
    assert.equal((await send("one")).kind, "refused");
  });

  it("The 61st message of a /48 is refused, on any of its networks", async () => {
    const of48 = { network48: "2001:db8:1::/48" };
    await sent(59, 5, ["network 2001:db8:1::/48"]);
    assert.equal((await send("2001:db8:1:7::/64", of48)).kind, "inbox");
    assert.equal((await send("2001:db8:1:8::/64", of48)).kind, "refused");
    assert.equal((await send("2001:db8:2:8::/64", { network48: "2001:db8:2::/48" })).kind, "inbox");
  });

  it("Messages from many senders beyond 300 in ten minutes are held and not refused", async () => {
    await sent(299, 5);
    assert.equal((await send("patient")).kind, "inbox");
    assert.equal((await send("another patient")).kind, "held");
    await sent(2000, 1);
    assert.equal((await send("third patient")).kind, "held");
  });

  it("Two messages that arrive together beyond 300 are both held", async () => {
    await sent(300, 5);
    const both = await Promise.all([send("one"), send("two")]);
    assert.deepEqual(
      both.map(({ kind }) => kind),
      ["held", "held"],
    );
  });

  it("Messages go to the inbox again after a flood", async () => {
    await sent(500, 11);
    assert.equal((await send("patient")).kind, "inbox");
  });

  it("A flood from the time of a clock that was ahead does not last until that date", async () => {
    await sent(500, -60);
    assert.equal((await send("patient")).kind, "inbox");
  });

  it("Retries of a submission count once", async () => {
    const id = randomUUID();
    for (let i = 0; i < 30; i += 1) assert.equal((await send("one", { id })).kind, "inbox");
    await sent(299, 5);
    assert.equal((await send("one", { id })).kind, "inbox");
    const rows = await db
      .selectFrom("message_attempt")
      .select("attempted_at")
      .where("attempt_id", "=", id)
      .execute();
    assert.equal(rows.length, 2);
  });

  it("More than 60 messages of a network in a day are held and not refused", async () => {
    await sent(60, 60, ["network one"]);
    assert.equal((await send("one")).kind, "held");
    assert.equal((await send("another")).kind, "inbox");
  });

  it("No visitor is refused if all share the IP address of one proxy", async () => {
    await sent(40, 5, ["network proxy"]);
    assert.equal((await send("proxy", { isShared: true })).kind, "held");
    assert.equal((await send("proxy")).kind, "refused");
  });
});

interface Sender {
  id: string;
  network48: string;
  isShared: boolean;
}
