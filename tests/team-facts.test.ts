import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { clinic } from "#content/clinic.ts";
import { languages } from "#content/languages/language.ts";
import { namedServices } from "#content/navigation.ts";
import { services as contentServices } from "#content/services/index.ts";
import { categories } from "#domain/clinic/categories-definition.ts";
import type { Collection } from "#domain/clinic/define-content.ts";
import { gallery } from "#domain/clinic/gallery-definition.ts";
import { formatCount, formatItems, formatNumber } from "#domain/clinic/number-words.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { services } from "#domain/clinic/services-definition.ts";
import { testimonials } from "#domain/clinic/testimonials-definition.ts";
import { removeEntry, updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getJsonLdGraph } from "./support/page-rules.ts";
import { parsePage } from "./support/parse-page.ts";

const pages = ["/", "/about", "/contact", "/registered-providers", "/services", "/nowhere"];

const people = providers.defaults;
const peopleCount = formatCount(people.length, "person", "people");
const spokenLanguages: readonly string[] = clinic.languages;
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
    const languageCount = formatCount(spokenLanguages.length, "language").toLowerCase();
    const counts = `${peopleCount}, ${serviceCount} and ${languageCount}`;
    assert.ok(about.text.includes(`${counts} in `), counts);
    assert.ok(about.text.includes(`: ${counts.toLowerCase()}. `), counts);
    const home = await fetchFacts("/");
    const everyone = `all ${formatNumber(people.length)} of us`;
    assert.match(home.text, new RegExp(`Meet (?:${everyone}|the team)`));
    assert.deepEqual(about.spoken, spokenLanguages);
    if (spokenLanguages.length === 1) return;
    const care = `Care in ${languageCount} ${spokenLanguages.join(", ")}`;
    assert.ok(home.text.includes(care), care);
    for (const path of pages)
      assert.ok(
        (await fetchFacts(path)).text.includes(`We speak ${formatItems(spokenLanguages)}.`),
      );
  });

  it("Another number of people and languages leaves no old one on a page", async () => {
    for (const { id } of people.slice(3)) await removeEntry(site.db, providers, id, "Mirela");
    for (const [i, language] of ["Dutch", "Italian", "Polish"].entries()) {
      const languages = ["English", language];
      await updateEntry(site.db, providers, people[i]?.id ?? 0, { languages }, "Mirela");
    }
    for (const path of pages) {
      const { text, spoken } = await fetchFacts(path);
      assert.match(text, /We speak English, Dutch, Italian and Polish\./, path);
      if (people.length > 3) assert.ok(!text.toLowerCase().includes(peopleCount.toLowerCase()));
      for (const language of spokenLanguages.slice(1)) assert.ok(!text.includes(`${language}, `));
      if (spoken.length > 0) assert.deepEqual(spoken, ["English", "Dutch", "Italian", "Polish"]);
    }
    assert.match(
      (await fetchFacts("/about")).text,
      new RegExp(`Three people, ${serviceCount} and four`),
    );
    const home = await fetchFacts("/");
    assert.match(home.text, /Care in four languages English, Dutch, Italian, Polish/);
    assert.match(home.text, /Meet (?:all three of us|the team)/);
  });

  it("A team of one who speaks one language is described without lists", async () => {
    const [first, ...others] = people.slice(0, 3);
    for (const { id } of others) await removeEntry(site.db, providers, id, "Mirela");
    await updateEntry(site.db, providers, first?.id ?? 0, { languages: ["English"] }, "Mirela");
    const about = await fetchFacts("/about");
    assert.match(about.text, new RegExp(`One person, ${serviceCount} and one language in `));
    assert.doesNotMatch(about.text, /A Multi-Lingual Team/);
    const home = await fetchFacts("/");
    assert.match(home.text, /Meet the team/);
    assert.doesNotMatch(home.text, /Multilingual|Meet all|languages/);
    assert.doesNotMatch((await fetchFacts("/contact")).text, /Ask for .* when you call/);
  });

  it("A hidden service is on no page, and every count of services follows", async () => {
    const all = contentServices;
    const getPath = ({ url }: { url: string }) => `/service/${url}`;
    const findNamed = ({ to }: { to: string }) => all.find((service) => getPath(service) === to);
    const named = namedServices.map(findNamed);
    const [first, second, third = second] = named;
    const unnamed = all.findLast((service) => !named.includes(service));
    assert.ok(first && third && unnamed);
    const namedCount = Math.min(named.length, 3);
    const paths = [...pages, "/fees", "/sitemap.xml", "/blog", getPath(unnamed)];
    const fetchBodies = () =>
      Promise.all(
        paths.map(async (path) => (await site.get(path)).body.replaceAll("<!-- -->", "")),
      );
    const before = await fetchBodies();
    for (const path of ["/", "/about", "/services", "/nowhere", "/fees", "/sitemap.xml"])
      assert.ok(before[paths.indexOf(path)]?.includes(getPath(third)), path);
    const other = all.findLast((service) => service !== unnamed && !named.includes(service));
    assert.ok(other);
    for (const { id } of [third, other])
      await updateEntry(site.db, services, id, { isListed: false }, "Mirela");
    await updateEntry(site.db, services, first.id, { menuName: "Renamed" }, "Mirela");
    const after = await fetchBodies();
    const oldCounts = new RegExp(
      `\\b(?:${serviceCount}|${formatNumber(all.length - namedCount)} more|${all.length} services)\\b`,
      "i",
    );
    for (const [i, path] of paths.entries()) {
      assert.ok(!after[i]?.includes(getPath(third)), `${path} still links the hidden service`);
      assert.doesNotMatch(after[i] ?? "", oldCounts, path);
    }
    assert.equal((await site.get(getPath(third))).headers.location, "/services");
    const shownCount = all.length - 2;
    const names = namedServices
      .filter(({ to }) => to !== getPath(third) && to !== getPath(other))
      .map(({ name, to }) => (to === getPath(first) ? "Renamed" : name))
      .slice(0, 3);
    const moreCount = formatCount(shownCount - names.length, "more service").toLowerCase();
    const sentence = `${names.join(", ")} and ${moreCount} in `;
    const list = after[paths.indexOf("/services")] ?? "";
    assert.ok(after[0]?.includes(sentence), sentence);
    assert.ok(list.includes(sentence), sentence);
    assert.ok(list.includes(`${formatCount(shownCount, "service")}, one front desk.`));
    assert.ok(list.includes(`<title>Our ${shownCount} Services in `));
    await updateEntry(site.db, services, third.id, { isListed: true }, "Mirela");
    assert.ok((await site.get("/")).body.includes(getPath(third)));
  });

  it("One service is called by its singular", async () => {
    const [first] = services.defaults;
    for (const { id } of services.defaults)
      await updateEntry(site.db, services, id, { isListed: id === first?.id }, "Mirela");
    assert.match((await fetchFacts("/about")).text, /one service and one language/);
  });

  it("With one person, five services and every other list empty, no page has a gap", async () => {
    const lists: Collection[] = [providers, testimonials, gallery, categories] as never;
    for (const list of lists)
      for (const { id } of await listEntries(site.db, list))
        if (list !== lists[0] || id !== people[0]?.id)
          await removeEntry(site.db, list, id, "Mirela");
    const shown = services.defaults.slice(0, 5).map(({ id }) => id);
    for (const { id } of services.defaults)
      await updateEntry(site.db, services, id, { isListed: shown.includes(id) }, "Mirela");
    const { body } = await site.get("/sitemap.xml");
    const urls = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url));
    const paths = [...urls.map(({ pathname }) => pathname), "/thank-you", "/nowhere"];
    assert.ok(
      ["/", "/blog", "/gallery", ...languages.map(({ code }) => `/${code}`)].every((path) =>
        paths.includes(path),
      ),
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
    ...main.matchAll(
      /<(ul|ol|dl|table|tbody|section|nav|h[1-6])\b(?![^>]*empty:hidden)[^>]*>\s*<\/\1>/g,
    ),
    ...main.matchAll(
      /<h2\b[^>]*>[^<]*<\/h2>(?:\s|<(?!h\d|img|video|input|a |button|iframe)[^>]*>)*<(?:h[12]\b|\/main|footer)/g,
    ),
    ...text.matchAll(
      /.{0,40}(?:undefined|\b(?:no|zero|0) (?:people|services|languages|pictures|posts|others)\b|\bone (?:people|services|languages)\b|[,:] ?\.|\band and\b|\{\w+\}).{0,20}/gi,
    ),
  ].map(([part]) => part);
}
