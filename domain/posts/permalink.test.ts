import assert from "node:assert/strict";
import { it } from "node:test";
import { findPostNumber, normalizePermalink } from "./permalink.ts";

it("All forms of one former address are stored and found as one", () => {
  const forms: Record<string, string | undefined> = {
    "/2020/03/Knees/": "/2020/03/knees",
    "/2020//03/knees?utm_source=x#top": "/2020/03/knees",
    "/%DA%A9%D9%85%D8%B1/": "/کمر",
    "/Cafe%CC%81": "/café",
    "/index.php/post": "/index.php/post",
    "/": undefined,
    "/%zz": undefined,
    "/a%2Fb": undefined,
    "/a%0Ab": undefined,
    [`/${"a".repeat(1000)}`]: undefined,
  };
  for (const [path, expected] of Object.entries(forms))
    assert.equal(normalizePermalink(path), expected, path);
});

it("The number of a post is found in the query of the home page only", () => {
  assert.equal(findPostNumber("/?p=17&preview=true"), "17");
  assert.equal(findPostNumber("/?a=1&p=17"), "17");
  for (const url of ["/", "/?page=2", "/?p=x", "/?p=0", "/blog?p=17", "/?p=12345678901"])
    assert.equal(findPostNumber(url), undefined, url);
});
