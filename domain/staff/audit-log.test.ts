import assert from "node:assert/strict";
import { after, afterEach, before, beforeEach, it, mock } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import type { Db } from "../records/tables.ts";
import { dayMs } from "../records/time-units.ts";
import {
  type AuditFilter,
  countFailuresSince,
  exportAudit,
  findPreviousSignIn,
  listAudit,
  purgeOldAudit,
  recordAudit,
  recordAuditFailure,
} from "./audit-log.server.ts";

const hour = "2026-11-20T10:00:00.000Z";
const ada = { id: "ada", name: "Ada", network: "192.0.2.1" };
const stranger = { ...ada, id: undefined, name: "Someone unknown" };

describeOnEachDatabase("the audit log", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
  });
  after(() => close());
  beforeEach(async () => {
    mock.timers.enable({ apis: ["Date"], now: Date.parse(hour) });
    await db.deleteFrom("audit_entry").execute();
  });
  afterEach(() => mock.timers.reset());

  const save = (actor = ada) => recordAudit(db, actor, { action: "post-saved" });
  const fail = (network: string, actor = ada) =>
    recordAuditFailure(db, { ...actor, network }, "sign-in-failed");
  const fill = async () => {
    for (let n = 0; n < 200; n += 1) await fail(`10.0.0.${n}`);
  };
  const readNetworks = async () =>
    (await db.selectFrom("audit_entry").select(["network", "times"]).execute()).map(
      ({ network, times }) => `${network} ${times}`,
    );

  it("Beyond two hundred rows in an hour all further networks share one", async () => {
    await fill();
    for (const network of ["192.0.2.2", "192.0.2.3", "10.0.0.7"]) await fail(network);
    const networks = await readNetworks();
    assert.equal(networks.length, 201);
    assert.ok(networks.includes("many networks 2"));
    assert.ok(networks.includes("10.0.0.7 2"), "a network that has a row goes on in it");
    mock.timers.tick(3_600_000);
    await fail("192.0.2.2");
    assert.ok((await readNetworks()).includes("192.0.2.2 1"), "the next hour has its own rows");
  });

  it("Other entries do not count towards the rows of failures", async () => {
    for (let n = 0; n < 200; n += 1) await save();
    await fail("192.0.2.2");
    assert.ok((await readNetworks()).includes("192.0.2.2 1"));
  });

  it("Failures of other people and kinds have rows of their own", async () => {
    await fail("192.0.2.2");
    await recordAuditFailure(db, { ...stranger, network: "192.0.2.2" }, "sign-in-failed");
    await recordAuditFailure(db, { ...ada, network: "192.0.2.2" }, "code-failed");
    assert.deepEqual(await readNetworks(), ["192.0.2.2 1", "192.0.2.2 1", "192.0.2.2 1"]);
    assert.equal(await countFailuresSince(db, hour), 3);
    assert.equal(await countFailuresSince(db, "2026-11-20T10:00:00.001Z"), 0);
  });

  it("A period begins with its first instant and ends before its last", async () => {
    await save();
    const list = async (filter: AuditFilter) => (await listAudit(db, undefined, filter)).entries;
    const next = "2026-11-20T10:00:00.001Z";
    assert.equal((await list({ from: hour, until: next })).length, 1);
    assert.equal((await list({ from: next })).length, 0);
    assert.equal((await list({ until: hour })).length, 0);
    assert.equal((await exportAudit(db, { from: next }, 9)).length, 0);
  });

  it("A page that holds all entries has no next one, and the next begins after its last", async () => {
    for (let n = 0; n < 50; n += 1) await save();
    const all = await listAudit(db);
    assert.deepEqual([all.entries.length, all.next], [50, undefined]);
    await save();
    const first = await listAudit(db);
    assert.equal(first.next, first.entries.at(-1)?.entry_id);
    assert.equal((await listAudit(db, first.next)).entries.length, 1);
  });

  it("The sign-in before the last is one's own, in whichever way it was done", async () => {
    const signIn = (actor: typeof ada, action: "signed-in" | "passkey-used" | "signed-out") =>
      recordAudit(db, actor, { action });
    await signIn({ ...ada, network: "192.0.2.7" }, "passkey-used");
    await signIn({ ...ada, id: "bo" }, "signed-in");
    await signIn(ada, "signed-out");
    await signIn(ada, "signed-in");
    assert.equal((await findPreviousSignIn(db, "ada"))?.network, "192.0.2.7");
    assert.equal(await findPreviousSignIn(db, "bo"), undefined);
  });

  it("Entries are purged after a year", async () => {
    await save();
    mock.timers.tick(365 * dayMs);
    await save({ ...ada, id: "bo" });
    assert.equal(await purgeOldAudit(db), 0);
    mock.timers.tick(1);
    assert.equal(await purgeOldAudit(db), 1);
    assert.equal((await listAudit(db)).entries[0]?.user_id, "bo");
  });
});
