import assert from "node:assert/strict";
import { chmod, mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, describe, it } from "node:test";
import { getPhoneLink } from "#domain/clinic/clinic-facts.ts";
import { defaultClinic } from "#domain/clinic/read-clinic.server.ts";
import { writeOutagePage } from "./outage-page.ts";

describe("the page for an outage", async () => {
  const folder = await mkdtemp(join(tmpdir(), "outage-"));
  const file = join(folder, "outage/index.html");
  after(() => rm(folder, { recursive: true }));

  it("The page follows a new phone number, back to the former one too, and leaves no other file", async () => {
    const { phone } = defaultClinic.contact;
    for (const shown of [phone, "(437) 555-0199", phone]) {
      const contact = { ...defaultClinic.contact, phone: shown };
      await writeOutagePage(join(folder, "outage"), { ...defaultClinic, contact });
      assert.ok((await readFile(file, "utf8")).includes(getPhoneLink(shown)), shown);
    }
    assert.deepEqual(await readdir(join(folder, "outage")), ["index.html"]);
  });

  it("A clinic without hours says nothing about them", async () => {
    const week = defaultClinic.hours.week.map((day) => ({ ...day, spans: [] }));
    const hours = { ...defaultClinic.hours, week };
    await writeOutagePage(join(folder, "outage"), { ...defaultClinic, hours });
    assert.doesNotMatch(await readFile(file, "utf8"), /Hours/);
  });

  it("The page can be read by the proxy, whatever the umask and whoever wrote it before", async () => {
    const umask = process.umask(0o077);
    after(() => process.umask(umask));
    for (const phone of ["(437) 555-0199", defaultClinic.contact.phone]) {
      const contact = { ...defaultClinic.contact, phone };
      await writeOutagePage(join(folder, "outage"), { ...defaultClinic, contact });
      assert.equal((await stat(file)).mode & 0o777, 0o644);
    }
    await chmod(file, 0o600);
    await writeOutagePage(join(folder, "outage"), defaultClinic);
    assert.equal((await stat(file)).mode & 0o777, 0o644);
    process.umask(umask);
  });

  it("A page that is right is not written again", async () => {
    await writeOutagePage(join(folder, "outage"), defaultClinic);
    const { ino } = await stat(file);
    await writeOutagePage(join(folder, "outage"), defaultClinic);
    assert.equal((await stat(file)).ino, ino);
  });
});
