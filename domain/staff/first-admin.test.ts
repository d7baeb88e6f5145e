import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import type { Auth } from "./auth.server.ts";
import { findPasswordHash } from "./credentials.server.ts";
import { createStaffUser, ensureFirstAdmin } from "./first-admin.server.ts";
import { listActiveOwners, listStaffUsers } from "./staff-users.server.ts";

/** Hashes at once: hashing itself is not tested here. */
const auth = {
  $context: Promise.resolve({ password: { hash: async (text: string) => `hash of ${text}` } }),
} as unknown as Auth;
const [email, password] = ["ada@example.com", "correct-horse"];
const defaultEmail = "staff@example.com";
const blank = { email: undefined, password: undefined, defaultEmail };

describeOnEachDatabase("the first admin", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    await db.deleteFrom("staff_user").execute();
  });
  const ensure = (configured: object = {}) =>
    ensureFirstAdmin(db, auth, { ...blank, ...configured });

  it("A user who exists keeps the password, however the address is written", async () => {
    assert.equal(await ensure({ email, password }), undefined);
    assert.equal(await ensure({ email: "ADA@example.com", password: "another-horse" }), undefined);
    const user = { name: "Eve", email, password: "third-horse", isAdmin: true };
    assert.equal(await createStaffUser(db, auth, user), false);
    assert.equal(await findPasswordHash(db, email), `hash of ${password}`);
    assert.equal((await listStaffUsers(db)).length, 1);
  });

  it("A user whose password cannot be stored is not added", async () => {
    await db.schema.alterTable("password_link").renameTo("renamed").execute();
    await assert.rejects(ensure({ email, password }));
    await db.schema.alterTable("renamed").renameTo("password_link").execute();
    assert.deepEqual(await listStaffUsers(db), []);
  });

  it("Of two processes that start at once, only one creates the admin", async () => {
    await Promise.all([listStaffUsers(db), listStaffUsers(db)]);
    const generated = await Promise.all([ensure(), ensure()]);
    const [created, ...others] = generated.filter((result) => result !== undefined);
    assert.deepEqual(others, []);
    assert.equal(await findPasswordHash(db, defaultEmail), `hash of ${created?.password}`);
  });

  it("A password is generated and returned once, only if nobody can sign in yet", async () => {
    for (const half of [{}, { email }, { password }]) {
      await db.deleteFrom("staff_user").execute();
      const created = await ensure(half);
      assert.equal(created?.email, defaultEmail);
      assert.match(created?.password ?? "", /^[a-zA-Z2-9]{16}$/);
      assert.equal(await ensure(half), undefined);
      assert.equal((await listActiveOwners(db)).length, 1);
    }
    assert.notEqual((await generate())?.password, (await generate())?.password);
  });

  async function generate() {
    await db.deleteFrom("staff_user").execute();
    return ensure();
  }

  it("A configured admin is added to the users that exist", async () => {
    await ensure();
    await ensure({ email, password });
    const emails = (await listActiveOwners(db)).map((user) => user.email);
    assert.deepEqual(emails.toSorted(), [email, defaultEmail]);
  });

  it("No password is generated for a site that has another user", async () => {
    await ensure({ email, password });
    assert.equal(await ensure(), undefined);
    assert.equal((await listStaffUsers(db)).length, 1);
  });
});
