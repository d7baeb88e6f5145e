import assert from "node:assert/strict";
import { it } from "node:test";
import { admin, describeOnEachDatabase, openSite } from "../../tests/support/open-site.ts";
import { dayMs } from "../records/time-units.ts";
import { getBackupState, recordBackup } from "./last-backup.server.ts";

describeOnEachDatabase("the age of the newest backup", (engine) => {
  it("A backup is late after a day and a half and overdue after a week, also without any on a site that old", async () => {
    const site = await openSite(engine);
    const after = (days: number, from = Date.now()) => new Date(from + days * dayMs);
    const state = (days: number) => getBackupState(site.db, after(days));
    assert.deepEqual(await state(6.9), { ageMs: undefined, level: "fresh" });
    assert.deepEqual(await state(7.1), { ageMs: undefined, level: "overdue" });
    const date = new Date();
    await recordBackup(site.db, date);
    const stateAt = (days: number) => getBackupState(site.db, after(days, date.getTime()));
    assert.deepEqual(await stateAt(1.5), { ageMs: 1.5 * dayMs, level: "fresh" });
    assert.deepEqual(await stateAt(2), { ageMs: 2 * dayMs, level: "late" });
    assert.deepEqual(await stateAt(8), { ageMs: 8 * dayMs, level: "overdue" });
    await recordBackup(site.db, after(400));
    assert.deepEqual(await stateAt(8), { ageMs: undefined, level: "overdue" });
    await site.close();
  });

  it("The dashboard shows the age of the last backup, and a warning above all else after a week", async () => {
    const site = await openSite(engine);
    const cookie = await site.signIn(admin);
    const portal = async () => (await site.get("/admin", cookie)).body;
    assert.match(await portal(), /No backup yet</);
    await recordBackup(site.db, new Date(Date.now() - 3.5 * dayMs));
    assert.match(await portal(), />Last backup 3 days ago</);
    assert.doesNotMatch(await portal(), /<strong>Last backup/);
    await recordBackup(site.db, new Date(Date.now() - 8.5 * dayMs));
    assert.match(await portal(), /<strong>Last backup 8 days ago/);
    await site.close();
  });
});
