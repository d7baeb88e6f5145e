import assert from "node:assert/strict";
import { it } from "node:test";
import { parseSources } from "./parse-sources.ts";

it("Each line of the sources becomes a link, a text, or a bare URL", () => {
  const lines = [
    "Exercise for preventing falls. Cochrane, 2019. https://doi.org/10.1002/14651858.CD012424.pub2",
    "",
    "  A book without a link, page 12  ",
    "https://www.ontario.ca/laws/regulation/100034.",
    "javascript:alert(1)",
  ].join("\r\n");
  assert.deepEqual(parseSources(lines), [
    {
      text: "Exercise for preventing falls. Cochrane, 2019.",
      url: "https://doi.org/10.1002/14651858.CD012424.pub2",
    },
    { text: "A book without a link, page 12", url: undefined },
    {
      text: "https://www.ontario.ca/laws/regulation/100034",
      url: "https://www.ontario.ca/laws/regulation/100034",
    },
    { text: "javascript:alert(1)", url: undefined },
  ]);
  assert.deepEqual(parseSources(" \n"), []);
});

it("A URL keeps its brackets, and the text keeps none around a URL that is taken out of it", () => {
  const anatomy = "https://en.wikipedia.org/wiki/Shoulder_(anatomy)";
  const two = "Two: https://a.example/1 and https://b.example/2";
  assert.deepEqual(
    parseSources([anatomy, "Smith 2019 (https://a.example/1), page 4", two].join("\n")),
    [
      { text: anatomy, url: anatomy },
      { text: "Smith 2019, page 4", url: "https://a.example/1" },
      { text: two, url: "https://a.example/1" },
    ],
  );
});
