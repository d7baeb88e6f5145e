import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { admin, describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { recordNetwork } from "./known-networks.server.ts";
import {
  type CodeAttempt,
  countCodeAttempt,
  countSignInAttempt,
  discardConfirmation,
  resetFailures,
} from "./sign-in-rate-limit.server.ts";

const home = "203.0.113.7";
const { email } = admin;

describeOnEachDatabase("sign-in throttling", (engine) => {
  let staff: StaffDatabase;
  before(async () => {
    staff = await openStaffDatabase(engine);
    await recordNetwork(staff.db, { userId: staff.userId, network: home });
  });
  after(() => staff.close());
  beforeEach(async () => {
    await staff.db.deleteFrom("sign_in_attempt").execute();
  });

  const guess = (network: string, network48?: string) =>
    countSignInAttempt(staff.db, { email, network, network48 });
  const getWaitSeconds = async (n: number, name = email) =>
    (await countSignInAttempt(staff.db, { email: name, network: `198.51.100.${n}` })).waitSeconds;

  it("A hundred guesses a day at one account from many networks are free, and more are delayed", async () => {
    for (let n = 0; n < 100; n += 1) assert.equal(await getWaitSeconds(n), 0, `guess ${n}`);
    const wait = await getWaitSeconds(100);
    assert.ok(wait > 30 && wait <= 60, `${wait}`);
    assert.equal(await getWaitSeconds(101, "another@northbloom.example"), 0);
  });

  it("A network from which the account signed in before is not delayed", async () => {
    for (let n = 0; n < 101; n += 1) await getWaitSeconds(n);
    assert.ok((await getWaitSeconds(101)) > 0);
    assert.equal((await guess(home)).waitSeconds, 0);
  });

  it("The owner's sign-ins do not count towards the hundred guesses", async () => {
    for (let n = 0; n < 9; n += 1) {
      const counted = await guess(home);
      assert.equal(counted.waitSeconds, 0);
      await resetFailures(staff.db, { email, network: home }, counted);
    }
    const rows = await staff.db.selectFrom("sign_in_attempt").select("rate_key").execute();
    assert.ok(rows.every(({ rate_key }) => rate_key.startsWith("network ")));
  });

  it("A signed-in user who confirms the correct password is not counted", async () => {
    for (let n = 0; n < 12; n += 1) {
      const counted = await guess(home);
      assert.equal(counted.waitSeconds, 0);
      await discardConfirmation(staff.db, { email, network: home }, counted);
    }
    const rows = await staff.db.selectFrom("sign_in_attempt").select("rate_key").execute();
    assert.deepEqual(rows, []);
  });

  it("An IPv6 customer is also counted by the /48, at five times the limits", async () => {
    const wide = "2001:db8:1::/48";
    const attempt = (n: number) =>
      countSignInAttempt(staff.db, {
        email: `nobody${n}@northbloom.example`,
        network: `2001:db8:1:${n}::/64`,
        network48: wide,
      });
    for (let n = 0; n < 50; n += 1) assert.equal((await attempt(n)).waitSeconds, 0);
    assert.ok((await attempt(50)).waitSeconds > 0);
    assert.equal((await guess("2001:db8:2:0::/64", "2001:db8:2::/48")).waitSeconds, 0);
  });

  it("Wrong codes from others lock the owner out of neither app nor recovery codes", async () => {
    const code = (attempt: Omit<CodeAttempt, "userId">) =>
      countCodeAttempt(staff.db, { userId: staff.userId, ...attempt });
    for (const kind of ["app", "recovery"] as const)
      for (let n = 0; n < 10; n += 1)
        assert.equal(await code({ kind, network: "198.51.100.1" }), 0);
    for (const kind of ["app", "recovery"] as const)
      assert.ok((await code({ kind, network: "198.51.100.1" })) > 0);
    // An app's code can be guessed, so strangers share its limit on all networks.
    assert.ok((await code({ kind: "app", network: "198.51.100.2" })) > 0);
    assert.equal(await code({ kind: "app", network: home }), 0);
    assert.equal(await code({ kind: "recovery", network: home }), 0);
    assert.equal(await code({ kind: "recovery", network: "192.0.2.1" }), 0);
  });
});
