import assert from "node:assert/strict";
import { after, before, beforeEach, describe, it, mock } from "node:test";
import { addMessage } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { limitMailCheck } from "./mail-check-limit.server.ts";
import { contactPageForm, createExcerpt, defaultRetentionDays, quoteForm } from "./message.ts";
import { deleteSender, exportSender, openMessage } from "./message-details.server.ts";
import {
  addNote,
  assignMessage,
  markUnread,
  moveMessages,
  readHistory,
  recordAnswer,
  removeNote,
  withdrawAnswer,
} from "./message-history.server.ts";
import { countOldMessages, trashOldMessages } from "./message-retention.server.ts";
import {
  listTrashedMessages,
  moveMessagesToTrash,
  restoreMessage,
} from "./message-trash.server.ts";
import { emptySpam, purgeOldSpam } from "./spam-removal.server.ts";

const person = { email: "ada@example.com", isAdmin: true, role: "owner" } as const;
const ada = { id: "a", name: "Ada", ...person };

describe("the forms of visitors", () => {
  it("Each field has the length that the specification promises", () => {
    const listLimits = ({ fields }: { fields: Record<string, { limit: number }> }) =>
      Object.entries(fields).map(([name, { limit }]) => `${name} ${limit}`);
    assert.deepEqual(listLimits(quoteForm), ["name 40", "phone 20", "email 36", "message 300"]);
    assert.deepEqual(listLimits(contactPageForm), [
      ...["name 36", "phoneNum 25", "email 66", "message 350"],
    ]);
  });

  it("Messages are stored for a year unless the site is configured otherwise", () => {
    assert.equal(defaultRetentionDays, 365);
  });

  it("An excerpt has a hundred characters on one line", () => {
    assert.equal(createExcerpt(`a \n b ${"👍".repeat(120)}`), `a b ${"👍".repeat(96)}`);
  });
});

