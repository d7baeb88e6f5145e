import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { createPostValues, type PostValues } from "./post-values.ts";
import { checkBeforePublishing, describeLinkCheck, listOwnLinks } from "./publish-checks.ts";

function listWarnings(patch: Partial<PostValues>): string[] {
  const complete = {
    title: "Snow shovelling",
    brief_paragraph: "How to lift.",
    blogs_content: [{ heading: "Lift", paragraph: "<p>Bend your knees.</p>" }],
  };
  return checkBeforePublishing({ ...createPostValues(), ...complete, ...patch })
    .filter(({ isFine }) => !isFine)
    .map(({ title, detail }) => `${title}: ${detail}`);
}

describe("the checks before a post goes public", () => {
  it("A complete post has no warning", () => assert.deepEqual(listWarnings({}), []));

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
      { path: "/fees?a=1&b=2", section: 1 },
      { path: "/about", section: 1 },
    ]);
    assert.equal(describeLinkCheck(links, []).isFine, true);
    assert.equal(
      describeLinkCheck(links, links.slice(1)).detail,
      "This page is not there: /about (section 2)",
    );
  });
});
