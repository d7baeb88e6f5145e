import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { bookingUrl } from "#content/external-sites.ts";
import { languages, pagesInLanguages } from "#content/languages/language.ts";
import { languageWords } from "#content/languages/words.ts";
import { openingHours } from "#content/opening-hours.ts";
import { services } from "#content/services/index.ts";
import { team } from "#content/team.ts";
import { openSite, type Site } from "../../tests/support/site.ts";

const documentIn = "<!DOCTYPE html><html lang=";
const origin = "http://localhost:3000";
const titleLimit = 60;
const descriptionLimit = 160;

describe("Translated pages", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const read = async (url: string) => {
    const reply = await site.get(url);
    assert.equal(reply.statusCode, 200, url);
    return reply.body.replaceAll("&amp;", "&").replaceAll("<!-- -->", "");
  };

  it("A language that no staff member speaks has no page", async () => {
    assert.equal((await site.get("/fr")).statusCode, 404);
    assert.equal((await site.get("/fa/services")).statusCode, 404);
  });

  it("English pages and the 404 page are marked as English", async () => {
    for (const url of ["/", "/about", "/nowhere"])
      assert.ok((await site.get(url)).body.startsWith(`${documentIn}"en-CA" dir="ltr">`), url);
  });

  for (const { code, direction, englishName } of languages) {
    const words = languageWords[code];

    it(`The HTML declares language and direction: /${code}`, async () => {
      const body = await read(`/${code}`);
      assert.ok(body.startsWith(`${documentIn}"${code}" dir="${direction}">`));
      assert.equal(body.includes(" style="), false);
    });

    it(`A translated page has its own title, description and canonical URL: /${code}`, async () => {
      const body = await read(`/${code}`);
      const title = `${words.title} | ${clinic.name}`;
      assert.ok(body.includes(`<title>${title}</title>`));
      assert.ok(body.includes(`<meta name="description" content="${words.description}"/>`));
      assert.ok(Array.from(title).length <= titleLimit);
      assert.ok(Array.from(words.description).length <= descriptionLimit);
      assert.ok(body.includes(`<link rel="canonical" href="${origin}/${code}"/>`));
    });

    it(`Phone, booking link and street address stay as they are in English: /${code}`, async () => {
      const body = await read(`/${code}`);
      const { street, city, province, postalCode } = clinic.address;
      const [, found] = /<address lang="en-CA" dir="ltr"[^>]*>(.*?)<\/address>/.exec(body) ?? [];
      assert.equal(found, `${street}<br/>${city}, ${province} ${postalCode}`);
      assert.ok(body.includes(`href="${clinic.phone.link}"`));
      assert.ok(body.includes(`<bdi dir="ltr">${clinic.phone.shown}</bdi>`));
      assert.ok(body.includes(`href="${bookingUrl()}"`));
      assert.ok(body.includes('href="tel:911"'));
    });

    it(`The translated opening hours match those of the clinic: /${code}`, async () => {
      const body = await read(`/${code}`);
      const { rows } = words.contact.hours;
      assert.deepEqual(
        rows.map(({ times }) => hoursIn(times)),
        openingHours.map(({ hours }) => (hours ? [hours.opens, hours.closes - 12] : [])),
      );
      for (const { days, times } of rows) {
        assert.ok(body.includes(days));
        assert.ok(body.includes(times));
      }
    });

    it(`Exactly the staff who speak the language are listed: /${code}`, async () => {
      const body = await read(`/${code}`);
      assert.ok(team.some(({ languages }) => languages.includes(englishName)));
      for (const { name, role, languages } of team) {
        const speaksIt = languages.includes(englishName);
        assert.equal(body.includes(`>${name}</bdi>`), speaksIt, name);
        if (speaksIt && role) assert.ok(words.team.roles[role], role);
      }
    });

    it(`Each of the fourteen services is linked once: /${code}`, async () => {
      const body = await read(`/${code}`);
      for (const { url } of services)
        assert.equal(body.split(`href="/service/${url}"`).length, 2, url);
    });

    it(`No label of the layout is left in English: /${code}`, async () => {
      const body = await read(`/${code}`);
      for (const left of ["Skip to", ">Call<", ">Book<", "Call or book", "Book an", "new tab"])
        assert.equal(body.includes(left), false, left);
    });
  }

  it("Every translation lists the same hreflang links, with the home page as default", async () => {
    for (const url of ["/", ...languages.map(({ code }) => `/${code}`)]) {
      const body = await read(url);
      const found = [...body.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
      assert.deepEqual(
        found.map(([, hrefLang, href]) => ({ hrefLang, path: href?.slice(origin.length) })),
        pagesInLanguages,
        url,
      );
    }
    assert.equal((await read("/about")).includes('rel="alternate" hrefLang'), false);
  });

  it("Every page links to each translation by its native name, marked with its language", async () => {
    for (const url of ["/", "/contact", "/service/physiotherapy", "/tl"]) {
      const body = await read(url);
      for (const { code, name, direction } of languages) {
        const link = `<a href="/${code}" lang="${code}" hrefLang="${code}" dir="${direction}"`;
        assert.ok(body.includes(link), `${url} ${code}`);
        assert.ok(new RegExp(`hrefLang="${code}"[^>]*>${name}<`).test(body));
      }
    }
  });

  it("The about page greets in four languages, each marked with its language", async () => {
    const body = await read("/about");
    for (const [code, greeting] of [
      ["en-CA", "Hello"],
      ["tl", "Kumusta"],
      ["gu", "કેમ છો"],
      ["fa", "سلام"],
    ])
      assert.ok(new RegExp(`<bdi lang="${code}" dir="(ltr|rtl)">${greeting}</bdi>`).test(body));
  });
});

/** Reads Persian digits too. */
function hoursIn(text: string): number[] {
  return [...text.matchAll(/\p{Nd}+/gu)].map(([digits]) =>
    Number(digits.replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))),
  );
}
