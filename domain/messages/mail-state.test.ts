import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { addMessage } from "../../tests/support/message-rows.ts";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { getMailState } from "./mail-state.server.ts";

describeOnEachDatabase("the state of the notifications", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());

  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  async function addMail(received_at: string, mail: object) {
    const message_id = await addMessage(db, { received_at });
    const row = { message_id, mail_id: `${message_id}`, attempts: 0, due_at: received_at };
    await db
      .insertInto("message_outbox")
      .values({ ...row, ...mail })
      .execute();
  }

  it("Sent mails do not wait, and the failure shown is of the mail that failed most often", async () => {
    const none = {
      ...{ waitingSince: undefined, lastSentAt: undefined },
      ...{ lastFailure: undefined, lastRefusal: undefined },
    };
    assert.deepEqual(await getMailState(db), { waiting: 0, overdue: 0, ...none });
    const [early, late] = [minutesAgo(30), minutesAgo(20)];
    const failure = (attempts: number, last_failure: string | null) => ({ attempts, last_failure });
    await addMail(minutesAgo(200), { sent_at: early, ...failure(9, "ETIMEDOUT") });
    await addMail(minutesAgo(190), { sent_at: late });
    assert.deepEqual(await getMailState(db), {
      ...{ waiting: 0, overdue: 0, ...none },
      lastSentAt: late,
    });
    const overdueSince = minutesAgo(61);
    await addMail(minutesAgo(59), failure(1, "EENVELOPE 450"));
    await addMail(overdueSince, failure(2, "ECONNREFUSED"));
    await addMail(minutesAgo(10), failure(3, null));
    assert.deepEqual(await getMailState(db), {
      ...{ waiting: 3, overdue: 1, waitingSince: overdueSince },
      ...{ lastSentAt: late, lastFailure: "ECONNREFUSED", lastRefusal: undefined },
    });
    await addMail(minutesAgo(5), { sent_at: minutesAgo(4), last_failure: "EENVELOPE 550" });
    assert.equal((await getMailState(db)).lastRefusal, "EENVELOPE 550");
  });
});
