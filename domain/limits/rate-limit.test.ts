import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { limitMailCheck } from "../messages/mail-check-limit.server.ts";
import type { Db } from "../records/tables.ts";
import { dayMs, minuteMs } from "../records/time-units.ts";
import {
  discardAttempt,
  getRetryAfterMs,
  purgeOldAttempts,
  recordAttempt,
} from "./rate-limit.server.ts";
import { limitSearch } from "./search-rate-limit.server.ts";

const table = "sign_in_attempt";
const key = "network one";
const limits = [{ attempts: 3, withinMs: minuteMs }];

describeOnEachDatabase("a rate limit", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom(table).execute();
    await db.deleteFrom("message_attempt").execute();
  });

  async function attempt({ id = randomUUID(), counted = key } = {}) {
    await recordAttempt(db, table, { id, keys: [counted] });
    return getRetryAfterMs(db, table, { id, key: counted }, limits);
  }
  const insert = (agoMs: number, rate_key = key) =>
    db
      .insertInto(table)
      .values({
        attempt_id: randomUUID(),
        rate_key,
        attempted_at: new Date(Date.now() - agoMs).toISOString(),
      })
      .execute();

  it("Of twenty concurrent attempts, no more than the limit are allowed", async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => attempt()));
    assert.ok(waits.filter((wait) => wait === 0).length <= 3, `${waits}`);
    assert.ok((await attempt()) > 0);
  });

  it("The attempt after the limit waits until the oldest of them has left the window", async () => {
    for (const agoMs of [50_000, 40_000, 30_000]) await insert(agoMs);
    const wait = await attempt();
    assert.ok(wait > 5_000 && wait <= 10_000, `${wait}`);
  });

  it("An attempt does not count against itself, however often it is repeated", async () => {
    const id = randomUUID();
    for (let n = 0; n < 9; n += 1) assert.equal(await attempt({ id }), 0);
    assert.equal(await attempt(), 0);
    assert.equal(await attempt(), 0);
    assert.equal(await attempt({ id }), 0);
  });

  it("Other keys, older attempts and discarded attempts do not count", async () => {
    await insert(minuteMs + 1000);
    for (let n = 0; n < 9; n += 1) await insert(1000, "network two");
    const ids = [randomUUID(), randomUUID(), randomUUID()];
    for (const id of ids) assert.equal(await attempt({ id }), 0);
    await discardAttempt(db, table, ids[0] ?? "");
    assert.equal(await attempt(), 0);
    assert.ok((await attempt()) > 0);
  });

  it("Attempts that a clock ahead recorded lock nobody out once it is right again", async () => {
    for (let n = 0; n < 9; n += 1) await insert(-dayMs);
    assert.equal(await attempt(), 0);
    for (let n = 0; n < 9; n += 1) await insert(-minuteMs);
    assert.ok((await attempt()) > 0);
  });

  it("The strictest of several limits decides", async () => {
    for (let n = 0; n < 3; n += 1) await insert(30_000);
    const counted = { id: randomUUID(), key };
    const wait = (...all: typeof limits) => getRetryAfterMs(db, table, counted, all);
    assert.equal(await wait({ attempts: 4, withinMs: dayMs }), 0);
    assert.ok((await wait({ attempts: 4, withinMs: dayMs }, ...limits)) > 0);
  });

  it("Attempts are purged after a day", async () => {
    await insert(dayMs + 1000);
    await insert(dayMs - minuteMs);
    assert.equal(await purgeOldAttempts(db), 1);
    assert.equal((await db.selectFrom(table).selectAll().execute()).length, 1);
  });

  it("The mail server is checked at most four times a minute, also by concurrent calls", async () => {
    const waits = await Promise.all(Array.from({ length: 9 }, () => limitMailCheck(db)));
    assert.ok(waits.filter((wait) => wait === 0).length <= 4, `${waits}`);
    await db.deleteFrom("message_attempt").execute();
    for (let n = 0; n < 4; n += 1) assert.equal(await limitMailCheck(db), 0);
    assert.ok((await limitMailCheck(db)) > 0);
  });

  it("A network searches 120 times a minute, other networks go on, and old rows are purged", async () => {
    const keep = (network: string, count: number, agoMs: number) =>
      db
        .insertInto("message_attempt")
        .values(
          Array.from({ length: count }, () => ({
            attempt_id: randomUUID(),
            rate_key: `search ${network}`,
            attempted_at: new Date(Date.now() - agoMs).toISOString(),
          })),
        )
        .execute();
    await keep("192.0.2.1", 119, 1000);
    await keep("192.0.2.1", 5, minuteMs + 1000);
    const search = (network: string, network48?: string) => limitSearch(db, { network, network48 });
    assert.equal(await search("192.0.2.1"), 0);
    assert.ok((await search("192.0.2.1")) > 0);
    assert.equal(await search("192.0.2.2"), 0);
    const rows = await db
      .selectFrom("message_attempt")
      .select("attempt_id")
      .where("rate_key", "=", "search 192.0.2.1")
      .execute();
    assert.equal(rows.length, 120);

    await keep("2001:db8:1::/48", 360, 1000);
    assert.ok((await search("2001:db8:1:2::/64", "2001:db8:1::/48")) > 0);
    assert.equal(await search("2001:db8:2:2::/64", "2001:db8:2::/48"), 0);
  });
});
