import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { collections, singletons } from "#domain/clinic/clinic-definitions.ts";
import { fees } from "#domain/clinic/fees-definition.ts";
import { hours } from "#domain/clinic/hours-definition.ts";
import { getLocalDate } from "#domain/clinic/local-time.ts";
import { notice } from "#domain/clinic/notice-definition.ts";
import { weekdays } from "#domain/clinic/open-state.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import {
  createEntry,
  updateEntry,
  updateSingleton,
} from "#domain/clinic/write-clinic-content.server.ts";
import type { ContentImage } from "#domain/fields/content-fields.ts";
import { addDays } from "#domain/records/add-days.ts";
import type { Db } from "#domain/records/tables.ts";
import type { Role } from "#domain/staff/roles.ts";
import { openDatabase } from "../../../tests/support/open-database.ts";
import { loadClinicList } from "./clinic-list.server.ts";
import { loadEntryForm, loadNewEntryForm, loadSingletonForm } from "./clinic-loaders.server.ts";
import { loadOverview } from "./clinic-overview.server.ts";
import { describeValue } from "./describe-content.ts";
import { searchContent } from "./search-content.server.ts";

const [firstService, hiddenService, pausedService] = services.defaults;
const [firstPerson] = providers.defaults;
assert.ok(firstService && hiddenService && pausedService && firstPerson);

