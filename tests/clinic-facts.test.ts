import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { defaultContact } from "#content/default-contact.ts";
import { gettingHere } from "#content/getting-here.ts";
import { languages } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { countOpenDays, formatHoursSentence, listHoursLines } from "#domain/clinic/hours-text.ts";
import { formatNumber } from "#domain/clinic/number-words.ts";
import type { WeekHours } from "#domain/clinic/open-state.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { translateHours } from "#domain/clinic/translate-hours.ts";
import { updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { admin, openSite, type Site } from "./support/open-site.ts";
import { formatClock } from "./support/page-rules.ts";

const newContact = {
  phone: "(437) 555-0199",
  email: "desk@example.org",
  bookingUrl: "https://book.example.org/?s={service}&p={provider}",
  reviewsUrl: "https://reviews.example.org/clinic",
  socialLinks: [{ name: "Mastodon", url: "https://social.example.org/@clinic" }],
  directions: [{ title: "By boat", text: "Tie up at the pier." }],
  parking: "Moorings are behind the mill.",
};
const morning = { spans: [{ opens: 6 * 60 + 40, closes: 11 * 60 + 50 }], note: "" };
const closed = { spans: [], note: "" };
const newHours: WeekHours = {
  week: [morning, morning, closed, closed, morning, closed, closed],
  closesOnHolidays: true,
  specialDays: [
    { from: "2100-12-24", until: "", kind: "closed", spans: [], note: "Christmas Eve" },
  ],
};

const newNames = ["Ana B.", "Cor D.", "Eve F.", "Gil H.", "Ida J.", "Kim L.", "Max N.", "Odd P."];
const getNewName = (i: number) => newNames[i] ?? `Person ${i}`;
const oldNames = providers.defaults.flatMap(({ name, bookingId }) => [
  new RegExp(`\\b${name.split(" ")[0]}\\b`),
  new RegExp(`\\b${bookingId}\\b`),
]);

/** As a page may show them, in any language or in structured data. */
const oldFacts = [
  defaultContact.phone.formatted,
  defaultContact.phone.link,
  defaultContact.phone.link.replace("tel:", ""),
  defaultContact.email,
  ...defaultContact.socialLinks.map(({ name }) => name),
  ...listHoursLines(defaultHours).flatMap(({ text, shortText, note }) => [text, shortText, note]),
  formatHoursSentence(defaultHours),
  ...defaultHours.week.flatMap(({ spans }) =>
    spans.flatMap(({ opens, closes }) => [`"${formatClock(opens)}"`, `"${formatClock(closes)}"`]),
  ),
  `${formatNumber(countOpenDays(defaultHours))} days a week`,
  ...gettingHere.directions.map(({ title }) => title),
  ...languages.flatMap(({ code }) => listTranslatedTimes(code, defaultHours)),
  'href="/book',
].filter((fact) => fact !== "");

describe("the facts of the clinic", () => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const save = async (kind: string, payload: object) => {
    const url = `/api/staff/clinic/${kind}`;
    const response = await site.send({ method: "PUT", url, cookie, payload });
    assert.equal(response.statusCode, 200, response.body);
  };

  it("A changed fact appears on every page, and the old one on none", async () => {
    const paths = await listPaths(site);
    assert.ok(paths.length > 40);
    const before = await Promise.all(paths.map((path) => fetchText(site, path)));
    assert.ok(before.every((text) => text.includes(defaultContact.phone.formatted)));
    await save("contact", newContact);
    await save("hours", newHours);
    // The name of a past reviewer is a record, not a fact of today.
    await site.db.updateTable("post").set({ reviewed_by: "" }).execute();
    for (const [i, { id }] of providers.defaults.entries()) {
      const patch = { name: getNewName(i), bookingId: `person-${i}` };
      await updateEntry(site.db, providers, id, patch, "Ute");
    }
    for (const path of paths) {
      const text = await fetchText(site, path);
      for (const name of oldNames) assert.ok(!name.test(text), `${path} still says ${name}`);
      for (const fact of oldFacts) assert.ok(!text.includes(fact), `${path} still says ${fact}`);
      assert.ok(text.includes(newContact.phone), path);
      assert.ok(
        text.includes('"tel:+14375550199"') || text.includes('href="tel:+14375550199"'),
        path,
      );
    }
    const home = await fetchText(site, "/");
    assert.ok(home.includes("Monday and Tuesday 6:40 AM – 11:50 AM"));
    assert.ok(home.includes("Fri 6:40 AM – 11:50 AM"));
    const contact = await fetchText(site, "/contact");
    for (const text of ["Christmas Eve", "By boat", "desk@example.org"])
      assert.ok(contact.includes(text), text);
    for (const page of [contact, await fetchText(site, "/first-visit")])
      assert.match(page, /Parking<\/dt>.*Moorings are behind the mill\./);
    for (const { code } of languages)
      for (const times of listTranslatedTimes(code, newHours))
        assert.ok((await fetchText(site, `/${code}`)).includes(times), `${code}: ${times}`);
    for (const { url, glance } of services) {
      if (glance.some(({ term }) => term === "With")) continue;
      const page = await fetchText(site, `/service/${url}`);
      const [, people = ""] = page.match(/<dt[^>]*>With<\/dt><dd[^>]*>([^<]*)/) ?? [];
      for (const [i, member] of team.entries())
        if (member.services.includes(url)) assert.ok(people.includes(getNewName(i)), url);
    }
    const security = await site.get("/.well-known/security.txt");
    assert.ok(security.body.includes("mailto:desk@example.org"));
    for (const { id } of defaultContact.socialLinks)
      assert.equal((await site.get(`/sample/${id}`)).statusCode, 404);
    assert.equal((await site.get("/book")).statusCode, 404);
  });

  it("A notice takes the place of the moving banner, in each language", async () => {
    const text = "We close at noon on Thursday.";
    const [first, second] = languages;
    const translations = first ? [{ language: first.code, text: "Sarado kami ng tanghali." }] : [];
    const notice = { text, until: "2100-01-01T00:00", linkText: "Hours", linkUrl: "/contact" };
    assert.ok((await fetchText(site, "/")).includes("Announcement"));
    await save("notice", { notices: [{ ...notice, translations }] });
    for (const path of ["/", "/privacy", "/nowhere"]) {
      const body = await fetchText(site, path);
      assert.match(
        body,
        /<section aria-label="Notice".*We close at noon.*<a [^>]*href="\/contact"/,
      );
      assert.ok(!body.includes("Announcement"), path);
    }
    if (first)
      assert.ok((await fetchText(site, `/${first.code}`)).includes("Sarado kami ng tanghali."));
    if (second)
      assert.ok((await fetchText(site, `/${second.code}`)).includes(`<bdi lang="en-CA">${text}`));
    await save("notice", { notices: [] });
    assert.ok((await fetchText(site, "/")).includes("Announcement"));
  });
});

async function listPaths(site: Site): Promise<string[]> {
  const { body } = await site.get("/sitemap.xml");
  const locations = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  return [...locations.map((url) => decodeURI(new URL(url).pathname)), "/thank-you", "/nowhere"];
}

async function fetchText(site: Site, path: string): Promise<string> {
  const { body } = await site.get(encodeURI(path));
  return body.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
}

function listTranslatedTimes(code: (typeof languages)[number]["code"], hours: WeekHours) {
  const openingHours = translationsByLanguage[code]?.openingHours;
  if (openingHours === undefined) return [];
  return translateHours(hours, openingHours, code)
    .map(({ times }) => times)
    .filter((times) => times !== openingHours.closed);
}
