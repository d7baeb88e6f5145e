import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { services } from "#domain/clinic/services-definition.ts";
import { list, richText, text, url } from "#domain/fields/define-fields.ts";
import { listContentLinks, listNewClaims } from "./content-texts.ts";

describe("texts of clinic content", () => {
  it("Links to pages of this site are found in addresses, rich text and lists", () => {
    const fields = {
      caption: text({ label: "Caption", limit: 40 }),
      body: richText({ label: "Body", limit: 400 }),
      rows: list({
        label: "Rows",
        itemLabel: "Row",
        max: 3,
        fields: { linkUrl: url({ label: "Where the link leads" }) },
      }),
    };
    const values = {
      caption: "/not-a-link",
      body: '<p><a href="/fees?a=1&amp;b=2">Fees</a> <a href="https://elsewhere.example/x">X</a></p>',
      rows: [{ linkUrl: "/contcat" }, { linkUrl: "" }, { linkUrl: "https://clinic.example/about" }],
    };
    assert.deepEqual(listContentLinks(fields, values, "https://clinic.example"), [
      { path: "/fees?a=1&b=2", place: "Body", part: { field: "body" } },
      { path: "/contcat", place: "Where the link leads", part: { field: "rows.0.linkUrl" } },
      { path: "/about", place: "Where the link leads", part: { field: "rows.2.linkUrl" } },
    ]);
  });

  it("Words that the colleges warn about are listed by field, unless the text was public before", () => {
    const fields = {
      caption: text({ label: "Caption", limit: 40 }),
      bio: text({ label: "Two sentences", limit: 400, isAdvertising: true }),
      rows: list({
        label: "Rows",
        itemLabel: "Row",
        max: 3,
        fields: { words: richText({ label: "Words", limit: 400 }) },
      }),
    };
    const oldRow = { words: "<p>We guarantee it.</p>" };
    const stored = { caption: "", bio: "Calm and careful.", rows: [oldRow] };
    const values = {
      caption: "The best door",
      bio: "The best hands.",
      rows: [{ words: "<p>A <b>cure</b>.</p>" }, oldRow],
    };
    assert.deepEqual(
      listNewClaims(fields, values, stored).map(({ name, phrases, part }) => [name, phrases, part]),
      [
        ["“Two sentences”", ["best"], { field: "bio" }],
        ["“Words”", ["cure"], { field: "rows.0.words" }],
      ],
    );
    assert.deepEqual(listNewClaims(fields, stored, stored), []);
  });

  it("A line of what a service is good for, or of what it is at a glance, is listed, too", () => {
    const glance = [{ term: "", text: "The best in town" }];
    const values = { introBullets: ["Sore knees", "A cure for pain"], glance };
    const stored = { introBullets: ["Sore knees"] };
    assert.deepEqual(
      listNewClaims(services.fields, values, stored).map(({ phrases, part }) => [phrases, part]),
      [
        [["cure"], { field: "introBullets.1" }],
        [["best"], { field: "glance.0.text" }],
      ],
    );
  });
});
