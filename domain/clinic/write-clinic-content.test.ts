import assert from "node:assert/strict";
import { after, before, beforeEach, it } from "node:test";
import { openDatabase } from "../../tests/support/open-database.ts";
import { describeOnEachDatabase } from "../../tests/support/open-site.ts";
import { addDays } from "../records/add-days.ts";
import { listRevisions } from "../records/revisions.server.ts";
import type { Db } from "../records/tables.ts";
import { deletePermanently, listTrash } from "../records/trash.server.ts";
import { contact } from "./contact-definition.ts";
import { fees } from "./fees-definition.ts";
import { gallery } from "./gallery-definition.ts";
import { hours } from "./hours-definition.ts";
import { getLocalDate } from "./local-time.ts";
import { providers } from "./providers-definition.ts";
import { readClinic } from "./read-clinic.server.ts";
import { findEntry, listEntries, readSingleton } from "./read-clinic-content.server.ts";
import { reorderEntries } from "./reorder-entries.server.ts";
import { services } from "./services-definition.ts";
import {
  createEntry,
  removeEntry,
  resetToDefault,
  restoreEntry,
  updateEntry,
  updateSingleton,
} from "./write-clinic-content.server.ts";

const picture = { src: "gallery/rehab-gym", alt: "The gym", focusX: 50, focusY: 50 };

