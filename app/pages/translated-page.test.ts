import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { pageTitle } from "#app/seo/page-meta.ts";
import { clinic } from "#content/clinic.ts";
import { defaultContact } from "#content/default-contact.ts";
import { bookingUrl } from "#content/external-sites.ts";
import { feeTexts } from "#content/fee-texts.ts";
import { english, languages } from "#content/languages/language.ts";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { serviceGroupTitles } from "#content/navigation.ts";
import { defaultHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { type FeeRow, fees as feesDefinition } from "#domain/clinic/fees-definition.ts";
import { hours as hoursDefinition } from "#domain/clinic/hours-definition.ts";
import { listHoursRows } from "#domain/clinic/open-state.ts";
import { services as servicesDefinition } from "#domain/clinic/services-definition.ts";
import { translateHours } from "#domain/clinic/translate-hours.ts";
import { updateEntry, updateSingleton } from "#domain/clinic/write-clinic-content.server.ts";
import { contactPageForm } from "#domain/messages/message.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";

const documentStart = "<!DOCTYPE html><html lang=";
const origin = "http://localhost:3000";
const maxTitleLength = 60;
const maxDescriptionLength = 160;

describe("Translated pages", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const fetchPage = async (url: string) => {
    const response = await site.get(url);
    assert.equal(response.statusCode, 200, url);
    return response.body.replaceAll("&amp;", "&").replaceAll("<!-- -->", "");
  };

  it("A language that no staff member speaks has no page", async () => {
    assert.equal((await site.get("/xx")).statusCode, 404);
    assert.equal((await site.get("/fa/services")).statusCode, 404);
  });

  it("Special days stand below the hours until they are over", async () => {
    const day = { until: "", kind: "closed" as const, spans: [], note: "" };
    const specialDays = ["2020-01-07", "2090-01-07"].map((from) => ({ ...day, from }));
    await updateSingleton(site.db, hoursDefinition, { specialDays }, "Imani");
    for (const { code } of languages) {
      const words = new Intl.DateTimeFormat(code, {
        calendar: "gregory",
        timeZone: "UTC",
        weekday: "long",
        month: "long",
        day: "numeric",
      });
      const page = await fetchPage(`/${code}`);
      const [over, coming] = specialDays.map(({ from }) => words.format(new Date(from)));
      assert.ok(coming && page.includes(coming), `${code}: ${coming}`);
      assert.ok(over && !page.includes(over), `${code}: ${over}`);
    }
    await updateSingleton(site.db, hoursDefinition, { specialDays: [] }, "Imani");
  });

  it("The lowest and the highest fee leave out hidden services", async () => {
    const [shown, other, hidden] = services;
    assert.ok(shown && other && hidden);
    const createRow = ({ id }: { id: number }, fee: number): FeeRow => ({
      ...{ services: [String(id)], kind: "first", minutes: 30, item: "", fee },
      ...{ isLowest: false, note: "", checkedOn: "" },
    });
    const saveFees = (rows: FeeRow[]) =>
      updateSingleton(site.db, feesDefinition, { rows }, "Imani");
    const setListed = (isListed: boolean) =>
      updateEntry(site.db, servicesDefinition, hidden.id, { isListed }, "Imani");
    const fetchPages = () => Promise.all(languages.map(({ code }) => fetchPage(`/${code}`)));
    await setListed(false);
    await saveFees([createRow(shown, 123_50), createRow(other, 145_00), createRow(hidden, 987_00)]);
    const pages = await fetchPages();
    await saveFees([createRow(shown, 123_50), createRow(hidden, 987_00)]);
    const pagesWithOneFee = await fetchPages();
    await saveFees(feesDefinition.defaults.rows);
    await setListed(true);

    for (const [i, { code }] of languages.entries()) {
      const { sentences } = translationsByLanguage[code].fees;
      const twoDigits = new Intl.NumberFormat(code, { minimumFractionDigits: 2 });
      const lowest = twoDigits.format(123.5);
      const highest = new Intl.NumberFormat(code).format(145);
      const range = sentences.find((sentence) => sentence.includes("{")) ?? "";
      const filled = range.replace("{lowest}", lowest).replace("{highest}", highest);
      assert.ok(pages[i]?.includes(filled), filled);
      assert.ok(!pagesWithOneFee[i]?.includes(lowest), code);
    }
  });

  it("A service that staff moved is in the same group of the menu in each language", async () => {
    const { id, url, menuGroup } = services[0] ?? assert.fail();
    const otherGroup = serviceGroupTitles.findLast((title) => title !== menuGroup) ?? menuGroup;
    const move = (group: typeof menuGroup) => {
      const patch = { group: String(serviceGroupTitles.indexOf(group) + 1) };
      return updateEntry(site.db, servicesDefinition, id, patch, "Imani");
    };
    await move(otherGroup);
    for (const { code } of languages) {
      const title = translationsByLanguage[code].services.groups[otherGroup];
      const list = (await fetchPage(`/${code}`)).split(`>${title}<`).at(-1);
      assert.ok(list?.split("</ul>")[0]?.includes(`href="/service/${url}"`), code);
    }
    await move(menuGroup);
  });

  it("English pages and the 404 page are marked as English", async () => {
    for (const url of ["/", "/about", "/nowhere"])
      assert.ok((await site.get(url)).body.startsWith(`${documentStart}"en-CA" dir="ltr">`), url);
  });

  for (const { code, direction, englishName } of languages) {
    const translations = translationsByLanguage[code];

    it(`The HTML declares language and direction: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      assert.ok(body.startsWith(`${documentStart}"${code}" dir="${direction}">`));
      assert.equal(body.includes(" style="), false);
    });

    it(`A translated page has its own title, description and canonical URL: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      const title = pageTitle(translations.title);
      assert.ok(body.includes(`<title>${title}</title>`));
      assert.ok(body.includes(`<meta name="description" content="${translations.description}"/>`));
      assert.ok(Array.from(title).length <= maxTitleLength);
      assert.ok(Array.from(translations.description).length <= maxDescriptionLength);
      assert.ok(body.includes(`<link rel="canonical" href="${origin}/${code}"/>`));
    });

    it(`Phone, booking link and street address stay as they are in English: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      const { street, city, province, postalCode } = clinic.address;
      const [, actual] = /<address lang="en-CA" dir="ltr"[^>]*>(.*?)<\/address>/.exec(body) ?? [];
      assert.equal(actual, `${street}<br/>${city}, ${province} ${postalCode}`);
      assert.ok(body.includes(`href="${defaultContact.phone.link}"`));
      assert.ok(body.includes(`<bdi dir="ltr">${defaultContact.phone.formatted}</bdi>`));
      assert.ok(body.includes(`href="${bookingUrl({}, defaultContact.bookingUrl)}"`));
      assert.ok(body.includes('href="tel:911"'));
    });

    it(`The translated opening hours match those of the clinic: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      const rows = translateHours(defaultHours, translations.openingHours, code);
      assert.deepEqual(
        rows.map(({ times }) => extractNumbers(times)),
        listHoursRows(defaultHours).map(({ spans }) =>
          spans.flatMap(({ opens, closes }) => [opens, closes].flatMap(listShownNumbers)),
        ),
      );
      for (const { days, times } of rows) {
        assert.ok(body.includes(days));
        assert.ok(body.includes(times));
      }
    });

    it(`Exactly the staff who speak the language are listed: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      assert.ok(team.some(({ languages }) => languages.includes(englishName)));
      for (const { name, role, languages } of team) {
        const isSpeaker = languages.includes(englishName);
        assert.equal(body.includes(`>${name}</bdi>`), isSpeaker, name);
        if (isSpeaker && role) assert.ok(translations.team.roles[role], role);
      }
    });

    it(`Each service is linked once: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      for (const { url } of services)
        assert.equal(body.split(`href="/service/${url}"`).length, 2, url);
    });

    it(`Five sentences say what a visit costs, with the fees and the notice of the clinic: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      const [range = "", ...sentences] = translations.fees.sentences;
      assert.equal(sentences.length, 4);
      for (const sentence of sentences) assert.ok(body.includes(`<li>${sentence}</li>`), sentence);
      const firstFees = services.flatMap(({ sampleFees }) => sampleFees?.first?.[1] || []);
      const start = range.slice(0, range.indexOf("{"));
      const [shown = ""] = body.match(new RegExp(`<li>${start}[^<]*</li>`)) ?? [];
      const limits = [Math.min(...firstFees), Math.max(...firstFees)];
      assert.deepEqual(extractNumbers(shown), limits);
      const hours = Number(feeTexts.cancellation.match(/\d+ hours/)?.[0].split(" ")[0]);
      assert.deepEqual(extractNumbers(sentences.at(-1) ?? ""), [hours]);
      for (const path of ["/fees", "/first-visit"])
        assert.ok(body.includes(`href="${path}"`), path);
      assert.ok(body.includes(translations.fees.sample));
    });

    it(`A message from the form arrives with its language and is confirmed in it: /${code}`, async () => {
      const { form } = translations.contact;
      const page = await fetchPage(`/${code}`);
      const formType = page.match(/name="formType" value="([^"]+)"/)?.[1] ?? "";
      const message = translations.contact.write.text.slice(0, 200).trim();
      const reply = await postForm(site, { ...visitor, message, formType });
      assert.equal(reply.statusCode, 303);
      assert.equal(reply.headers.location, `/${code}?sent=yes#write`);
      const stored = await site.db
        .selectFrom("message")
        .select(["folder", "message"])
        .where("form_type", "=", `Page in ${englishName}`)
        .execute();
      assert.deepEqual(
        stored.map((row) => ({ ...row })),
        [{ folder: "inbox", message }],
      );
      const confirmed = await fetchPage(`/${code}?sent=yes`);
      assert.ok(confirmed.includes(`<strong>${form.sent.title}</strong>`));
      assert.equal(confirmed.includes("<form"), false);
      assert.equal(page.includes(`<strong>${form.sent.title}`), false);
      const other = await site.get(`/${code}?sent=other`);
      assert.equal(other.headers.location, `/${code}`);
    });

    it(`A refused form shows its errors in the language, and what was typed: /${code}`, async () => {
      const { form } = translations.contact;
      const values = {
        ...visitor,
        email: "no address",
        message: "",
        formType: `Page in ${englishName}`,
      };
      const reply = await postForm(site, values);
      assert.equal(reply.statusCode, 400);
      for (const text of [form.check, form.errors.email, form.errors.message, 'value="no address"'])
        assert.ok(reply.body.includes(text), text);
      assert.equal(reply.body.includes(form.errors.name), false);
      assert.equal(reply.body.includes("<script"), false);
    });

    it(`A text beyond its limit is not cut but refused with its length: /${code}`, async () => {
      const { form } = translations.contact;
      assert.equal((await fetchPage(`/${code}`)).includes("maxLength"), false);
      const { limit } = contactPageForm.fields.email;
      const email = visitor.email.padStart(limit + 1, "a");
      const { body } = await postForm(site, {
        ...visitor,
        email,
        message: "A visit",
        formType: `Page in ${englishName}`,
      });
      assert.ok(body.includes(`${form.errors.email} (${limit + 1} / ${limit})`));
      assert.ok(body.includes(`value="${email}"`));
    });

    it(`No label of the layout is left in English: /${code}`, async () => {
      const body = await fetchPage(`/${code}`);
      for (const englishText of [
        "Skip to",
        ">Call<",
        ">Book<",
        "Call or book",
        "Book an",
        "new tab",
      ])
        assert.equal(body.includes(englishText), false, englishText);
    });
  }

  it("Every translation lists the same hreflang links, with the home page as default", async () => {
    for (const url of ["/", ...languages.map(({ code }) => `/${code}`)]) {
      const body = await fetchPage(url);
      const actual = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      assert.deepEqual(
        actual.map(([, hrefLang, href]) => ({ hrefLang, path: href?.slice(origin.length) })),
        [
          { hrefLang: english.code, path: "/" },
          ...languages.map(({ code }) => ({ hrefLang: code, path: `/${code}` })),
          { hrefLang: "x-default", path: "/" },
        ],
        url,
      );
    }
    assert.equal((await fetchPage("/about")).includes('rel="alternate" hrefLang'), false);
  });

  it("Every page links to each translation by its native name, marked with its language", async () => {
    for (const url of ["/", "/contact", `/service/${services[0]?.url}`, `/${languages[0]?.code}`]) {
      const body = await fetchPage(url);
      for (const { code, name, direction } of languages) {
        const link = `<a href="/${code}" lang="${code}" hrefLang="${code}" dir="${direction}"`;
        assert.ok(body.includes(link), `${url} ${code}`);
        assert.ok(new RegExp(`hrefLang="${code}"[^>]*>${name}<`).test(body));
      }
    }
  });

  it("The about page greets in every language, each marked with its language", async () => {
    const body = await fetchPage("/about");
    for (const { code, greeting } of [english, ...languages])
      assert.ok(new RegExp(`<bdi lang="${code}" dir="(ltr|rtl)">${greeting}</bdi>`).test(body));
  });
});

const visitor = { name: "Imani Okafor", email: "imani@northbloom.example", phoneNum: "" };

function postForm(site: Site, fields: Record<string, string>) {
  return site.send({
    method: "POST",
    url: "/send-contact-form-main",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });
}

/** On a clock of twelve hours: "1:30", "6". */
function listShownNumbers(minutes: number): number[] {
  const minute = minutes % 60;
  return [((Math.floor(minutes / 60) + 11) % 12) + 1, ...(minute ? [minute] : [])];
}

function extractNumbers(text: string): number[] {
  return [...text.matchAll(/\p{Nd}+/gu)].map(([digits]) =>
    Number(digits.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))),
  );
}
