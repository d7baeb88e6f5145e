import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { createSoftwareAuthenticator } from "../../tests/support/software-authenticator.ts";
import { addOwner } from "../../tests/support/staff-rows.ts";
import { waitForBlockedStatement } from "../../tests/support/wait-for-lock.ts";
import { isPostgres } from "../records/is-postgres.server.ts";
import type { Db } from "../records/tables.ts";
import { inTransaction } from "../records/transaction.server.ts";
import { maxPasskeys } from "./passkey.ts";
import { createPasskeyChallenges } from "./passkey-challenges.server.ts";
import { verifyPasskeySignIn } from "./passkey-sign-in.server.ts";
import { createPasskeyVerifier } from "./passkey-verifier.server.ts";
import {
  addPasskey,
  findPasskey,
  hasPasskey,
  listCredentialIds,
  listPasskeys,
  recordPasskeyUse,
  removePasskey,
} from "./passkeys.server.ts";
import { changeStaffUser } from "./staff-users.server.ts";

const origin = "https://clinic.example";
const rpId = "clinic.example";
const secret = "a secret of the tests";
const verifier = createPasskeyVerifier({ secret, siteUrl: origin });
const challenges = createPasskeyChallenges(secret);
const sessionId = "session 1";

describeOnEachDatabase("passkeys", (engine) => {
  let staff: StaffDatabase;
  let otherId: string;
  before(async () => {
    staff = await openStaffDatabase(engine);
    otherId = await addOwner(staff.db, "bo");
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 4 }, () => listPasskeys(staff.db, otherId)));
  });
  after(() => staff.close());
  beforeEach(async () => {
    for (const table of ["passkey", "used_passkey_challenge"] as const)
      await staff.db.deleteFrom(table).execute();
  });

  const encodeHandle = (userId: string) => Buffer.from(userId).toString("base64url");
  const addInTransaction = (passkey: Parameters<typeof addPasskey>[1], db = staff.db) =>
    inTransaction(db, (trx) => addPasskey(trx, passkey));
  const openAuthenticator = () => createSoftwareAuthenticator({ rpId, origin });
  async function setUp(authenticator = openAuthenticator(), userId = staff.userId) {
    const challenge = verifier.issueSetupChallenge(sessionId);
    const created = authenticator.create({ challenge, userHandle: encodeHandle(userId) });
    const verified = await verifier.verifyNewPasskey(sessionId, created);
    assert.ok(verified);
    const passkey = await addInTransaction({ userId, name: "Phone", verified });
    return { authenticator, verified, passkey };
  }
  /** As the database stores a passkey that no authenticator has. */
  const add = (credentialId: string, userId = staff.userId, db = staff.db) => {
    const challenge = verifier.issueSignInChallenge();
    const verified = { credentialId, publicKey: "key", counter: 1, challenge };
    return addInTransaction({ userId, name: credentialId, verified }, db);
  };
  const signIn = (use: ReturnType<ReturnType<typeof openAuthenticator>["use"]>) =>
    verifyPasskeySignIn(staff.db, verifier, use);

  it("A passkey for another session, site or time, or without verification, is not set up", async () => {
    const authenticator = openAuthenticator();
    const challenge = verifier.issueSetupChallenge(sessionId);
    const old = challenges.issue(`setup ${sessionId}`, Date.now() - 300_001);
    for (const wrong of [
      { challenge: verifier.issueSetupChallenge("session 2") },
      { challenge: verifier.issueSignInChallenge() },
      { challenge: old },
      { challenge, origin: "https://evil.example" },
      { challenge, rpId: "evil.example" },
      { challenge, isUserVerified: false },
    ])
      assert.equal(
        await verifier.verifyNewPasskey(sessionId, authenticator.create(wrong)),
        undefined,
        JSON.stringify(wrong),
      );
  });

  it("A challenge and a credential are each accepted once", async () => {
    const { verified, passkey } = await setUp();
    assert.ok(passkey);
    const { userId } = staff;
    const again = { userId, name: "Again", verified };
    assert.equal(await addInTransaction(again), undefined);
    const challenge = verifier.issueSetupChallenge(sessionId);
    const copied = { ...again, userId: otherId, verified: { ...verified, challenge } };
    assert.equal(await addInTransaction(copied), undefined);
    const replayed = { ...again, verified: { ...verified, credentialId: "another" } };
    assert.equal(await addInTransaction(replayed), undefined);
    assert.equal((await listPasskeys(staff.db, userId)).length, 1);
  });

  it("A user has ten passkeys at most", async () => {
    await add("other", otherId);
    for (let n = 0; n < 10; n += 1) assert.ok(await add(`${n}`), `${n}`);
    assert.equal(await add("another"), undefined);
    assert.ok(await add("another", otherId));
  });

  /** Starts to add a passkey before the change commits. */
  async function addDuring(change: (trx: Db) => Promise<unknown>, userId?: string) {
    let added: ReturnType<typeof add> | undefined;
    await inTransaction(staff.db, async (trx) => {
      await change(trx);
      added = add("late", userId);
      // SQLite begins the second transaction only after this one.
      if (isPostgres(trx)) await Promise.race([added, waitForBlockedStatement(trx)]);
    });
    return added;
  }

  it("Of two set-ups at once, one adds the tenth passkey", async () => {
    for (let n = 1; n < maxPasskeys; n += 1) assert.ok(await add(`${n}`), `${n}`);
    const late = await addDuring(async (trx) => assert.ok(await add("tenth", staff.userId, trx)));
    assert.equal(late, undefined);
    assert.equal((await listPasskeys(staff.db, staff.userId)).length, maxPasskeys);
  });

  it("A user who is disabled meanwhile gets no passkey", async () => {
    const setDisabled = (trx: Db, isDisabled: boolean) =>
      changeStaffUser(trx, otherId, { isDisabled });
    assert.equal(await addDuring((trx) => setDisabled(trx, true), otherId), undefined);
    assert.equal(await hasPasskey(staff.db, otherId), false);
    await setDisabled(staff.db, false);
  });

  it("A sign-in is refused if the passkey, its owner or its signature is wrong", async () => {
    const { authenticator } = await setUp();
    const challenge = verifier.issueSignInChallenge();
    assert.deepEqual(await signIn(openAuthenticator().use({ challenge })), {
      refusedUserId: undefined,
    });
    const use = (signed = {}) => authenticator.use({ challenge, ...signed });
    const wrong = [
      { ...use(), user_handle: encodeHandle(otherId) },
      { ...use(), signature: openAuthenticator().use({ challenge }).signature },
      use({ challenge: verifier.issueSetupChallenge(sessionId) }),
      use({ origin: "https://evil.example" }),
      use({ rpId: "evil.example" }),
      use({ isUserVerified: false }),
    ];
    for (const response of wrong)
      assert.deepEqual(await signIn(response), { refusedUserId: staff.userId });
    authenticator.state.counter = 0;
    assert.deepEqual(await signIn(use()), { refusedUserId: staff.userId }, "a copied passkey");
  });

  it("A disabled user cannot sign in even if a passkey is left", async () => {
    const { authenticator } = await setUp(openAuthenticator(), otherId);
    const setDisabled = (disabledAt: string | null) =>
      staff.db.updateTable("staff_user").set({ disabledAt }).where("id", "=", otherId).execute();
    await setDisabled(new Date().toISOString());
    const challenge = verifier.issueSignInChallenge();
    assert.deepEqual(await signIn(authenticator.use({ challenge })), { refusedUserId: otherId });
    await setDisabled(null);
    assert.ok("staff" in (await signIn(authenticator.use({ challenge }))));
  });

  it("A use is recorded once, even for concurrent requests, and counts the passkey up", async () => {
    const { authenticator, verified } = await setUp();
    const other = await setUp();
    const signedIn = await signIn(
      authenticator.use({ challenge: verifier.issueSignInChallenge() }),
    );
    assert.ok("use" in signedIn);
    assert.equal(signedIn.staff.id, staff.userId);
    const record = () => recordPasskeyUse(staff.db, signedIn.use);
    const recorded = await Promise.all([record(), record(), record()]);
    assert.deepEqual(recorded.toSorted(), [false, false, true]);
    assert.equal((await findPasskey(staff.db, verified.credentialId))?.counter, "2");
    assert.equal((await findPasskey(staff.db, other.verified.credentialId))?.used_at, null);
    const replayed = { ...signedIn.use, counterBefore: "2" };
    assert.equal(await recordPasskeyUse(staff.db, replayed), false, "a challenge that was used");
    const stale = { ...signedIn.use, challenge: verifier.issueSignInChallenge() };
    assert.equal(await recordPasskeyUse(staff.db, stale), false, "another use counted first");
    const next = { ...stale, challenge: verifier.issueSignInChallenge(), counterBefore: "2" };
    assert.equal(await recordPasskeyUse(staff.db, { ...next, passkeyId: "gone" }), false);
  });

  it("A user lists and removes only their own passkeys, the oldest first", async () => {
    assert.equal(await hasPasskey(staff.db, staff.userId), false);
    const [first, second] = [await add("first"), await add("second")];
    await add("other", otherId);
    const added_at = "2999-01-01T00:00:00.000Z";
    const firstId = first?.id ?? "";
    await staff.db
      .updateTable("passkey")
      .set({ added_at })
      .where("passkey_id", "=", firstId)
      .execute();
    const names = async () => (await listPasskeys(staff.db, staff.userId)).map(({ name }) => name);
    assert.deepEqual(await names(), ["second", "first"]);
    assert.deepEqual(await listCredentialIds(staff.db, otherId), ["other"]);
    assert.equal(await removePasskey(staff.db, otherId, firstId), undefined);
    assert.equal(await removePasskey(staff.db, staff.userId, firstId), "first");
    assert.deepEqual(await names(), ["second"]);
    assert.equal((await findPasskey(staff.db, "second"))?.passkey_id, second?.id);
    assert.equal(await hasPasskey(staff.db, staff.userId), true);
  });
});
