import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addOwner, addSession, listSessionOwners } from "../../tests/support/staff-rows.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import type { Auth } from "./auth.server.ts";
import { findPasswordHash, setPassword } from "./credentials.server.ts";
import {
  createPasswordLink,
  findLinkOwner,
  listLinkExpiries,
  redeemPasswordLink,
} from "./password-links.server.ts";
import { listStaffUsers } from "./staff-users.server.ts";

/** Hashes at once: hashing itself is not tested here. */
const auth = {
  $context: Promise.resolve({ password: { hash: async (text: string) => `hash of ${text}` } }),
} as unknown as Auth;
const email = "ada@example.com";

describeOnEachDatabase("password links", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  let ada: string;
  let ben: string;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 4 }, () => listStaffUsers(db)));
  });
  after(() => close());
  beforeEach(async () => {
    for (const table of ["staff_user", "audit_entry"] as const)
      await db.deleteFrom(table).execute();
    [ada, ben] = [await addOwner(db, "ada"), await addOwner(db, "ben")];
    await setPassword(db, ben, "hash");
  });

  const redeem = (token: string, { password = "first", error = "" } = {}) =>
    redeemPasswordLink(db, auth, {
      ...{ token, password, network: "192.0.2.1" },
      policy: () => error || undefined,
    });
  const readRecords = async () => ({
    notices: (await db.selectFrom("staff_notice").select("subject").execute()).length,
    networks: (await db.selectFrom("known_network").select("user_id").execute()).length,
    actions: (await db.selectFrom("audit_entry").select("action").execute()).map(
      ({ action }) => action,
    ),
  });

  it("A password that the policy refuses is not set, and the link stays valid", async () => {
    const token = await createPasswordLink(db, ada);
    assert.deepEqual(await redeem(token, { error: "Too short." }), { error: "Too short." });
    assert.equal(await findPasswordHash(db, email), undefined);
    assert.ok("owner" in ((await redeem(token)) ?? {}));
  });

  it("A link that fails halfway changes nothing", async () => {
    const token = await createPasswordLink(db, ada);
    await db.schema.alterTable("known_network").renameTo("renamed").execute();
    await assert.rejects(redeem(token));
    await db.schema.alterTable("renamed").renameTo("known_network").execute();
    assert.equal(await findPasswordHash(db, email), undefined);
    assert.ok(await redeem(token));
  });

  it("A link is recorded, and its owner is told if there was a password before", async () => {
    const [token, others] = [await createPasswordLink(db, ada), await createPasswordLink(db, ben)];
    assert.match(token, /^[\w-]{43}$/);
    await redeem(token);
    const used = "password-link-used";
    assert.deepEqual(await readRecords(), { notices: 0, networks: 1, actions: [used] });
    await redeem(others);
    assert.deepEqual(await readRecords(), { notices: 1, networks: 2, actions: [used, used] });
  });

  it("A password link sets the password and signs its owner out everywhere", async () => {
    for (const user of [ada, ben]) await addSession(db, user);
    const token = await createPasswordLink(db, ada);
    const { owner } = (await redeem(token, { password: "new" })) as { owner: object };
    assert.deepEqual({ ...owner }, { id: ada, name: "ada", email: "ada@example.com" });
    assert.equal(await findPasswordHash(db, "ada@example.com"), "hash of new");
    assert.equal(await findPasswordHash(db, "ben@example.com"), "hash");
    assert.deepEqual(await listSessionOwners(db), [ben]);
  });

  it("A password link works once, even for two concurrent requests", async () => {
    await addSession(db, ada);
    const token = await createPasswordLink(db, ada);
    const results = await Promise.all([
      redeem(token, { password: "first" }),
      redeem(token, { password: "second" }),
    ]);
    assert.equal(results.filter((result) => result !== undefined).length, 1);
    const winner = results[0] === undefined ? "second" : "first";
    assert.equal(await findPasswordHash(db, "ada@example.com"), `hash of ${winner}`);
    assert.deepEqual(await listSessionOwners(db), []);
    assert.equal(await redeem(token), undefined);
  });

  it("A password link is invalid once it expired, was replaced or its owner was disabled", async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    const former = await createPasswordLink(db, ada);
    const token = await createPasswordLink(db, ada);
    assert.equal(await redeem(former), undefined);
    await db
      .updateTable("staff_user")
      .set({ disabledAt: new Date().toISOString() })
      .where("id", "=", ada)
      .execute();
    assert.equal(await redeem(token), undefined);
    await db.updateTable("staff_user").set({ disabledAt: null }).execute();
    assert.ok(await findLinkOwner(db, token));
    const expires_at = new Date().toISOString();
    await db.updateTable("password_link").set({ expires_at }).execute();
    assert.equal(await redeem(token), undefined);
    assert.deepEqual(await listLinkExpiries(db), new Map([[ada, expires_at]]));
    mock.timers.tick(400 * dayMs);
    const fromWrongClock = await createPasswordLink(db, ada);
    mock.timers.setTime(Date.now() - 400 * dayMs);
    assert.equal(await redeem(fromWrongClock), undefined);
    assert.equal((await listLinkExpiries(db)).size, 0);
  });

  it("A password link is invalid once its owner has changed the password", async () => {
    const token = await createPasswordLink(db, ben);
    const other = await createPasswordLink(db, ada);
    await setPassword(db, ben, "another hash");
    assert.equal(await findLinkOwner(db, token), undefined);
    assert.equal(await redeem(token), undefined);
    assert.ok(await findLinkOwner(db, other));
  });
});
