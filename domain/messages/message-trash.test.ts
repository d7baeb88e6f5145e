import assert from "node:assert/strict";
import { after, before, beforeEach, it, mock } from "node:test";
import { addMessage } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import type { Db } from "../records/tables.ts";
import { countByFolder, countUnread, listMessages } from "./inbox-queries.server.ts";
import { lockMessages } from "./lock-messages.server.ts";
import {
  deleteSender,
  exportSender,
  openMessage,
  UnseenMessages,
} from "./message-details.server.ts";
import { addNote, moveMessages, readHistory, removeNote } from "./message-history.server.ts";
import { trashOldMessages } from "./message-retention.server.ts";
import {
  listTrashedMessages,
  moveMessagesToTrash,
  purgeMessageTrash,
  restoreMessage,
} from "./message-trash.server.ts";
import { claimMails } from "./outbox.server.ts";
import { emptySpam, purgeOldSpam } from "./spam-removal.server.ts";

const ada = {
  id: "a",
  name: "Ada",
  email: "ada@example.com",
  isAdmin: true,
  role: "owner",
} as const;
const dayMs = 86_400_000;

describeOnEachDatabase("the message trash", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("message").execute();
    await db.deleteFrom("message_trash").execute();
  });

  async function addFrom(name: string, { daysAgo = 0, email = "imani@example.com" } = {}) {
    const received_at = new Date(Date.now() - daysAgo * dayMs).toISOString();
    const submission_key = `key of ${name}`;
    const message_id = await addMessage(db, { name, email, submission_key, received_at });
    const mail = { message_id, mail_id: name, attempts: 0, due_at: received_at };
    await db.insertInto("message_outbox").values(mail).execute();
    return message_id;
  }
  const namesInInbox = async () =>
    (await listMessages(db, { view: "inbox", limit: 9 })).map(({ name }) => name);
  const trashed = () => db.selectFrom("message_trash").selectAll().execute();

  it("Spam that is restored long after it arrived stays as long as new spam", async () => {
    const id = await addFrom("Win", { daysAgo: 45 });
    await db.updateTable("message").set({ folder: "spam" }).execute();
    await moveMessagesToTrash(db, [id], "Ada");
    await restoreMessage(db, id, ada);
    assert.equal(await purgeOldSpam(db), 0);
  });

  if (engine === "postgres") {
    it("A note that is being written while its message is deleted goes to the trash with it", async () => {
      const id = await addFrom("Imani");
      const deleting = await db.transaction().execute(async (trx) => {
        await addNote(trx, id, "Called back", ada);
        const pending = moveMessagesToTrash(db, [id], "Ada");
        await waitForBlockedStatement(db);
        return { pending };
      });
      assert.equal(await deleting.pending, 1);
      assert.ok((await trashed())[0]?.item.includes("Called back"));
    });

    it("A note on a message that is being deleted finds no message", async () => {
      const id = await addFrom("Imani");
      const noting = await db.transaction().execute(async (trx) => {
        await moveMessagesToTrash(trx, [id], "Ada");
        const pending = addNote(db, id, "Called back", ada);
        await waitForBlockedStatement(db);
        return { pending };
      });
      assert.equal(await noting.pending, undefined);
    });
  }

  it("A deleted message is hidden from lists, counts, searches and notifications", async () => {
    const id = await addFrom("Imani");
    assert.equal(await moveMessagesToTrash(db, [id], "Ada"), 1);
    assert.deepEqual(await namesInInbox(), []);
    assert.equal((await countByFolder(db)).inbox, 0);
    assert.equal((await countByFolder(db, "imani")).inbox, 0);
    assert.equal(await countUnread(db), 0);
    assert.equal(await openMessage(db, id, ada), undefined);
    assert.deepEqual(await claimMails(db, { by: "node", limit: 5, leaseMs: 1000 }), []);
    assert.equal((await trashed())[0]?.deleted_by, "Ada");
  });

  it("A restored message has its access log, and nobody is notified again", async () => {
    const id = await addFrom("Imani");
    await openMessage(db, id, ada);
    await moveMessagesToTrash(db, [id], "Ada");
    assert.equal(await restoreMessage(db, id, ada), true);
    assert.deepEqual(await namesInInbox(), ["Imani"]);
    const opened = await openMessage(db, id, { ...ada, id: "b", name: "Edda" });
    assert.equal(opened?.message, "It hurts");
    assert.equal(opened?.readings.length, 2);
    assert.equal(opened?.notification, undefined);
    assert.equal(opened?.senderMessageCount, 1);
    assert.equal((await countByFolder(db, "imani")).inbox, 1);
    assert.equal(await restoreMessage(db, id, ada), false);
  });

  it("An open message counts those of its sender in the trash, which go with the others", async () => {
    const id = await addFrom("Imani");
    const other = await addFrom("Noor", { email: "noor@example.com" });
    await moveMessagesToTrash(db, [await addFrom("Imani, once more"), other], "Ada");
    const opened = await openMessage(db, id, ada);
    assert.deepEqual([opened?.senderMessageCount, opened?.senderTrashCount], [1, 1]);
    assert.equal(await deleteSender(db, id), 2);
    assert.equal((await trashed()).length, 1);
  });

  it("Of two concurrent calls, only one deletes or restores a message", async () => {
    const id = await addFrom("Imani");
    const move = () => moveMessagesToTrash(db, [id], "Ada");
    const moved = await Promise.all([move(), move()]);
    assert.deepEqual(moved.toSorted(), [0, 1]);
    const restored = await Promise.all([restoreMessage(db, id, ada), restoreMessage(db, id, ada)]);
    assert.deepEqual(restored.toSorted(), [false, true]);
    assert.deepEqual(await namesInInbox(), ["Imani"]);
  });

  it("A move that fails halfway leaves every message where it was", async () => {
    const id = await addFrom("Imani");
    const other = await addFrom("Noor");
    await moveMessagesToTrash(db, [other], "Ada");
    const failWithout = async (table: string, move: () => Promise<unknown>) => {
      await db.schema.alterTable(table).renameTo("renamed").execute();
      await assert.rejects(move());
      await db.schema.alterTable("renamed").renameTo(table).execute();
    };
    await failWithout("message_trash", () => moveMessagesToTrash(db, [id], "Ada"));
    await failWithout("message", () => restoreMessage(db, other, ada));
    assert.deepEqual(await namesInInbox(), ["Imani"]);
    assert.equal(await restoreMessage(db, other, ada), true);
  });

  it("A message is restored even if the same form was submitted again", async () => {
    const id = await addFrom("Imani");
    await moveMessagesToTrash(db, [id], "Ada");
    await addFrom("Imani");
    assert.equal(await restoreMessage(db, id, ada), true);
    assert.deepEqual(await namesInInbox(), ["Imani", "Imani"]);
  });

  it("The same form is recognized after its message was deleted and restored", async () => {
    const id = await addFrom("Imani");
    await addFrom("Noor");
    await moveMessagesToTrash(db, [id], "Ada");
    await restoreMessage(db, id, ada);
    await assert.rejects(addFrom("Imani"));
  });

  it("The trash lists the last deleted first, with who deleted them", async () => {
    const [first, second] = [await addFrom("First"), await addFrom("Second")];
    await moveMessagesToTrash(db, [second], "Ada");
    const deleted_at = new Date(Date.now() - dayMs).toISOString();
    await db.updateTable("message_trash").set({ deleted_at }).execute();
    await moveMessagesToTrash(db, [first], "Bo");
    const listed = await listTrashedMessages(db, { limit: 9, offset: 0 });
    assert.deepEqual(
      listed.map(({ name, excerpt, deleted_by }) => [name, excerpt, deleted_by]),
      [
        ["First", "It hurts", "Bo"],
        ["Second", "It hurts", "Ada"],
      ],
    );
    assert.equal((await listTrashedMessages(db, { limit: 9, offset: 1 })).length, 1);
  });

  it("Emptying spam deletes only spam, and nothing that was moved there since the list was loaded", async () => {
    const [inInbox, old, newer] = [
      await addFrom("Inbox"),
      await addFrom("Spam"),
      await addFrom("Moved later"),
    ];
    const now = Date.now();
    mock.timers.enable({ apis: ["Date"], now });
    await moveMessages(db, [old], "spam", ada);
    mock.timers.setTime(now + 1);
    await moveMessages(db, [newer], "spam", ada);
    mock.timers.reset();
    assert.equal(await emptySpam(db, new Date(now)), 1);
    assert.equal((await countByFolder(db)).spam, 1);
    assert.equal(await openMessage(db, old, ada), undefined);
    assert.equal((await openMessage(db, inInbox, ada))?.folder, "inbox");
    assert.deepEqual(await trashed(), []);
  });

  it("Spam is purged thirty days after it became spam, however old the message is", async () => {
    await addFrom("Old in the inbox", { daysAgo: 40 });
    const [recent, moved] = [await addFrom("Spam"), await addFrom("Moved", { daysAgo: 40 })];
    const arrived = await addFrom("Arrived as spam", { daysAgo: 31 });
    await moveMessages(db, [recent, moved], "spam", ada);
    await db
      .updateTable("message")
      .set({ folder: "spam" })
      .where("message_id", "=", arrived)
      .execute();
    assert.equal(await purgeOldSpam(db), 1);
    assert.equal(await openMessage(db, arrived, ada), undefined);
    assert.equal((await countByFolder(db)).spam, 2);
    assert.equal((await countByFolder(db)).inbox, 1);
  });

  it("A message that is restored after the retention period stays for thirty days more", async () => {
    const id = await addFrom("Old", { daysAgo: 366 });
    await addFrom("Older", { daysAgo: 400 });
    assert.equal(await trashOldMessages(db, 365), 2);
    await restoreMessage(db, id, ada);
    assert.equal(await trashOldMessages(db, 365), 0);
    assert.deepEqual(await namesInInbox(), ["Old"]);
    const happened_at = new Date(Date.now() - 31 * dayMs).toISOString();
    await db.updateTable("message_history").set({ happened_at }).execute();
    assert.equal(await trashOldMessages(db, 365), 1);
  });

  it("Messages beyond the retention period move to the trash and are purged after thirty days", async () => {
    await addFrom("Old", { daysAgo: 366 });
    await addFrom("Young", { daysAgo: 364 });
    assert.equal(await trashOldMessages(db, 365), 1);
    assert.deepEqual(await namesInInbox(), ["Young"]);
    assert.equal(await purgeMessageTrash(db), 0);
    const deleted_at = new Date(Date.now() - 31 * dayMs).toISOString();
    await db.updateTable("message_trash").set({ deleted_at }).execute();
    assert.equal(await purgeMessageTrash(db), 1);
    assert.deepEqual(await trashed(), []);
  });

  if (engine === "postgres") {
    it("A note is not removed while a colleague moves its message to the trash", async () => {
      const id = await addFrom("Imani");
      const noted = await addNote(db, id, "Left a voicemail.", ada);
      const entryId = noted?.history[0]?.entry_id ?? 0;
      let removal: ReturnType<typeof removeNote> | undefined;
      await db.transaction().execute(async (trx) => {
        await lockMessages(trx, [id]);
        removal = removeNote(db, id, entryId, ada);
        await waitForBlockedStatement(db);
        await moveMessagesToTrash(trx, [id], "Bo");
      });
      assert.equal(await removal, undefined);
      await restoreMessage(db, id, ada);
      assert.equal((await readHistory(db, id))?.history[0]?.detail, "Left a voicemail.");
    });

    it("Deleting all of a sender includes what a colleague restores at the same time", async () => {
      const [id, inTrash] = [await addFrom("First"), await addFrom("Second")];
      await moveMessagesToTrash(db, [inTrash], "Bo");
      let deletion: ReturnType<typeof deleteSender> | undefined;
      await db.transaction().execute(async (trx) => {
        await restoreMessage(trx, inTrash, ada);
        deletion = deleteSender(db, id);
        await waitForBlockedStatement(db);
      });
      assert.equal(await deletion, 2);
      assert.deepEqual([await namesInInbox(), await trashed()], [[], []]);
    });

    it("A message that arrives while those of its sender are deleted is not deleted unseen", async () => {
      const [id, other] = [await addFrom("First"), await addFrom("Second")];
      let refusal: Promise<void> | undefined;
      await db.transaction().execute(async (trx) => {
        await lockMessages(trx, [other]);
        // The deletion may fail before the transaction is known to have ended.
        refusal = assert.rejects(deleteSender(db, id, 2), UnseenMessages);
        await waitForBlockedStatement(db);
        await addFrom("Third");
      });
      await refusal;
      assert.deepEqual((await namesInInbox()).sort(), ["First", "Second", "Third"]);
    });
  }

  it("Exporting and deleting the messages of a sender includes the trash", async () => {
    const [id, inTrash, other] = [
      await addFrom("First", { email: "zoé@example.com" }),
      await addFrom("Second", { email: "ZOÉ@example.com" }),
      await addFrom("Other", { email: "noor@example.com" }),
    ];
    await addNote(db, inTrash, "Left a voicemail.", ada);
    await moveMessagesToTrash(db, [inTrash, other], "Ada");
    const exported = await exportSender(db, id, ada);
    assert.deepEqual(
      exported?.map(({ name }) => name),
      ["First", "Second"],
    );
    assert.deepEqual(Object.keys(exported?.[1] ?? {}), Object.keys(exported?.[0] ?? {}));
    assert.equal(exported?.[1]?.history[0]?.detail, "Left a voicemail.");
    assert.deepEqual(
      exported?.map(({ deletion }) => deletion?.deleted_by),
      [undefined, "Ada"],
    );
    assert.equal(await deleteSender(db, id), 2);
    assert.deepEqual(
      (await trashed()).map(({ email }) => email),
      ["noor@example.com"],
    );
  });

  it("A sender with nothing in the trash is exported and deleted alone", async () => {
    const id = await addFrom("Only");
    await moveMessagesToTrash(db, [await addFrom("Other", { email: "noor@example.com" })], "Bo");
    await addFrom("Bystander", { email: "li@example.com" });
    assert.equal((await exportSender(db, id, ada))?.length, 1);
    assert.equal(await deleteSender(db, id), 1);
    assert.equal((await trashed()).length, 1);
    assert.deepEqual(await namesInInbox(), ["Bystander"]);
  });
});