describeOnEachDatabase("what happens to a message", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let id: number;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    for (const table of ["message", "message_trash", "message_attempt"] as const)
      await db.deleteFrom(table).execute();
    id = await addMessage(db);
    mock.timers.reset();
  });

  const freeze = (afterMs = 0) =>
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") + afterMs });
  const reset = () => mock.timers.reset();

  const readMessage = () => db.selectFrom("message").selectAll().executeTakeFirstOrThrow();

  it("A message that nobody has is neither exported nor deleted", async () => {
    assert.equal(await exportSender(db, id + 1, ada), undefined);
    assert.equal(await deleteSender(db, id + 1), 0);
  });

  it("Everything in an export is in the order in which it happened", async () => {
    const other = await addMessage(db);
    for (const text of ["First", "Second"]) await addNote(db, id, text, ada);
    const readings = ["Ada", "Bo"].map((reader_name, n) => ({
      ...{ message_id: id, read_by: reader_name, reader_name },
      read_at: `2026-11-20T10:00:0${2 - n}.000Z`,
    }));
    await db.insertInto("message_reading").values(readings).execute();
    // PostgreSQL then stores the rows behind the others.
    await moveMessagesToTrash(db, [id], "Ada");
    await restoreMessage(db, id, ada);
    const notes = db.deleteFrom("message_history").where("detail", "=", "First");
    const note = await notes.returningAll().executeTakeFirstOrThrow();
    await db.insertInto("message_history").values(note).execute();
    const exported = (await exportSender(db, id, { ...ada, name: "Exporter" })) ?? [];
    assert.deepEqual(
      exported.map(({ message_id }) => message_id),
      [id, other],
    );
    assert.deepEqual(
      [
        exported[0]?.history.map(({ kind, detail }) => detail || kind),
        exported[0]?.readings.map(({ reader_name }) => reader_name),
      ],
      [
        ["First", "Second", "restored"],
        ["Bo", "Ada", "Exporter"],
      ],
    );
  });

  it("Two readings or deletions of one millisecond are both stored, and listed in a fixed order", async () => {
    const other = await addMessage(db);
    freeze();
    const opened = await Promise.allSettled([openMessage(db, id, ada), openMessage(db, id, ada)]);
    for (const deleted of [other, id]) await moveMessagesToTrash(db, [deleted], "Ada");
    reset();
    assert.ok(opened.every(({ status }) => status === "fulfilled"));
    const trashed = await listTrashedMessages(db, { limit: 9, offset: 0 });
    assert.deepEqual(
      trashed.map(({ message_id }) => message_id),
      [other, id],
    );
  });

  it("The latest reader of a message is listed first", async () => {
    const readings = ["Bo", "Cy"].map((reader_name, n) => ({
      ...{ message_id: id, read_by: reader_name, reader_name },
      read_at: `2026-11-20T10:00:0${n}.000Z`,
    }));
    await db.insertInto("message_reading").values(readings).execute();
    const details = await openMessage(db, id, ada);
    assert.deepEqual(
      details?.readings.map(({ reader_name }) => reader_name),
      [ada.name, "Cy", "Bo"],
    );
  });

  it("A message lists the twenty latest others of its sender, and counts all of them", async () => {
    const others: number[] = [];
    for (let n = 0; n < 22; n += 1) others.push(await addMessage(db));
    await db
      .updateTable("message")
      .set({ email: "bo@example.com", email_key: "bo@example.com" })
      .where("message_id", "=", await addMessage(db))
      .execute();
    const details = await openMessage(db, id, ada);
    assert.equal(details?.senderMessageCount, 23);
    assert.deepEqual(
      details?.otherMessages.map(({ message_id }) => message_id),
      others.toReversed().slice(0, 20),
    );
  });

  it("A change whose history cannot be written changes nothing", async () => {
    await recordAnswer(db, id, { channel: "email", answered_at: "" }, ada);
    const other = await addMessage(db);
    await addNote(db, other, "A note", ada);
    const before = await readMessage();
    const second = db.schema.createIndex("second").on("message_history").column("message_id");
    await second.unique().execute();
    for (const change of [
      () => withdrawAnswer(db, id, ada),
      () => assignMessage(db, id, ada, ada),
      () => markUnread(db, id, ada),
      () => moveMessages(db, [id], "spam", ada),
      () => recordAnswer(db, other, { channel: "email", answered_at: "" }, ada),
    ])
      await assert.rejects(change());
    await db.schema.dropIndex("second").execute();
    assert.deepEqual(await readMessage(), before);
    assert.equal((await readHistory(db, other))?.answer, undefined);
  });

  it("A change concerns one message alone, and nothing happens without any", async () => {
    const other = await addMessage(db);
    for (const messageId of [id, other]) await addNote(db, messageId, "A note", ada);
    await recordAnswer(db, other, { channel: "email", answered_at: "" }, ada);
    const before = await readHistory(db, other);
    await assignMessage(db, id, ada, ada);
    await recordAnswer(db, id, { channel: "phone", answered_at: "" }, ada);
    await withdrawAnswer(db, id, ada);
    await markUnread(db, id, ada);
    const [note] = (await readHistory(db, id))?.history ?? [];
    assert.equal(await removeNote(db, other, note?.entry_id ?? 0, ada), undefined);
    assert.ok(await removeNote(db, id, note?.entry_id ?? 0, ada));
    assert.deepEqual(await readHistory(db, other), before);
    assert.deepEqual(await moveMessages(db, [], "spam", ada), []);
    assert.deepEqual(await moveMessages(db, [id], "inbox", ada), []);
    assert.equal(
      await recordAnswer(db, other + 9, { channel: "email", answered_at: "" }, ada),
      undefined,
    );
  });

  it("Notes are in the order in which they were written, and removable for ten minutes", async () => {
    freeze();
    for (const text of ["First", "Second", "Third"]) await addNote(db, id, text, ada);
    const { history = [] } = (await readHistory(db, id)) ?? {};
    assert.deepEqual(
      history.map(({ detail }) => detail),
      ["First", "Second", "Third"],
    );
    reset();
    freeze(599_999);
    assert.ok(await removeNote(db, id, history[0]?.entry_id ?? 0, ada));
    reset();
    freeze(600_000);
    assert.equal(await removeNote(db, id, history[1]?.entry_id ?? 0, ada), undefined);
    reset();
  });

  it("Spam is emptied up to the moment the list was loaded, and purged after thirty days", async () => {
    freeze(-1);
    await addMessage(db, { folder: "spam" });
    const loadedAt = new Date();
    reset();
    freeze();
    const second = await addMessage(db, { folder: "spam" });
    assert.equal(await emptySpam(db, loadedAt), 1);
    reset();
    freeze(30 * dayMs);
    assert.equal(await purgeOldSpam(db), 0);
    reset();
    freeze(30 * dayMs + 1);
    assert.equal(await purgeOldSpam(db), 1);
    reset();
    const left = await db.selectFrom("message").select("message_id").execute();
    assert.deepEqual(
      left.map(({ message_id }) => message_id),
      [id],
      `${second}`,
    );
  });

  it("Old messages move to the trash in batches until none is left", async () => {
    await db.deleteFrom("message").execute();
    freeze(-366 * dayMs);
    for (let n = 0; n < 201; n += 1) await addMessage(db);
    reset();
    freeze(-365 * dayMs);
    await addMessage(db);
    reset();
    freeze();
    assert.deepEqual(await countOldMessages(db, 365), { old: 201, all: 202 });
    assert.equal(await trashOldMessages(db, 365), 201);
    assert.deepEqual(await countOldMessages(db, 365), { old: 0, all: 1 });
    assert.equal(await trashOldMessages(db, 365), 0);
    reset();
  });

  it("The mail server is tried four times a minute, and a refused attempt does not count", async () => {
    freeze();
    for (let n = 0; n < 4; n += 1) assert.equal(await limitMailCheck(db), 0);
    reset();
    freeze(30_000);
    for (let n = 0; n < 5; n += 1) assert.equal(await limitMailCheck(db), 30);
    reset();
    freeze(60_000);
    assert.equal(await limitMailCheck(db), 0);
    reset();
  });
});
