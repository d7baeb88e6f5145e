import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { sql } from "kysely";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addOwner } from "../../tests/support/staff-rows.ts";
import { createTotpCode } from "../../tests/support/test-accounts.ts";
import type { Db } from "../records/tables.ts";
import { createFactorCipher, explainUnreadableFactors } from "./factor-cipher.server.ts";
import {
  confirmSecondFactor,
  consumeCode,
  createRecoveryCodes,
  enrollSecondFactor,
  findSecondFactor,
  removeSecondFactor,
} from "./second-factors.server.ts";
import { listTrustedDevices, trustDevice } from "./trusted-devices.server.ts";

const cipher = createFactorCipher("a secret");

describeOnEachDatabase("second factors", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ada: string;
  let bo: string;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("staff_user").execute();
    [ada, bo] = [await addOwner(db, "ada"), await addOwner(db, "bo")];
  });

  const enroll = async (userId: string) => (await enrollSecondFactor(db, cipher, userId)) ?? "";
  const confirm = (userId: string, code: string) =>
    confirmSecondFactor(db, cipher, { userId, code });
  const consume = (userId: string, code: string) => consumeCode(db, cipher, { userId, code });
  async function turnOn(userId: string) {
    const secret = await enroll(userId);
    const [recovery = ""] = (await confirm(userId, createTotpCode(secret))) ?? [];
    return { secret, recovery };
  }
  const readState = async () =>
    Promise.all([ada, bo].map(async (userId) => Object.values(await findSecondFactor(db, userId))));

  it("A wrong code or that of another user turns on nothing", async () => {
    const secret = await enroll(ada);
    await enroll(bo);
    assert.equal(await confirm(ada, "000000x"), undefined);
    assert.equal(await confirm(bo, createTotpCode(secret)), undefined);
    assert.equal(await confirm("nobody", createTotpCode(secret)), undefined);
    assert.deepEqual(await readState(), [
      [false, 0],
      [false, 0],
    ]);
  });

  it("A confirmation that fails halfway changes nothing, and one that succeeds is its user's alone", async () => {
    const code = createTotpCode(await enroll(ada));
    await enroll(bo);
    await db.schema.alterTable("recovery_code").renameTo("renamed").execute();
    await assert.rejects(confirm(ada, code));
    await db.schema.alterTable("renamed").renameTo("recovery_code").execute();
    assert.equal((await confirm(ada, code))?.length, 10);
    assert.deepEqual(await readState(), [
      [true, 10],
      [false, 0],
    ]);
  });

  it("A code of a setup that was begun again meanwhile turns on nothing", async () => {
    const secret = await enroll(ada);
    const code = createTotpCode(secret);
    const pending = await db.transaction().execute(async (trx) => {
      await enrollSecondFactor(trx, cipher, ada);
      const confirmation = confirm(ada, code);
      // PostgreSQL has read the former secret by the time it waits for the row.
      if (engine === "postgres") while (!(await isWaiting(trx))) await new Promise(setImmediate);
      return { confirmation };
    });
    assert.equal(await pending.confirmation, undefined);
    assert.equal((await findSecondFactor(db, ada)).isOn, false);
  });

  it("Setting up, using and removing a second factor changes only its user's", async () => {
    const [mine, others] = [await turnOn(ada), await turnOn(bo)];
    assert.equal(await enrollSecondFactor(db, cipher, ada), undefined);
    assert.equal(await consume(ada, others.recovery), undefined);
    assert.equal(await consume(ada, createTotpCode(others.secret, 1)), undefined);
    assert.equal(await consume(ada, createTotpCode(mine.secret, 1)), "app");
    assert.equal(await consume(bo, createTotpCode(others.secret, 1)), "app");
    assert.equal(await consume(ada, mine.recovery), "recovery");
    assert.deepEqual(await readState(), [
      [true, 9],
      [true, 10],
    ]);
    for (const userId of [ada, bo])
      await trustDevice(db, { userId, device: "Chrome on Windows", network: "192.0.2.1" });
    assert.equal(await removeSecondFactor(db, ada), true);
    assert.equal(await removeSecondFactor(db, ada), false);
    assert.deepEqual(await readState(), [
      [false, 0],
      [true, 10],
    ]);
    assert.equal((await listTrustedDevices(db, bo, [])).length, 1);
  });

  it("New recovery codes replace the former ones of the same user", async () => {
    const [mine, others] = [await turnOn(ada), await turnOn(bo)];
    const codes = await createRecoveryCodes(db, ada);
    assert.equal(new Set(codes).size, 10);
    assert.match(codes[0] ?? "", /^(?:[a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    assert.equal(await consume(ada, mine.recovery), undefined);
    assert.equal(await consume(bo, others.recovery), "recovery");
    assert.equal((await findSecondFactor(db, ada)).recoveryCodesLeft, 10);
  });

  it("A setup that was not confirmed accepts no code and can be begun again", async () => {
    const former = await enroll(ada);
    assert.equal(await consume(ada, createTotpCode(former)), undefined);
    assert.equal(await removeSecondFactor(db, ada), false);
    const [first, second] = [await enroll(ada), await enroll(ada)];
    assert.equal(await confirm(ada, createTotpCode(first)), undefined);
    assert.equal((await confirm(ada, createTotpCode(second)))?.length, 10);
    assert.equal(await confirm(ada, createTotpCode(second, 1)), undefined, "it is on already");
  });

  it("With another secret of the site no app works, which a restore counts", async () => {
    const { secret } = await turnOn(ada);
    await enroll(bo);
    const code = createTotpCode(secret, 1);
    const other = createFactorCipher("another secret");
    assert.equal(await consumeCode(db, other, { userId: ada, code }), undefined);
    for (const secret of ["another secret", undefined])
      assert.match((await explainUnreadableFactors(db, secret)) ?? "", /^1 second factor must be/);
    assert.equal(await explainUnreadableFactors(db, "a secret"), undefined);
  });
});

async function isWaiting(trx: Db): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_locks where not granted`.execute(trx);
  return rows.length > 0;
}
