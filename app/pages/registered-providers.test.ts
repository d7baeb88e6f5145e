import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { translationsByLanguage } from "#content/languages/translations.ts";
import { services } from "#content/services/index.ts";
import { collegeEntries, listProfessions } from "#domain/clinic/protected-titles.ts";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import { reorderEntries } from "#domain/clinic/reorder-entries.server.ts";
import {
  createEntry,
  removeEntry,
  updateEntry,
} from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { getJsonLdGraph } from "../../tests/support/page-rules.ts";
import { parsePage } from "../../tests/support/parse-page.ts";
import { getVisibleText } from "../../tests/support/visible-text.ts";

const [[collegeKey, college] = []] = collegeEntries;
const title = `Registered ${college?.titles[0]}`;
// The page of such a service names the people who offer it beside “With”.
const [firstService, secondService] = services.filter(
  ({ glance }) => !glance.some(({ term }) => term === "With"),
);
assert.ok(firstService && secondService);
const skip = !college && "the province has no college";

const newPerson = {
  name: "Sam T.",
  college: collegeKey,
  title,
  registrationNumber: "4711",
  registerUrl: "https://register.example.org/sam",
  languages: ["English", "Gujarati"],
  services: [String(firstService.id)],
  days: ["monday", "thursday"],
  bio: "Sam began as a nurse. He likes long hikes.",
};

const toId = ({ id }: { id: number }) => String(id);
const firstServicePath = `/service/${firstService.url}`;
const secondServicePath = `/service/${secondService.url}`;
const translatedPaths = Object.keys(translationsByLanguage).map((language) => `/${language}`);
const gujaratiPaths = translatedPaths.filter((path) => path === "/gu");

