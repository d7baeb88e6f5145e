import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { dayMs } from "#domain/records/time-units.ts";
import { createPostValues, type PostValues, validatePost } from "./post-values.ts";
import {
  checkBeforePublishing,
  describeLinkCheck,
  findMissingParts,
  listOwnLinks,
} from "./publish-checks.ts";

function listWarnings(patch: Partial<PostValues>): string[] {
  const complete = {
    title: "Snow shovelling",
    brief_paragraph: "How to lift.",
    blogs_content: [{ heading: "Lift", paragraph: "<p>Bend your knees.</p>" }],
  };
  return checkBeforePublishing({ ...createPostValues(), ...complete, ...patch })
    .filter(({ part }) => part)
    .map(({ title, detail }) => `${title}: ${detail}`);
}

describe("the checks before a post goes public", () => {
  it("A complete post has no warning", () => assert.deepEqual(listWarnings({}), []));

  it("A date more than a year away may be a slip", () => {
    const inYears = (years: number) => new Date(Date.now() + years * 366 * dayMs).toISOString();
    assert.deepEqual(listWarnings({ published_date: inYears(0.9) }), []);
    assert.match(
      listWarnings({ published_date: inYears(1.1) }).join(),
      /^The date .* year right\?$/,
    );
  });

  it("Advertising words are counted and named by their place", () => {
    const sections = [
      { heading: "Lift", paragraph: "<p>The best way.</p>" },
      { heading: "We cure pain", paragraph: "<p>Guaranteed, <b>guaranteed</b>.</p>" },
    ];
    assert.deepEqual(listWarnings({ blogs_content: sections }), [
      "4 words that the colleges warn about: “best” in section 1, “cure” and “Guaranteed” and “guaranteed” in section 2",
    ]);
  });

  it("A cover without a description, no paragraph, no section and a long search title are named", () => {
    assert.deepEqual(
      listWarnings({
        blog_image: "/uploads/cover.webp",
        brief_paragraph: " ",
        blogs_content: [{ heading: "", paragraph: "<p></p>" }],
        metaTitle: "a".repeat(73),
      }).map((warning) => warning.split(":")[0]),
      [
        "The cover has no description",
        "There is no section yet",
        "There is no brief paragraph",
        "The search title is too long",
      ],
    );
  });

  it("Pictures without a description are counted in each section", () => {
    const picture = (alt: string) => `<img src="/uploads/a.webp"${alt}>`;
    const paragraphs = [
      picture(' alt="Stairs"'),
      picture(' alt=" "'),
      `${picture("")}${picture(' alt=""')}`,
    ];
    const sections = paragraphs.map((paragraph) => ({ heading: "Lift", paragraph }));
    assert.deepEqual(listWarnings({ blogs_content: sections }), [
      "A picture has no description: In section 2: people who cannot see it hear nothing",
      "2 pictures have no description: In section 3: people who cannot see them hear nothing",
    ]);
  });

  it("Only complete sections count as complete", () => {
    const half = { heading: "Rest", paragraph: "<p></p>" };
    const complete = { heading: "Lift", paragraph: "<p>Bend your knees.</p>" };
    const listDetails = (blogs_content: (typeof half)[]) =>
      checkBeforePublishing({ ...createPostValues(), blogs_content })
        .filter(({ title }) => /section/i.test(title))
        .map(({ detail }) => detail);
    assert.deepEqual(listDetails([half]), []);
    assert.deepEqual(listDetails([half, complete]), ["1 section has a heading and text"]);
    assert.deepEqual(listDetails([complete, complete]), ["2 sections have a heading and text"]);
  });

  it("A missing title, slug, heading and text are named with their places", () => {
    const sections = [
      { heading: "Lift", paragraph: "<p>Bend your knees.</p>" },
      { heading: "", paragraph: "<p>Slowly.</p>" },
      { heading: "Rest", paragraph: "<p></p>" },
      { heading: "", paragraph: "" },
    ];
    const values = { ...createPostValues(), title: " ", blogs_content: sections };
    assert.deepEqual(
      findMissingParts(values).map(({ title, part }) => [title, part]),
      [
        ["Title is missing.", { field: "title" }],
        ["Slug is missing.", { field: "slug_url" }],
        ["Section 2 has no heading yet.", { section: 1 }],
        ["Section 3 has no text yet.", { section: 2 }],
      ],
    );
  });

  it("A draft may be incomplete but not too long", () => {
    const titled = { ...createPostValues(), title: "Knees" };
    assert.deepEqual(validatePost(titled), {});
    const tooLong = { ...titled, title: "x".repeat(151) };
    assert.deepEqual(Object.keys(validatePost(tooLong)), ["title"]);
    const published = { ...createPostValues(), status: "published" as const };
    assert.deepEqual(Object.keys(validatePost(published)), ["title", "slug_url"]);
  });

  it("Only links to pages of this site are looked up, each once", () => {
    const paragraph = [
      "/fees?a=1&amp;b=2",
      "https://clinic.example/about#us",
      "/about",
      "https://elsewhere.example/about",
      "//elsewhere.example/",
      "tel:4165550199",
    ]
      .map((href) => `<a title="x" href="${href}">Link</a>`)
      .join(" ");
    const sections = [
      { heading: "", paragraph: "" },
      { heading: "Links", paragraph },
    ];
    const links = listOwnLinks(sections, "https://clinic.example");
    assert.deepEqual(links, [
      { path: "/fees?a=1&b=2", place: "section 2", part: { section: 1 } },
      { path: "/about", place: "section 2", part: { section: 1 } },
    ]);
    assert.equal(describeLinkCheck(links, []).part, undefined);
    assert.equal(
      describeLinkCheck(links, links.slice(1)).detail,
      "There is no page at /about (section 2)",
    );
  });
});
