import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, it, mock } from "node:test";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { addOwner } from "../../tests/support/staff-rows.ts";
import { createTotpCode } from "../../tests/support/test-accounts.ts";
import { dayMs } from "../records/time-units.ts";
import {
  countDaysLeft,
  findOwnDueDate,
  findSecondFactorDueDate,
  isSecondFactorRequired,
  mustSetUpSecondFactor,
  setSecondFactorRequired,
} from "./second-factor-requirement.server.ts";
import { confirmSecondFactor, enrollSecondFactor } from "./second-factors.server.ts";

const today = Date.parse("2026-11-20T10:00:00Z");
const dueDate = "2026-11-27T10:00:00.000Z";

describeOnEachDatabase("the required second factor", (engine) => {
  let staff: StaffDatabase;
  let otherId: string;
  before(async () => {
    staff = await openStaffDatabase(engine);
    otherId = await addOwner(staff.db, "bo");
    await staff.db.insertInto("setting").values({ name: "another", value: "true" }).execute();
  });
  after(() => staff.close());
  beforeEach(async () => {
    mock.timers.enable({ apis: ["Date"], now: today });
    for (const table of ["second_factor", "recovery_code", "passkey"] as const)
      await staff.db.deleteFrom(table).execute();
    await staff.db.deleteFrom("setting").where("name", "=", "second_factor_required").execute();
  });
  afterEach(() => mock.timers.reset());

  const require = (isRequired: boolean) => setSecondFactorRequired(staff.db, isRequired);
  const store = (value: string) =>
    staff.db.insertInto("setting").values({ name: "second_factor_required", value }).execute();
  const mustSetUp = (userId = staff.userId) => mustSetUpSecondFactor(staff.db, userId);
  const findDate = (userId = staff.userId) => findOwnDueDate(staff.db, userId);

  it("Nobody needs a second factor until it is required, nor once it is optional again", async () => {
    const assertOptional = async () => {
      assert.equal(await isSecondFactorRequired(staff.db), false);
      assert.equal(await mustSetUp(), false);
      assert.equal(await findDate(), undefined);
    };
    await assertOptional();
    await require(true);
    await require(false);
    mock.timers.tick(8 * dayMs);
    await assertOptional();
  });

  it("Everyone has a week, and requiring it again gives nobody more time", async () => {
    await require(true);
    assert.equal(await findSecondFactorDueDate(staff.db), dueDate);
    assert.equal(await findDate(), dueDate);
    mock.timers.tick(7 * dayMs - 1);
    await require(true);
    assert.equal(await findSecondFactorDueDate(staff.db), dueDate);
    assert.equal(await mustSetUp(), false);
    mock.timers.tick(1);
    assert.equal(await mustSetUp(), true);
    await require(false);
    await require(true);
    assert.equal(await mustSetUp(), false);
  });

  it("A requirement without a date, of an earlier version, is due at once", async () => {
    await store("true");
    assert.equal(await findSecondFactorDueDate(staff.db), "1970-01-01T00:00:00.000Z");
    assert.equal(await mustSetUp(), true);
    assert.equal(await findDate(), undefined);
  });

  it("Only a confirmed app or a passkey of one's own is enough", async () => {
    await store(new Date(today).toISOString());
    const { db, cipher, userId } = staff;
    const secret = (await enrollSecondFactor(db, cipher, userId)) ?? "";
    assert.equal(await mustSetUp(), true, "an app that is not confirmed");
    assert.ok(await confirmSecondFactor(db, cipher, { userId, code: createTotpCode(secret) }));
    assert.equal(await mustSetUp(), false);
    assert.equal(await findDate(), undefined);
    assert.equal(await mustSetUp(otherId), true);
    const added_at = new Date(today).toISOString();
    const passkey = { passkey_id: "1", user_id: otherId, credential_id: "1", name: "Phone" };
    await db
      .insertInto("passkey")
      .values({ ...passkey, public_key: "key", counter: "0", added_at })
      .execute();
    assert.equal(await mustSetUp(otherId), false);
    await db.deleteFrom("second_factor").execute();
    assert.equal(await mustSetUp(), true);
  });

  it("The last day counts as one day, and none is left after it", () => {
    const left = (ms: number) => countDaysLeft(dueDate, new Date(Date.parse(dueDate) - ms));
    assert.deepEqual([7 * dayMs, dayMs + 1, dayMs, 1, 0, -2 * dayMs].map(left), [7, 2, 1, 1, 0, 0]);
  });
});
