import assert from "node:assert/strict";
import { after, before, it } from "node:test";
import { exampleLocationTexts } from "../../tests/support/location-texts.ts";
import {
  admin,
  describeOnEachDatabase,
  openSite,
  type Site,
} from "../../tests/support/open-site.ts";

describeOnEachDatabase("List of areas", (engine) => {
  let site: Site;
  let cookie: string;
  before(async () => {
    site = await openSite(engine, { isSeeded: true });
    cookie = await site.signIn(admin);
  });
  after(() => site.close());

  const fetchLinkedSlugs = async (path: string) => {
    const { body } = await site.get(path);
    return [...body.matchAll(/href="\/location\/([^"]+)"/g)].map(([, slug = ""]) => slug);
  };

  it("The list links every location page with its name and heading", async () => {
    const { body } = await site.get("/location");
    assert.equal((await fetchLinkedSlugs("/location")).length, 6);
    assert.match(body, /Don Mills<\/b><span[^>]*>Home visits and steady steps in Don Mills/);
  });

  it("The services page and the breadcrumbs of location pages link to the list", async () => {
    for (const path of ["/services", "/location/don-mills"])
      assert.ok((await site.get(path)).body.includes('href="/location"'), path);
    assert.match(
      (await site.get("/location/don-mills")).body,
      /aria-label="Breadcrumb">.*href="\/location".*aria-current="page">Don Mills/s,
    );
  });

  it("A long list is grouped by letter, while lists on other pages stay short", async () => {
    for (const slug of ["Étobicoke", "etobicoke-south", "400 King", "مرکز", ...manySlugs])
      await site.post(
        "/api/locationpages/create",
        exampleLocationTexts(slug, { meta_link: "/location/own" }),
        cookie,
      );
    const { body } = await site.get("/location");
    const letters = [...body.matchAll(/<h2 id="(?:letter-.|numbers)"[^>]*>(.)<\/h2>/g)].map(
      ([, letter]) => letter,
    );
    assert.deepEqual(letters.slice(0, 4), ["#", "A", "B", "D"]);
    for (const letter of letters) assert.ok(body.includes(`href="#${letterId(letter)}"`), body);
    const listed = await fetchLinkedSlugs("/location");
    assert.equal(listed.length, 34);
    const etobicokeIndex = listed.indexOf("%C3%A9tobicoke");
    assert.equal(
      listed[etobicokeIndex + 1],
      "etobicoke-south",
      "an accent does not change the sort order",
    );
    assert.ok((await site.get("/services")).body.includes('href="/location"'), "in the footer");
    assert.equal((await fetchLinkedSlugs("/location/don-mills")).length, 6);
  });

  it("Every location page can be reached from any other", async () => {
    const reached = new Set(["don-mills"]);
    for (const slug of reached)
      for (const linkedSlug of await fetchLinkedSlugs(`/location/${slug}`)) reached.add(linkedSlug);
    assert.equal(reached.size, 34);
  });
});

it("The list of areas has an empty state without any location page", async () => {
  const site = await openSite("sqlite");
  const { body, statusCode } = await site.get("/location");
  assert.equal(statusCode, 200);
  assert.match(body, /There are no area pages yet/);
  await site.close();
});

const manySlugs = Array.from({ length: 24 }, (_, i) => `area-${i + 1}`);

function letterId(letter = ""): string {
  return letter === "#" ? "numbers" : `letter-${letter}`;
}
