import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { admin, describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { openStaffDatabase, type StaffDatabase } from "../../tests/support/open-staff-database.ts";
import {
  type AuditAction,
  type AuditGroup,
  auditActions,
  auditEntriesPerPage,
  auditGroupLabels,
  type FailureAction,
  getAuditGroup,
  listGroupActions,
} from "./audit-actions.ts";
import {
  type AuditFilter,
  countFailuresSince,
  exportAudit,
  findPreviousSignIn,
  listAudit,
  recordAudit,
} from "./audit-log.server.ts";
import { hashToken } from "./hash-token.server.ts";
import { recordSignIn, recordSignInFailure } from "./sign-in-records.server.ts";
import { formatNotice } from "./staff-notice.ts";
import { addNotice, dismissNotices, listNotices } from "./staff-notices.server.ts";

const { email, password } = admin;
const network = "198.51.100.1";

describeOnEachDatabase("records of sign-ins", (engine) => {
  let staff: StaffDatabase;
  before(async () => {
    staff = await openStaffDatabase(engine);
  });
  after(() => staff.close());
  beforeEach(async () => {
    for (const table of ["audit_entry", "staff_notice", "known_network"] as const)
      await staff.db.deleteFrom(table).execute();
  });

  const fail = (action: FailureAction, from = network) =>
    recordSignInFailure(staff.db, { email, network: from, action });
  const succeed = (from = network) =>
    recordSignIn(staff.db, {
      ...{ id: staff.userId, name: admin.name, network: from },
      ...{ device: "Chrome on Windows", by: "password" },
    });
  const rows = () => staff.db.selectFrom("audit_entry").selectAll().execute();
  /** The session begins a little after everything that was recorded so far. */
  async function beginSession() {
    const { response } = await staff.auth.api.signInEmail({
      body: { email, password },
      returnHeaders: true,
    });
    const { id } = await staff.db
      .selectFrom("staff_session")
      .select("id")
      .where("token", "=", hashToken(response.token))
      .executeTakeFirstOrThrow();
    const createdAt = new Date(Date.now() + 5).toISOString();
    await staff.db.updateTable("staff_session").set({ createdAt }).where("id", "=", id).execute();
    return { userId: staff.userId, sessionId: id };
  }
  const listShownNotices = async () => {
    const reader = await beginSession();
    return (await listNotices(staff.db, reader)).map((notice) => formatNotice(notice, "today"));
  };

  it("Failed sign-ins of one account, network and hour share one row", async ({ mock }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    await Promise.all(Array.from({ length: 20 }, () => fail("sign-in-failed")));
    await fail("sign-in-failed", "198.51.100.2");
    await fail("sign-in-throttled");
    const auditRows = (await rows()).map(({ action, network, times }) => [action, network, times]);
    assert.deepEqual(auditRows.toSorted(), [
      ["sign-in-failed", network, 20],
      ["sign-in-failed", "198.51.100.2", 1],
      ["sign-in-throttled", network, 1],
    ]);
  });

  it("The log is filtered by kind, person and time, and page by page", async ({ mock }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    await succeed();
    await fail("sign-in-failed");
    const writer = { id: "somebody", name: "Tobin A.", network };
    mock.timers.setTime(Date.parse("2026-11-21T10:00:00Z"));
    for (let n = 0; n < auditEntriesPerPage + 2; n += 1)
      await recordAudit(staff.db, writer, {
        action: "post-saved",
        target: { id: n, name: `Post ${n}` },
      });
    await fail("code-failed");

    const list = async (filter: AuditFilter, lastId?: number) => {
      const { entries, next } = await listAudit(staff.db, lastId, filter);
      return { actions: [...new Set(entries.map(({ action }) => action))], entries, next };
    };
    assert.deepEqual((await list({ group: "attention" })).actions, [
      "code-failed",
      "sign-in-failed",
    ]);
    assert.deepEqual((await list({ group: "sign-ins", until: "2026-11-21" })).actions, [
      "sign-in-failed",
      "signed-in",
    ]);
    assert.deepEqual((await list({ group: "messages" })).actions, []);
    assert.deepEqual((await list({ userId: writer.id, until: "2026-11-21" })).actions, []);
    const first = await list({ userId: writer.id, from: "2026-11-21" });
    assert.equal(first.entries.length, auditEntriesPerPage);
    const rest = await list({ userId: writer.id, from: "2026-11-21" }, first.next);
    assert.deepEqual(
      rest.entries.map(({ target_name }) => target_name),
      ["Post 1", "Post 0"],
    );
    assert.equal(rest.next, undefined);
    assert.equal((await exportAudit(staff.db, { group: "writing" }, 100)).length, 52);
    assert.equal((await exportAudit(staff.db, {}, 10)).length, 10);
  });

  it("The refused attempts since the sign-in before the last one are counted", async ({ mock }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    assert.equal(await findPreviousSignIn(staff.db, staff.userId), undefined);
    await fail("sign-in-failed");
    mock.timers.tick(60_000);
    await succeed();
    assert.equal(await findPreviousSignIn(staff.db, staff.userId), undefined);
    mock.timers.tick(60_000);
    await fail("sign-in-failed");
    await fail("sign-in-failed");
    await fail("code-missing");
    await succeed("198.51.100.2");
    const previous = await findPreviousSignIn(staff.db, staff.userId);
    assert.deepEqual({ ...previous }, { at: "2026-11-20T10:01:00.000Z", network });
    assert.equal(await countFailuresSince(staff.db, "2026-11-20T10:00:00.000Z"), 4);
    assert.equal(await countFailuresSince(staff.db, "2026-11-20T10:02:00.000Z"), 3);
    assert.equal(await countFailuresSince(staff.db, "2026-11-20T12:00:00.000Z"), 0);
  });

  it("What is refused in the hour of a sign-in, but after it, has a row and a time of its own", async ({
    mock,
  }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    await fail("sign-in-failed");
    mock.timers.tick(60_000);
    await succeed();
    mock.timers.tick(60_000);
    await fail("sign-in-failed");
    await fail("sign-in-failed");
    const { entries } = await listAudit(staff.db);
    assert.deepEqual(
      entries.map(({ action, at, times }) => `${action} ${at.slice(11, 16)} ${times}`),
      ["sign-in-failed 10:02 2", "signed-in 10:01 1", "sign-in-failed 10:00 1"],
    );
    assert.equal(await countFailuresSince(staff.db, "2026-11-20T10:01:00.000Z"), 2);
  });

  it("Each action of the log is in one group", () => {
    const groups = Object.keys(auditGroupLabels) as AuditGroup[];
    const grouped = groups.filter((group) => group !== "attention").flatMap(listGroupActions);
    assert.deepEqual(grouped.toSorted(), Object.keys(auditActions).toSorted());
    const sample = ["post-saved", "content-reset", "message-moved", "signed-in", "user-added"];
    assert.deepEqual(
      sample.map((action) => getAuditGroup(action as AuditAction)),
      ["writing", "clinic", "messages", "sign-ins", "accounts"],
    );
  });

  it("Guesses from thousands of networks do not bury the audit log", async ({ mock }) => {
    mock.timers.enable({ apis: ["Date"], now: Date.now() });
    for (let n = 0; n < 260; n += 1)
      await fail("sign-in-failed", `10.0.${Math.floor(n / 200)}.${n % 200}`);
    const auditRows = await rows();
    assert.ok(auditRows.length <= 201, `${auditRows.length} rows`);
    assert.equal(
      auditRows.reduce((all, { times }) => all + times, 0),
      260,
    );
    assert.equal(auditRows.at(-1)?.network, "many networks");
  });

  it("Failed sign-ins are shown to the owner at the next sign-in, until dismissed", async () => {
    for (let n = 0; n < 3; n += 1) await fail("sign-in-failed");
    const reader = await beginSession();
    const [notice] = await listNotices(staff.db, reader);
    assert.ok(notice);
    assert.match(
      formatNotice(notice, "today at 9:12 AM"),
      /^There were 3 failed attempts to sign in as you since your last visit, the last one today at 9:12 AM\./,
    );
    await dismissNotices(staff.db, reader);
    assert.deepEqual(await listShownNotices(), []);
  });

  it("A single wrong password minutes before one's own sign-in is mentioned without a warning", async ({
    mock,
  }) => {
    const minutes = (count: number) => count * 60_000;
    mock.timers.enable({ apis: ["Date"], now: Date.now() - minutes(120) });
    const listKinds = async () => {
      const reader = await beginSession();
      return (await listNotices(staff.db, reader)).map(({ kind }) => kind);
    };
    const dismissAll = () => staff.db.deleteFrom("staff_notice").execute();
    await succeed();
    await fail("sign-in-failed");
    mock.timers.tick(minutes(2));
    await succeed();
    assert.deepEqual(await listKinds(), ["password-mistyped"]);
    await fail("sign-in-failed");
    await succeed();
    assert.deepEqual(await listKinds(), ["password-mistyped"]);

    await dismissAll();
    await fail("sign-in-failed");
    await fail("sign-in-failed");
    await succeed();
    assert.deepEqual(await listKinds(), ["sign-ins-failed"]);

    await dismissAll();
    await fail("sign-in-failed");
    mock.timers.tick(minutes(11));
    await succeed();
    assert.deepEqual(await listKinds(), ["sign-ins-failed"]);

    await dismissAll();
    await fail("sign-in-failed", "203.0.113.99");
    await succeed();
    assert.deepEqual(await listKinds(), ["sign-ins-failed"]);
  });

  it("A notice says that somebody knows the password, unless the owner completes that sign-in", async () => {
    await fail("code-missing");
    await succeed();
    assert.deepEqual(await listShownNotices(), []);
    await fail("code-missing", "203.0.113.99");
    await succeed();
    const [sentence = "", ...others] = await listShownNotices();
    assert.match(sentence, /correct password but no correct code.*203\.0\.113\.99/);
    assert.deepEqual(others, []);
  });

  it("A sign-in from a new network is reported with its origin, but not to its own session", async () => {
    await succeed();
    const intruder = await beginSession();
    await staff.db
      .updateTable("staff_session")
      .set({ createdAt: "2025-01-01T00:00:00.000Z" })
      .execute();
    await succeed("203.0.113.99");
    assert.deepEqual(await listNotices(staff.db, intruder), []);
    await dismissNotices(staff.db, intruder);
    const [sentence = ""] = await listShownNotices();
    assert.match(sentence, /new place, today: Chrome on Windows, network 203\.0\.113\.99/);
  });

  it("A user is shown the newest ten notices of a kind, and none of another kind is lost", async ({
    mock,
  }) => {
    const { userId } = staff;
    mock.timers.enable({ apis: ["Date"], now: Date.now() - 60_000 });
    await addNotice(staff.db, { userId, kind: "password-changed", subject: network });
    for (let i = 1; i <= 25; i += 1) {
      mock.timers.tick(10);
      await addNotice(staff.db, { userId, kind: "code-missing", subject: `203.0.113.${i}` });
    }
    mock.timers.reset();
    const notices = await listNotices(staff.db, await beginSession());
    assert.deepEqual(
      notices.map(({ subject }) => subject),
      [...Array.from({ length: 10 }, (_, i) => `203.0.113.${25 - i}`), network],
    );
  });
});
