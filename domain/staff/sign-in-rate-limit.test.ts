import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { admin, describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { recordNetwork } from "./known-networks.server.ts";
import {
  type CodeAttempt,
  countCodeAttempt,
  countPasskeyAttempt,
  countSignInAttempt,
  discardConfirmation,
  discardFailure,
  resetCodeAttempts,
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

  it("After five wrong passwords the wait doubles from a minute to a quarter of an hour", async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    const waits = [];
    for (let n = 0; n < 10; n += 1) {
      const { waitSeconds } = await guess("192.0.2.1");
      if (waitSeconds > 0) {
        mock.timers.tick(waitSeconds * 1000 - 1);
        assert.equal((await guess("192.0.2.1")).waitSeconds, 1);
        mock.timers.tick(1);
        assert.equal((await guess("192.0.2.1")).waitSeconds, 0);
      }
      waits.push(waitSeconds);
    }
    assert.deepEqual(waits, [0, 0, 0, 0, 0, 60, 120, 240, 480, 900]);
    assert.equal((await guess("192.0.2.2")).waitSeconds, 0);
  });

  it("A correct password ends the wait of its own account and network alone", async () => {
    const attempt = { email, network: "192.0.2.1" };
    const stranger = { email: "hal@northbloom.example", network: "192.0.2.9" };
    for (let n = 0; n < 5; n += 1) {
      await countSignInAttempt(staff.db, attempt);
      await countSignInAttempt(staff.db, stranger);
    }
    const counted = { id: "correct", waitSeconds: 0 };
    await discardFailure(staff.db, attempt, counted);
    assert.ok((await countSignInAttempt(staff.db, attempt)).waitSeconds > 0);
    await resetFailures(staff.db, attempt, counted);
    assert.equal((await countSignInAttempt(staff.db, attempt)).waitSeconds, 0);
    assert.ok((await countSignInAttempt(staff.db, stranger)).waitSeconds > 0);
  });

  it("A confirmed password ends the wait that wrong ones have caused", async () => {
    const attempt = { email, network: home };
    for (let n = 0; n < 4; n += 1) await guess(home);
    await discardConfirmation(staff.db, attempt, await guess(home));
    for (let n = 0; n < 5; n += 1) assert.equal((await guess(home)).waitSeconds, 0);
    assert.ok((await guess(home)).waitSeconds > 0);
  });

  it("A correct password still counts for its network", async () => {
    const attempt = { email, network: "192.0.2.1" };
    const counted = await countSignInAttempt(staff.db, attempt);
    await discardFailure(staff.db, attempt, counted);
    const rows = await staff.db.selectFrom("sign_in_attempt").select("rate_key").execute();
    assert.deepEqual(
      rows.map(({ rate_key }) => rate_key),
      ["network 192.0.2.1"],
    );
  });

  it("A network has ten attempts a minute and fifty an hour, with a passkey too", async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    const places = { network: "2001:db8:1:1::/64", network48: "2001:db8:1::/48" };
    let n = 0;
    const attempts = {
      password: async () => {
        n += 1;
        const name = { email: `nobody${n}@northbloom.example`, ...places };
        return (await countSignInAttempt(staff.db, name)).waitSeconds;
      },
      passkey: () => countPasskeyAttempt(staff.db, places),
    };
    for (const [kind, attempt] of Object.entries(attempts)) {
      for (let minute = 0; minute < 5; minute += 1) {
        for (let i = 0; i < 10; i += 1) assert.equal(await attempt(), 0, `${kind} ${minute} ${i}`);
        if (minute < 4) assert.equal(await attempt(), 60);
        mock.timers.tick(61_000);
      }
      assert.equal(await attempt(), 3600 - 5 * 61);
      mock.timers.tick(3_600_000);
    }
  });

  it("Others on its network do not lock a trusted device out", async () => {
    for (let n = 0; n < 10; n += 1)
      await countSignInAttempt(staff.db, { email: `nobody${n}@northbloom.example`, network: home });
    assert.ok((await guess(home)).waitSeconds > 0);
    const attempt = { email, network: home, browser: "device 1" };
    assert.equal((await countSignInAttempt(staff.db, attempt)).waitSeconds, 0);
  });

  it("The networks of a /48 share fifty attempts with passkeys a minute", async () => {
    const attempt = (network: number, wide: number) =>
      countPasskeyAttempt(staff.db, {
        network: `2001:db8:${wide}:${network}::/64`,
        network48: `2001:db8:${wide}::/48`,
      });
    for (let n = 0; n < 50; n += 1) assert.equal(await attempt(n, 1), 0);
    assert.ok((await attempt(50, 1)) > 0);
    assert.equal(await attempt(0, 2), 0);
  });

  it("A passkey has attempts of its own, which neither its network nor another passkey uses up", async () => {
    const attempt = (passkeyId?: string) =>
      countPasskeyAttempt(staff.db, { network: home, passkeyId });
    for (let n = 0; n < 10; n += 1) assert.equal(await attempt(), 0);
    assert.ok((await attempt()) > 0);
    for (let n = 0; n < 10; n += 1) assert.equal(await attempt("one"), 0);
    assert.ok((await attempt("one")) > 0);
    assert.equal(await attempt("two"), 0);
  });

  it("A correct code ends the wait of its own user, network and kind alone", async () => {
    const attempt = (network: string): CodeAttempt => ({
      ...{ userId: staff.userId, kind: "recovery" },
      network,
    });
    const [one, two] = [attempt("198.51.100.1"), attempt("198.51.100.2")];
    for (const counted of [one, two])
      for (let n = 0; n < 10; n += 1) assert.equal(await countCodeAttempt(staff.db, counted), 0);
    const wait = await countCodeAttempt(staff.db, one);
    assert.ok(wait > 3500 && wait <= 3600, `${wait}`);
    await resetCodeAttempts(staff.db, one);
    assert.equal(await countCodeAttempt(staff.db, one), 0);
    assert.ok((await countCodeAttempt(staff.db, two)) > 0);
  });

  it("A code that has to wait is not counted, so the wait ends", async ({ mock }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    const attempt: CodeAttempt = { userId: staff.userId, network: "192.0.2.1", kind: "recovery" };
    for (let n = 0; n < 10; n += 1) await countCodeAttempt(staff.db, attempt);
    mock.timers.tick(1_800_000);
    for (let n = 0; n < 10; n += 1) assert.equal(await countCodeAttempt(staff.db, attempt), 1800);
    mock.timers.tick(1_800_000);
    assert.equal(await countCodeAttempt(staff.db, attempt), 0);
  });
});
