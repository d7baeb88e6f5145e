import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isExternalUrl, withDerivedFields } from "./derived-fields.ts";
import { type LocationTexts, locationFields } from "./location-page.ts";

const blank = Object.fromEntries(
  Object.keys(locationFields).map((name) => [name, ""]),
) as LocationTexts;

describe("derived fields of a location page", () => {
  it("The slug is derived from the main heading, and the canonical URL from the slug", () => {
    assert.deepEqual(withDerivedFields(blank, { main_heading: "Physio in Don Mills" }, true), {
      main_heading: "Physio in Don Mills",
      slug_url: "physio-in-don-mills",
      meta_link: "/location/physio-in-don-mills",
    });
  });

  it("Edited fields are not derived again", () => {
    const slugged = { ...blank, main_heading: "Physio", slug_url: "my-own" };
    assert.deepEqual(withDerivedFields(slugged, { main_heading: "Physio here" }, true), {
      main_heading: "Physio here",
    });
    const linked = { ...blank, slug_url: "one", meta_link: "/services" };
    assert.deepEqual(withDerivedFields(linked, { slug_url: "two" }, true), { slug_url: "two" });
  });

  it("A stored page never derives its slug from the heading, but its canonical URL from the slug", () => {
    const stored = { ...blank, main_heading: "One", slug_url: "one", meta_link: "/location/one" };
    assert.deepEqual(withDerivedFields(stored, { main_heading: "Two" }, false), {
      main_heading: "Two",
    });
    assert.deepEqual(withDerivedFields(stored, { slug_url: "Two" }, false), {
      slug_url: "Two",
      meta_link: "/location/two",
    });
  });

  it("Only URLs on other hosts count as external", () => {
    const site = "https://northbloom.example";
    assert.equal(isExternalUrl("https://elsewhere.example/location/one", site), true);
    assert.equal(isExternalUrl("https://northbloom.example/location/one", site), false);
    assert.equal(isExternalUrl("/location/one", site), false);
    assert.equal(isExternalUrl("https://", site), false);
  });
});
