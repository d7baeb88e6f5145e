import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { sql } from "kysely";
import { addMessage } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import type { Db } from "../records/tables.ts";
import { type BatchChange, BatchRefusal, changeMessages } from "./change-messages.server.ts";
import { lockMessages } from "./lock-messages.server.ts";
import { openMessage } from "./message-details.server.ts";
import {
  addNote,
  assignMessage,
  moveMessages,
  readHistory,
  recordAnswer,
  withdrawAnswer,
} from "./message-history.server.ts";
import type { SeenMessage } from "./message-schemas.server.ts";
import { readMessageState } from "./message-state.server.ts";
import { moveMessagesToTrash } from "./message-trash.server.ts";

const ada = { ...{ id: "a", name: "Ada", email: "ada@example.com" }, isAdmin: true } as const;
const staff = { ...ada, role: "owner" } as const;
const bo = { ...staff, id: "b", name: "Bo" };

describeOnEachDatabase("changes of messages", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ids: number[];
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  beforeEach(async () => {
    await db.deleteFrom("message").execute();
    await db.deleteFrom("message_trash").execute();
    ids = [await addMessage(db), await addMessage(db), await addMessage(db)];
  });
  after(() => close());

  const assignees = (some: number[]) => new Map(some.map((id) => [id, bo]));
  const changeSeen = (action: BatchChange["action"], seen: SeenMessage[], by = staff) => {
    const some = seen.map(({ message_id }) => message_id);
    const body = { ids: some, action, channel: "phone" as const, assignees: assignees(some), seen };
    return changeMessages(db, body, by);
  };
  const change = async (action: BatchChange["action"], some: number[], by = staff) => {
    const body = { ids: some, action, channel: "phone" as const, assignees: assignees(some) };
    return (await changeMessages(db, { ...body, seen: [] }, by)).ids;
  };
  const listSeen = (): SeenMessage[] =>
    ids.map((message_id) => ({ message_id, folder: "inbox", answered_at: "", assigned_to: "" }));
  const readAll = async () => {
    const messages = db.selectFrom("message").select(["folder", "assigned_to", "answer_channel"]);
    return (await messages.orderBy("message_id").execute()).map((row) => Object.values(row));
  };
  const untouched = ["inbox", null, null];
  const changes: [BatchChange["action"], changed: (string | null)[] | undefined][] = [
    ["spam", ["spam", null, null]],
    ["assign", ["inbox", "b", null]],
    ["answer", ["handled", null, "phone"]],
    ["trash", undefined],
  ];

  for (const [action, changed] of changes) {
    it(`If one of the messages is gone, "${action}" changes none and says how many are`, async () => {
      const [first = 0, , third = 0] = ids;
      await assert.rejects(
        change(action, [first, third + 1, third + 2]),
        (error) =>
          error instanceof BatchRefusal && `${error.count} ${error.reason}` === "2 missing",
      );
      assert.deepEqual(await readAll(), [untouched, untouched, untouched]);
    });

    it(`"${action}" changes each of the given messages once, and no other`, async () => {
      const [first = 0, second = 0] = ids;
      assert.deepEqual(await change(action, [second, first, second]), [first, second]);
      const others = changed === undefined ? [] : [changed, changed];
      assert.deepEqual(await readAll(), [...others, untouched]);
      if (changed) assert.equal((await readHistory(db, first))?.history.length, 1);
    });
  }

  it("A message that a colleague has answered refuses the answers of all", async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await recordAnswer(db, second, { channel: "email", answered_at: "" }, bo);
    await assert.rejects(change("answer", [first, second, third + 1]), { message: "1 answered" });
    assert.equal((await readHistory(db, first))?.answer, undefined);
    assert.equal((await readHistory(db, second))?.answer?.answered_by_name, "Bo");
  });

  it("Answers are withdrawn only if all of them are one's own", async () => {
    const [first = 0, second = 0] = ids;
    await change("answer", [first]);
    await change("answer", [second], bo);
    await assert.rejects(change("withdraw-answer", [first, second]), { message: "1 missing" });
    assert.deepEqual((await readAll())[0], ["handled", null, "phone"]);
    assert.deepEqual(await change("withdraw-answer", [first]), [first]);
    assert.deepEqual((await readAll())[0], untouched);
  });

  it("Messages are restored only if all of them are in the trash", async () => {
    const [first = 0, second = 0, third = 0] = ids;
    await change("trash", [first, second]);
    await assert.rejects(change("restore", [first, third]), { message: "1 missing" });
    assert.equal((await readAll()).length, 1);
    await change("restore", [first, second]);
    assert.deepEqual(await readAll(), [untouched, untouched, untouched]);
  });

  it("A message that is in the folder already counts as moved", async () => {
    const [first = 0, second = 0] = ids;
    await change("spam", [first]);
    assert.deepEqual(await change("spam", [first, second]), [first, second]);
    assert.equal((await readHistory(db, first))?.history.length, 1);
  });

  it("Two batches in opposite order do not wait for each other", async () => {
    await Promise.all(ids.map((id) => readHistory(db, id)));
    const changed = await Promise.all([change("assign", ids), change("assign", ids.toReversed())]);
    assert.deepEqual(changed, [ids, ids]);
  });

  for (const [action] of changes)
    it(`"${action}" changes none if a colleague has answered, moved, taken or deleted one since it was seen`, async () => {
      const [first = 0, second = 0, third = 0] = ids;
      const before = listSeen();
      await recordAnswer(db, second, { channel: "email", answered_at: "" }, bo);
      await assert.rejects(changeSeen(action, before), { message: "1 answered" });
      await withdrawAnswer(db, second, bo);
      await moveMessages(db, [second], "held", bo);
      await assignMessage(db, third, bo, bo);
      await assert.rejects(changeSeen(action, before), { message: "2 missing" });
      await moveMessagesToTrash(db, [first], "Bo");
      await assert.rejects(changeSeen(action, before), { message: "3 missing" });
      assert.deepEqual(await readAll(), [
        ["held", null, null],
        ["inbox", "b", null],
      ]);
    });

  it("Of two batches at once on what both have seen, one changes nothing", async () => {
    const outcomes = await Promise.allSettled([
      changeSeen("assign", listSeen()),
      changeSeen("spam", listSeen().toReversed(), bo),
    ]);
    assert.deepEqual(outcomes.map(({ status }) => status).toSorted(), ["fulfilled", "rejected"]);
    const rows = await readAll();
    assert.equal(new Set(rows.map((row) => JSON.stringify(row))).size, 1);
  });

  it("A batch is undone with what it returned, unless a colleague has changed one since", async () => {
    const [first = 0] = ids;
    const { messages } = await changeSeen("spam", listSeen());
    assert.deepEqual(
      messages.map(({ folder }) => folder),
      ["spam", "spam", "spam"],
    );
    const restored = await changeSeen("inbox", messages);
    assert.deepEqual(await readAll(), [untouched, untouched, untouched]);
    const answered = await changeSeen("answer", restored.messages);
    await assignMessage(db, first, bo, bo);
    await assert.rejects(changeSeen("withdraw-answer", answered.messages), {
      message: "1 missing",
    });
    assert.deepEqual((await readAll())[0], ["handled", "b", "phone"]);
  });

  if (engine === "postgres") {
    /** The call waits for what the change has locked. */
    async function callDuring<Result>(
      change: (trx: Db) => Promise<unknown>,
      call: () => Promise<Result>,
    ): Promise<Result> {
      const { pending } = await db.transaction().execute(async (trx) => {
        await change(trx);
        const started = call();
        await waitForBlockedStatement(db);
        return { pending: started };
      });
      return pending;
    }
    const moveToTrash = (trx: Db) => moveMessagesToTrash(trx, ids, "Bo");
    const answerAs = (by: typeof staff, answered_at = "", trx = db) =>
      recordAnswer(trx, ids[0] ?? 0, { channel: "email", answered_at }, by);

    it("A message that is deleted at the same time is not opened, and no error", async () => {
      assert.equal(
        await callDuring(moveToTrash, () => openMessage(db, ids[0] ?? 0, staff)),
        undefined,
      );
    });

    it("A message that is deleted while its state is read has none", async () => {
      await openMessage(db, ids[0] ?? 0, staff);
      const lockAndMove = async (trx: Db) => {
        await sql`lock table message`.execute(trx);
        await moveToTrash(trx);
      };
      assert.equal(
        await callDuring(lockAndMove, () => readMessageState(db, ids[0] ?? 0, staff)),
        undefined,
      );
    });

    it("An answer that overlaps with a withdrawal is recorded, and with another answer or a deletion refused", async () => {
      const second = await callDuring(
        (trx) => answerAs(bo, "", trx),
        () => answerAs(staff),
      );
      assert.ok(second && "conflict" in second && second.conflict.answered_by === bo.id);
      const { answered_at } = second.conflict;
      const third = await callDuring(
        (trx) => withdrawAnswer(trx, ids[0] ?? 0, bo),
        () => answerAs(staff, answered_at),
      );
      assert.ok(third && "history" in third);
      assert.equal(third.history.answer?.answered_by, staff.id);
      assert.equal(await callDuring(moveToTrash, () => answerAs(staff)), undefined);
    });

    it("Nobody changes a message until a note on it is stored", async () => {
      const { noting } = await db.transaction().execute(async (trx) => {
        await sql`lock table message_history in share mode`.execute(trx);
        const pending = addNote(db, ids[0] ?? 0, "Called back", staff);
        await waitForBlockedStatement(db);
        const select = sql`select from message for update nowait`;
        await assert.rejects(select.execute(db), { code: "55P03" });
        return { noting: pending };
      });
      assert.equal((await noting)?.history.length, 1);
    });

    it("Whoever waits for the first message holds none of the others", async () => {
      const [first = 0, second = 0] = ids;
      // PostgreSQL then stores the row behind the others.
      await change("trash", [first]);
      await change("restore", [first]);
      const both = await db.transaction().execute(async (trx) => {
        await lockMessages(trx, [first]);
        const pending = db.transaction().execute((other) => lockMessages(other, [first, second]));
        await waitForBlockedStatement(db);
        assert.deepEqual(await lockMessages(trx, [second]), [second]);
        return { pending };
      });
      assert.deepEqual(await both.pending, [first, second]);
    });
  }
});