describeOnEachDatabase("clinic content", (engine) => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase(engine));
    await Promise.all(Array.from({ length: 4 }, () => listEntries(db, gallery)));
  });
  after(() => close());
  beforeEach(async () => {
    for (const table of ["clinic_entry", "clinic_order", "trash", "item_version"] as const)
      await db.deleteFrom(table).execute();
  });
  const ids = async () => (await listEntries(db, gallery)).map(({ id }) => id);
  const defaultIds = gallery.defaults.map(({ id }) => id);

  it("Content that does not satisfy its fields is refused, and nothing is stored", async () => {
    const wrong = {
      phone: "call us",
      email: "",
      bookingUrl: "http://{service}.example",
      socialLinks: [{ name: "x".repeat(41), url: "javascript:alert(1)" }],
    };
    const saved = await updateSingleton(db, contact, wrong, "Mirela");
    assert.ok("errors" in saved);
    assert.deepEqual(Object.keys(saved.errors).sort(), [
      "email",
      "phone",
      "socialLinks.0.name",
      "socialLinks.0.url",
    ]);
    const later = await updateSingleton(db, contact, { bookingUrl: wrong.bookingUrl }, "Mirela");
    assert.ok("errors" in later && "bookingUrl" in later.errors);
    assert.equal((await readSingleton(db, contact)).updated_at, "");
  });

  it("A revision that is no text is refused, with what else is wrong", async () => {
    for (const updated_at of [5, null, "\ud800"]) {
      const refused = await updateSingleton(db, contact, { phone: "call us", updated_at }, "Me");
      assert.ok("errors" in refused);
      assert.deepEqual(Object.keys(refused.errors).sort(), ["phone", "updated_at"]);
      const alone = await updateSingleton(db, contact, { updated_at }, "Me");
      assert.ok("errors" in alone);
      assert.deepEqual(Object.keys(alone.errors), ["updated_at"]);
    }
  });

  it("A person cannot be given a service that does not exist, and keeps one that is gone", async () => {
    const [person] = providers.defaults;
    assert.ok(person);
    const unknown = { services: [...person.services, "999"] };
    const refused = await updateEntry(db, providers, person.id, unknown, "Mirela");
    assert.ok(refused && "errors" in refused && "services" in refused.errors);
    assert.ok("errors" in (await createEntry(db, providers, { ...person, ...unknown }, "Mirela")));

    await updateEntry(db, providers, person.id, { name: "Mirela" }, "Mirela");
    const { item } = await db
      .selectFrom("clinic_entry")
      .select("item")
      .where("kind", "=", "providers")
      .executeTakeFirstOrThrow();
    const changed = JSON.stringify({ ...JSON.parse(item ?? ""), ...unknown });
    await db.updateTable("clinic_entry").set({ item: changed }).execute();
    const renamed = await updateEntry(db, providers, person.id, { name: "Mirela S." }, "Mirela");
    assert.ok(renamed && "item" in renamed);
    assert.deepEqual(renamed.item.services, unknown.services);
  });

  it("A review may be dated tomorrow and not later, unless that date was stored before", async () => {
    const tomorrow = addDays(getLocalDate(new Date()), 1);
    const dayAfter = addDays(tomorrow, 1);
    const createRow = (checkedOn: string) => ({
      ...{ minutes: null, item: "", fee: null, isLowest: false },
      services: [String(services.defaults[0]?.id)],
      kind: "note",
      note: "Ask us",
      checkedOn,
    });
    const save = (patch: object) => updateSingleton(db, fees, { ...patch }, "Mirela");
    const rows = [createRow(tomorrow), createRow(dayAfter)];
    const refused = await save({ rows, reviewedOn: dayAfter });
    assert.ok("errors" in refused);
    assert.deepEqual(Object.keys(refused.errors).sort(), ["reviewedOn", "rows.1.checkedOn"]);
    assert.match(refused.errors.reviewedOn ?? "", /in the future/);
    assert.ok("item" in (await save({ rows: rows.slice(0, 1), reviewedOn: tomorrow })));

    const { item } = await db
      .selectFrom("clinic_entry")
      .select("item")
      .where("kind", "=", "fees")
      .executeTakeFirstOrThrow();
    const changed = (item ?? "").replaceAll(tomorrow, dayAfter);
    await db.updateTable("clinic_entry").set({ item: changed }).execute();
    assert.ok("item" in (await save({ payment: "At the desk" })));
    assert.ok("item" in (await save({ rows: [createRow(""), createRow(dayAfter)] })));
  });

  it("A service is changed and moved, but none is added or removed", async () => {
    const service = services.defaults[3];
    assert.ok(service);
    assert.ok("errors" in (await createEntry(db, services, service, "Mirela")));
    assert.equal(await removeEntry(db, services, service.id, "Mirela"), undefined);
    const urgent = { hasUrgentText: true, urgentHeading: "", urgentHelpline: "Helpline" };
    const refused = await updateEntry(db, services, service.id, urgent, "Mirela");
    assert.ok(refused && "errors" in refused);
    assert.deepEqual(Object.keys(refused.errors), [
      "urgentHeading",
      "urgentText",
      "urgentHelpline",
    ]);
    await updateEntry(db, services, service.id, { menuName: "Massage" }, "Mirela");
    await reorderEntries(db, services, [service.id]);
    const { services: shown } = await readClinic(db);
    assert.deepEqual([shown[0]?.menuName, shown[0]?.id], ["Massage", service.id]);
    assert.equal(shown.length, services.defaults.length);
  });

  it("A thousand revisions and two hundred entries cost a page one query without their rows", async () => {
    const updated_at = new Date().toISOString();
    const item = JSON.stringify({ ...contact.defaults, updated_at });
    const saved = { saved_at: updated_at, saved_by: "Mirela", item };
    const revision = { kind: contact.kind, item_id: 1, ...saved };
    for (let n = 0; n < 1000; n += 100)
      await db.insertInto("item_version").values(Array(100).fill(revision)).execute();
    const entries = Array.from({ length: 200 }, (_, i) => ({
      ...{ kind: gallery.kind, entry_id: 1001 + i, updated_at, updated_by: "Mirela" },
      item: JSON.stringify({ image: picture, caption: `Picture ${i}` }),
    }));
    await db.insertInto("clinic_entry").values(entries).execute();
    const rowCounts: number[] = [];
    const counting = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        rowCounts.push(result.rows.length);
        return result;
      },
    });
    await readClinic(counting);
    assert.deepEqual(rowCounts, [0]);
    await listEntries(counting, gallery);
    assert.deepEqual(rowCounts, [0, 200]);
  });

  it("Overlapping hours and special days that end too early or overlap are refused", async () => {
    const { week } = hours.defaults;
    const overlap = { ...week[0], spans: [span(510, 720), span(690, 1140)] };
    const wrongWeek = await updateSingleton(db, hours, { week: [overlap, ...week.slice(1)] }, "Me");
    assert.ok("errors" in wrongWeek);
    assert.match(wrongWeek.errors["week.0.spans.1"] ?? "", /^These overlap/);
    const short = await updateSingleton(db, hours, { week: week.slice(1) }, "Me");
    assert.ok("errors" in short && "week" in short.errors);
    const day = { from: "2026-12-24", until: "2026-12-23", kind: "closed", spans: [], note: "" };
    const wrongDay = await updateSingleton(db, hours, { specialDays: [day] }, "Me");
    assert.ok("errors" in wrongDay && "specialDays.0.until" in wrongDay.errors);
    const slip = { ...day, until: "2027-12-24" };
    const wrongYear = await updateSingleton(db, hours, { specialDays: [slip] }, "Me");
    assert.ok("errors" in wrongYear);
    assert.match(wrongYear.errors["specialDays.0.until"] ?? "", /^This lasts a year or longer/);
    const closed = { ...day, from: "2090-12-24", until: "2090-12-26" };
    for (const others of [
      ["2090-12-26", ""],
      ["2090-12-22", "2090-12-24"],
    ]) {
      const [from = "", until = ""] = others;
      const specialDays = [closed, { ...closed, from, until }];
      const twice = await updateSingleton(db, hours, { specialDays }, "Me");
      assert.ok("errors" in twice);
      assert.match(twice.errors["specialDays.1.from"] ?? "", /^This overlaps “.*December 24/);
    }
    const before = { ...closed, from: "2090-12-22", until: "2090-12-23" };
    assert.ok(
      "item" in (await updateSingleton(db, hours, { specialDays: [closed, before] }, "Me")),
    );
    const past = ["2020-12-24", "2020-12-24"].map((from) => ({ ...day, from, until: "" }));
    assert.ok("item" in (await updateSingleton(db, hours, { specialDays: past }, "Me")));
    const afterwards = { ...closed, from: "2090-12-27", until: "2090-12-27" };
    assert.ok(
      "item" in (await updateSingleton(db, hours, { specialDays: [closed, afterwards] }, "Me")),
    );
    const withoutHours = { ...closed, kind: "other" };
    const noHours = await updateSingleton(db, hours, { specialDays: [withoutHours] }, "Me");
    assert.ok("errors" in noHours);
    assert.deepEqual(Object.keys(noHours.errors), ["specialDays.0.spans"]);
    const withHours = { ...withoutHours, spans: [span(600, 720)] };
    assert.ok("item" in (await updateSingleton(db, hours, { specialDays: [withHours] }, "Me")));
    const impossible = { ...day, from: "2026-02-30", until: "" };
    const noDate = await updateSingleton(db, hours, { specialDays: [impossible] }, "Me");
    assert.ok("errors" in noDate && "specialDays.0.from" in noDate.errors);
  });

  it("A change replaces the default, and going back follows the default again", async () => {
    assert.equal((await readSingleton(db, contact)).phone, contact.defaults.phone);
    const saved = await updateSingleton(db, contact, { phone: "(416) 555-0199" }, "Mirela");
    assert.ok("item" in saved);
    const stored = await readSingleton(db, contact);
    assert.deepEqual(stored, saved.item);
    assert.equal(stored.updated_by, "Mirela");
    assert.equal(stored.email, contact.defaults.email);
    const newer = await updateSingleton(db, contact, { fax: "(416) 555-0198" }, "Dee");
    assert.ok("item" in newer);
    const resetTo = (seen: string) => resetToDefault(db, contact, stored.id, seen);
    assert.deepEqual(await resetTo(stored.updated_at), { changedBy: "Dee" });
    assert.equal(await resetTo(newer.item.updated_at), true);
    assert.equal((await readSingleton(db, contact)).phone, contact.defaults.phone);
    assert.equal((await listRevisions(db, "contact", stored.id)).length, 2);
  });

  it("A change of an older revision is a conflict, and overwrites nothing", async () => {
    const first = await updateSingleton(
      db,
      contact,
      { phone: "416 555 0101", updated_at: "" },
      "A",
    );
    assert.ok("item" in first);
    const late = await updateSingleton(db, contact, { phone: "416 555 0102", updated_at: "" }, "B");
    assert.ok("conflict" in late);
    assert.equal(late.conflict.phone, "416 555 0101");
    assert.equal((await readSingleton(db, contact)).phone, "416 555 0101");
  });

  it("Of two first changes of a default at the same time, one is a conflict", async () => {
    const results = await Promise.all(
      ["416 555 0101", "416 555 0102"].map((phone) =>
        updateSingleton(db, contact, { phone, updated_at: "" }, "Someone"),
      ),
    );
    assert.equal(results.filter((result) => "item" in result).length, 1);
    assert.equal(results.filter((result) => "conflict" in result).length, 1);
  });

  it("Of two changes at the same time of the same revision, one is a conflict", async () => {
    await updateSingleton(db, contact, {}, "A");
    await updateEntry(db, gallery, 1, {}, "A");
    const { id, updated_at } = await readSingleton(db, contact);
    const seenEntry = (await findEntry(db, gallery, 1))?.updated_at;
    const change = (caption: string) => [
      updateSingleton(db, contact, { fax: "", updated_at }, caption),
      updateEntry(db, gallery, 1, { caption, updated_at: seenEntry }, caption),
    ];
    const results = await Promise.all([...change("B"), ...change("C")]);
    assert.equal(results.filter((result) => result && "item" in result).length, 2);
    assert.equal(results.filter((result) => result && "conflict" in result).length, 2);
    assert.equal((await listRevisions(db, "contact", id)).length, 2);
  });

  it("Two changes at the same time without a revision are both kept", async () => {
    const results = await Promise.all([
      updateSingleton(db, contact, { phone: "416 555 0101" }, "A"),
      updateSingleton(db, contact, { email: "desk@northbloom.example" }, "B"),
    ]);
    assert.ok(results.every((result) => "item" in result));
    const { phone, email } = await readSingleton(db, contact);
    assert.deepEqual([phone, email], ["416 555 0101", "desk@northbloom.example"]);
  });

  it("A field that is newer than the stored content has its blank value", async () => {
    await updateSingleton(db, contact, {}, "A");
    await db
      .updateTable("clinic_entry")
      .set({
        item: JSON.stringify({ phone: "416 555 0101", socialLinks: [{ name: "X" }], old: 1 }),
      })
      .execute();
    const stored = await readSingleton(db, contact);
    assert.equal(stored.fax, "");
    assert.deepEqual(stored.socialLinks, [{ name: "X", url: "" }]);
    assert.ok(!("old" in stored));
  });

  it("An added entry comes last, and keeps its id for good", async () => {
    const added = await createEntry(db, gallery, { image: picture, caption: "New gym" }, "Mirela");
    assert.ok("item" in added);
    assert.deepEqual(await ids(), [...defaultIds, added.item.id]);
    assert.equal(await resetToDefault(db, gallery, added.item.id), false);
    assert.deepEqual(await ids(), [...defaultIds, added.item.id]);
    await removeEntry(db, gallery, added.item.id, "Mirela");
    assert.deepEqual(await ids(), defaultIds);
    assert.deepEqual(await db.selectFrom("clinic_entry").select("entry_id").execute(), []);
    const next = await createEntry(db, gallery, { image: picture, caption: "Other" }, "Mirela");
    assert.ok("item" in next && next.item.id > added.item.id);
    await removeEntry(db, gallery, next.item.id, "Mirela");
    await deletePermanently(db, "gallery", next.item.id);
    const last = await createEntry(db, gallery, { image: picture, caption: "Third" }, "Mirela");
    assert.ok("item" in last && last.item.id > next.item.id);
  });

  it("Entries that are added at the same time have different ids", async () => {
    const added = await Promise.all(
      [1, 2, 3].map((i) =>
        createEntry(db, gallery, { image: picture, caption: `Room ${i}` }, "Mirela"),
      ),
    );
    const newIds = added.map((result) => ("item" in result ? result.item.id : 0));
    assert.equal(new Set(newIds).size, 3);
  });

  it("A removed default entry stays removed, and the trash gives it back", async () => {
    assert.equal(await removeEntry(db, gallery, 999_999, "Mirela"), undefined);
    const removed = await removeEntry(db, gallery, 1, "Mirela");
    assert.ok(removed && "item" in removed);
    assert.equal(removed.item.caption, gallery.defaults[0]?.caption);
    assert.ok(!(await ids()).includes(1));
    assert.equal(await findEntry(db, gallery, 1), undefined);
    assert.equal(await updateEntry(db, gallery, 1, { caption: "x" }, "Mirela"), undefined);
    const restored = await restoreEntry(db, gallery, 1);
    assert.ok(restored && "item" in restored);
    assert.equal(restored.item.caption, removed.item.caption);
    assert.deepEqual(await ids(), defaultIds);
    assert.equal(await restoreEntry(db, gallery, 1), undefined);
  });

  it("An entry in the trash has no default to go back to, and can be restored", async () => {
    await removeEntry(db, gallery, 1, "Mirela");
    assert.equal(await resetToDefault(db, gallery, 1), false);
    assert.ok(!(await ids()).includes(1));
    assert.notEqual(await restoreEntry(db, gallery, 1), undefined);
    assert.notEqual(await removeEntry(db, gallery, 1, "Mirela"), undefined);
  });

  it("An entry is not restored into a full list, and stays in the trash", async () => {
    await removeEntry(db, gallery, 1, "Mirela");
    const full = { ...gallery, maxEntries: defaultIds.length - 1 };
    const added = await createEntry(db, full, { image: picture, caption: "New gym" }, "Mirela");
    assert.ok("errors" in added);
    assert.deepEqual(await restoreEntry(db, full, 1), added);
    assert.ok(!(await ids()).includes(1));
    assert.notEqual(await restoreEntry(db, gallery, 1), undefined);
    assert.deepEqual(await ids(), defaultIds);
  });

  it("A list with one free place takes one of the entries that come at the same time", async () => {
    const oneMore = { ...gallery, maxEntries: defaultIds.length };
    for (const id of defaultIds.slice(0, 2)) await removeEntry(db, gallery, id, "Mirela");
    await createEntry(db, gallery, { image: picture, caption: "New gym" }, "Mirela");
    const results = await Promise.all([
      ...defaultIds.slice(0, 2).map((id) => restoreEntry(db, oneMore, id)),
      createEntry(db, oneMore, { image: picture, caption: "Other" }, "Mirela"),
    ]);
    assert.equal(results.filter((result) => result && "errors" in result).length, 2);
    assert.equal((await ids()).length, defaultIds.length);
  });

  it("Several removals of a default entry at the same time put it in the trash once", async () => {
    const names = ["Mirela", "Imani", "Ada", "Hal"];
    await Promise.all(names.map((by) => removeEntry(db, gallery, 1, by)));
    assert.equal((await listTrash(db)).length, 1);
    assert.notEqual(await restoreEntry(db, gallery, 1), undefined);
    assert.ok((await ids()).includes(1));
  });

  it("Of a removal and a first change of a default at the same time, the change is in the trash or finds no entry", async () => {
    const caption = "After the change";
    const change = () => updateEntry(db, gallery, 1, { caption }, "Imani");
    const remove = () => removeEntry(db, gallery, 1, "Mirela");
    for (const calls of [
      [change, remove],
      [remove, change],
    ]) {
      const results = await Promise.all(calls.map((call) => call()));
      const changed = results[calls.indexOf(change)];
      assert.ok(!(await ids()).includes(1));
      const restored = await restoreEntry(db, gallery, 1);
      assert.ok(restored && "item" in restored);
      assert.equal(restored.item.caption === caption, changed !== undefined);
      assert.equal(await resetToDefault(db, gallery, 1), true);
    }
  });

  it("A removal and a way back to the default at the same time leave an entry that can be removed", async () => {
    const changed = { ...gallery.defaults[0], ...picture };
    assert.ok("item" in ((await updateEntry(db, gallery, 1, changed, "Mirela")) ?? {}));
    await Promise.all([removeEntry(db, gallery, 1, "Mirela"), resetToDefault(db, gallery, 1)]);
    await restoreEntry(db, gallery, 1);
    assert.notEqual(await removeEntry(db, gallery, 1, "Mirela"), undefined);
  });

  it("An order that somebody has changed meanwhile stays; entries added or removed do not matter", async () => {
    const [first = 0, second = 0, third = 0, ...rest] = defaultIds;
    await reorderEntries(db, gallery, [second, first, third, ...rest], defaultIds);
    const refused = await reorderEntries(db, gallery, [third, first, second, ...rest], defaultIds);
    assert.ok("conflict" in refused);
    const stored = [second, first, third, ...rest];
    assert.deepEqual([refused.conflict.map(({ id }) => id), await ids()], [stored, stored]);

    const added = await createEntry(db, gallery, { image: picture, caption: "New gym" }, "Mirela");
    assert.ok("item" in added);
    await removeEntry(db, gallery, third, "Mirela");
    await reorderEntries(db, gallery, [first, second], stored);
    assert.deepEqual(await ids(), [first, second, ...rest, added.item.id]);
  });

  it("Of two orders at once that are based on the same one, the first is kept", async () => {
    const orders = [defaultIds.toReversed(), [...defaultIds.slice(1), ...defaultIds.slice(0, 1)]];
    const saveBoth = async () => {
      const results = await Promise.all(
        orders.map((order) => reorderEntries(db, gallery, order, defaultIds)),
      );
      const saved = orders.filter((_, i) => "item" in (results[i] ?? {}));
      assert.deepEqual(saved, [await ids()]);
    };
    await saveBoth();
    await reorderEntries(db, gallery, defaultIds);
    await saveBoth();
  });

  it("The order is kept; unknown ids are ignored, and those left out come last", async () => {
    const [first = 0, second = 0, ...rest] = defaultIds;
    const listServices = async () => (await listEntries(db, services)).map(({ id }) => id);
    const order = (await listServices()).toReversed();
    await reorderEntries(db, services, order);
    await reorderEntries(db, gallery, [second, 999_999, second, first]);
    assert.deepEqual(await ids(), [second, first, ...rest]);
    assert.deepEqual(await listServices(), order);
  });
});

function span(opens: number, closes: number) {
  return { opens, closes };
}
