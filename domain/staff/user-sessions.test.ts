import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { admin, describeOnEachDatabase, lowPasswordCost } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import { addOwner } from "../../tests/support/staff-rows.ts";
import { hourMs } from "../records/time-units.ts";
import { createAuth } from "./auth.server.ts";
import { hashToken } from "./hash-token.server.ts";
import {
  endSession,
  endSessions,
  listSessions,
  purgeOldSessions,
  recordDevice,
} from "./user-sessions.server.ts";

describeOnEachDatabase("the sessions of a user", (engine) => {
  let staff: StaffDatabase;
  let otherId: string;
  before(async () => {
    staff = await openStaffDatabase(engine);
    otherId = await addOwner(staff.db, "bo");
  });
  after(() => staff.close());
  beforeEach(async () => {
    await staff.db.deleteFrom("staff_session").execute();
  });

  const fromNow = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
  const add = (id: string, { userId = staff.userId, begun = -1, seen = 0, ends = 1 } = {}) =>
    staff.db
      .insertInto("staff_session")
      .values({
        ...{ id, userId, token: hashToken(id), ipAddress: null, userAgent: null },
        ...{ createdAt: fromNow(begun), updatedAt: fromNow(seen), expiresAt: fromNow(ends) },
      })
      .execute();
  const listIds = async (userId = staff.userId) =>
    (await listSessions(staff.db, userId)).map(({ id }) => id);

  it("Sessions that ended, that began too long ago or that are others' are not listed", async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    await add("idle", { ends: 0 });
    await add("old", { begun: 0.01 - 12 });
    await add("too old", { begun: -12 });
    await add("other", { userId: otherId });
    assert.deepEqual(await listIds(), ["old"]);
    assert.deepEqual(await listIds(otherId), ["other"]);
  });

  it("The session seen last comes first, and equal ones have a fixed order", async () => {
    await add("c", { seen: -2 });
    await add("b", { seen: -3 });
    await staff.db
      .updateTable("staff_session")
      .set({ updatedAt: fromNow(-1) })
      .execute();
    await add("a", { seen: -2 });
    await add("z");
    assert.deepEqual(await listIds(), ["z", "b", "c", "a"]);
  });

  it("A user ends one of their sessions, all of them or all but one, and nobody else's", async () => {
    for (const id of ["one", "two", "three"]) await add(id);
    await add("other", { userId: otherId });
    assert.equal(await endSession(staff.db, staff.userId, "other"), false);
    assert.equal(await endSession(staff.db, staff.userId, "one"), true);
    assert.equal((await listIds()).length, 2);
    assert.equal(await endSessions(staff.db, staff.userId, "two"), 1);
    assert.deepEqual(await listIds(), ["two"]);
    assert.equal(await endSessions(staff.db, staff.userId), 1);
    assert.deepEqual(await listIds(otherId), ["other"]);
  });

  it("The cookie of a session is secure under HTTPS, and belongs to the user who signed in", async () => {
    const signIn = async (siteUrl: string) => {
      const secret = "a secret of the tests, thirty-two characters or more";
      const auth = createAuth(staff.db, { secret, siteUrl, passwordCost: lowPasswordCost });
      const body = { email: admin.email, password: admin.password };
      const { headers } = await auth.api.signInEmail({ body, returnHeaders: true });
      return { auth, cookie: headers.getSetCookie().join() };
    };
    const { cookie: plain } = await signIn("http://clinic.example");
    assert.match(plain, /^session=/);
    assert.doesNotMatch(plain, /secure/i);
    const { auth, cookie } = await signIn("https://clinic.example");
    assert.match(cookie, /^__Host-session=.*; HttpOnly; Secure; SameSite=Lax$/i);
    const headers = new Headers({ cookie });
    const found = await auth.api.getSession({ headers });
    assert.deepEqual([found?.user.id, found?.user.isAdmin], [staff.userId, true]);
  });

  it("A session ends after half an hour without activity", async () => {
    await staff.auth.api.signInEmail({ body: { email: admin.email, password: admin.password } });
    const session = staff.db.selectFrom("staff_session").select(["createdAt", "expiresAt"]);
    const { createdAt, expiresAt } = await session.executeTakeFirstOrThrow();
    const minutes = (Date.parse(expiresAt) - Date.parse(createdAt)) / 60_000;
    assert.equal(Math.round(minutes * 10) / 10, 30);
  });

  it("The device and network of a sign-in belong to its session alone", async () => {
    await add("one");
    await add("two", { seen: -1 });
    await recordDevice(staff.db, "one", { device: "Chrome on Windows", network: "192.0.2.1" });
    const sessions = await listSessions(staff.db, staff.userId);
    assert.deepEqual(
      sessions.map(({ device, network }) => [device, network]),
      [
        ["Chrome on Windows", "192.0.2.1"],
        ["", ""],
      ],
    );
  });

  it("Only sessions that have ended are purged", async () => {
    await add("ended", { ends: -1 });
    await add("open", { begun: -100 });
    assert.equal(await purgeOldSessions(staff.db), 1);
    const left = await staff.db.selectFrom("staff_session").select("id").execute();
    assert.deepEqual(
      left.map(({ id }) => id),
      ["open"],
    );
  });
});
