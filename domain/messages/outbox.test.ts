import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { countRows, describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import {
  claimMails,
  countOverdueMails,
  findWaitingMails,
  getBackoffMs,
  markSent,
  releaseLeases,
  retryAllMails,
  retryConnectionFailures,
  scheduleRetry,
} from "./outbox.server.ts";
import { receiveMessage } from "./receive-message.server.ts";
import { spamThreshold } from "./spam-score.ts";

const minuteMs = 60_000;

describeOnEachDatabase("the outbox", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 4 }, () => countRows(db, "message")));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("message_outbox").execute();
    await db.deleteFrom("message").execute();
  });

  const message = {
    ...{ name: "Imani", email: "imani@example.com", phone: "4165550199", suspicion: 0 },
    ...{ message: "My knee hurts", formType: "Contact form", submissionId: "one" },
  };
  const receive = (change: Partial<typeof message> = {}, folder?: "inbox" | "held") =>
    receiveMessage(db, { ...message, ...change }, folder);
  const claim = (by: string, { limit = 50, leaseMs = minuteMs } = {}) =>
    claimMails(db, { by, limit, leaseMs });
  const receiveMany = async (count: number) => {
    for (let n = 0; n < count; n += 1) await receive({ submissionId: `${n}` });
  };
  const folders = async () =>
    (await db.selectFrom("message").select("folder").execute()).map(({ folder }) => folder);

  it("One submission that arrives twice at once is one message and one mail", async () => {
    await Promise.all([receive(), receive()]);
    await receive();
    assert.equal(await countRows(db, "message"), 1);
    assert.equal(await countRows(db, "message_outbox"), 1);
  });

  it("A message whose mail cannot be stored is not stored either, so the visitor tries again", async () => {
    await db.schema.alterTable("message_outbox").renameTo("renamed").execute();
    await assert.rejects(receive());
    await db.schema.alterTable("renamed").renameTo("message_outbox").execute();
    assert.equal(await countRows(db, "message"), 0);
    await receive();
    assert.equal(await countRows(db, "message_outbox"), 1);
  });

  it("A message that just reaches the threshold is spam", async () => {
    await receive({ submissionId: "one", suspicion: spamThreshold - 1 });
    await receive({ submissionId: "two", suspicion: spamThreshold });
    assert.deepEqual((await folders()).toSorted(), ["inbox", "spam"]);
  });

  it("The mail that is due first is claimed first", async () => {
    await receiveMany(3);
    const rows = await db.selectFrom("message_outbox").select("message_id").execute();
    const ids = rows.map(({ message_id }) => message_id).toSorted((a, b) => a - b);
    for (const [i, id] of ids.entries()) {
      const due_at = new Date(Date.now() - (i + 1) * minuteMs).toISOString();
      await db.updateTable("message_outbox").set({ due_at }).where("message_id", "=", id).execute();
    }
    const claimed = [await claim("one", { limit: 1 }), await claim("one", { limit: 1 })];
    assert.deepEqual(
      claimed.flat().map(({ message_id }) => message_id),
      [ids[2], ids[1]],
    );
  });

  it("Of the mails that are claimed together, the one that was received first comes first", async () => {
    await receiveMany(2);
    const rows = await db.selectFrom("message").select("message_id").execute();
    const ids = rows.map(({ message_id }) => message_id).toSorted((a, b) => b - a);
    const received_at = "2026-11-20T15:00:00.000Z";
    const newest = db.updateTable("message").where("message_id", "=", ids[0] ?? 0);
    await newest.set({ received_at }).execute();
    const claimed = await claim("one");
    assert.deepEqual(
      claimed.map(({ message_id }) => message_id),
      ids,
    );
  });

  it("Another text under the same submission id is another message", async () => {
    await receive();
    await receive({ message: "My elbow hurts" });
    assert.equal(await countRows(db, "message"), 2);
  });

  it("Only a message for the inbox is announced", async () => {
    await receive({ submissionId: "spam", suspicion: 100 });
    await receive({ submissionId: "held" }, "held");
    assert.deepEqual((await folders()).toSorted(), ["held", "spam"]);
    assert.equal(await countRows(db, "message_outbox"), 0);
  });

  it("A message that staff call spam before its mail was sent is not announced until they take it back", async () => {
    await receive();
    const move = (folder: "spam" | "inbox") => db.updateTable("message").set({ folder }).execute();
    await move("spam");
    assert.deepEqual(await claim("one"), []);
    assert.equal((await findWaitingMails(db)).waiting, 0);
    assert.equal(await countOverdueMails(db, -minuteMs), 0);
    await move("inbox");
    assert.equal(await countOverdueMails(db, -minuteMs), 1);
    assert.equal((await claim("one")).length, 1);
  });

  it("A long text that came from three other senders is spam, and a short one is not", async () => {
    const long = "Please improve the ranking of the website with our affordable service today";
    const send = async (text: string) => {
      for (let n = 0; n < 4; n += 1)
        await receive({ submissionId: `${text}${n}`, email: `bot${n}@example.com`, message: text });
    };
    await send(long);
    assert.deepEqual((await folders()).toSorted(), ["inbox", "inbox", "inbox", "spam"]);
    await db.deleteFrom("message_outbox").execute();
    await db.deleteFrom("message").execute();
    await send("Please call me back");
    assert.deepEqual(await folders(), Array(4).fill("inbox"));
  });

  it("Two nodes that claim at once never get the same mail", async () => {
    await receiveMany(20);
    const claims = await Promise.all([claim("one", { limit: 10 }), claim("two", { limit: 10 })]);
    const ids = claims.flat().map(({ message_id }) => message_id);
    assert.equal(new Set(ids).size, ids.length);
    assert.ok(ids.length >= 10);
    assert.ok(claims.every(({ length }) => length <= 10));
  });

  it("A node skips mails that another one is claiming, without waiting", async () => {
    await receiveMany(3);
    const claimByTwo = () => claim("two");
    const [byOne, byTwo] = await db.transaction().execute(async (trx) => {
      const mails = await claimMails(trx, { by: "one", limit: 1, leaseMs: minuteMs });
      // SQLite has a single writer, so the other node would wait for the end of this transaction.
      return [mails, engine === "postgres" ? await claimByTwo() : undefined] as const;
    });
    const rest = byTwo ?? (await claimByTwo());
    assert.deepEqual([byOne.length, rest.length], [1, 2]);
    assert.ok(rest.every(({ message_id }) => message_id !== byOne[0]?.message_id));
  });

  it("A leased mail is claimed again only after its lease ends", async () => {
    await receive();
    assert.equal((await claim("one", { leaseMs: minuteMs })).length, 1);
    assert.deepEqual(await claim("two"), []);
    const leased_until = new Date(Date.now() - 1).toISOString();
    await db.updateTable("message_outbox").set({ leased_until }).execute();
    const [mail] = await claim("two");
    assert.equal(mail?.attempts, 2);
    const { leased_by } = await getRow();
    assert.equal(leased_by, "two");
  });

  it("A mail whose date a clock ahead wrote is claimed once the clock is right again", async () => {
    await receive();
    const inTwoHours = new Date(Date.now() + 121 * minuteMs).toISOString();
    const setDates = (dates: { due_at?: string; leased_until?: string }) =>
      db.updateTable("message_outbox").set(dates).execute();
    await setDates({ due_at: inTwoHours });
    assert.equal((await claim("one")).length, 1);
    await setDates({ leased_until: inTwoHours });
    assert.equal((await claim("two")).length, 1);
    await setDates({ due_at: new Date(Date.now() + 72 * minuteMs).toISOString() });
    await releaseLeases(db, "two");
    assert.deepEqual(await claim("one"), []);
  });

  it("A node releases its own leases and no others", async () => {
    await receiveMany(2);
    await claim("one", { limit: 1 });
    await claim("two", { limit: 1 });
    await releaseLeases(db, "one");
    assert.equal((await claim("three")).length, 1);
  });

  it("A sent mail is never claimed, retried, released or counted again", async () => {
    await receive();
    const [mail] = await claim("one");
    await markSent(db, mail?.message_id ?? 0);
    await releaseLeases(db, "one");
    assert.equal(await retryAllMails(db), 0);
    assert.deepEqual(await claim("two"), []);
    assert.deepEqual(await findWaitingMails(db), { waiting: 0, since: undefined });
    assert.equal(await countOverdueMails(db, -minuteMs), 0);
    assert.equal((await getRow()).leased_by, null);
  });

  it("Marking one mail does not mark the others", async () => {
    await receiveMany(3);
    const [first, second] = await claim("one");
    await markSent(db, first?.message_id ?? 0);
    await scheduleRetry(db, second?.message_id ?? 0, {
      ...{ by: "one", afterMs: minuteMs, failure: "x 450" },
    });
    assert.equal((await findWaitingMails(db)).waiting, 2);
    await releaseLeases(db, "one");
    assert.equal((await claim("two")).length, 1);
  });

  it("A node whose lease ended does not postpone a mail that another node leased or sent", async () => {
    await receive();
    const [mail] = await claim("one", { leaseMs: -1 });
    await claim("two");
    const postpone = () =>
      scheduleRetry(db, mail?.message_id ?? 0, { by: "one", afterMs: minuteMs, failure: "x 450" });
    await postpone();
    assert.equal((await getRow()).leased_by, "two");
    await markSent(db, mail?.message_id ?? 0);
    await postpone();
    assert.equal((await getRow()).last_failure, null);
  });

  it("A failed mail waits for its retry, and only an unreachable server's is hurried", async () => {
    await receiveMany(2);
    const [one, two] = await claim("one");
    const fail = (id = 0, failure = "") =>
      scheduleRetry(db, id, { by: "one", afterMs: minuteMs, failure });
    await fail(one?.message_id, "ECONNREFUSED");
    await fail(two?.message_id, "EENVELOPE 450");
    assert.deepEqual(await claim("one"), []);
    assert.equal(await retryConnectionFailures(db), 1);
    assert.equal(await retryConnectionFailures(db), 0, "it is due already");
    assert.deepEqual(
      (await claim("one")).map(({ message_id }) => message_id),
      [one?.message_id],
    );
    assert.equal(await retryAllMails(db), 2);
    assert.deepEqual(
      (await claim("one")).map(({ message_id }) => message_id),
      [two?.message_id],
    );
  });

  it("A permanently refused mail is overdue at once, and another after the given time", async () => {
    await receiveMany(2);
    const [one, two] = await claim("one");
    const fail = (id = 0, failure = "") =>
      scheduleRetry(db, id, { by: "one", afterMs: 0, failure });
    await fail(one?.message_id, "EENVELOPE 550");
    await fail(two?.message_id, "EENVELOPE 450");
    assert.equal(await countOverdueMails(db, minuteMs), 1);
    assert.equal(await countOverdueMails(db, -minuteMs), 2);
  });

  const getRow = () => db.selectFrom("message_outbox").selectAll().executeTakeFirstOrThrow();
});

it("The backoff of failed mails starts at five seconds, doubles up to an hour and never gives up", () => {
  const delays = [1, 2, 3, 10, 11, 50, 10_000].map((attempts) => getBackoffMs(attempts, 0.5));
  assert.deepEqual(
    delays,
    [5, 10, 20, 2560, 3600, 3600, 3600].map((seconds) => seconds * 1000),
  );
  assert.equal(getBackoffMs(1, 0), 4000);
  assert.equal(getBackoffMs(1, 1), 6000);
});
