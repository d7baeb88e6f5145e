import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import type { Auth } from "./auth.server.ts";
import { findPasswordHash, setPassword } from "./credentials.server.ts";
import { createPasswordLink, findLinkOwner, redeemPasswordLink } from "./password-links.server.ts";
import type { Role } from "./roles.ts";
import {
  addStaffUser,
  changeStaffUser,
  findStaffUserByEmail,
  listActiveOwners,
  listStaffUsers,
  removeStaffUser,
} from "./staff-users.server.ts";

/** Hashes at once: hashing itself is not tested here. */
const auth = {
  $context: Promise.resolve({ password: { hash: async (text: string) => `hash of ${text}` } }),
} as unknown as Auth;

describeOnEachDatabase("staff users", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    // PostgreSQL serializes the calls unless each has an open connection.
    await Promise.all(Array.from({ length: 4 }, () => listStaffUsers(db)));
  });
  after(() => close());
  beforeEach(async () => {
    for (const table of ["password_link", "staff_session", "staff_account", "staff_user"] as const)
      await db.deleteFrom(table).execute();
  });

  async function addUser(
    name: string,
    { isAdmin = true, hasPassword = true, role = "owner" as Role } = {},
  ) {
    const email = `${name}@example.com`;
    const user = await addStaffUser(db, { name, email, isAdmin, role });
    assert.ok(user);
    if (hasPassword) await setPassword(db, user.id, "hash");
    return user.id;
  }
  async function addSession(userId: string) {
    const now = new Date().toISOString();
    const times = { createdAt: now, updatedAt: now, expiresAt: "2999-01-01T00:00:00.000Z" };
    await db
      .insertInto("staff_session")
      .values({ id: userId, userId, token: userId, ipAddress: "", userAgent: "", ...times })
      .execute();
  }
  const sessions = async () =>
    (await db.selectFrom("staff_session").select("userId").execute()).map(({ userId }) => userId);
  const countOwners = async () => (await listActiveOwners(db)).length;

  for (const [description, change] of [
    ["shut out", { isAdmin: false }],
    ["make a writer of", { role: "writer" }],
    ["disable", { isDisabled: true }],
  ] as const)
    it(`Of two owners who ${description} each other at the same time, one remains`, async () => {
      const [ada, ben] = [await addUser("ada"), await addUser("ben")];
      const results = await Promise.all([
        changeStaffUser(db, ada, change),
        changeStaffUser(db, ben, change),
      ]);
      assert.equal(results.filter((result) => result === "last-owner").length, 1);
      assert.equal(await countOwners(), 1);
    });

  it("The last owner with a password keeps the role and cannot be disabled", async () => {
    const ada = await addUser("ada");
    await addUser("desk", { role: "desk" });
    await addUser("writer", { role: "writer" });
    await addUser("invited", { hasPassword: false });
    const disabled = await addUser("disabled");
    await changeStaffUser(db, disabled, { isDisabled: true });
    await addUser("hal", { isAdmin: false });
    assert.equal(await changeStaffUser(db, ada, { isAdmin: false }), "last-owner");
    assert.equal(await changeStaffUser(db, ada, { isDisabled: true }), "last-owner");
    for (const role of ["desk", "writer"] as const)
      assert.equal(await changeStaffUser(db, ada, { role }), "last-owner");
    assert.notEqual(await changeStaffUser(db, ada, { isAdmin: true }), "last-owner");
  });

  it("A user who is not an active owner can be changed even if only one is left", async () => {
    await addUser("ada");
    const desk = await addUser("desk", { role: "desk" });
    assert.ok(typeof (await changeStaffUser(db, desk, { isDisabled: true })) === "object");
    assert.ok(typeof (await changeStaffUser(db, desk, { role: "writer" })) === "object");
    const invited = await addUser("invited", { hasPassword: false });
    const hal = await addUser("hal", { isAdmin: false });
    assert.ok(typeof (await changeStaffUser(db, invited, { isAdmin: false })) === "object");
    assert.ok(typeof (await changeStaffUser(db, hal, { isDisabled: true })) === "object");
    assert.equal(await changeStaffUser(db, "nobody", { isAdmin: false }), undefined);
  });

  it("A role lets in a user who could not enter, and admin rights without one make an owner", async () => {
    const hal = await addUser("hal", { isAdmin: false, role: "writer" });
    const findUser = async () => {
      const user = await findStaffUserByEmail(db, "hal@example.com");
      return [user?.isAdmin, user?.role];
    };
    await changeStaffUser(db, hal, { role: "desk" });
    assert.deepEqual(await findUser(), [true, "desk"]);
    await changeStaffUser(db, hal, { isAdmin: true });
    assert.deepEqual(await findUser(), [true, "desk"]);
    await changeStaffUser(db, hal, { isAdmin: false });
    await changeStaffUser(db, hal, { isAdmin: true });
    assert.deepEqual(await findUser(), [true, "owner"]);
  });

  it("Of two owners who remove each other at the same time, one remains and cannot be removed", async () => {
    const [ada, ben] = [await addUser("ada"), await addUser("ben")];
    for (const user of [ada, ben]) await addSession(user);
    const results = await Promise.all([removeStaffUser(db, ada), removeStaffUser(db, ben)]);
    assert.equal(results.filter((result) => result === "last-owner").length, 1);
    const [owner, ...others] = await listStaffUsers(db);
    assert.deepEqual(others, []);
    assert.deepEqual(await sessions(), [owner?.id]);
    assert.equal(await removeStaffUser(db, owner?.id ?? ""), "last-owner");
    const desk = await addUser("desk", { role: "desk" });
    assert.ok(typeof (await removeStaffUser(db, desk)) === "object");
    assert.equal(await removeStaffUser(db, desk), undefined);
  });

  it("Disabling a user ends only their sessions and links", async () => {
    const [ada, ben] = [await addUser("ada"), await addUser("ben")];
    for (const user of [ada, ben]) await addSession(user);
    const tokens = [await createPasswordLink(db, ada), await createPasswordLink(db, ben)] as const;
    await changeStaffUser(db, ben, { isDisabled: true });
    assert.deepEqual(await sessions(), [ada]);
    assert.equal((await findLinkOwner(db, tokens[0]))?.id, ada);
    await changeStaffUser(db, ben, { isDisabled: false });
    assert.equal(await findLinkOwner(db, tokens[1]), undefined);
  });

  it("Of two users added at once with one email address, in any case, only one exists", async () => {
    const add = (email: string) => addStaffUser(db, { name: "Ada", email, isAdmin: true });
    const added = await Promise.all([add("ada@example.com"), add("ADA@example.com")]);
    assert.equal(added.filter((user) => user !== undefined).length, 1);
    assert.equal((await listStaffUsers(db)).length, 1);
    assert.ok(await findStaffUserByEmail(db, "Ada@Example.com"));
  });

  const redeem = (token: string, password: string) =>
    redeemPasswordLink(db, auth, {
      token,
      password,
      network: "192.0.2.1",
      policy: () => undefined,
    });

  it("A password link sets the password and signs its owner out everywhere", async () => {
    const [ada, ben] = [await addUser("ada"), await addUser("ben")];
    for (const user of [ada, ben]) await addSession(user);
    const token = await createPasswordLink(db, ada);
    const { owner } = (await redeem(token, "new")) as { owner: object };
    assert.deepEqual({ ...owner }, { id: ada, name: "ada", email: "ada@example.com" });
    assert.equal(await findPasswordHash(db, "ada@example.com"), "hash of new");
    assert.equal(await findPasswordHash(db, "ben@example.com"), "hash");
    assert.deepEqual(await sessions(), [ben]);
  });

  it("A password link works once, even for two concurrent requests", async () => {
    const ada = await addUser("ada");
    await addSession(ada);
    const token = await createPasswordLink(db, ada);
    const results = await Promise.all([redeem(token, "first"), redeem(token, "second")]);
    assert.equal(results.filter((result) => result !== undefined).length, 1);
    const winner = results[0] === undefined ? "second" : "first";
    assert.equal(await findPasswordHash(db, "ada@example.com"), `hash of ${winner}`);
    assert.deepEqual(await sessions(), []);
    assert.equal(await redeem(token, "third"), undefined);
  });

  it("A password link is invalid once it expired, was replaced or its owner was disabled", async () => {
    const ada = await addUser("ada");
    const former = await createPasswordLink(db, ada);
    const token = await createPasswordLink(db, ada);
    assert.equal(await redeem(former, "x"), undefined);
    await db
      .updateTable("staff_user")
      .set({ disabledAt: new Date().toISOString() })
      .where("id", "=", ada)
      .execute();
    assert.equal(await redeem(token, "x"), undefined);
    await db.updateTable("staff_user").set({ disabledAt: null }).execute();
    assert.ok(await findLinkOwner(db, token));
    const expires_at = new Date(Date.now() - 1).toISOString();
    await db.updateTable("password_link").set({ expires_at }).execute();
    assert.equal(await redeem(token, "x"), undefined);
  });
});
