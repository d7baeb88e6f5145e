import assert from "node:assert/strict";
import { after, before, beforeEach, it, mock } from "node:test";
import { addMessage } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { addStaffUser } from "../staff/staff-users.server.ts";
import { type AnswerChannel, noteRemovalMs } from "./history-entry.ts";
import {
  countByView,
  countLateMessages,
  countUnread,
  countWaitingMessages,
  findLatestAnswer,
  listMessages,
  listWaitingMessages,
} from "./inbox-queries.server.ts";
import type { MessageSort } from "./message.ts";
import { openMessage } from "./message-details.server.ts";
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
import { readMessageState } from "./message-state.server.ts";
import { moveMessagesToTrash, restoreMessage } from "./message-trash.server.ts";

const ada = {
  id: "a",
  name: "Ada",
  email: "ada@example.com",
  isAdmin: true,
  role: "owner",
} as const;
const bo = { id: "b", name: "Bo", email: "bo@example.com", isAdmin: true, role: "owner" } as const;

describeOnEachDatabase("the history of a message", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let id: number;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("message").execute();
    id = await addFrom("Imani");
  });

  const addFrom = (name: string, email = "imani@example.com") =>
    addMessage(db, { name, email, message: `A question of ${name}` });
  const readKinds = async () => (await readHistory(db, id))?.history.map(({ kind }) => kind);
  const readFolder = async () => (await openMessage(db, id, ada))?.folder;

  it("Whoever wrote first waits first, until somebody answers", async () => {
    await db.updateTable("message").set({ received_at: "2026-11-20T15:00:00.000Z" }).execute();
    const later = await addFrom("Bashir", "bashir@example.com");
    const listIds = async () =>
      (await listWaitingMessages(db, 5)).map(({ message_id }) => message_id);
    assert.deepEqual(await listIds(), [id, later]);
    const listInbox = async (sort?: MessageSort) =>
      (await listMessages(db, { view: "inbox", sort, limit: 9 })).map((row) => row.message_id);
    assert.deepEqual(await listInbox("oldest"), [id, later]);
    assert.deepEqual(await listInbox(), [later, id]);
    assert.equal(await countWaitingMessages(db), 2);
    const lateBefore = new Date("2026-11-20T15:00:00.001Z");
    const listLate = (search: string) =>
      listMessages(db, { view: "late", lateBefore, search, limit: 9 });
    assert.deepEqual(
      (await listLate("")).map(({ message_id }) => message_id),
      [id],
    );
    assert.deepEqual(await listLate("nobody"), []);
    const { late, inbox } = await countByView(db, { lateBefore, search: "" });
    assert.deepEqual([late, inbox], [1, 2]);
    assert.equal(await countLateMessages(db, new Date("2026-11-20T15:00:00Z")), 0);
    assert.equal(await countLateMessages(db, undefined), 0);
    assert.equal(await findLatestAnswer(db), undefined);
    await recordAnswer(db, id, { channel: "phone", answered_at: "" }, ada);
    assert.deepEqual(await listIds(), [later]);
    assert.equal(await countLateMessages(db, lateBefore), 0);
    assert.equal((await findLatestAnswer(db))?.answered_by_name, "Ada");
  });

  it("An answer moves the message to Handled and is stored with who, how and when", async () => {
    await recordAnswer(db, id, { channel: "phone", answered_at: "" }, ada);
    assert.equal(await readFolder(), "handled");
    const { answer, history } = (await readHistory(db, id)) ?? {};
    assert.equal(answer?.answered_by_name, "Ada");
    assert.equal(answer?.channel, "phone");
    assert.equal(history?.[0]?.kind, "answered");
    assert.ok(Math.abs(Date.parse(answer?.answered_at ?? "") - Date.now()) < 60_000);
  });

  it("Of two colleagues who answer at once, one is shown the answer of the other", async () => {
    // PostgreSQL runs both at once only if each has an open connection.
    await Promise.all([readHistory(db, id), readHistory(db, id)]);
    const results = await Promise.all([
      recordAnswer(db, id, { channel: "email", answered_at: "" }, ada),
      recordAnswer(db, id, { channel: "phone", answered_at: "" }, bo),
    ]);
    const conflicts = results.flatMap((result) =>
      result && "conflict" in result ? [result.conflict] : [],
    );
    const stored = await readHistory(db, id);
    assert.equal(conflicts.length, 1);
    assert.deepEqual(conflicts[0], stored?.answer);
    assert.deepEqual(await readKinds(), ["answered"]);
  });

  it("Someone who has seen the answer can answer again", async () => {
    const first = await recordAnswer(db, id, { channel: "email", answered_at: "" }, ada);
    assert.ok(first && "history" in first);
    const answered_at = first.history.answer?.answered_at ?? "";
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 1000 });
    const second = await recordAnswer(db, id, { channel: "phone", answered_at }, bo);
    const late = await recordAnswer(db, id, { channel: "phone", answered_at }, ada);
    mock.timers.reset();
    assert.ok(second && "history" in second);
    assert.equal(second.history.answer?.answered_by_name, "Bo");
    assert.ok(late && "conflict" in late);
    assert.deepEqual(await readKinds(), ["answered", "answered"]);
  });

  it("Only the person who answered can withdraw the answer, which reopens the message", async () => {
    await recordAnswer(db, id, { channel: "email", answered_at: "" }, ada);
    assert.equal(await withdrawAnswer(db, id, bo), undefined);
    assert.equal(await readFolder(), "handled");
    assert.equal((await withdrawAnswer(db, id, ada))?.answer, undefined);
    assert.equal(await readFolder(), "inbox");
    assert.deepEqual(await readKinds(), ["answered", "answer-withdrawn"]);
  });

  it("Withdrawing an answer brings back the one before it that was not withdrawn", async () => {
    const answer = async (channel: AnswerChannel, staff: typeof ada | typeof bo) => {
      const seen = (await readHistory(db, id))?.answer?.answered_at ?? "";
      await recordAnswer(db, id, { channel, answered_at: seen }, staff);
    };
    const withdraw = async (staff: typeof ada | typeof bo) => {
      const { answer } = (await withdrawAnswer(db, id, staff)) ?? {};
      return answer && `${answer.answered_by_name} ${answer.channel} ${await readFolder()}`;
    };
    await answer("phone", ada);
    await answer("email", bo);
    await answer("in-person", bo);
    assert.equal(await withdraw(bo), "Bo email handled");
    assert.equal(await withdraw(bo), "Ada phone handled");
    assert.equal(await withdraw(bo), undefined);
    assert.equal(await withdraw(ada), undefined);
    assert.equal(await readFolder(), "inbox");
  });

  it("Withdrawing an answer moves the message back to where it was", async () => {
    await moveMessages(db, [id], "handled", bo);
    await recordAnswer(db, id, { channel: "phone", answered_at: "" }, ada);
    await withdrawAnswer(db, id, ada);
    assert.equal(await readFolder(), "handled");

    const first = await recordAnswer(db, id, { channel: "phone", answered_at: "" }, ada);
    assert.ok(first && "history" in first);
    await moveMessages(db, [id], "inbox", bo);
    const answered_at = first.history.answer?.answered_at ?? "";
    await recordAnswer(db, id, { channel: "email", answered_at }, ada);
    assert.equal((await withdrawAnswer(db, id, ada))?.answer?.channel, "phone");
    assert.equal(await readFolder(), "inbox");
  });

  it("A note has its author and time, and only its author can remove it while it is new", async () => {
    const added = await addNote(db, id, "Left a voicemail.", ada);
    const note = added?.history[0];
    assert.equal(note?.detail, "Left a voicemail.");
    assert.equal(note?.user_name, "Ada");
    const entryId = note?.entry_id ?? 0;
    assert.equal(await removeNote(db, id, entryId, bo), undefined);
    mock.timers.enable({ apis: ["Date"], now: Date.now() + noteRemovalMs + 1000 });
    const late = await removeNote(db, id, entryId, ada);
    mock.timers.reset();
    assert.equal(late, undefined);
    assert.deepEqual((await removeNote(db, id, entryId, ada))?.history, []);
    assert.equal(await addNote(db, id + 1, "Nobody", ada), undefined);
  });

  it("Only notes can be removed from the history", async () => {
    await moveMessages(db, [id], "spam", ada);
    const entryId = (await readHistory(db, id))?.history[0]?.entry_id ?? 0;
    assert.equal(await removeNote(db, id, entryId, ada), undefined);
    assert.deepEqual(await readKinds(), ["moved"]);
  });

  it("A message that is marked as unread stays unread until somebody opens it", async () => {
    await openMessage(db, id, ada);
    const isUnread = async () => (await listMessages(db, { view: "inbox", limit: 9 }))[0]?.isUnread;
    assert.equal(await isUnread(), false);
    assert.equal(await markUnread(db, id, ada), true);
    assert.equal(await isUnread(), true);
    assert.equal(await countUnread(db), 1);
    const other = await addFrom("Bashir", "bashir@example.com");
    await openMessage(db, other, ada);
    assert.equal(await markUnread(db, other, ada), true);
    const opened = await openMessage(db, id, bo);
    assert.deepEqual(opened?.readings.map(({ reader_name }) => reader_name).sort(), ["Ada", "Bo"]);
    assert.equal(await countUnread(db), 1, "the other message");
    await openMessage(db, other, bo);
    assert.equal(await countUnread(db), 0);
    assert.equal(await markUnread(db, other + 1, ada), false);
  });

  it("A recent reader whose name another person has, too, is named with the email address", async () => {
    const readers = [];
    for (const email of ["bo1@clinic.example", "bo2@clinic.example"]) {
      const user = await addStaffUser(db, { name: "Bo", email, isAdmin: true, role: "desk" });
      assert.ok(user);
      readers.push(user);
    }
    for (const reader of [ada, ...readers]) await openMessage(db, id, reader);
    const state = await readMessageState(db, id, ada);
    // Both may have opened it in the same millisecond.
    assert.deepEqual(
      state?.recent_readers.toSorted(),
      readers.map(({ email }) => `Bo (${email})`),
    );
  });

  it("Whoever opened a message sees what changed since, and who opened it within ten minutes", async () => {
    await openMessage(db, id, bo);
    await openMessage(db, await addFrom("Bashir", "bashir@example.com"), ada);
    assert.equal(await readMessageState(db, id, ada), undefined, "it would skip the access log");
    await openMessage(db, id, ada);
    await moveMessages(db, [id], "handled", bo);
    const state = await readMessageState(db, id, ada);
    assert.deepEqual([state?.folder, state?.recent_readers], ["handled", ["Bo"]]);
    assert.deepEqual(
      state?.history.map(({ kind, user_name }) => [kind, user_name]),
      [["moved", "Bo"]],
    );
    const read_at = new Date(Date.now() - 11 * 60_000).toISOString();
    await db.updateTable("message_reading").set({ read_at }).execute();
    assert.deepEqual((await readMessageState(db, id, ada))?.recent_readers, []);
    await moveMessagesToTrash(db, [id], "Bo");
    assert.equal(await readMessageState(db, id, ada), undefined);
  });

  it("A message is assigned to one person at a time, or to nobody", async () => {
    assert.deepEqual((await assignMessage(db, id, bo, ada))?.assignee, { id: "b", name: "Bo" });
    assert.equal((await assignMessage(db, id, undefined, ada))?.assignee, undefined);
    const { history } = (await readHistory(db, id)) ?? {};
    assert.deepEqual(
      history?.map(({ detail, user_name }) => [detail, user_name]),
      [
        ["Bo", "Ada"],
        ["", "Ada"],
      ],
    );
    assert.equal(await assignMessage(db, id + 1, bo, ada), undefined);
  });

  it("Moving messages records only those that were in another folder", async () => {
    const other = await addFrom("Noor");
    assert.deepEqual(await moveMessages(db, [other], "spam", ada), [other]);
    assert.deepEqual(await moveMessages(db, [id, other, other + 1], "spam", ada), [id]);
    assert.deepEqual(await readKinds(), ["moved"]);
  });

  it("A message lists the other messages of its sender, the newest first, and who answered them", async () => {
    const second = await addFrom("Second", "IMANI@example.com");
    await addFrom("Else", "else@example.com");
    await recordAnswer(db, id, { channel: "phone", answered_at: "" }, bo);
    const third = await addFrom("Third");
    const others = (await openMessage(db, third, ada))?.otherMessages;
    assert.deepEqual(
      others?.map(({ message_id, answered_by_name }) => [message_id, answered_by_name]),
      [
        [second, null],
        [id, "Bo"],
      ],
    );
    assert.equal(others?.[1]?.excerpt, "A question of Imani");
  });

  it("A message shows its own notification and access log", async () => {
    const other = await addFrom("Noor");
    for (const message_id of [id, other]) {
      const mail = { message_id, mail_id: `mail ${message_id}`, due_at: new Date().toISOString() };
      await db
        .insertInto("message_outbox")
        .values({ ...mail, attempts: message_id === other ? 3 : 0 })
        .execute();
    }
    await openMessage(db, other, bo);
    for (const [message_id, attempts, readers] of [
      [id, 0, ["Ada"]],
      [other, 3, ["Ada", "Bo"]],
    ] as const) {
      const opened = await openMessage(db, message_id, ada);
      assert.equal(opened?.notification?.attempts, attempts);
      assert.deepEqual(opened?.readings.map(({ reader_name }) => reader_name).sort(), readers);
    }
  });

  it("A restored message has its history, its answer and its assignee", async () => {
    await addNote(db, id, "Left a voicemail.", ada);
    await assignMessage(db, id, bo, ada);
    await recordAnswer(db, id, { channel: "in-person", answered_at: "" }, bo);
    const before = await readHistory(db, id);
    await moveMessagesToTrash(db, [id], "Ada");
    assert.equal(await readHistory(db, id), undefined);
    await restoreMessage(db, id, ada);
    const { history = [], ...after } = (await readHistory(db, id)) ?? {};
    const last = history.at(-1);
    assert.deepEqual({ ...after, history: history.slice(0, -1) }, before);
    assert.deepEqual([last?.kind, last?.user_name], ["restored", "Ada"]);
  });
});
