import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { providers } from "#domain/clinic/providers-definition.ts";
import { listEntries } from "#domain/clinic/read-clinic-content.server.ts";
import {
  createEntry,
  removeEntry,
  reorderEntries,
  updateEntry,
} from "#domain/clinic/write-clinic-content.server.ts";
import { openSite, type Site } from "../../tests/support/open-site.ts";
import { getJsonLdGraph } from "../../tests/support/page-rules.ts";
import { parsePage } from "../../tests/support/parse-page.ts";
import { getVisibleText } from "../../tests/support/visible-text.ts";

const newPerson = {
  name: "Sam T.",
  college: "chiropractors",
  title: "Chiropractor (DC)",
  registrationNumber: "4711",
  registerUrl: "https://register.example.org/sam",
  languages: ["English", "Gujarati"],
  services: ["3"],
  days: ["monday", "thursday"],
  bio: "Sam began as a nurse. He likes long hikes.",
};

describe("Registered providers", () => {
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

  it("The page shows the default team, and names their professions in its description", async () => {
    const page = await fetchPage("/registered-providers");
    assert.deepEqual(
      listNames(page),
      providers.defaults.map(({ name }) => name),
    );
    assert.equal(
      page.meta.get("description"),
      "Meet our physiotherapists, chiropractor, massage therapist, acupuncturist and psychological associate, each with a link to their college’s public register.",
    );
  });

  it("The filter shows who speaks a language and offers a service, and says how many they are", async () => {
    const readResult = async (query: string) => {
      const page = await fetchPage(`/registered-providers${query}`);
      const [, result = ""] = page.html.match(/<p role="status"[^>]*>(.*?)<\/p>/s) ?? [];
      return { names: listNames(page), result: getVisibleText(result).trim(), page };
    };
    const everyone = await readResult("");
    assert.equal(everyone.result, "Six clinicians and a clinic team of three");
    const farsi = await readResult("?language=farsi");
    assert.deepEqual(farsi.names, ["Mirela S.", "Leila N.", "Aziz V."]);
    assert.match(
      farsi.result,
      /^Two clinicians and one of the clinic team speak Farsi Show everyone/,
    );
    assert.match(farsi.page.html, /<input[^>]*value="farsi"[^>]*checked|checked[^>]*value="farsi"/);
    const getCanonical = ({ linkTags }: typeof farsi.page) =>
      linkTags.find(({ rel }) => rel === "canonical")?.href;
    assert.equal(getCanonical(farsi.page), getCanonical(everyone.page));
    const one = await readResult("?language=gujarati&service=chiropractic-treatment");
    assert.deepEqual(one.names, ["Rohan D."]);
    assert.match(one.result, /^One clinician speaks Gujarati and offers chiropractic /);
    const nobody = await readResult("?language=gujarati&service=acupuncture");
    assert.deepEqual(nobody.names, []);
    assert.match(
      nobody.result,
      /^Nobody here speaks Gujarati and offers acupuncture\. Call us: we can look for an interpreter\. Show/,
    );
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
    await reorderEntries(site.db, providers, [added.item.id]);
    const page = await fetchPage("/registered-providers");
    assert.equal(listNames(page)[0], "Sam T.");
    for (const text of ["Registration no. 4711", "English and Gujarati", newPerson.bio])
      assert.ok(page.text.includes(text), text);
    assert.ok(page.text.includes("Monday and Thursday"));
    assert.ok(page.links.some(({ href }) => href === newPerson.registerUrl));
    assert.ok(page.links.some(({ href }) => href.endsWith(`provider=person-${added.item.id}`)));
    const node = listPeople(page).find(({ name }) => name === "Sam T.");
    assert.equal(node?.jobTitle, "Chiropractor (DC)");
    assert.equal(node?.description, newPerson.bio);
    assert.match(String(node?.knowsAbout), /\/service\/chiropractic-treatment$/);
    assert.match(page.meta.get("description") ?? "", /our chiropractors, physiotherapists,/);
    assert.deepEqual(listNames(await fetchPage("/service/chiropractic-treatment")), [
      ...["Sam T.", "Rohan D."],
    ]);
    assert.ok((await fetchPage("/gu")).text.includes("Sam T."));
    assert.ok((await fetchPage(`/book?provider=person-${added.item.id}`)).text.includes("Sam"));
  });

  it("Somebody on leave or without room for new patients cannot be booked", async () => {
    const save = (patch: Record<string, unknown>) =>
      updateEntry(site.db, providers, 4, patch, "Mirela");
    const massage = "/service/registered-massage-therapy";
    const findAccepting = async () =>
      getJsonLdGraph(await fetchPage("/about")).find(({ telephone }) => telephone !== undefined)
        ?.isAcceptingNewPatients;
    for (const [patch, sentence] of [
      [{ takesNewPatients: false }, "Leila is not taking new patients now. Ask us who is."],
      [
        { isOnLeave: true, backOn: "2100-01-04" },
        "Leila is on leave, and back on January 4, 2100.",
      ],
      [{ isOnLeave: true, backOn: "" }, "Leila is on leave."],
    ] as const) {
      await save(patch);
      for (const path of ["/registered-providers", massage]) {
        const page = await fetchPage(path);
        assert.ok(page.text.includes(sentence), `${path}: ${sentence}`);
        assert.ok(!page.links.some(({ href }) => href.includes("provider=leila-n")), path);
      }
      assert.doesNotMatch((await fetchPage(massage)).text, /With Leila/);
      assert.doesNotMatch((await fetchPage("/book?provider=leila-n")).text, /With Leila/i);
    }
    await save({ takesNewPatients: true, backOn: "2020-01-04" });
    assert.match((await fetchPage(massage)).text, /With Leila N\./);
    assert.equal(await findAccepting(), true);
    for (const { id } of await listEntries(site.db, providers))
      await updateEntry(site.db, providers, id, { takesNewPatients: false }, "Mirela");
    assert.equal(await findAccepting(), false);
  });

  it("Someone who is not listed shows nowhere, and an empty team leaves working pages", async () => {
    await updateEntry(site.db, providers, 1, { isListed: false }, "Mirela");
    for (const path of ["/registered-providers", "/service/physiotherapy", "/fa"])
      assert.doesNotMatch((await fetchPage(path)).html, />Mirela S\.</, path);
    for (const { id } of providers.defaults) await removeEntry(site.db, providers, id, "Mirela");
    assert.deepEqual(listNames(await fetchPage("/registered-providers")), ["Sam T."]);
    await updateEntry(site.db, providers, 1001, { isListed: false }, "Mirela");
    const page = await fetchPage("/registered-providers");
    assert.deepEqual(listPeople(page), []);
    assert.match(page.meta.get("description") ?? "", /^Meet the team of our clinic/);
    assert.match((await fetchPage("/service/physiotherapy")).text, /Ask at the front desk/);
    for (const path of ["/tl", "/gu", "/fa", "/sitemap.xml"])
      assert.equal((await site.get(path)).statusCode, 200, path);
  });
});
