import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { categories } from "#domain/clinic/categories-definition.ts";
import type { Collection } from "#domain/clinic/define-content.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { formatCount } from "#domain/clinic/number-words.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import { removeEntry, updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getJsonLdGraph } from "./support/page-rules.ts";
import { parsePage } from "./support/parse-page.ts";

const pages = ["/", "/about", "/contact", "/registered-providers", "/services", "/nowhere"];

const serviceCount = formatCount(services.defaults.length, "service").toLowerCase();

describe("sentences about the team", () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());
  const fetchPage = async (path: string) =>
    parsePage((await site.get(path)).body.replaceAll("<!-- -->", ""));
  const fetchFacts = async (path: string) => {
    const page = await fetchPage(path);
    const clinicNode = getJsonLdGraph(page).find(({ telephone }) => telephone !== undefined);
    const spoken = (clinicNode?.knowsLanguage ?? []) as { name: string }[];
    const description = page.meta.get("description") ?? "";
    return { text: `${page.text} ${description}`, spoken: spoken.map(({ name }) => name) };
  };

  it("The default team is counted and described as its list says", async () => {
    const about = await fetchFacts("/about");
    assert.match(about.text, new RegExp(`Nine people, ${serviceCount} and four languages in `));
    assert.match(about.text, new RegExp(`: nine people, ${serviceCount} and four languages\\. `));
    const home = await fetchFacts("/");
    assert.match(home.text, /Care in four languages English, Tagalog, Gujarati, Farsi/);
    assert.match(home.text, /Meet all nine of us/);
    for (const path of pages)
      assert.match(
        (await fetchFacts(path)).text,
        /We speak English, Tagalog, Gujarati and Farsi\./,
      );
    assert.deepEqual(about.spoken, ["English", "Tagalog", "Gujarati", "Farsi"]);
  });

  it("Another number of people, professions and languages leaves no old one on a page", async () => {
    for (const id of [2, 4, 5, 6, 7, 9]) await removeEntry(site.db, providers, id, "Mirela");
    await updateEntry(site.db, providers, 3, { languages: ["English", "Polish"] }, "Mirela");
    for (const path of pages) {
      const { text, spoken } = await fetchFacts(path);
      assert.match(text, /We speak English, Gujarati, Farsi and Polish\./, path);
      assert.doesNotMatch(text, /nine people|Tagalog, |massage therapist, an acu/i, path);
      if (spoken.length > 0) assert.deepEqual(spoken, ["English", "Gujarati", "Farsi", "Polish"]);
    }
    assert.match(
      (await fetchFacts("/about")).text,
      new RegExp(`Three people, ${serviceCount} and four`),
    );
    const home = await fetchFacts("/");
    assert.match(home.text, /Care in four languages English, Gujarati, Farsi, Polish/);
    assert.match(home.text, /Meet all three of us/);
  });

  it("A team of one who speaks one language is described without lists", async () => {
    for (const id of [3, 8]) await removeEntry(site.db, providers, id, "Mirela");
    await updateEntry(site.db, providers, 1, { languages: ["English"] }, "Mirela");
    const about = await fetchFacts("/about");
    assert.match(about.text, new RegExp(`One person, ${serviceCount} and one language in `));
    assert.doesNotMatch(about.text, /A Multi-Lingual Team/);
    const home = await fetchFacts("/");
    assert.match(home.text, /Meet the team/);
    assert.doesNotMatch(home.text, /Multilingual|Meet all|languages|[^a-z]nine[^a-z]/);
    assert.doesNotMatch((await fetchFacts("/contact")).text, /Ask for .* when you call/);
  });

  it("A hidden service is on no page, and every count of services follows", async () => {
    const save = (id: number, patch: object) =>
      updateEntry(site.db, services, id, { ...patch }, "Mirela");
    const massage = "/service/registered-massage-therapy";
    const translated = ["/tl", "/gu", "/fa"];
    const paths = [
      ...pages,
      ...translated,
      "/fees",
      "/sitemap.xml",
      "/blog",
      "/service/psychology",
    ];
    const fetchBodies = () =>
      Promise.all(
        paths.map(async (path) => (await site.get(path)).body.replaceAll("<!-- -->", "")),
      );
    const before = await fetchBodies();
    for (const [i, path] of paths.entries()) assert.ok(before[i]?.includes(massage), path);
    await save(4, { isListed: false });
    await save(7, { isListed: false });
    await save(1, { menuName: "Physio" });
    const after = await fetchBodies();
    for (const [i, path] of paths.entries()) {
      assert.ok(!after[i]?.includes(massage), `${path} still links the hidden service`);
      assert.doesNotMatch(
        after[i] ?? "",
        /fourteen (?!seconds)|eleven more|\bten more|14 services/i,
        path,
      );
      assert.doesNotMatch(after[i] ?? "", /چهارده|یازده|ચૌદ|અગિયાર|labing-isa|labing-apat/i, path);
    }
    const hidden = await site.get(massage);
    assert.equal(hidden.headers.location, "/services");
    const [home = "", , , , list = ""] = after;
    assert.match(home, /Physio, chiropractic, orthotics and nine more services in /);
    assert.match(list, /Twelve services, one front desk\./);
    assert.match(list, /<title>Our 12 Services in /);
    assert.match(list, /Physio, chiropractic, orthotics and nine more services in /);
    const [tl = "", gu = "", fa = ""] = after.slice(pages.length);
    assert.match(tl, /Labindalawang serbisyo\./);
    assert.match(tl, /May physiotherapy, chiropractic at sampu pang serbisyo,/);
    assert.match(gu, /બાર સેવાઓ\./);
    assert.match(fa, /دوازده نوع خدمات\./);
    await save(4, { isListed: true });
    assert.ok((await site.get("/")).body.includes(massage));
  });

  it("One service is called by its singular in each language", async () => {
    for (const { id } of services.defaults)
      await updateEntry(site.db, services, id, { isListed: id === 1 }, "Mirela");
    assert.match((await fetchFacts("/gu")).text, /એક સેવા\. /);
    assert.match((await fetchFacts("/tl")).text, /Isang serbisyo\. /);
    assert.match((await fetchFacts("/about")).text, /one service and one language/);
    await updateEntry(site.db, services, 2, { isListed: true }, "Mirela");
    assert.match((await fetchFacts("/gu")).text, /બે સેવાઓ\. /);
  });

  it("With one person, five services and every other list empty, no page has a gap", async () => {
    const lists: Collection[] = [providers, testimonials, gallery, categories] as never;
    for (const list of lists)
      for (const { id } of await listEntries(site.db, list))
        if (list !== lists[0] || id !== 1) await removeEntry(site.db, list, id, "Mirela");
    const shown = [1, 3, 4, 5, 7];
    for (const { id } of services.defaults)
      await updateEntry(site.db, services, id, { isListed: shown.includes(id) }, "Mirela");
    const { body } = await site.get("/sitemap.xml");
    const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));
    const paths = [...urls.map(({ pathname }) => pathname), "/thank-you", "/nowhere"];
    assert.ok(
      ["/", "/tl", "/gu", "/fa", "/blog", "/gallery"].every((path) => paths.includes(path)),
    );
    for (const path of paths)
      assert.deepEqual(findGaps((await site.get(path)).body.replaceAll("<!-- -->", "")), [], path);
  });
});

/** Finds lists and sections without content, headings without a text, and sentences about nothing. */
function findGaps(body: string): string[] {
  // A summary repeats the heading of its text for narrow screens.
  const main = body.replace(/<(script|style|head|summary)\b.*?<\/\1>/gs, "");
  const text = parsePage(body).text;
  return [
    ...main.matchAll(/<(ul|ol|dl|table|tbody|section|nav|h[1-6])\b[^>]*>\s*<\/\1>/g),
    ...main.matchAll(
      /<h2\b[^>]*>[^<]*<\/h2>(?:\s|<(?!h\d|img|video|input|a |button|iframe)[^>]*>)*<(?:h[12]\b|\/main|footer)/g,
    ),
    ...text.matchAll(
      /.{0,40}(?:undefined|\b(?:no|zero|0) (?:people|services|languages|pictures|posts|others)\b|\bone (?:people|services|languages)\b|[,:] ?\.|\band and\b|\{\w+\}).{0,20}/gi,
    ),
  ].map(([part]) => part);
}
