import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { addMessage, messageRow } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import {
  countAssigned,
  countByFolder,
  countNewerMessages,
  findLatestAnswer,
  hasMessage,
  listMessages,
  listWaitingMessages,
  loadInboxNews,
} from "./inbox-queries.server.ts";
import { addMissingMessageKeys } from "./message-keys.server.ts";
import type { MessageView } from "./message-view.ts";

const inbox = { view: "inbox", limit: 9 } as const;

describeOnEachDatabase("the inbox", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("message").execute();
  });

  const add = (change: object = {}) =>
    addMessage(db, { received_at: messageRow.received_at, ...change });
  const listIds = async (options: Partial<Parameters<typeof listMessages>[1]> = {}) =>
    (await listMessages(db, { ...inbox, ...options })).map(({ message_id }) => message_id);

  it("A search finds words in the name, email and text, in any case, and nothing else", async () => {
    const ids = [
      await add({ name: "Élodie Roy" }),
      await add({ email: "ROY@example.com" }),
      await add({ message: "Call Roy" }),
    ];
    await add();
    assert.deepEqual(await listIds({ search: "roy" }), ids.toReversed());
    assert.deepEqual(await listIds({ search: "elodie" }), ids.slice(0, 1));
    assert.deepEqual(await listIds({ search: "ÉLODIE" }), ids.slice(0, 1));
    assert.equal((await countByFolder(db, "ROY")).inbox, 3);
    assert.equal((await countByFolder(db, "roy")).spam, 0);
    for (const search of ["roy elodie", "Roy, Élodie", "ÉLODIE   roy"])
      assert.deepEqual(await listIds({ search }), ids.slice(0, 1), search);
    assert.deepEqual(await listIds({ search: "nobody" }), []);
    assert.deepEqual(await listIds({ search: "roy nobody" }), []);
    // A node of an older version stores none.
    await db.updateTable("message").set({ email_key: "", search_key: "" }).execute();
    assert.deepEqual(await listIds({ search: "roy" }), []);
    await addMissingMessageKeys(db);
    assert.deepEqual(await listIds({ search: "roy" }), ids.toReversed());
  });

  it("Many messages without an address do not keep the search for missing keys going", async () => {
    const row = { ...messageRow, email: "", email_key: "" };
    await db.insertInto("message").values(Array(500).fill(row)).execute();
    await addMissingMessageKeys(db);
  });

  it("The characters % and _ and a backslash in a search stand for themselves", async () => {
    const odd = await add({ message: "100 % of a_b\\c" });
    await add({ message: "100 of axb/c" });
    for (const search of ["%", "a_b", "b\\c"]) assert.deepEqual(await listIds({ search }), [odd]);
  });

  it("A search for a number finds the digits of the phone, however they are written", async () => {
    const id = await add();
    await add({ phone: "6475550100" });
    for (const search of ["416-555", "(416) 555", "416.5550199", "+1 (416) 555 0199"])
      assert.deepEqual(await listIds({ search }), [id], search);
    for (const search of ["+", "416 a", "0199416"])
      assert.deepEqual(await listIds({ search }), [], search);
  });

  it("The newest message comes first, but the longest waiting one among the late", async () => {
    const times = ["2026-11-20T15:00:00.000Z", "2026-11-21T15:00:00.000Z"];
    const [later, first, second] = [
      await add({ received_at: times[1] }),
      await add({ received_at: times[0] }),
      await add({ received_at: times[0] }),
    ];
    assert.deepEqual(await listIds(), [later, second, first]);
    assert.deepEqual(await listIds({ limit: 1, offset: 1 }), [second]);
    const lateBefore = new Date("2026-11-22T15:00:00Z");
    assert.deepEqual(await listIds({ view: "late", lateBefore }), [first, second, later]);
    assert.deepEqual(await listIds({ view: "late", lateBefore: new Date(times[1] ?? "") }), [
      first,
      second,
    ]);
    assert.deepEqual(await listIds({ view: "late", lateBefore: undefined }), []);
    const waiting = await listWaitingMessages(db, 2);
    assert.deepEqual(
      waiting.map(({ message_id }) => message_id),
      [first, second],
    );
  });

  it("Handled, held and spam messages do not wait, and each folder has its own", async () => {
    const waiting = await add();
    const answered_at = "2026-11-21T15:00:00.000Z";
    await add({ answered_at });
    const views: MessageView[] = ["handled", "spam", "held"];
    for (const folder of views) {
      const id = await add({ folder });
      assert.deepEqual(await listIds({ view: folder }), [id]);
    }
    const listed = await listWaitingMessages(db, 9);
    assert.deepEqual(
      listed.map(({ message_id, isAnswered }) => [message_id, isAnswered]),
      [[waiting, false]],
    );
    const lateBefore = new Date("2026-11-22T15:00:00Z");
    assert.deepEqual(await listIds({ view: "late", lateBefore }), [waiting]);
    assert.deepEqual(
      (await listMessages(db, inbox)).map(({ isAnswered }) => isAnswered),
      [true, false],
    );
  });

  it("The latest answer is the last one that was recorded", async () => {
    await add();
    assert.equal(await findLatestAnswer(db), undefined);
    const answer = (answered_by_name: string | null, day: number) =>
      add({ answered_by_name, answered_at: `2026-11-2${day}T15:00:00.000Z` });
    await answer("Ada", 2);
    await answer(null, 3);
    await answer("Bo", 1);
    await add();
    const latest = { answered_at: "2026-11-23T15:00:00.000Z", answered_by_name: "" };
    assert.deepEqual(await findLatestAnswer(db), latest);
  });

  it("A list counts the notes and the readers of each message", async () => {
    const [id, other] = [await add(), await add({ marked_unread_at: "2026-11-20T15:00:00.000Z" })];
    const happened_at = "2026-11-20T15:00:00.000Z";
    const entry = { user_id: "a", user_name: "Ada", detail: "", happened_at };
    for (const kind of ["note", "note", "moved"] as const)
      await db
        .insertInto("message_history")
        .values({ ...entry, message_id: id, kind })
        .execute();
    const reading = { read_by: "a", reader_name: "Ada", read_at: happened_at };
    await db
      .insertInto("message_reading")
      .values({ ...reading, message_id: other })
      .execute();
    const list = async () =>
      (await listMessages(db, inbox)).map(({ noteCount, isUnread }) => [noteCount, isUnread]);
    assert.deepEqual(await list(), [
      [0, true],
      [2, true],
    ]);
    assert.equal((await loadInboxNews(db)).unread, 2);
    await db.updateTable("message").set({ marked_unread_at: null }).execute();
    assert.deepEqual(await list(), [
      [0, false],
      [2, true],
    ]);
    assert.equal((await loadInboxNews(db)).unread, 1);
  });

  it("Only messages of the inbox that came after the newest known one are news", async () => {
    assert.deepEqual(await loadInboxNews(db), { unread: 0, newestId: 0 });
    const [first, second, third] = [await add(), await add(), await add()];
    await add({ folder: "spam" });
    assert.deepEqual(await loadInboxNews(db), { unread: 3, newestId: third });
    assert.equal(await countNewerMessages(db, first), 2);
    assert.equal(await countNewerMessages(db, second), 1);
    assert.equal(await countNewerMessages(db, third), 0);
    assert.equal(await hasMessage(db, third), true);
    assert.equal(await hasMessage(db, third + 2), false);
  });

  it("What waits for each person is counted without what is answered or in another folder", async () => {
    const assigned = { assigned_to: "dee", assigned_name: "Dee" };
    await add();
    for (const folder of ["inbox", "inbox", "handled"] as const) await add({ ...assigned, folder });
    await add({ ...assigned, answered_at: "2026-11-21T15:00:00.000Z" });
    assert.deepEqual(await countAssigned(db), new Map([["dee", 2]]));
  });
});
