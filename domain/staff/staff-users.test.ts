import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addSession, listSessionOwners } from "../../tests/support/staff-rows.ts";
import type { Db } from "../records/tables.ts";
import { removePassword, setPassword } from "./credentials.server.ts";
import { createPasswordLink, findLinkOwner } from "./password-links.server.ts";
import type { Role } from "./roles.ts";
import {
  addStaffUser,
  changeStaffUser,
  findStaffUserByEmail,
  listActiveOwners,
  listMessageReaders,
  listStaffUsers,
  recordLastSignIn,
  removeStaffUser,
  renameStaffUser,
} from "./staff-users.server.ts";

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
    assert.equal(user?.email, email);
    if (hasPassword) await setPassword(db, user.id, "hash");
    return user.id;
  }
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
    await removePassword(db, await addUser("reset"));
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

  it("A user who could not enter still cannot after being disabled and enabled", async () => {
    const hal = await addUser("hal", { isAdmin: false, role: "writer" });
    for (const isDisabled of [true, false]) {
      const changed = await changeStaffUser(db, hal, { isDisabled });
      assert.ok(typeof changed === "object");
      assert.deepEqual([changed.after.isAdmin, changed.after.isDisabled], [false, isDisabled]);
    }
  });

  it("Of two owners who remove each other at the same time, one remains and cannot be removed", async () => {
    const [ada, ben] = [await addUser("ada"), await addUser("ben")];
    for (const user of [ada, ben]) await addSession(db, user);
    const results = await Promise.all([removeStaffUser(db, ada), removeStaffUser(db, ben)]);
    assert.equal(results.filter((result) => result === "last-owner").length, 1);
    const [owner, ...others] = await listStaffUsers(db);
    assert.deepEqual(others, []);
    assert.deepEqual(await listSessionOwners(db), [owner?.id]);
    assert.equal(await removeStaffUser(db, owner?.id ?? ""), "last-owner");
    const desk = await addUser("desk", { role: "desk" });
    assert.ok(typeof (await removeStaffUser(db, desk)) === "object");
    assert.equal(await removeStaffUser(db, desk), undefined);
  });

  it("Only active users of the staff area who can sign in and read messages can be assigned one", async () => {
    for (const name of ["zoe", "ada"]) await addUser(name);
    await addUser("desk", { role: "desk" });
    await addUser("writer", { role: "writer" });
    await addUser("hal", { isAdmin: false });
    await addUser("invited", { hasPassword: false });
    await removePassword(db, await addUser("reset"));
    await changeStaffUser(db, await addUser("gone"), { isDisabled: true });
    const listLabels = async () => (await listMessageReaders(db)).map(({ label }) => label);
    assert.deepEqual(await listLabels(), ["ada", "desk", "zoe"]);
    const namesake = await addUser("ben");
    await renameStaffUser(db, namesake, "ada");
    const last = await addUser("abe");
    await renameStaffUser(db, last, "zoltan");
    const labels = await listLabels();
    assert.deepEqual(labels.slice(2), ["desk", "zoe", "zoltan"]);
    assert.match(labels[0] ?? "", /^ada \(ada@.+\)$/);
    assert.match(labels[1] ?? "", /^ada \(ben@.+\)$/);
  });

  it("Users are listed by name and email, and renamed one by one", async () => {
    const [zoe, ada] = [await addUser("zoe"), await addUser("ada")];
    const ben = await addUser("ben");
    await renameStaffUser(db, ben, "ada");
    await renameStaffUser(db, zoe, "abe");
    await recordLastSignIn(db, ben);
    const listed = (await listStaffUsers(db)).map(({ id }) => id);
    assert.deepEqual(listed, [zoe, ada, ben]);
    const signedIn = (await listStaffUsers(db)).filter((user) => user.last_sign_in_at !== null);
    assert.deepEqual(
      signedIn.map(({ id }) => id),
      [ben],
    );
  });

  it("A new role ends no session and no link, and leaves a disabled user disabled", async () => {
    const ada = await addUser("ada");
    await addUser("ben");
    await addSession(db, ada);
    const token = await createPasswordLink(db, ada);
    await changeStaffUser(db, ada, { role: "desk" });
    assert.deepEqual(await listSessionOwners(db), [ada]);
    assert.ok(await findLinkOwner(db, token));
    await changeStaffUser(db, ada, { isDisabled: true });
    const readDates = () => db.selectFrom("staff_user").select("disabledAt").execute();
    await db
      .updateTable("staff_user")
      .set({ disabledAt: "2026-01-01T00:00:00.000Z" })
      .where("id", "=", ada)
      .execute();
    const before = await readDates();
    await changeStaffUser(db, ada, { role: "writer" });
    await changeStaffUser(db, ada, { isDisabled: true });
    assert.deepEqual(await readDates(), before);
  });

  it("Disabling a user ends only their sessions, links and passkeys", async () => {
    const [ada, ben] = [await addUser("ada"), await addUser("ben")];
    for (const user of [ada, ben]) await addSession(db, user);
    const tokens = [await createPasswordLink(db, ada), await createPasswordLink(db, ben)] as const;
    for (const user_id of [ada, ben])
      await db
        .insertInto("passkey")
        .values({
          ...{ passkey_id: user_id, user_id, credential_id: user_id, public_key: "", counter: "0" },
          ...{ name: "Phone", added_at: new Date().toISOString() },
        })
        .execute();
    await changeStaffUser(db, ben, { isDisabled: true });
    assert.deepEqual(await listSessionOwners(db), [ada]);
    const withPasskey = (await listStaffUsers(db)).filter((user) => user.hasPasskey);
    assert.deepEqual(
      withPasskey.map(({ id }) => id),
      [ada],
    );
    assert.equal((await findLinkOwner(db, tokens[0]))?.id, ada);
    await changeStaffUser(db, ben, { isDisabled: false });
    assert.deepEqual(
      (await listStaffUsers(db)).map(({ isDisabled }) => isDisabled),
      [false, false],
    );
    assert.equal(await findLinkOwner(db, tokens[1]), undefined);
  });

  it("Of two users added at once with one email address, in any case, only one exists", async () => {
    const add = (email: string) => addStaffUser(db, { name: "Ada", email, isAdmin: true });
    const added = await Promise.all([add("ada@example.com"), add("ADA@example.com")]);
    assert.equal(added.filter((user) => user !== undefined).length, 1);
    assert.equal((await listStaffUsers(db)).length, 1);
    assert.ok(await findStaffUserByEmail(db, "Ada@Example.com"));
  });
});
