import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { type BatchChange, BatchRefusal, changeMessages } from "./change-messages.server.ts";
import { readHistory, recordAnswer } from "./message-history.server.ts";

const ada = { ...{ id: "a", name: "Ada", email: "ada@example.com" }, isAdmin: true } as const;
const staff = { ...ada, role: "owner" } as const;
const bo = { ...staff, id: "b", name: "Bo" };

describeOnEachDatabase("a change of several messages", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ids: number[];
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  beforeEach(async () => {
    await db.deleteFrom("message").execute();
    await db.deleteFrom("message_trash").execute();
    const received_at = "2026-11-20T15:00:00.000Z";
    const text = { name: "Imani", email: "imani@example.com", phone: "", message: "A question" };
    const rows = await db
      .insertInto("message")
      .values(
        ["one", "two", "three"].map((text_key) => ({
          ...{ ...text, text_key, submission_key: null, form_type: "Contact form" },
          ...{ folder: "inbox" as const, received_at },
        })),
      )
      .returning("message_id")
      .execute();
    ids = rows.map(({ message_id }) => message_id).toSorted((a, b) => a - b);
  });
  after(() => close());

  const change = (action: BatchChange["action"], some: number[], by = staff) =>
    changeMessages(db, { ids: some, action, channel: "phone", assignee: bo }, by);
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
});
