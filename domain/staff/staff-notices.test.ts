import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, it, mock } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addOwner, addSession } from "../../tests/support/staff-rows.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import { consumeChallenge, purgeUsedChallenges } from "./passkey-challenges.server.ts";
import { createPasskeyVerifier } from "./passkey-verifier.server.ts";
import { recordPasskeyFailure, recordSignIn } from "./sign-in-records.server.ts";
import { formatNotice } from "./staff-notice.ts";
import {
  addNotice,
  dismissNotices,
  downgradeOwnFailure,
  listNotices,
  purgeOldNotices,
  removeNotice,
} from "./staff-notices.server.ts";
import { findStaffUser } from "./staff-users.server.ts";

const start = Date.parse("2026-11-20T10:00:00Z");

describeOnEachDatabase("notices to staff", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ada: string;
  let bo: string;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    mock.timers.enable({ apis: ["Date"], now: start });
    for (const table of ["staff_user", "audit_entry"] as const)
      await db.deleteFrom(table).execute();
    [ada, bo] = [await addOwner(db, "ada"), await addOwner(db, "bo")];
    const createdAt = new Date(start + 60_000).toISOString();
    for (const userId of [ada, bo]) await addSession(db, userId, createdAt);
  });
  afterEach(() => mock.timers.reset());

  const add = (
    userId: string,
    subject: string,
    kind: "new-network" | "code-missing" = "new-network",
  ) => addNotice(db, { userId, kind, subject });
  const list = async (userId: string) =>
    (await listNotices(db, { userId, sessionId: userId })).map(({ kind, subject, times }) =>
      `${kind} ${subject} ${times}`.replace("  ", " "),
    );

  it("A session neither sees nor dismisses what happened in its first instant or later", async () => {
    mock.timers.tick(60_000);
    await add(ada, "late");
    assert.deepEqual(await list(ada), []);
    await dismissNotices(db, { userId: ada, sessionId: ada });
    assert.equal((await db.selectFrom("staff_notice").selectAll().execute()).length, 1);
  });

  it("A failure stays a warning if it is old, or if another network failed in that hour", async () => {
    const network = "192.0.2.1";
    const fail = (userId: string, from = network) =>
      recordPasskeyFailure(db, { userId, network: from });
    const listKindsAfterSignIn = async () => {
      await downgradeOwnFailure(db, { userId: ada, network });
      const notices = db.selectFrom("staff_notice").select("kind").where("user_id", "=", ada);
      return (await notices.orderBy("kind").execute()).map(({ kind }) => kind);
    };
    await fail(ada, "203.0.113.99");
    await db.deleteFrom("staff_notice").execute();
    mock.timers.tick(15 * 60_000);
    await fail(ada);
    assert.deepEqual(await listKindsAfterSignIn(), ["sign-ins-failed"]);
    await db.deleteFrom("audit_entry").execute();
    mock.timers.tick(600_001);
    await fail(bo);
    await add(ada, "b");
    assert.deepEqual(await listKindsAfterSignIn(), ["new-network", "sign-ins-failed"]);
  });

  it("What else the user did on another network does not make a failure a warning", async () => {
    const network = "192.0.2.1";
    const device = { by: "app", device: "Chrome on Windows", network: "203.0.113.99" } as const;
    await recordSignIn(db, { id: ada, name: "ada", ...device });
    await recordPasskeyFailure(db, { userId: ada, network });
    await downgradeOwnFailure(db, { userId: ada, network });
    assert.deepEqual(await list(ada), ["password-mistyped 1"]);
  });

  it("A sign-in soon after a failure takes back the warning of its own user alone", async () => {
    const network = "192.0.2.1";
    await add(ada, "app");
    for (const userId of [ada, bo]) await recordPasskeyFailure(db, { userId, network });
    await downgradeOwnFailure(db, { userId: ada, network });
    const notices = db.selectFrom("staff_notice").select(["user_id", "kind"]).orderBy("kind");
    assert.deepEqual(
      (await notices.execute()).map(({ user_id, kind }) => [user_id, kind]),
      [
        [ada, "new-network"],
        [ada, "password-mistyped"],
        [bo, "sign-ins-failed"],
      ],
    );
  });

  it("Users see, dismiss and lose only their own notices, in a fixed order", async () => {
    for (const userId of [ada, bo]) {
      await add(userId, "b");
      await add(userId, "a");
      await add(userId, "c", "code-missing");
    }
    mock.timers.tick(1);
    await add(ada, "z");
    await add(ada, "c", "code-missing");
    const before = ["code-missing c 1", "new-network a 1", "new-network b 1"];
    assert.deepEqual(await list(bo), before);
    assert.deepEqual(await list(ada), [
      ...["code-missing c 2", "new-network z 1", "new-network a 1", "new-network b 1"],
    ]);
    await removeNotice(db, { userId: ada, kind: "new-network", subject: "a" });
    await removeNotice(db, { userId: ada, kind: "code-missing", subject: "z" });
    assert.deepEqual(await list(bo), before);
    assert.equal((await list(ada)).length, 3);
    await dismissNotices(db, { userId: ada, sessionId: ada });
    assert.deepEqual(await list(ada), []);
    assert.deepEqual(await list(bo), before);
  });

  it("The ten newest notices of each user and kind are stored", async () => {
    for (let n = 0; n < 10; n += 1) await add(bo, `${n}`);
    await add(ada, "other kind", "code-missing");
    mock.timers.tick(10);
    for (let n = 0; n < 10; n += 1) {
      mock.timers.tick(1);
      await add(ada, `${n}`);
    }
    assert.equal((await list(ada)).length, 11);
    mock.timers.tick(1);
    await add(ada, "last");
    const listed = await list(ada);
    assert.equal(listed.length, 11);
    assert.equal(listed[0], "new-network last 1");
    assert.ok(!listed.includes("new-network 0 1"));
    assert.equal((await list(bo)).length, 10);
    mock.timers.tick(1);
    await add(bo, "0");
    assert.equal((await list(bo)).length, 10);
  });

  it("A new notice takes the place of none if ten of another kind are newer", async () => {
    await add(ada, "old", "code-missing");
    mock.timers.tick(1);
    for (let n = 0; n < 10; n += 1) await add(ada, `${n}`);
    mock.timers.tick(1);
    await add(ada, "new", "code-missing");
    assert.ok((await list(ada)).includes("code-missing old 1"));
  });

  it("A missing second factor leaves the note of a mistyped password", async () => {
    const network = "192.0.2.1";
    await recordPasskeyFailure(db, { userId: ada, network });
    await downgradeOwnFailure(db, { userId: ada, network });
    await add(ada, network, "code-missing");
    await downgradeOwnFailure(db, { userId: ada, network });
    const notices = db.selectFrom("staff_notice").select("kind").orderBy("kind");
    assert.deepEqual(
      (await notices.execute()).map(({ kind }) => kind),
      ["code-missing", "password-mistyped"],
    );
  });

  it("A notice is purged a year after it was last repeated", async () => {
    await add(ada, "old");
    await add(bo, "repeated");
    mock.timers.tick(365 * dayMs);
    await add(bo, "repeated");
    assert.equal(await purgeOldNotices(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeOldNotices(db), 1);
    assert.deepEqual(await list(bo), ["new-network repeated 2"]);
  });

  it("One failed sign-in is not called several", () => {
    const notice = { kind: "sign-ins-failed", subject: "", last_at: "" } as const;
    assert.match(formatNotice({ ...notice, times: 1 }, "today"), /was 1 failed attempt to/);
    assert.match(formatNotice({ ...notice, times: 2 }, "today"), /were 2 failed attempts to/);
  });

  it("A refused passkey is recorded, and only its owner is told", async () => {
    await recordPasskeyFailure(db, { userId: undefined, network: "192.0.2.1" });
    await recordPasskeyFailure(db, { userId: ada, network: "192.0.2.1" });
    const entries = await db.selectFrom("audit_entry").select(["user_name", "action"]).execute();
    assert.deepEqual(
      entries.map((entry) => Object.values(entry)),
      [
        ["Someone unknown", "passkey-failed"],
        ["ada", "passkey-failed"],
      ],
    );
    assert.deepEqual(await list(ada), ["sign-ins-failed 1"]);
    assert.deepEqual(await list(bo), []);
  });

  it("A sign-in is recorded for its user, and one with a recovery code is reported", async () => {
    const device = { device: "Chrome on Windows", network: "192.0.2.1" };
    await recordSignIn(db, { id: ada, name: "ada", by: "app", ...device });
    assert.deepEqual(await list(ada), []);
    await recordSignIn(db, { id: ada, name: "ada", by: "recovery", ...device });
    const subject = "Chrome on Windows, network 192.0.2.1";
    assert.deepEqual(await list(ada), [`recovery-code-used ${subject} 1`]);
    assert.equal((await findStaffUser(db, ada))?.last_sign_in_at, new Date(start).toISOString());
    assert.equal((await findStaffUser(db, bo))?.last_sign_in_at, null);
  });

  it("A used challenge is accepted once and stored for twice its five minutes", async () => {
    const options = { secret: "a secret", siteUrl: "https://clinic.example" };
    const challenge = createPasskeyVerifier(options).issueSignInChallenge();
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all([list(ada), list(bo)]);
    const consume = () => consumeChallenge(db, challenge);
    assert.deepEqual((await Promise.all([consume(), consume()])).toSorted(), [false, true]);
    mock.timers.tick(600_000);
    assert.equal(await purgeUsedChallenges(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeUsedChallenges(db), 1);
  });
});
