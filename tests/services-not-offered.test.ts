import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { aboutSections } from "#content/about-sections.ts";
import { defaultContact } from "#content/default-contact.ts";
import { symptoms } from "#content/symptoms.ts";
import { findDefaultService } from "#domain/clinic/default-services.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { notOffered, services } from "#domain/clinic/services-definition.ts";
import { updateEntry } from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "./support/open-site.ts";
import { getVisibleText } from "./support/visible-text.ts";

/** The finder offers it, so leaving it out changes something. */
const service = services.defaults.find(({ id }) => getLinks(id).length > 0);
assert.ok(service);
const path = `/service/${getUrl(service.id)}`;

describe("a service that is not offered at the moment", () => {
  let site: Site;
  before(async () => {
    site = await openSite("sqlite", { isSeeded: true });
  });
  after(() => site.close());
  const fetchPage = async (url: string) =>
    (await site.get(url)).body.replaceAll("<!-- -->", "").replaceAll("&amp;", "&");
  const fetchMain = async (url: string) => {
    const body = await fetchPage(url);
    return body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  };

  it("Staff can say that a service is not offered, and every page follows", async () => {
    const listFinderLinks = async () => {
      const home = await fetchMain("/");
      return [...home.slice(0, home.indexOf("</fieldset>")).matchAll(/href="([^"]*)"/g)].map(
        ([, href]) => href,
      );
    };
    assert.ok((await listFinderLinks()).includes(path));
    assert.match(await fetchPage(path), /"@type":"Service"/);
    assert.match(await fetchMain(path), /href="\/book\?service=/);

    await updateEntry(site.db, services, service.id, { hasNoProvider: true }, "Ute");

    const page = await fetchMain(path);
    assert.match(getVisibleText(page), /Not offered at the moment\. /);
    assert.ok(!/href="\/book/.test(page.split("<section").slice(1, 3).join("")));
    const [hero = "", intro = ""] = page.split("<section").slice(1);
    for (const part of [hero, intro]) {
      assert.ok(part.includes(`href="${defaultContact.phone.link}"`));
      assert.ok(part.includes(`href="/contact?about=${getUrl(service.id)}#write"`));
    }
    assert.ok(!page.includes("Who you will see"));
    const whole = await fetchPage(path);
    assert.ok(!whole.includes(`href="/book?service=${getUrl(service.id)}`), "the action bar");
    assert.doesNotMatch(whole, /"@type":"Service"/);

    const list = await fetchMain("/services");
    const end = list.lastIndexOf(`href="${path}"`);
    const card = list.slice(list.lastIndexOf('href="/service/', end - 1), end);
    assert.match(getVisibleText(card), /Not offered at the moment/);
    const found = getVisibleText(
      await fetchMain(`/search?q=${encodeURIComponent(service.heading)}`),
    );
    assert.ok(found.includes(`${service.heading} Not offered at the moment.`), found);
    const results = await fetchMain(`/search?q=${encodeURIComponent(service.heading)}`);
    const headings = [...results.matchAll(/<h2[^>]*>([^<]*)</g)].map(([, heading]) => heading);
    assert.equal(headings.at(-1), notOffered);
    assert.ok(!(await listFinderLinks()).includes(path));
    const [help = ""] = list.match(/<dl .*?<\/dl>/s) ?? [];
    assert.ok(help !== "" && !help.includes(`href="${path}"`));
  });

  it("The team and the page about the clinic do not lead to its booking", async () => {
    const [person] = await listEntries(site.db, providers);
    assert.ok(person);
    await updateEntry(site.db, providers, person.id, { services: [String(service.id)] }, "Ute");
    const team = await fetchMain("/registered-providers");
    assert.ok(team.includes(`href="/book?provider=`));
    assert.ok(!team.includes(`/book?service=${getUrl(service.id)}&`));

    for (const { service: described } of aboutSections) {
      await updateEntry(site.db, services, described.id, { hasNoProvider: true }, "Ute");
      const about = await fetchMain("/about");
      assert.ok(!about.includes(`href="/book?service=${described.url}"`), described.url);
      assert.match(getVisibleText(about), /Not offered at the moment\. /);
    }
  });

  it("The booking page says that such a service cannot be booked, and leads to a message", async () => {
    const book = await fetchMain(`/book?service=${getUrl(service.id)}`);
    assert.match(getVisibleText(book), /is not offered at the moment, so it cannot be booked\./);
    assert.ok(book.includes(`href="/contact?about=${getUrl(service.id)}#write"`));
    assert.ok(!book.includes("We pass on"));
  });
});

function getLinks(id: number) {
  return symptoms.flatMap((symptom) =>
    symptom.services.filter(({ to }) => to === `/service/${getUrl(id)}`),
  );
}

function getUrl(id: number): string {
  return findDefaultService(id)?.url ?? "";
}