describe("Registered providers", { skip }, () => {
  let site: Site;
  before(async () => {
    site = await openSite();
  });
  after(() => site.close());

  const fetchPage = async (path: string) =>
    parsePage((await site.get(path)).body.replaceAll("<!-- -->", ""));
  const listNames = ({ html }: { html: string }) =>
    [...html.matchAll(/<h3[^>]*>([^<]*\.)<\/h3>/g)].map(([, name]) => name);
  const listPeople = (page: ReturnType<typeof parsePage>) =>
    getJsonLdGraph(page).filter(({ "@type": type }) => type === "Person");

  it("The browser translates no name of a person", async () => {
    const { html } = await fetchPage("/registered-providers");
    for (const { name } of providers.defaults)
      assert.ok(html.includes(`<h3 translate="no">${name}</h3>`), name);
  });

  it("The page shows the default team, and names their professions in its description", async () => {
    const page = await fetchPage("/registered-providers");
    assert.deepEqual(
      listNames(page),
      providers.defaults.map(({ name }) => name),
    );
    const description = page.meta.get("description") ?? "";
    assert.match(
      description,
      /^Meet our .*, each with a link to their college’s public register\.$/,
    );
    const members = providers.defaults.filter((person) => person.college !== "none");
    for (const { profession } of listProfessions(members.map((person) => person.title)))
      assert.ok(description.includes(profession), profession);
  });

  const ownTeam = [
    { ...newPerson, name: "Ada L.", languages: ["English", "Farsi"] },
    { ...newPerson, name: "Ben K.", services: [firstService, secondService].map(toId) },
    { name: "Cleo M.", languages: ["English", "Farsi"], title: "Office Manager" },
  ];
  const ids: number[] = [];
  let samId = 0;

  it("The filter shows who speaks a language and offers a service, and says how many they are", async () => {
    for (const { id } of providers.defaults) await removeEntry(site.db, providers, id, "Mirela");
    for (const person of ownTeam) {
      const added = await createEntry(site.db, providers, person, "Mirela");
      assert.ok("item" in added, JSON.stringify(added));
      ids.push(added.item.id);
    }
    const readResult = async (query: string) => {
      const page = await fetchPage(`/registered-providers${query}`);
      const [, result = ""] = page.html.match(/<span role="status"[^>]*>(.*?)<\/p>/s) ?? [];
      return { names: listNames(page), result: getVisibleText(result).trim(), page };
    };
    const everyone = await readResult("");
    assert.equal(everyone.result, "Two clinicians and a clinic team of one");
    const farsi = await readResult("?language=farsi");
    assert.deepEqual(farsi.names, ["Ada L.", "Cleo M."]);
    assert.match(
      farsi.result,
      /^One clinician and one of the clinic team speak Farsi Show everyone/,
    );
    assert.match(farsi.page.html, /<input[^>]*value="farsi"[^>]*checked|checked[^>]*value="farsi"/);
    const getCanonical = ({ linkTags }: typeof farsi.page) =>
      linkTags.find(({ rel }) => rel === "canonical")?.href;
    assert.equal(getCanonical(farsi.page), getCanonical(everyone.page));
    const one = await readResult(`?language=gujarati&service=${firstService.url}`);
    assert.deepEqual(one.names, ["Ben K."]);
    assert.match(one.page.html, RegExp(`service=${firstService.url}&amp;provider=`));
    const offered = firstService.menuName.toLowerCase();
    assert.ok(one.result.startsWith(`One clinician speaks Gujarati and offers ${offered} `));
    const nobody = await readResult(`?language=farsi&service=${secondService.url}`);
    assert.deepEqual(nobody.names, []);
    const deed = `speaks Farsi and offers ${secondService.menuName.toLowerCase()}`;
    const advice = "Call us: we can look for an interpreter. Show";
    assert.ok(nobody.result.startsWith(`Nobody here ${deed}. ${advice}`), nobody.result);
    const other = services.find(({ url }) => ![firstService.url, secondService.url].includes(url));
    const unlisted = await readResult(`?service=${other?.url}`);
    assert.deepEqual(unlisted.names, []);
    const sentence = `Nobody is listed for ${other?.menuName.toLowerCase()}. The front desk`;
    assert.ok(unlisted.result.startsWith(sentence), unlisted.result);
    const option = `<option value="${other?.url}"`;
    assert.ok(unlisted.page.html.includes(option) && !everyone.page.html.includes(option));
  });

  it("An unknown value of the filter counts as any, and leads to the page without it", async () => {
    for (const [query, canonicalQuery] of [
      ["?language=klingon", ""],
      ["?language=&service=", ""],
      ["?language=farsi&service=magic", "?language=farsi"],
      ["?language=farsi&language=english", "?language=farsi"],
    ] as const) {
      const response = await site.get(`/registered-providers${query}`);
      assert.equal(response.statusCode, 302, query);
      assert.equal(response.headers.location, `/registered-providers${canonicalQuery}`);
    }
  });

  it("A new clinician shows on every page of the team, in the order that staff chose", async () => {
    const added = await createEntry(site.db, providers, newPerson, "Mirela");
    assert.ok("item" in added, JSON.stringify(added));
    samId = added.item.id;
    await reorderEntries(site.db, providers, [samId]);
    const page = await fetchPage("/registered-providers");
    assert.equal(listNames(page)[0], "Sam T.");
    for (const text of ["Registration no. 4711", "English and Gujarati", newPerson.bio])
      assert.ok(page.text.includes(text), text);
    assert.ok(page.text.includes("Monday and Thursday"));
    assert.ok(page.links.some(({ href }) => href === newPerson.registerUrl));
    assert.ok(page.links.some(({ href }) => href.endsWith(`provider=person-${added.item.id}`)));
    const node = listPeople(page).find(({ name }) => name === "Sam T.");
    assert.equal(node?.jobTitle, title);
    assert.equal(node?.description, newPerson.bio);
    assert.ok(String(node?.knowsAbout).endsWith(firstServicePath));
    // In the place of the portrait.
    for (const path of ["/registered-providers", firstServicePath, "/", ...gujaratiPaths])
      assert.match((await fetchPage(path)).html, /aria-hidden="true"[^<>]*>ST<\/span>/, path);
    const { profession = "" } = listProfessions([title])[0] ?? {};
    assert.ok(page.meta.get("description")?.includes(`our ${profession}s`));
    const names = ["Sam T.", "Ada L.", "Ben K."];
    assert.deepEqual(listNames(await fetchPage(firstServicePath)), names);
    for (const path of translatedPaths)
      assert.ok((await fetchPage(path)).html.includes("Sam"), path);
    assert.ok((await fetchPage(`/book?provider=person-${added.item.id}`)).text.includes("Sam"));
  });

  it("A booking ID that two people have leads to the first of them", async () => {
    const { db } = site;
    const people = (await listEntries(db, providers)).filter(({ isListed }) => isListed);
    const [, second] = people.slice(0, 2);
    for (const { id } of people.slice(0, 2))
      await updateEntry(db, providers, id, { bookingId: "shared" }, "Mirela");
    const { html } = await fetchPage("/registered-providers");
    assert.equal(html.split('<li id="shared"').length, 2);
    assert.ok(html.includes(`<li id="person-${second?.id}"`));
    for (const { id, bookingId } of people.slice(0, 2))
      await updateEntry(db, providers, id, { bookingId }, "Mirela");
  });

  it("Somebody on leave or without room for new patients cannot be booked", async () => {
    const save = (patch: Record<string, unknown>) =>
      updateEntry(site.db, providers, ids[1] ?? 0, patch, "Mirela");
    const bookingId = `person-${ids[1]}`;
    const findAccepting = async () =>
      getJsonLdGraph(await fetchPage("/about")).find(({ telephone }) => telephone !== undefined)
        ?.isAcceptingNewPatients;
    for (const [patch, sentence] of [
      [{ takesNewPatients: false }, "Ben is not taking new patients now. Ask us who is."],
      [
        { isOnLeave: true, backOn: "2100-01-04" },
        "Ben is on leave and returns on January 4, 2100.",
      ],
      [{ isOnLeave: true, backOn: "" }, "Ben is on leave."],
    ] as const) {
      await save(patch);
      for (const path of ["/registered-providers", secondServicePath]) {
        const page = await fetchPage(path);
        assert.ok(page.text.includes(sentence), `${path}: ${sentence}`);
        assert.ok(!page.links.some(({ href }) => href.includes(`provider=${bookingId}`)), path);
      }
      assert.doesNotMatch((await fetchPage(secondServicePath)).text, /With Ben K\./);
      assert.doesNotMatch((await fetchPage(`/book?provider=${bookingId}`)).text, /With Ben/i);
    }
    await save({ takesNewPatients: true, backOn: "2020-01-04" });
    assert.match((await fetchPage(secondServicePath)).text, /With Ben K\./);
    assert.equal(await findAccepting(), true);
    for (const { id } of await listEntries(site.db, providers))
      await updateEntry(site.db, providers, id, { takesNewPatients: false }, "Mirela");
    assert.equal(await findAccepting(), false);
  });

  it("Someone who is not listed shows nowhere, one language is no choice, and an empty team leaves working pages", async () => {
    await updateEntry(site.db, providers, ids[0] ?? 0, { isListed: false }, "Mirela");
    for (const path of ["/registered-providers", firstServicePath, ...translatedPaths])
      assert.doesNotMatch((await fetchPage(path)).html, />Ada L\.</, path);
    for (const id of ids) await removeEntry(site.db, providers, id, "Mirela");
    const alone = await fetchPage("/registered-providers");
    assert.deepEqual(listNames(alone), ["Sam T."]);
    assert.match(alone.html, /name="language"/);
    await updateEntry(site.db, providers, samId, { languages: ["English"] }, "Mirela");
    assert.doesNotMatch((await fetchPage("/registered-providers")).html, /name="language"/);
    await updateEntry(site.db, providers, samId, { isListed: false }, "Mirela");
    const page = await fetchPage("/registered-providers");
    assert.deepEqual(listPeople(page), []);
    assert.match(page.text, /Nobody is listed here at the moment\. Call us/);
    const clinicNode = getJsonLdGraph(page).find(({ telephone }) => telephone !== undefined);
    assert.ok(clinicNode && !("isAcceptingNewPatients" in clinicNode));
    assert.match(page.meta.get("description") ?? "", /^Meet the team of our clinic/);
    assert.match((await fetchPage(firstServicePath)).text, /Ask at the front desk/);
    for (const path of [...translatedPaths, "/sitemap.xml"])
      assert.equal((await site.get(path)).statusCode, 200, path);
  });
});