describe("the screens that follow from the definitions", () => {
  let db: Db;
  let close: () => Promise<void>;
  before(async () => {
    ({ db, close } = await openDatabase("sqlite"));
  });
  after(() => close());

  it("Every kind of clinic content has a form whose default values read as text", async () => {
    for (const { kind } of singletons) assertReadable(await loadSingletonForm(db, kind));
    for (const { kind, defaults, isFixed } of collections) {
      const [entry] = defaults;
      if (entry) assertReadable(await loadEntryForm(db, kind, entry.id));
      if (!isFixed) assertReadable(await loadNewEntryForm(db, kind, undefined));
    }
  });

  it("The form of a person does not offer the days on which the clinic is closed", async () => {
    const openDay = { spans: [{ opens: 540, closes: 1020 }], note: "" };
    const week = weekdays.map((day) => (day === "Wednesday" ? { spans: [], note: "" } : openDay));
    await updateSingleton(db, hours, { week }, "Mirela");
    const form = await loadNewEntryForm(db, "providers", undefined);
    const { days, title } = form?.fields ?? {};
    assert.deepEqual(days?.kind === "choices" && days.closed, ["wednesday"]);
    assert.ok(title?.kind === "text" && Object.keys(title.suggestions?.texts ?? {}).length > 0);
  });

  it("Every kind is in the overview, with lines about what visitors read", async () => {
    const overview = await loadOverview(db, "owner");
    assert.equal(overview.length, singletons.length + collections.length);
    for (const { label, lines } of overview) assert.ok(lines.length > 0, label);
    const feeTile = overview.find(({ kind }) => kind === "fees");
    assert.match(feeTile?.lines.join() ?? "", /^Fees: \d+, Further questions: \d+$/);
  });

  it("The overview names the next special day, and none that is over", async () => {
    const day = { until: "", kind: "closed" as const, spans: [], note: "" };
    const specialDays = [
      { ...day, from: "2020-01-02", note: "Over" },
      { ...day, from: "2100-12-24", until: "2101-01-03", note: "Winter break" },
      { ...day, from: "2100-12-20", note: "Move" },
    ];
    await updateSingleton(db, hours, { specialDays }, "Mirela");
    const lines = (await loadOverview(db, "owner")).find(({ kind }) => kind === "hours")?.lines;
    assert.equal(lines?.at(-1), "Next: Monday, December 20, 2100: closed (Move)");
  });

  it("The overview says which special day is under way", async () => {
    const today = getLocalDate(new Date());
    const [from, until] = [addDays(today, -9), addDays(today, 9)];
    const specialDays = [{ from, until, kind: "closed", spans: [], note: "Move" }];
    await updateSingleton(db, hours, { specialDays }, "Mirela");
    const lines = (await loadOverview(db, "owner")).find(({ kind }) => kind === "hours")?.lines;
    assert.match(lines?.at(-1) ?? "", /^Now: .+: closed \(Move\)$/);
  });

  it("The overview says the notices and names what is hidden", async () => {
    const notices = [
      { text: "Parking is free", until: "2020-01-02T09:00" },
      { text: "Closed from noon", until: "2100-12-24T12:00" },
      { text: "Closed all day", from: "2100-12-25T00:00", until: "2100-12-26T00:00" },
    ];
    await updateSingleton(db, notice, { notices }, "Mirela");
    await updateEntry(db, services, hiddenService.id, { isListed: false }, "Mirela");
    const overview = await loadOverview(db, "owner");
    const listLines = (wanted: string) => overview.find(({ kind }) => kind === wanted)?.lines;
    assert.deepEqual(listLines("notice"), [
      "Live until Fri, Dec 24, 2100, 12:00 PM: Closed from noon",
      "From Sat, Dec 25, 2100, 12:00 AM: Closed all day",
      "Ended Thu, Jan 2, 2020, 9:00 AM: Parking is free",
    ]);
    const red = { until: "2100-12-24T12:00", tone: "red" } as const;
    const reds = ["Water", "Fire"].map((text) => ({ ...red, text }));
    await updateSingleton(db, notice, { notices: [...notices, ...reds] }, "Mirela");
    const crowded = (await loadOverview(db, "owner")).find(({ kind }) => kind === "notice");
    assert.equal(crowded?.lines[0], "Not shown, as two others come first: Closed from noon");
    assert.deepEqual(listLines("services")?.[1], `Hidden: ${hiddenService.menuName}`);
    const { rows } = await loadClinicList(db, "services");
    assert.deepEqual(
      rows.filter(({ isHidden }) => isHidden).map(({ id }) => id),
      [hiddenService.id],
    );
  });

  it("The overview names services that are not offered, and offered ones that nobody provides", async () => {
    const person = { isListed: true, services: [String(firstService.id)] };
    for (const { id } of providers.defaults) await updateEntry(db, providers, id, person, "Mirela");
    for (const { id } of services.defaults)
      await updateEntry(
        db,
        services,
        id,
        { isListed: id !== hiddenService.id, hasNoProvider: id === pausedService.id },
        "Mirela",
      );
    const tile = (await loadOverview(db, "owner")).find(({ kind }) => kind === "services");
    const unprovided = services.defaults.filter(
      ({ id }) => ![firstService.id, hiddenService.id, pausedService.id].includes(id),
    );
    const { rows } = await loadClinicList(db, "services");
    assert.deepEqual(
      rows.filter(({ isNotOffered }) => isNotOffered).map(({ id }) => id),
      [pausedService.id],
    );
    assert.deepEqual(tile?.lines.slice(-2), [
      `Not offered at the moment: ${pausedService.menuName}`,
      `Offered, but nobody in Team provides it: ${unprovided.map(({ menuName }) => menuName).join(", ")}`,
    ]);
  });

  it("The list of services tells of each its group and the text of its card, and no more", async () => {
    const { rows } = await loadClinicList(db, "services");
    const { group, cardText } = services.fields;
    for (const { summary, id } of rows) {
      const service = services.defaults.find((entry) => entry.id === id);
      assert.ok(service);
      const texts = [
        describeValue(group, service.group),
        describeValue(cardText, service.cardText),
      ];
      assert.equal(summary, texts.join(" · "));
    }
  });

  it("The overview counts the fees that nobody has checked for a year", async () => {
    const [fee] = fees.defaults.rows;
    const today = getLocalDate(new Date());
    const rows = ["2001-01-02", "", today].map((checkedOn) => ({ ...fee, checkedOn }));
    await updateSingleton(db, fees, { rows }, "Mirela");
    const tile = (await loadOverview(db, "owner")).find(({ kind }) => kind === "fees");
    assert.equal(tile?.lines.at(-1), "Not checked for a year: one fee");
  });

  it("A search leads from a name, a fee or a sentence to its form, as the role allows", async () => {
    const fee = {
      services: [String(firstService.id)],
      kind: "first",
      minutes: 60,
      fee: 123_45,
      note: "",
    };
    await updateSingleton(db, fees, { rows: [fee] }, "Mirela");
    const { id, menuName } = firstService;
    await updateEntry(db, services, id, { lead: "A quokka shows you." }, "Mirela");
    await updateEntry(db, providers, firstPerson.id, { bio: "Keeps a quokka." }, "Mirela");
    const find = async (search: string, role: Role = "owner") =>
      (await searchContent(db, role, search)).matches.map(({ title, to }) => [title, to]);
    assert.deepEqual(await find("QUOKKA"), [
      [`Team: ${firstPerson.name}`, `/admin/clinic/providers/${firstPerson.id}/edit`],
      [`Services: ${menuName}`, `/admin/clinic/services/${id}/edit`],
    ]);
    assert.deepEqual(await find(`${menuName} 123.45`), [[fees.label, "/admin/clinic/fees"]]);
    assert.deepEqual(await find("quokka", "writer"), [
      [`Services: ${menuName}`, `/admin/clinic/services/${id}/edit`],
    ]);
    assert.deepEqual(await find("quokka", "desk"), []);
    assert.deepEqual(await find("  "), []);
    const { matches } = await searchContent(db, "owner", "closed from NOON");
    assert.equal(matches[0]?.excerpt.slice(0, 16), "Closed from noon");
    for (const { excerpt } of (await searchContent(db, "owner", "the")).matches)
      assert.ok(excerpt.length < 150 && !/<\w/.test(excerpt), excerpt);
  });

  it("Services are chosen and listed by name", async () => {
    const form = await loadNewEntryForm(db, "testimonials", undefined);
    const { id, menuName } = firstService;
    assert.equal(form.references.services?.[id], menuName);
    const words = { quote: "It was explained to me.", who: "Jun-ho P.", consentDate: "2026-05-04" };
    const services = [String(id)];
    const added = await createEntry(db, testimonials, { ...words, services }, "Mirela");
    assert.ok("item" in added);
    const { rows } = await loadClinicList(db, "testimonials");
    assert.ok(rows.find((row) => row.id === added.item.id)?.summary.includes(menuName));
    const feesForm = await loadSingletonForm(db, "fees");
    assert.equal(feesForm?.references.services?.[id], menuName);
  });

  it("A duplicate has the values of its original, but for what belongs to one person", async () => {
    const form = await loadNewEntryForm(db, "providers", firstPerson.id);
    const { name, college, title, languages, bookingId, picture, registrationNumber } = form.stored;
    assert.deepEqual(
      [college, title, languages],
      [firstPerson.college, firstPerson.title, firstPerson.languages],
    );
    assert.deepEqual([name, bookingId, registrationNumber], ["", "", ""]);
    assert.equal((picture as ContentImage).src, "");
    assert.deepEqual([form.id, form.updatedAt, form.hasDefault], [undefined, undefined, false]);
    for (const [kind, id] of [
      ["services", 1],
      ["providers", 0],
      ["providers", 999],
    ] as const)
      await assert.rejects(loadNewEntryForm(db, kind, id), { init: { status: 404 } });
  });

  it("People are listed with their portraits and without words of the code", async () => {
    const { rows } = await loadClinicList(db, "providers");
    assert.equal(rows.length, providers.defaults.length);
    for (const { title, imageUrl, summary } of rows) {
      assert.match(imageUrl, /^\//, title);
      assert.doesNotMatch(summary, /undefined|null|\[object/, title);
    }
  });
});

function assertReadable(form: Awaited<ReturnType<typeof loadSingletonForm>> | EntryForm) {
  assert.ok(form);
  for (const [name, field] of Object.entries(form.fields)) {
    const text = describeValue(field, form.stored[name], form.references);
    assert.doesNotMatch(text, /undefined|NaN|\[object/, `${form.kind}.${name}`);
  }
}

type EntryForm = Awaited<ReturnType<typeof loadEntryForm>>;
